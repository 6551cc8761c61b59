"""The records and bodies of the API by name, for type annotations."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._description import *  # noqa: F403


def __getattr__(name: str) -> Any:
    # Hundreds of classes: they are made when the first one is asked for.
    from . import _description

    return getattr(_description, name)
