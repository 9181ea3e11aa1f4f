"""Lists what a built folder is made of, as CycloneDX JSON: packages, Python, and every library.

By hand: ``python .ci/sbom.py dist/cardtable OUT.json``, in the environment that built the folder.
OUT may be a folder.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import platform
import re
import sys
import uuid
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from archives import at, label

LIBRARY = re.compile(r"\.(so|dll|pyd|dylib)\b", re.IGNORECASE)

Part = dict[str, Any]


BY_FILE = {"LICENSE-MIT": "MIT", "LICENSE-APACHE": "Apache-2.0"}
"""Packages written in Rust name their licences by their files alone, and leave one the choice."""


def licences(package: importlib.metadata.PackageMetadata) -> list[Part]:
    """A package's licence as it states it itself."""
    expression = package.get("License-Expression")
    if expression:
        return [{"expression": expression}]
    name = package.get("License") or ""
    if not name or "\n" in name:
        said = package.get_all("Classifier") or []
        name = next((line.rpartition(" :: ")[2] for line in said if line[:7] == "License"), "")
    if name:
        return [{"license": {"name": name}}]
    files = package.get_all("License-File") or []
    either = " OR ".join(spdx for file, spdx in BY_FILE.items() if file in files)
    return [{"expression": either}] if either else []


def package(name: str) -> Part:
    """An installed package."""
    found = importlib.metadata.metadata(name)
    plain = re.sub(r"[-_.]+", "-", found["Name"]).lower()
    address = f"pkg:pypi/{plain}@{found['Version']}"
    return {
        "type": "library",
        "bom-ref": address,
        "name": plain,
        "version": found["Version"],
        "purl": address,
        "licenses": licences(found),
    }


def asked_for(name: str) -> list[str]:
    """The packages a package needs, but for its extras."""
    lines = importlib.metadata.requires(name) or []
    return [re.split(r"[^\w.-]", line)[0] for line in lines if "extra ==" not in line]


def packages() -> dict[str, list[str]]:
    """The game and all that it needs to run, each with what it asks for itself."""
    found: dict[str, list[str]] = {}
    waiting = ["cardtable"]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = asked_for(name)
            waiting += found[name]
    return found


def python() -> Part:
    """The interpreter that travels with the game."""
    version = platform.python_version()
    return {
        "type": "platform",
        "bom-ref": f"python@{version}",
        "name": "CPython",
        "version": version,
        "cpe": f"cpe:2.3:a:python:python:{version}:*:*:*:*:*:*:*",
        "licenses": [{"expression": "PSF-2.0"}],
    }


def libraries(folder: Path) -> list[Part]:
    """Every compiled library of the folder, by its checksum."""
    parts = []
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink() and LIBRARY.search(path.name):
            name = path.relative_to(folder).as_posix()
            checksum = hashlib.sha256(path.read_bytes()).hexdigest()
            hashes = [{"alg": "SHA-256", "content": checksum}]
            parts.append({"type": "file", "bom-ref": name, "name": name, "hashes": hashes})
    return parts


def bill(folder: Path) -> Part:
    """The whole list."""
    asked = packages()
    known = {name: package(name) for name in asked}
    game = {**known.pop("cardtable"), "type": "application"}
    starter = package("pyinstaller")
    parts = [*known.values(), python(), starter, *libraries(folder)]
    depends = [
        {
            "ref": (game if name == "cardtable" else known[name])["bom-ref"],
            "dependsOn": sorted(known[each]["bom-ref"] for each in names),
        }
        for name, names in asked.items()
    ]
    depends[0]["dependsOn"] += [python()["bom-ref"], starter["bom-ref"]]
    content = json.dumps(parts, sort_keys=True)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        # The same build has the same number.
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, content)}",
        "version": 1,
        "metadata": {"component": game},
        "components": parts,
        "dependencies": depends,
    }


if __name__ == "__main__":
    written = at(Path(sys.argv[2]), f"{label()}.cdx.json")
    written.write_text(
        json.dumps(bill(Path(sys.argv[1])), indent=1) + "\n", encoding="utf-8", newline="\n"
    )
    print(f"{written.stat().st_size:>12,} {written.name}")
