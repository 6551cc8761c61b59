// Every answer that is not a success: its code, its HTTP status and its message, in one table.
import { type RefusalRow, serviceRefusals } from './service-refusals.ts';

/** The entry of `errors` has it, too: a newcomer reads that first. */
export const becomeMerchant =
  'A merchant is a business that passed verification. Register one with POST /3p/api/v2/businesses and "kyb": true, or verify a registered business with PUT /3p/api/v2/users/{uuid}/kyb. In the sandbox every TIN passes, except 000000001 to 000000003.';

export const refusals = {
  // 400: no request could be read
  request_unreadable: {
    status: 400,
    message: 'The request is not valid HTTP.',
    remedy: 'Check the request line, the headers and Content-Length.',
  },

  // 401 and 403
  unauthenticated: {
    status: 401,
    message: 'A valid access token is required, in the header "Authorization: Bearer <token>".',
    remedy:
      'Send `Authorization: Bearer <token>` with an active token. A missing header, another scheme than `Bearer`, and malformed, unknown, expired and revoked tokens are answered alike.',
  },
  wrong_kind_of_token: {
    status: 403,
    message: 'This kind of token may not call this operation.',
    remedy: 'Use the kind of token that the operation names: processor, vendor, or admin for `/admin` and `/sandbox`.',
  },
  tenant_suspended: {
    status: 403,
    message: 'This processor is suspended: nothing new can be started.',
    remedy: 'Reading still works. Ask the operator of this service.',
  },
  user_unavailable: {
    status: 403,
    message: 'The requested user is not available to this token.',
    remedy: 'The user does not exist, was deleted, or belongs to another tenant: all three are answered alike.',
  },

  // 404 and 405
  not_found: {
    status: 404,
    message: 'The requested resource does not exist.',
    remedy: 'Check the uuid. What belongs to another tenant is answered alike.',
  },
  route_not_found: {
    status: 404,
    message: 'There is no such path.',
    remedy: 'The entry of `errors` names the nearest path, if one is near. See `/docs` for every path.',
  },
  method_not_allowed: {
    status: 405,
    message: 'This path does not take that method.',
    remedy: 'The `Allow` header lists the methods.',
  },

  // 406 (Interface, errors)
  account_or_routing_number_invalid: {
    status: 406,
    message: 'The account or routing number provided is invalid',
    reason: 'Invalid Account or Routing Number',
    remedy: 'The validation provider refused the pair, or the routing number fails its checksum. Nothing was stored.',
  },
  billing_merchant_invalid: {
    status: 406,
    message: 'The requested billing merchant user uuid does not exist.',
    reason: 'Billing Merchant User UUID invalid',
    remedy: 'Send the uuid of a merchant: a business of yours that passed its verification.',
  },
  billing_merchant_deleted: {
    status: 406,
    message: 'The billing merchant is deleted and cannot be used for billing purposes.',
    reason: 'Billing Merchant Deleted',
    remedy: 'Send another merchant.',
  },

  // 408, 409, 413, 415
  request_too_slow: {
    status: 408,
    message: 'The request did not arrive in time.',
    remedy: 'Send the whole request within 30 seconds.',
  },
  idempotency_key_in_flight: {
    status: 409,
    message: 'A request with this Idempotency-Key is still being worked on.',
    remedy: 'Send the same request again after `Retry-After` seconds.',
  },
  body_too_large: {
    status: 413,
    message: 'The request body is too large.',
    remedy: 'Send at most 256 KiB, or 2 MiB in bulk. A body in chunks has at most 10,000 of them.',
  },
  unsupported_media_type: {
    status: 415,
    message: 'The request body must be JSON: Content-Type application/json, no Content-Encoding.',
    remedy: 'Send `Content-Type: application/json`, uncompressed, in UTF-8.',
  },

  // 422: the request as a whole
  invalid_request: {
    status: 422,
    message: 'The given data was invalid.',
    remedy: 'Each entry of `errors` names a field and what is allowed.',
  },
  malformed_json: {
    status: 422,
    message: 'The request body is not valid JSON.',
    remedy: 'The entry of `errors` says what was found.',
  },
  idempotency_key_invalid: {
    status: 422,
    message: 'The Idempotency-Key header must be 1 to 255 characters without control characters, sent once.',
    remedy: 'A version 4 UUID is a good key.',
  },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was used for a different request.',
    remedy: 'Use a new key for a new request. The first request stays replayable.',
  },

  // 422: rules of users and bank accounts
  bank_link_failed: {
    status: 422,
    message: 'The account could not be linked at the provider.',
    remedy: 'Let the user link the account again, then retry with the new access token and a new Idempotency-Key.',
  },
  bank_account_unusable: {
    status: 422,
    message: 'The bank account cannot be used.',
    remedy: 'It does not belong to that user, was removed, was disabled by a return, or is the designated test pair.',
  },
  bank_account_disabled: {
    status: 422,
    message: 'A return disabled this bank account.',
    remedy:
      'The entry of `errors` names the return. Send `validate_account_routing: true` with a new Idempotency-Key: the account is added anew if it is valid. Or add another account.',
  },
  payments_to_come: {
    status: 422,
    message: 'Payments are still to come: it cannot be deleted yet.',
    remedy: 'Wait until its payments have ended, or cancel them.',
  },
  not_a_business: { status: 422, message: 'This user is not a business.', remedy: 'Register a business.' },
  not_a_merchant: {
    status: 422,
    message: 'Only a business can have limits of its own.',
    remedy: 'Send the uuid of a business: payments count against the merchant that takes part in them.',
  },
  already_verified: { status: 422, message: 'This business is already verified.', remedy: 'Nothing is left to do.' },
  already_decided: {
    status: 422,
    message: 'This verification was already decided otherwise.',
    remedy: 'Submit the business for verification again first.',
  },

  // 422: rules of payments
  no_merchant: {
    status: 422,
    message: 'At least one side of a transaction must be a merchant.',
    remedy: becomeMerchant,
  },
  same_user: { status: 422, message: 'Payer and payee must be different users.', remedy: 'Send two users.' },
  unknown_user: {
    status: 422,
    message: 'The user does not exist.',
    remedy: 'The user was not found, was deleted, or belongs to another tenant.',
  },
  no_bank_account: {
    status: 422,
    message: 'The user has no usable bank account.',
    remedy: 'Add one. To use an account again that a return disabled, add it with `validate_account_routing: true`.',
  },
  user_blocked: {
    status: 422,
    message: 'The user is blocked.',
    remedy:
      'The entry of `errors` says why. After a debit that was not authorized: record a new authorization of the payer. Everything else the operator of this service has to lift: see docs/risk.md.',
  },
  bank_account_blocked: {
    status: 422,
    message: 'The bank account is blocked.',
    remedy:
      'No debit may be taken from it until a new authorization of the payer is recorded. Or name another account of theirs.',
  },
  limit_exceeded: {
    status: 422,
    message: 'The transaction would pass a limit.',
    remedy:
      'Each entry of `errors` names a limit that the operator of this service has set, what it is and what is left of it. Send less, or wait: see docs/risk.md.',
  },
  entry_not_returnable: {
    status: 422,
    message: 'There is no entry that the bank could answer.',
    remedy: 'The stage has no entry that a bank has: it is in no file yet, has come back already, or was never begun.',
  },
  not_pausable: {
    status: 422,
    message: 'A canceled transaction cannot be paused.',
    remedy: 'Nothing of it goes out any more.',
  },
  not_cancelable: {
    status: 422,
    message: 'The transaction can no longer be canceled.',
    remedy: 'Cancel works until the capture is chosen into a bank file. Refund it instead.',
  },
  not_refundable: {
    status: 422,
    message: 'The transaction cannot be refunded where it stands.',
    remedy:
      'A refund can be asked for from the moment the capture is in a confirmed bank file until the capture or the payout comes back. Before, cancel it.',
  },
  refund_exceeds_amount: {
    status: 422,
    message: 'The refund is more than what is left of the transaction.',
    remedy: 'The entry of `errors` says how much is left: the amount, less all refunds that have not failed.',
  },
  refund_limit_reached: {
    status: 422,
    message: 'This transaction cannot be refunded in more parts.',
    remedy: 'A transaction takes 100 refunds, those that failed included.',
  },

  // 422: acts of an operator
  invalid_state: {
    status: 422,
    message: 'This action is not allowed in the current state.',
    remedy: 'The entry of `errors` says which state allows it. Read the record first.',
  },
  exceeds_debt: {
    status: 422,
    message: 'More than what is owed.',
    remedy: 'The entry of `errors` says how much is owed.',
  },

  // 422: rules of webhooks
  webhook_url_refused: {
    status: 422,
    message: 'The webhook URL is not allowed.',
    remedy: 'https, a public address, port 443 or at least 1024, no user information, no fragment.',
  },
  event_needs_processor: {
    status: 422,
    message: 'This event can be registered by a processor token only.',
    remedy: 'BatchPayout and BatchRefund belong to the processor.',
  },
  webhook_limit_reached: {
    status: 422,
    message: 'This tenant cannot register more webhook URLs.',
    remedy: 'A tenant may have 100 URLs registered at a time: de-register those that are no longer used.',
  },

  // 429, 431 and 5xx
  ...serviceRefusals,
} as const satisfies Record<string, RefusalRow>;

export type RefusalCode = keyof typeof refusals;

/** One entry of `errors`. */
export interface FieldError {
  field: string;
  code: string;
  message: string;
}

/** Thrown to refuse a request; what the current phase did is undone. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly errors: readonly FieldError[];

  constructor(code: RefusalCode, errors: readonly FieldError[]) {
    super(refusals[code].message);
    this.name = 'Refusal';
    this.code = code;
    this.errors = errors;
  }
}

/**
 * A refusal about one field (dotted path), or about none in particular. `message` defaults to the
 * table's.
 */
export function refuse(code: RefusalCode, field = '', message: string = refusals[code].message): Refusal {
  return new Refusal(code, [{ field, code, message }]);
}

/** A 422 about one field and the rule that it breaks. */
export function invalid(field: string, rule: string, message: string): Refusal {
  return new Refusal('invalid_request', [{ field, code: rule, message }]);
}
