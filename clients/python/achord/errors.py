"""What a request can end with instead of an answer: one class for each family of error codes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, Sequence, Tuple, Type

if TYPE_CHECKING:
    from ._description import FieldError


class AchordError(Exception):
    """Any error of this client."""


class RequestError(AchordError):
    """The service refused the request, or no answer came."""

    def __init__(
        self,
        message: str,
        *,
        status: int,
        code: str,
        fields: Sequence[FieldError] = (),
        request_id: str | None = None,
        idempotency_key: str | None = None,
        retryable: bool = False,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        """The HTTP status; 0: no answer came."""
        self.code = code
        """A code of docs/reference/errors.md. A newer service may answer codes that are not there."""
        self.fields = fields
        """The entries of `errors` of the answer: each has a `field`, a `code` and a `message`."""
        self.request_id = request_id
        """The id of the request in the log of the service."""
        self.idempotency_key = idempotency_key
        """The key that was sent. A retry with the same key cannot do the same thing twice."""
        self.retryable = retryable
        """Whether the same request, with the same key, may succeed later."""

    @property
    def field(self) -> str:
        """The first field that is wrong, as a dotted path. Empty: the whole request was refused."""
        return self.fields[0]["field"] if self.fields else ""


class InvalidRequestError(RequestError):
    """The request is wrong: `fields` says where. 400, 406, 413, 415, 422, 431."""


class AuthenticationError(RequestError):
    """The token, the session or the sign-in is not valid. 401."""


class PermissionError(RequestError):
    """The token is valid, but may not do this. 403."""


class NotFoundError(RequestError):
    """There is no such record, or no such path. 404, 405, 410."""


class BlockedError(RequestError):
    """The user or the bank account is blocked or disabled.

    After an unauthorized debit, ask the payer for a new authorization (`achord.users.authorize`).
    """


class LimitError(RequestError):
    """A limit would be exceeded."""


class StateError(RequestError):
    """The record is not in a state that allows this, for example `not_cancelable`. 422."""


class IdempotencyError(RequestError):
    """The key belongs to another request, which has another body or is still being answered."""


class RateLimitError(RequestError):
    """Too many requests: wait, then send it again. 429."""


class ServiceError(RequestError):
    """The service, or a proxy before it, could not answer. 408 and 5xx."""


class ConnectionError(RequestError):
    """No answer came: the connection failed or broke. The request may have had its effect."""


class TimeoutError(ConnectionError):
    """No answer came within `timeout`. The request may have had its effect."""


class WebhookError(AchordError):
    """The request is not a genuine webhook of the service. Answer it with 400."""


# The codes of 422 and 409. The other statuses have one class each.
_by_code: Dict[str, Type[RequestError]] = {
    code: kind
    for kind, codes in {
        InvalidRequestError: "invalid_request list_too_long malformed_json idempotency_key_invalid same_user"
        " unknown_user no_merchant no_bank_account client_reference_id_taken webhook_url_refused webhook_url_taken"
        " event_needs_processor",
        BlockedError: "user_blocked bank_account_blocked bank_account_disabled bank_account_unusable"
        " bank_account_not_validated not_authorized",
        LimitError: "limit_exceeded refund_limit_reached webhook_limit_reached",
        IdempotencyError: "idempotency_key_in_flight idempotency_key_reused",
        StateError: "bank_link_failed payments_in_progress not_a_business not_a_merchant already_verified"
        " already_decided decided_meanwhile entry_not_returnable not_pausable not_cancelable not_refundable"
        " refund_exceeds_amount balance_open already_asked operator_exists invalid_state amount_exceeds_debt",
    }.items()
    for code in codes.split(" ")
}

_by_status: Dict[int, Type[RequestError]] = {
    401: AuthenticationError,
    403: PermissionError,
    404: NotFoundError,
    405: NotFoundError,
    408: ServiceError,
    409: IdempotencyError,
    410: NotFoundError,
    429: RateLimitError,
}


def kind_of(status: int, first: str) -> Tuple[Type[RequestError], str]:
    """The class of a refusal, and its code. `first`: the code of the first entry of `errors`."""
    known = _by_code.get(first)
    # The entries of an invalid request have the rule that a field violates, such as `required`.
    if status == 422 and known is None:
        return InvalidRequestError, "invalid_request"
    by_status = _by_status.get(status, ServiceError if status >= 500 else InvalidRequestError)
    return known or by_status, first


def message_of(envelope: Dict[str, Any], status: int) -> str:
    """The sentence of the answer, with what each field needs."""
    message = envelope.get("message")
    if message is None:
        return f"The service answered with status {status}."
    entries = [(one["field"], one["message"]) for one in envelope.get("errors") or () if one["message"] != message]
    return " ".join([message, *(f"{field}: {text}" if field else text for field, text in entries)])
