"""What an installed package holds: the four packages with their data, and the tool's own ciphers as a project.

The ciphers, their vectors and what searches found for them are files of the repository's folders, no Python; installed
they are below `cipherwright/shipped/`, laid out as here.
"""
from pathlib import Path

from setuptools import find_packages, setup

DATA = ["**/*.lark", "**/*.j2", "**/*.js", "**/*.html", "**/*.css", "**/*.json", "**/*.toml", "**/*.asm", "**/*.inc",
        "**/*.cpp", "**/*.cw"]
PACKAGES = ["dsl", "scheduler", "targets", "cipherwright"]
HERE = Path(__file__).parent
SHIPPED = {"ciphers": ["*.cw", "*.toml"], "tests/vectors": ["*.json"],
           **{f"generated/{path.parent.name}": [path.name]
              for path in sorted((HERE / "generated").glob("*/refined.json"))}}


def shipped(folder: str) -> str:
    """The name that a folder of the repository has among the packages."""
    return "cipherwright.shipped." + folder.replace("/", ".")


setup(
    packages=[*find_packages(include=[*PACKAGES, *(f"{name}.*" for name in PACKAGES)]), *map(shipped, SHIPPED)],
    package_dir={shipped(folder): folder for folder in SHIPPED},
    package_data={**dict.fromkeys(PACKAGES, DATA), **{shipped(folder): names for folder, names in SHIPPED.items()}},
    include_package_data=False,
)
