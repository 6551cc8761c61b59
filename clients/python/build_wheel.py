"""The build backend of PEP 517: the package is a folder of Python, and a wheel is a zip of it."""

import base64
import hashlib
import re
import zipfile
from pathlib import Path

_FOLDER = Path(__file__).parent


def _project(name):
    text = (_FOLDER / "pyproject.toml").read_text("utf-8")
    return re.search(rf'^{name} = "(.*)"$', text, re.MULTILINE)[1]


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    name, version = _project("name"), _project("version")
    info = f"{name}-{version}.dist-info"
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\nSummary: {_project('description')}\n"
    metadata += f"Requires-Python: {_project('requires-python')}\nLicense: Apache-2.0\n"
    metadata += "Description-Content-Type: text/markdown\n\n" + (_FOLDER / "README.md").read_text("utf-8")
    files = {
        path.relative_to(_FOLDER).as_posix(): path.read_bytes()
        for path in sorted((_FOLDER / name).rglob("*"))
        if path.suffix in (".py", ".typed")
    }
    files[f"{info}/METADATA"] = metadata.encode()
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: achord\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    files[f"{info}/RECORD"] = _record(files, info)
    wheel = f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            archive.writestr(path, content)
    return wheel


def _record(files, info):
    def digest(content):
        return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()

    lines = [f"{path},sha256={digest(content)},{len(content)}" for path, content in files.items()]
    return "\n".join([*lines, f"{info}/RECORD,,", ""]).encode()
