// The one table of refusals: code, HTTP status, message and what the caller can do.

interface RefusalRow {
  status: number;
  message: string;
  /** The Reason column of a 406, word for word (Interface, errors). */
  reason?: string;
  /** What the caller can do: for docs/reference/errors.md. */
  remedy: string;
}

/** Also the entry of `errors`: a new user reads that first. */
export const becomeMerchant =
  'A merchant is a business that passed verification. Register one with POST /3p/api/v2/businesses and "kyb": true, or verify a registered business with PUT /3p/api/v2/users/{uuid}/kyb. In the sandbox every TIN passes, except 000000001 to 000000003.';

/** For the message of a refusal that a request gets whose first answer was lost. */
export const mayBeDone = 'It may have been done by an earlier request whose answer was lost.';

export const refusals = {
  // 400: the request cannot be read
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
      'Send `Authorization: Bearer <token>` with an active token. The answer is the same for a missing header, another scheme than `Bearer`, and a malformed, unknown, expired or revoked token.',
  },
  test_token: {
    status: 401,
    message: 'This is a test token, and this service moves real money. Send a token that begins with achord_live_.',
    remedy:
      'Tokens of a sandbox begin with `achord_test_`, tokens of a live service with `achord_live_`. Send a live token, or send this one to the sandbox. The text of the token says it: it may also be mistyped, expired or revoked.',
  },
  live_token: {
    status: 401,
    message: 'This is a live token, and this service is a sandbox. Send a token that begins with achord_test_.',
    remedy:
      'Tokens of a live service begin with `achord_live_`, tokens of a sandbox with `achord_test_`. Send a test token, or send this one to the live service. A live token that was sent to another machine may be known there: revoke it and issue a new one.',
  },
  session_ended: {
    status: 401,
    message: 'Your session has ended. Sign in again.',
    remedy:
      'A session ends after 30 minutes without a request, after 12 hours, when it is ended by hand, and when the operator is disabled. Sign in again.',
  },
  sign_in_refused: {
    status: 401,
    message: 'The email, the password or the code is wrong.',
    remedy:
      'The answer is the same for an unknown email, a wrong password, a wrong or used code, and a disabled operator. Wait for the next code of the authenticator app, or ask an administrator for a new link. If the answer to a change of the password was lost, try the new password.',
  },
  oidc_refused: {
    status: 401,
    message: 'The identity provider did not sign you in.',
    remedy: 'Begin again. If it fails again, the log of the service names the cause.',
  },
  link_invalid: {
    status: 401,
    message: 'This link does not work: it was used, it has expired, or a newer one was made.',
    remedy:
      'If you chose a password with it and the answer was lost, sign in with that password. Otherwise ask an administrator for a new link.',
  },
  notice_unverified: {
    status: 401,
    message: 'The signature of this notice is not valid.',
    remedy:
      'Only a provider of the service can send notices. Check its keys in the settings, and the clock of this machine: see [linking-provider.md](../operate/linking-provider.md) and [business-verification.md](../operate/business-verification.md).',
  },
  wrong_kind_of_token: {
    status: 403,
    message: 'This kind of token may not call this operation.',
    remedy: 'Use the kind of token that the operation names: processor or vendor; for `/admin` and `/sandbox`, admin.',
  },
  not_an_operator: {
    status: 403,
    message: 'Your account is not an operator of this service, or it is disabled.',
    remedy:
      'Ask an administrator for an invitation with the email that the identity provider has verified. After the first sign-in, the email is tied to that identity; a different identity cannot use it.',
  },
  confirmation_required: {
    status: 403,
    message: 'Give your password again.',
    remedy:
      'Acts that move money or grant access need a password that was given in the last 15 minutes: `POST /admin/v1/session/confirm`, then send the request again.',
  },
  cross_site: {
    status: 403,
    message: 'This request seems to come from another web site.',
    remedy:
      'A request with a session must come from the console: its `Origin` is this service (`ACHORD_PUBLIC_URL`), and one that changes something has the header `Achord-Console: 1`. Programs use an admin token.',
  },
  role_not_allowed: {
    status: 403,
    message: 'Your role does not allow this.',
    remedy:
      'The entry of `errors` names the role that is needed. Ask an administrator to do it, or to change your role or the role of your token.',
  },
  own_approval: {
    status: 403,
    message: 'You asked for this yourself, or with a token that you issued. Another operator must approve it.',
    remedy: 'Ask a colleague with the role that the act needs. To take it back, refuse it.',
  },
  person_required: {
    status: 403,
    message: 'Only an operator who has signed in can decide about an approval.',
    remedy: 'Sign in. A token, also the token of the environment, can ask for an act but not approve it.',
  },
  tenant_suspended: {
    status: 403,
    message:
      'This processor is suspended: it cannot register, verify or authorize users, add or validate bank accounts, or start payments and refunds.',
    remedy: 'Reading, canceling and pausing still work. Ask the operator of this service to end the suspension.',
  },
  user_unavailable: {
    status: 403,
    message: 'The requested user is not available to this token.',
    remedy:
      'Check `user_uuid` of the bank account. The user does not exist, is deleted, or belongs to another tenant: the answer is the same for all three. For the payer or payee of a payment, the answer is 422 `unknown_user`.',
  },

  // 404 and 405
  not_found: {
    status: 404,
    message: 'The requested resource does not exist.',
    remedy: 'Check the uuid. The answer is the same for a resource of another tenant.',
  },
  route_not_found: {
    status: 404,
    message: 'This path does not exist.',
    remedy: 'Check the path. The entry of `errors` names a similar path if there is one. `/docs/api` lists every path.',
  },
  method_not_allowed: {
    status: 405,
    message: 'This path does not support this method.',
    remedy: 'Use a method that the `Allow` header lists.',
  },

  // 406 (Interface, errors)
  account_or_routing_number_invalid: {
    status: 406,
    message: 'The account or routing number provided is invalid',
    reason: 'Invalid Account or Routing Number',
    remedy:
      'Check both numbers with the user. The validation provider refused the pair, or no bank can have the routing number, or it is not in the routing directory, or was replaced: then the message says so. Nothing was stored.',
  },
  billing_merchant_invalid: {
    status: 406,
    message: 'The requested billing merchant user uuid does not exist.',
    reason: 'Billing Merchant User UUID invalid',
    remedy: 'Send the uuid of a merchant: one of your businesses that passed verification.',
  },
  billing_merchant_deleted: {
    status: 406,
    message: 'The billing merchant is deleted and cannot be used for billing purposes.',
    reason: 'Billing Merchant Deleted',
    remedy: 'Send the uuid of another merchant.',
  },

  // 408, 409, 413, 415
  request_too_slow: {
    status: 408,
    message: 'The request did not arrive in time.',
    remedy: 'Send the whole request within 30 seconds.',
  },

  idempotency_key_in_flight: {
    status: 409,
    message: 'A request with this Idempotency-Key is still in progress.',
    remedy: 'Send the same request again after `Retry-After` seconds.',
  },
  content_removed: {
    status: 410,
    message: 'The content of this file was removed after its time.',
    remedy: 'Bank files are kept for six years: see [personal-data.md](../operate/personal-data.md). Ask the bank.',
  },
  body_too_large: {
    status: 413,
    message: 'The request body is too large.',
    remedy: 'Send at most 256 KiB, or 2 MiB to a bulk operation. A chunked body may have at most 10,000 chunks.',
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
  list_too_long: {
    status: 422,
    message: 'Too many payments would have to be looked at to count this list.',
    remedy:
      'Narrow the list with `start_date` and `end_date`, or read it in portions with `GET /3p/api/v2/transactions/search`. Lists by days, vendor and bank accounts alone have no limit, nor has the list of a user with one bank account.',
  },
  malformed_json: {
    status: 422,
    message: 'The request body is not valid JSON.',
    remedy: 'Correct the body. The entry of `errors` says what is wrong and where.',
  },
  idempotency_key_invalid: {
    status: 422,
    message: 'The Idempotency-Key header must be 1 to 255 characters without control characters, sent once.',
    remedy: 'Send one header with a key, for example a version 4 UUID.',
  },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was used for a different request.',
    remedy: 'Use a new key for a new request. The old key still returns the answer of the first request.',
  },

  // 422: rules of users and bank accounts
  bank_link_failed: {
    status: 422,
    message: 'The account linking provider could not link the account.',
    remedy:
      'The code of the entry of `errors` says why, and its message what the person must do: see [linking.md](../build/linking.md#when-it-fails). Then retry with a new Idempotency-Key.',
  },
  bank_account_unusable: {
    status: 422,
    message: 'The bank account cannot be used.',
    remedy:
      'Use another bank account. This one belongs to another user, was removed, was disabled by a return or because the person revoked the access at the linking provider, or is the designated test pair.',
  },
  bank_account_disabled: {
    status: 422,
    message: 'A return disabled this bank account.',
    remedy:
      'The entry of `errors` names the return. Send `validate_account_routing: true` with a new Idempotency-Key: the account is added again if it is valid. Or add another account.',
  },
  payments_in_progress: {
    status: 422,
    message: 'The user or bank account has payments in progress, so it cannot be deleted yet.',
    remedy: 'Wait until these payments end, or cancel them.',
  },
  not_a_business: { status: 422, message: 'This user is not a business.', remedy: 'Send the uuid of a business.' },
  not_a_merchant: {
    status: 422,
    message: 'Only a business can have its own limits.',
    remedy: 'Send the uuid of a business. A payment counts against the limits of its merchant.',
  },
  already_verified: {
    status: 422,
    message: `This business is already verified. ${mayBeDone}`,
    remedy:
      'Read the user. To change the data of a verified business, send `PUT /3p/api/v2/users/{uuid}`. To submit it without changes answers 200.',
  },
  already_decided: {
    status: 422,
    message: 'This verification already has a different decision.',
    remedy: 'Submit the business for verification again, then decide.',
  },
  decided_meanwhile: {
    status: 422,
    message: 'An operator decided about this business during the request. Nothing was changed.',
    remedy: 'Read the user for the decision. Send the change again, with a new Idempotency-Key, if it is still right.',
  },

  // 422: rules of payments
  no_merchant: {
    status: 422,
    message: 'At least one side of a transaction must be a merchant.',
    remedy: becomeMerchant,
  },
  same_user: { status: 422, message: 'Payer and payee must be different users.', remedy: 'Send two different uuids.' },
  unknown_user: {
    status: 422,
    message: 'The user does not exist.',
    remedy:
      'Check the uuid of the payer or payee. The user does not exist, is deleted, or belongs to another tenant. For the user of a new bank account, the answer is 403 `user_unavailable`.',
  },
  no_bank_account: {
    status: 422,
    message: 'The user has no usable bank account.',
    remedy:
      'Add a bank account. To use an account again after a return disabled it, add it with `validate_account_routing: true`.',
  },
  user_blocked: {
    status: 422,
    message: 'The user is blocked.',
    remedy:
      'The entry of `errors` gives the reason. After an unauthorized debit, record a new authorization of the payer. For every other reason, ask the operator of this service to lift the block: see docs/operate/risk.md.',
  },
  bank_account_blocked: {
    status: 422,
    message: 'The bank account is blocked.',
    remedy:
      'It cannot be debited before a new authorization of the payer is recorded. Record a new authorization with `POST /3p/api/v2/users/{uuid}/authorizations`, or send another bank account of the payer.',
  },
  bank_account_not_validated: {
    status: 422,
    message: 'The bank account of the payer was never validated.',
    remedy:
      'Check the account with micro-entries (docs/build/micro-entries.md) or a prenote (docs/build/prenotes.md), or add it again with `validate_account_routing: true`. Then send the payment with a new Idempotency-Key. The operator of this service decides with `validated_accounts_required` whether accounts of persons must be validated.',
  },
  not_authorized: {
    status: 422,
    message: 'No authorization allows this debit.',
    remedy:
      'The entry of `errors` says what is missing. Record the authorization of the user who is debited with `POST /3p/api/v2/users/{uuid}/authorizations`, then send the request with a new Idempotency-Key. The operator of this service decides with `authorization_required` whether payments need one, and with `clawback_authorization_required` whether clawbacks do.',
  },
  client_reference_id_taken: {
    status: 422,
    message: 'Another transaction has this client_reference_id.',
    remedy:
      'The entry of `errors` names the first transaction with it: read it. An earlier request whose answer was lost may have started it. To pay once more, send another reference, with a new Idempotency-Key. The operator of this service decides with `unique_client_reference_ids` whether references must be unique.',
  },
  limit_exceeded: {
    status: 422,
    message: 'The transaction would exceed a limit.',
    remedy:
      'Each entry of `errors` names a limit that the operator of this service has set, its value and what is left. Send a smaller amount, or wait: see docs/operate/risk.md.',
  },
  entry_not_returnable: {
    status: 422,
    message: 'The bank has no entry of this stage that it could answer.',
    remedy:
      'Choose a stage with an entry at the bank. This one has no entry, its entry is not in a sent file yet, or its entry was already returned.',
  },
  not_pausable: {
    status: 422,
    message: 'A canceled transaction cannot be paused.',
    remedy: 'Nothing to do: no further entry of a canceled transaction is sent.',
  },
  not_cancelable: {
    status: 422,
    message: 'The transaction can no longer be canceled.',
    remedy: 'Refund it instead. A transaction can be canceled until its capture is in a bank file.',
  },
  not_refundable: {
    status: 422,
    message: 'The current status of the transaction does not allow a refund.',
    remedy:
      'A refund is possible from the moment the bank confirms the file of the capture until the capture or the payout is returned. Before that, cancel the transaction.',
  },
  refund_exceeds_amount: {
    status: 422,
    message: `The refund is more than the amount that can still be refunded. ${mayBeDone}`,
    remedy:
      'List the refunds of the transaction. Send at most the amount in the entry of `errors`: the amount of the transaction minus all refunds that have not failed.',
  },
  refund_limit_reached: {
    status: 422,
    message: 'This transaction already has the maximum number of refunds.',
    remedy: 'A transaction can have 100 refunds, including failed ones. Ask the operator of this service.',
  },

  // 422: acts of an operator
  balance_open: {
    status: 422,
    message: 'The user owes an amount or is owed one.',
    remedy: 'Clear it first: `GET /admin/v1/exceptions` names the payment and what clears it.',
  },
  already_asked: {
    status: 422,
    message: 'This act is already requested and waits for a second operator.',
    remedy:
      'Approve or refuse the approval that the message names. Its answer has the result. An earlier request whose answer was lost may have asked for it.',
  },
  operator_exists: {
    status: 422,
    message: 'There is an operator with this email or name.',
    remedy:
      'List them with `GET /admin/v1/operators`. To let the person sign in again, make a new link, or enable the operator. An earlier request whose answer was lost may have invited the person.',
  },
  invalid_state: {
    status: 422,
    message: 'This action is not allowed in the current state.',
    remedy: 'The entry of `errors` gives the current state, the states that allow the action, and what to do next.',
  },
  amount_exceeds_debt: {
    status: 422,
    message: `The amount is more than what is owed. ${mayBeDone}`,
    remedy: 'Send at most the amount that is owed: the entry of `errors` gives it in cents.',
  },

  // 422: rules of webhooks
  webhook_url_refused: {
    status: 422,
    message: 'The webhook URL is not allowed.',
    remedy:
      'Use https, a public address, and port 443 or a port from 1024 on, without user information and without a fragment.',
  },
  event_needs_processor: {
    status: 422,
    message: 'Only a processor token can register this event.',
    remedy: 'Register BatchPayout and BatchRefund with a processor token: they belong to the processor.',
  },
  webhook_url_taken: {
    status: 422,
    message: 'Another endpoint of this tenant has this URL.',
    remedy: 'Use that endpoint, or de-register its events first.',
  },
  webhook_limit_reached: {
    status: 422,
    message: 'This tenant cannot register more webhook URLs.',
    remedy: 'De-register URLs that are no longer used. A tenant can have 100 registered URLs at a time.',
  },

  // 429, 431 and 5xx: what the service cannot do at this moment
  too_many_requests: {
    status: 429,
    message: 'Too many requests.',
    remedy: 'Wait `Retry-After` seconds, then send fewer requests a minute.',
  },
  too_many_sign_ins: {
    status: 429,
    message: 'Too many attempts to sign in.',
    remedy:
      'Wait `Retry-After` seconds. At one address, an account has 10 attempts in 15 minutes, and all accounts have 50. In an open session, the password has 10.',
  },
  too_many_in_progress: {
    status: 429,
    message: 'This tenant has too many requests in progress.',
    remedy:
      'Wait `Retry-After` seconds, then send fewer requests at once. All tenants share one limit of requests in progress: the share of each tenant gets smaller when more tenants send.',
  },
  too_many_unread_bodies: {
    status: 429,
    message: 'This token or address has too many request bodies that have not fully arrived.',
    remedy: 'Wait `Retry-After` seconds. Send each request without pauses, and fewer large bodies at once.',
  },
  too_many_connections: {
    status: 429,
    message: 'This address has too many connections open.',
    remedy: 'Reuse connections and close unused ones. Nothing was read on this connection.',
  },
  headers_too_large: {
    status: 431,
    message: 'The request line and headers are too large.',
    remedy: 'Send at most 16 KiB of path, query and headers together.',
  },
  internal_error: {
    status: 500,
    message: 'The service failed unexpectedly.',
    remedy:
      'Send the same request again with the same Idempotency-Key; without one, first read whether anything changed. Give the X-Request-Id to the operator. The operator finds the log lines with it.',
  },
  oidc_unavailable: {
    status: 503,
    message: 'No identity provider is connected to this service.',
    remedy:
      'Sign in with a password. To connect a provider, set `ACHORD_OIDC_ISSUER`: see [operators.md](../operate/operators.md).',
  },
  overloaded: {
    status: 503,
    message: 'The service is at its capacity.',
    remedy: 'Wait `Retry-After` seconds and send the same request again.',
  },
  database_unavailable: {
    status: 503,
    message: 'The database cannot be reached.',
    remedy:
      'Wait `Retry-After` seconds and send the same request again with the same Idempotency-Key; without one, first read whether anything changed.',
  },
  database_read_only: {
    status: 503,
    message: 'The database accepts no writes. Nothing was stored.',
    remedy:
      'Wait `Retry-After` seconds and send the same request again. The operator promotes the standby, or lets the address lead to the primary: see [database.md](../operate/database.md#when-the-database-does-not-work).',
  },
  disk_full: {
    status: 503,
    message: "The database's disk is full. Nothing was stored.",
    remedy:
      'Wait `Retry-After` seconds and send the same request again. The operator frees space: see [database.md](../operate/database.md#when-the-database-does-not-work).',
  },
  disk_failing: {
    status: 503,
    message: "The database's disk reports errors. Nothing was stored.",
    remedy:
      'Wait `Retry-After` seconds and send the same request again. The operator replaces the disk: see [database.md](../operate/database.md#when-the-database-does-not-work).',
  },
  invariant_check_timeout: {
    status: 503,
    message: 'Not all invariants could be checked in time. Nothing was changed.',
    remedy:
      'The entry of `errors` names the invariant that took too long. The invariants job continues to check new changes.',
  },
  linking_unavailable: {
    status: 503,
    message: 'The account linking provider cannot be reached.',
    remedy:
      'Wait `Retry-After` seconds and send the same request again, with the same Idempotency-Key. The institution, the provider or its settings do not answer now; in live mode the operator connects a provider: see [linking-provider.md](../operate/linking-provider.md).',
  },
  shutting_down: {
    status: 503,
    message: 'The service is shutting down.',
    remedy: 'Send the same request again: another instance answers it.',
  },
} as const satisfies Record<string, RefusalRow>;

export type RefusalCode = keyof typeof refusals;

/** One entry of `errors`. */
export interface FieldError {
  field: string;
  code: string;
  message: string;
}

/** Thrown to refuse a request. The current atomic phase is rolled back. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly errors: readonly FieldError[];
  /** For `Retry-After`, where the status has that header. */
  readonly retryAfterSeconds: number;

  constructor(code: RefusalCode, errors: readonly FieldError[], retryAfterSeconds = 1) {
    super(refusals[code].message);
    this.name = 'Refusal';
    this.code = code;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A refusal about one field (dotted path), or about none. `message` defaults to the table's. */
export function refuse(code: RefusalCode, field = '', message: string = refusals[code].message): Refusal {
  return new Refusal(code, [{ field, code, message }]);
}

/** A 422 about one field; `rule` is the code of the entry. */
export function invalid(field: string, rule: string, message: string): Refusal {
  return new Refusal('invalid_request', [{ field, code: rule, message }]);
}
