// What a request can end with instead of an answer: one class for each family of error codes.
// docs/reference/errors.md lists the codes.
import type { components } from '../description.ts';

/**
 * A code of docs/reference/errors.md. A newer service may answer codes that this version does not
 * list.
 */
export type ErrorCode = components['schemas']['ErrorCode'] | (string & {});

/**
 * What is wrong with one field. `field` is empty if the whole request was refused. In an invalid
 * request `code` is the rule that the field violates, such as `required` or `pattern`.
 */
export type FieldError = Omit<components['schemas']['FieldError'], 'code'> & { code: ErrorCode };

interface Circumstances {
  /** The HTTP status; 0: no answer came. */
  status: number;
  code: ErrorCode;
  /** The entries of `errors` of the answer. */
  fields: readonly FieldError[];
  /** The id of the request in the log of the service. */
  requestId: string | null;
  /** The key that was sent. A retry with the same key cannot do the same thing twice. */
  idempotencyKey: string | null;
  /** Whether the same request, with the same key, may succeed later. */
  retryable: boolean;
}

/** Any error of this client. */
export class AchordError extends Error {
  override name = 'AchordError';
}

/** The service refused the request, or no answer came. */
export class RequestError extends AchordError {
  override name = 'RequestError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
  readonly retryable: boolean;

  constructor(message: string, circumstances: Circumstances, options?: ErrorOptions) {
    super(message, options);
    this.status = circumstances.status;
    this.code = circumstances.code;
    this.fields = circumstances.fields;
    this.requestId = circumstances.requestId;
    this.idempotencyKey = circumstances.idempotencyKey;
    this.retryable = circumstances.retryable;
  }
}

/** The request is wrong: `fields` says where, and what is allowed. 400, 406, 413, 415, 422, 431. */
export class InvalidRequestError extends RequestError {
  override name = 'InvalidRequestError';
}

/** The token, the session or the sign-in is not valid. 401. */
export class AuthenticationError extends RequestError {
  override name = 'AuthenticationError';
}

/** The token is valid, but may not do this. 403. */
export class PermissionError extends RequestError {
  override name = 'PermissionError';
}

/** There is no such record, or no such path. 404, 405, 410. */
export class NotFoundError extends RequestError {
  override name = 'NotFoundError';
}

/**
 * The user or the bank account is blocked or disabled: `user_blocked`, `bank_account_blocked`,
 * `bank_account_disabled`, `bank_account_unusable`; or the account was never validated:
 * `bank_account_not_validated`. Or no authorization allows the payment: `not_authorized`. After an
 * unauthorized debit, ask the payer for a new authorization (`achord.users.authorize`).
 */
export class BlockedError extends RequestError {
  override name = 'BlockedError';
}

/** A limit would be exceeded: `limit_exceeded`, `refund_limit_reached`, `webhook_limit_reached`. */
export class LimitError extends RequestError {
  override name = 'LimitError';
}

/** The record is not in a state that allows this, for example `not_cancelable`. 422. */
export class StateError extends RequestError {
  override name = 'StateError';
}

/**
 * The key of the request belongs to another request: it is still being answered
 * (`idempotency_key_in_flight`, 409), or it was sent with another body (`idempotency_key_reused`).
 */
export class IdempotencyError extends RequestError {
  override name = 'IdempotencyError';
}

/** Too many requests: wait, then send it again. 429. */
export class RateLimitError extends RequestError {
  override name = 'RateLimitError';
}

/** The service, or a proxy before it, could not answer. 408 and 5xx. */
export class ServiceError extends RequestError {
  override name = 'ServiceError';
}

/** No answer came: the connection failed or broke. The request may have had its effect. */
export class ConnectionError extends RequestError {
  override name = 'ConnectionError';
}

/** No answer came within `timeout`. The request may have had its effect. */
export class TimeoutError extends ConnectionError {
  override name = 'TimeoutError';
}

const of = (Kind: typeof RequestError, codes: string) =>
  Object.fromEntries(codes.split(' ').map((code) => [code, Kind]));

/** The codes of 422 and 409. The other statuses have one class each. */
const byCode: Readonly<Record<string, typeof RequestError>> = {
  ...of(
    InvalidRequestError,
    'invalid_request list_too_long malformed_json idempotency_key_invalid same_user unknown_user no_merchant no_bank_account client_reference_id_taken webhook_url_refused webhook_url_taken event_needs_processor',
  ),
  ...of(
    BlockedError,
    'user_blocked bank_account_blocked bank_account_disabled bank_account_unusable bank_account_not_validated not_authorized',
  ),
  ...of(LimitError, 'limit_exceeded refund_limit_reached webhook_limit_reached'),
  ...of(IdempotencyError, 'idempotency_key_in_flight idempotency_key_reused'),
  ...of(
    StateError,
    'bank_link_failed payments_in_progress not_a_business not_a_merchant already_verified already_decided decided_meanwhile entry_not_returnable not_pausable not_cancelable not_refundable refund_exceeds_amount balance_open already_asked operator_exists invalid_state amount_exceeds_debt',
  ),
};

const byStatus: Readonly<Record<number, typeof RequestError>> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  405: NotFoundError,
  408: ServiceError,
  409: IdempotencyError,
  410: NotFoundError,
  429: RateLimitError,
};

/** The class of a refusal, and its code. `first`: the code of the first entry of `errors`. */
export function kindOf(status: number, first: string): { Kind: typeof RequestError; code: string } {
  const known = byCode[first];
  // The entries of an invalid request have the rule that a field violates, such as `required`.
  if (status === 422 && known === undefined) return { Kind: InvalidRequestError, code: 'invalid_request' };
  const Kind = known ?? byStatus[status] ?? (status >= 500 ? ServiceError : InvalidRequestError);
  return { Kind, code: first };
}
