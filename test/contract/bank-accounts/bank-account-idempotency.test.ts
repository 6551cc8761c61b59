// Idempotency of add bank account, from outside: any number of repeats, in sequence or parallel,
// with any failure, have one effect.

import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coalesce } from '../../../src/api/idempotency/coalesce.ts';
import type { ProviderVerdict } from '../../../src/customers/bank-accounts/validation/validation-provider.ts';
import { openMetrics } from '../../../src/platform/metrics.ts';
import { startService } from '../../../src/service/start/service.ts';
import { customAccount, sendBankAccount } from '../../support/payments/bank-accounts.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { breakableDatabase } from '../../support/service/breakable-database.ts';
import { onDatabase } from '../../support/service/on-database.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let processor: { uuid: string; token: string };
let user: string;
let breaks: ReturnType<typeof breakableDatabase>;

// The validation provider of this file: answers `verdict`, after `held` if it is set.
let verdict: ProviderVerdict;
let asked: number;
let held: Promise<void>;
let linkingIsDown: boolean;

beforeAll(async () => {
  service = await testService({
    context: (laid) => {
      breaks = breakableDatabase(laid.database);
      return {
        ...onDatabase(laid, breaks.database),
        bankAccountProviders: {
          ...laid.bankAccountProviders,
          validation: {
            async validateAccount() {
              asked++;
              await held;
              return verdict;
            },
          },
          linking: {
            ...laid.bankAccountProviders.linking,
            link: (request, signal) =>
              linkingIsDown
                ? Promise.reject(new Error('down'))
                : laid.bankAccountProviders.linking.link(request, signal),
          },
        },
      };
    },
  });
});

beforeEach(async () => {
  processor = await service.processor();
  user = (await registerPerson(service, processor.token)).uuid;
  verdict = 'valid';
  asked = 0;
  held = Promise.resolve();
  linkingIsDown = false;
});
afterEach(() => breaks.heal());

const add = (body: unknown, key?: string) => sendBankAccount(service, processor.token, user, body, key);
const validated = () => ({ custom: customAccount(), validate_account_routing: true });

async function effects() {
  const { database } = service.context;
  const of = async (table: string) =>
    (
      await database.query<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE processor_id = $1`, [
        processor.uuid,
      ])
    )[0]!.n;
  return {
    accounts: await of('bank_accounts'),
    billed: await of('billable_events'),
    events: await of('outbox'),
  };
}
const one = { accounts: 1, billed: 1, events: 1 };

describe('the same key', () => {
  it('twice: the same answer, one account, one billable event, one event', async () => {
    const body = validated();
    const first = await add(body, 'K');
    const second = await add(body, 'K');
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect(first.body.data.valid_account).toBe('valid');
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await effects()).toMatchObject(one);
    expect(asked).toBe(1);
  });

  it('then without a key: the matching account, without valid_account', async () => {
    const body = validated();
    await add(body, 'K');
    const answer = await add({ custom: body.custom });
    expect([answer.status, answer.body.message]).toEqual([
      200,
      'We found a matching bank account associated with your account.',
    ]);
    expect(answer.body.data).not.toHaveProperty('valid_account');
    expect(await effects()).toMatchObject(one);
  });

  it('406 first, then the provider works again: the same 406', async () => {
    const body = validated();
    verdict = 'invalid';
    const first = await add(body, 'K');
    verdict = 'valid';
    const second = await add(body, 'K');
    expect([first.status, second.status, second.text]).toEqual([406, 406, first.text]);
    expect((await add(body, 'K2')).status).toBe(201);
  });

  it('422 first: the same 422', async () => {
    const first = await add({}, 'K');
    expect([first.status, (await add({}, 'K')).text]).toEqual([422, first.text]);
  });

  it('403 first, then the user exists: the same 403', async () => {
    const body = validated();
    const { database, clock } = service.context;
    await database.query('UPDATE users SET deleted_at = $2 WHERE uuid = $1', [user, clock.now()]);
    const first = await add(body, 'K');
    await database.query('UPDATE users SET deleted_at = NULL WHERE uuid = $1', [user]);
    expect([first.status, (await add(body, 'K')).text]).toEqual([403, first.text]);
  });

  it('with another body: 422, and the first stays replayable', async () => {
    const body = validated();
    const first = await add(body, 'K');
    expect((await add(validated(), 'K')).body.errors[0].code).toBe('idempotency_key_reused');
    expect((await add(body, 'K')).text).toBe(first.text);
  });

  it('for another user: independent', async () => {
    const body = validated();
    const other = (await registerPerson(service, processor.token)).uuid;
    expect((await add(body, 'K')).status).toBe(201);
    expect((await sendBankAccount(service, processor.token, other, body, 'K')).status).toBe(201);
  });

  it('50 at once: 50 identical answers, one account, the provider asked once', async () => {
    const body = validated();
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(body, 'K')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect(await effects()).toMatchObject(one);
    expect(asked).toBe(1);
  });
});

describe('while the linking provider is down', () => {
  it.each([
    ['with a key', 'K'],
    ['without a key', undefined],
  ])('%s: 503 with Retry-After, nothing is changed or stored, and a retry succeeds', async (_how, key) => {
    const body = { aggregator: { access_token: 'token', account_id: 'account' } };
    linkingIsDown = true;
    const answer = await add(body, key);
    expect([answer.status, answer.body.errors[0].code]).toEqual([503, 'linking_unavailable']);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await effects()).toEqual({ accounts: 0, billed: 0, events: 0 });
    linkingIsDown = false;
    expect((await add(body, key)).status).toBe(201);
  });
});

describe('50 keys at once', () => {
  it('and one account: one account is added, 49 requests match it, and each validation is billed', async () => {
    const body = validated();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => add(body, `K${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.data.uuid)).size).toBe(1);
    expect(await effects()).toMatchObject({ ...one, billed: 50 });
    expect(asked).toBe(50);
  });

  it('and 50 accounts: all are added, and exactly one is the default', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => add({ custom: customAccount() }, `K${n}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(answers.filter(({ body }) => body.data.is_default)).toHaveLength(1);
  });
});

describe('while the provider is called', () => {
  it('no connection and no lock is held', async () => {
    const release = Promise.withResolvers<void>();
    held = release.promise;
    const waiting = Array.from({ length: 20 }, (_, n) => add(validated(), `K${n}`)); // more than the pool has connections
    while (asked < 20) await new Promise(setImmediate);
    expect((await add({ custom: customAccount() })).status).toBe(201); // the user's row is not locked
    const inUse = () => {
      const { open, idle } = service.context.database.usage();
      return open - idle;
    };
    await expect.poll(inUse).toBe(0); // a job may use one briefly; a waiting request would keep it
    release.resolve();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(20).fill(201));
  });

  it('the user is deleted: 403, and nothing was added or billed', async () => {
    const release = Promise.withResolvers<void>();
    held = release.promise;
    const waiting = add(validated(), 'K');
    while (asked < 1) await new Promise(setImmediate);
    await service.context.database.query('UPDATE users SET deleted_at = created_at WHERE uuid = $1', [user]);
    release.resolve();
    expect((await waiting).status).toBe(403);
    expect(await effects()).toMatchObject({ accounts: 0, billed: 0, events: 0 });
  });
});

describe('between the provider call and the commit', () => {
  // What time does while a dead process does not answer.
  const leaseEnds = () =>
    service.context.database.query(
      'UPDATE idempotency_keys SET lease_until = statement_timestamp() WHERE processor_id = $1 AND response_status IS NULL',
      [processor.uuid],
    );

  it('the connection breaks before COMMIT: a retry has exactly one effect', async () => {
    const body = validated();
    breaks.atCommitOf('INSERT INTO bank_accounts', 'before', leaseEnds);
    const first = await add(body, 'K');
    expect([first.status, (await add(body, 'K')).text]).toEqual([201, first.text]);
    expect(await effects()).toMatchObject(one);
    expect([breaks.broken(), asked]).toEqual([1, 2]);
  });

  it('the answer to COMMIT is lost: the key knows what was committed', async () => {
    const body = validated();
    breaks.atCommitOf('INSERT INTO bank_accounts', 'after');
    const first = await add(body, 'K');
    expect([first.status, (await add(body, 'K')).text]).toEqual([201, first.text]);
    expect(await effects()).toMatchObject(one);
    expect([breaks.broken(), asked]).toEqual([1, 1]);
  });

  it('without a key the connection breaks before COMMIT: 503, and nothing was changed', async () => {
    const body = validated();
    breaks.atCommitOf('INSERT INTO bank_accounts', 'before');
    expect((await add(body)).status).toBe(503);
    expect(await effects()).toMatchObject({ accounts: 0, billed: 0, events: 0 });
    expect((await add(body)).status).toBe(201);
  });

  it('another process takes over after the lease; the first one, resumed, changes nothing and answers the same', async () => {
    const { execution } = service.context;
    const takeTurns = coalesce(execution.waitMs); // a process of its own: it shares the database and nothing else
    const second = await startService(
      {
        ...service.context,
        metrics: openMetrics(service.context.database, 'test'),
        execution: { ...execution, takeTurns },
      },
      { api: true, worker: false },
    );
    try {
      const body = validated();
      const release = Promise.withResolvers<void>();
      held = release.promise;
      const paused = add(body, 'K');
      while (asked < 1) await new Promise(setImmediate);
      held = Promise.resolve();
      await leaseEnds();
      const other = await service.send('POST', `/3p/api/v1/bank-account/${user}`, {
        token: processor.token,
        key: 'K',
        body,
        address: second.address,
      });
      expect(other.status).toBe(201);
      release.resolve();
      expect((await paused).text).toBe(other.text);
      expect(await effects()).toMatchObject(one);
    } finally {
      await second.app.close();
    }
  });
});
