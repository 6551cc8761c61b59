// The class of each refusal: every code of the service has one, and what a caller does about it is
// the same for the whole class.
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../clients/typescript/src/http/errors.ts';
import {
  Achord,
  AuthenticationError,
  BlockedError,
  ConnectionError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  RequestError,
} from '../../../clients/typescript/src/index.ts';
import { refusals } from '../../../src/platform/refusals.ts';
import { freePort } from '../../support/runner/free-port.ts';
import { testService } from '../../support/service/service.ts';

const service = await testService();
const { token } = await service.processor();
const baseUrl = service.address;
const achord = new Achord({ baseUrl, token });

const failureOf = async (call: PromiseLike<unknown>): Promise<RequestError> => {
  const error = await Promise.resolve(call).then(
    () => new Error('it did not fail'),
    (failure: unknown) => failure,
  );
  if (!(error instanceof RequestError)) throw error;
  return error;
};

describe('The class of a refusal', () => {
  it('is chosen for every code of the service', () => {
    const classes: Record<string, string[]> = {};
    for (const [code, { status }] of Object.entries(refusals)) {
      const { Kind, code: told } = kindOf(status, code);
      expect(told).toBe(code);
      classes[Kind.name] = [...(classes[Kind.name] ?? []), code].sort();
    }
    expect(classes).toMatchInlineSnapshot(`
      {
        "AuthenticationError": [
          "link_invalid",
          "live_token",
          "notice_unverified",
          "oidc_refused",
          "session_ended",
          "sign_in_refused",
          "test_token",
          "unauthenticated",
        ],
        "BlockedError": [
          "bank_account_blocked",
          "bank_account_disabled",
          "bank_account_not_validated",
          "bank_account_unusable",
          "not_authorized",
          "user_blocked",
        ],
        "IdempotencyError": [
          "idempotency_key_in_flight",
          "idempotency_key_reused",
        ],
        "InvalidRequestError": [
          "account_or_routing_number_invalid",
          "billing_merchant_deleted",
          "billing_merchant_invalid",
          "body_too_large",
          "client_reference_id_taken",
          "event_needs_processor",
          "headers_too_large",
          "idempotency_key_invalid",
          "invalid_request",
          "list_too_long",
          "malformed_json",
          "no_bank_account",
          "no_merchant",
          "request_unreadable",
          "same_user",
          "unknown_user",
          "unsupported_media_type",
          "webhook_url_refused",
          "webhook_url_taken",
        ],
        "LimitError": [
          "limit_exceeded",
          "refund_limit_reached",
          "webhook_limit_reached",
        ],
        "NotFoundError": [
          "content_removed",
          "method_not_allowed",
          "not_found",
          "route_not_found",
        ],
        "PermissionError": [
          "confirmation_required",
          "cross_site",
          "not_an_operator",
          "own_approval",
          "person_required",
          "role_not_allowed",
          "tenant_suspended",
          "user_unavailable",
          "wrong_kind_of_token",
        ],
        "RateLimitError": [
          "too_many_connections",
          "too_many_in_progress",
          "too_many_requests",
          "too_many_sign_ins",
          "too_many_unread_bodies",
        ],
        "ServiceError": [
          "database_read_only",
          "database_unavailable",
          "disk_failing",
          "disk_full",
          "internal_error",
          "invariant_check_timeout",
          "linking_unavailable",
          "oidc_unavailable",
          "overloaded",
          "request_too_slow",
          "shutting_down",
        ],
        "StateError": [
          "already_asked",
          "already_decided",
          "already_verified",
          "amount_exceeds_debt",
          "balance_open",
          "bank_link_failed",
          "decided_meanwhile",
          "entry_not_returnable",
          "invalid_state",
          "not_a_business",
          "not_a_merchant",
          "not_cancelable",
          "not_pausable",
          "not_refundable",
          "operator_exists",
          "payments_in_progress",
          "refund_exceeds_amount",
        ],
      }
    `);
  });

  it('is an invalid request for a code that this version does not know', () => {
    expect(kindOf(422, 'required')).toEqual({ Kind: InvalidRequestError, code: 'invalid_request' });
    expect(kindOf(418, 'teapot')).toEqual({ Kind: InvalidRequestError, code: 'teapot' });
  });
});

describe('A refusal of the service', () => {
  it('names the fields of an invalid request', async () => {
    const call = achord.transactions.create({ payer_uuid: 'me', payee_uuid: 'you', amount: 1.5 });
    const error = await failureOf(call);
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error).toMatchObject({
      name: 'InvalidRequestError',
      status: 422,
      code: 'invalid_request',
      retryable: false,
    });
    expect(error.fields.map(({ field }) => field).sort()).toEqual(['amount', 'payee_uuid', 'payer_uuid']);
    expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(error.message).toContain('The given data was invalid. ');
  });

  it('names a misspelled field: requests are strict', async () => {
    const person = { first_name: 'Ada', last_name: 'Moss', adress: 'Main Street' };
    const error = await failureOf(achord.people.register(person as never));
    expect(error.fields).toContainEqual(expect.objectContaining({ field: 'adress', code: 'unknown_field' }));
  });

  it('tells who may not, what is not there, and where no server answers', async () => {
    const stranger = new Achord({ baseUrl, token: 'achord_test_proc_unknown' });
    expect(await failureOf(stranger.account.me())).toBeInstanceOf(AuthenticationError);
    expect(await failureOf(achord.operations.getToday())).toBeInstanceOf(PermissionError);
    expect(await failureOf(achord.users.get(crypto.randomUUID()))).toBeInstanceOf(NotFoundError);
    const nowhere = new Achord({ baseUrl: `http://127.0.0.1:${await freePort()}`, token, maxRetries: 0 });
    expect(await failureOf(nowhere.account.me())).toBeInstanceOf(ConnectionError);
  });

  it('is a BlockedError when the payer is blocked', async () => {
    const operator = new Achord({ baseUrl, token: service.adminToken });
    const bank_account = {
      custom: { account_number: '12345678', routing_number: '011000015', account_name: 'A', account_type: 'checking' },
    } as const;
    const address = { line_1: '12 Main Street', city: 'Albany', state: 'NY', zip: '12207' };
    const payer = await achord.people.register({ first_name: 'Ada', last_name: 'Moss', address, bank_account });
    const shop = await achord.businesses.register({
      kyb: true,
      business: { name: 'Fjord Market', tin: '123456789' },
      bank_account,
    });
    await operator.operations.createBlock({ uuid: payer.uuid, kind: 'fraud', reason: 'A stolen identity.' });
    const payment = { payer_uuid: payer.uuid, payee_uuid: shop.uuid, amount: 100 };
    const error = await failureOf(achord.transactions.create(payment));
    expect(error).toBeInstanceOf(BlockedError);
    expect(error.code).toBe('user_blocked');
  });
});

describe('An answer', () => {
  it('under the same key is the first one, and says so', async () => {
    const address = { line_1: '12 Main Street', city: 'Albany', state: 'NY', zip: '12207' };
    const sent = () =>
      achord.people
        .register({ first_name: 'Ben', last_name: 'Moss', address }, { idempotencyKey: 'person-7' })
        .withResponse();
    const [first, second] = [await sent(), await sent()];
    expect([first.isReplay, second.isReplay]).toEqual([false, true]);
    expect(second.data).toEqual(first.data);
  });
});
