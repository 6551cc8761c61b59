"""Webhooks of Standard Webhooks 1.0.0: the signature and the age are checked first."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from typing import TYPE_CHECKING, Any, Mapping, Sequence

from .errors import WebhookError

if TYPE_CHECKING:
    from ._description import Event

_TOLERANCE = 300
_PREFIX = "whsec_"


def verify(
    payload: str | bytes,
    headers: Mapping[str, Any],
    secrets: str | Sequence[str],
    now: float | None = None,
) -> Event:
    """Checks a webhook and answers its event, with its `uuid`: the same in the event log.

    `payload`: the body as it came, before any parsing. `headers`: names in any case. `secrets`: of
    the endpoint; while a secret is rotated, the new and the old one. `now`: seconds since 1970.
    Raises WebhookError.
    """
    if not isinstance(payload, (str, bytes, bytearray)):
        raise TypeError("Give the body as it came, as text or bytes: a parsed body has no signature.")
    event_id = _header_of(headers, "webhook-id")
    timestamp = _header_of(headers, "webhook-timestamp")
    signatures = _header_of(headers, "webhook-signature").split(" ")
    seconds = time.time() if now is None else now
    if not re.fullmatch("[0-9]{1,12}", timestamp) or abs(seconds - int(timestamp)) > _TOLERANCE:
        raise WebhookError("The webhook is too old, or from the future. Compare the clock of this machine.")
    body = payload.encode() if isinstance(payload, str) else bytes(payload)
    signed = f"{event_id}.{timestamp}.".encode() + body
    for secret in [secrets] if isinstance(secrets, str) else secrets:
        expected = base64.b64encode(hmac.new(_key_of(secret), signed, hashlib.sha256).digest())
        # It compares in constant time.
        if any(hmac.compare_digest(b"v1," + expected, given.encode("utf-8", "replace")) for given in signatures):
            event: Any = {**json.loads(body), "uuid": event_id}
            return event
    raise WebhookError("The webhook is not signed with a secret of this endpoint.")


def is_payment_event(event: Event) -> bool:
    """Whether the data of an event is a payment, with the `sequence` of the event."""
    return "transaction_status" in event["data"]


def _header_of(headers: Mapping[str, Any], name: str) -> str:
    values = [value for key, value in headers.items() if key.lower() == name]
    if len(values) != 1 or not isinstance(values[0], str) or values[0] == "":
        raise WebhookError(f"The header {name} is missing: this is not a webhook.")
    return values[0]


def _key_of(secret: str) -> bytes:
    try:
        if secret.startswith(_PREFIX):
            return base64.b64decode(secret[len(_PREFIX) :], validate=True)
    except binascii.Error:
        pass
    raise ValueError(f"The secret of an endpoint begins with {_PREFIX}.")
