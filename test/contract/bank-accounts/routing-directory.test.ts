// Contract, bank accounts 18 to 20: the routing directory, what it makes invalid, and the names of
// institutions.
import { beforeAll, describe, expect, it } from 'vitest';
import { operator } from '../../../src/access/tenants/find-caller.ts';
import { correctBankAccount } from '../../../src/customers/bank-accounts/correct-bank-account.ts';
import { importDirectory } from '../../../src/customers/bank-accounts/routing-directory/import-directory.ts';
import { readDirectory } from '../../../src/customers/bank-accounts/routing-directory/read-directory.ts';
import { atomically } from '../../../src/platform/database/atomic-phase.ts';
import { realClock, secondsAfter } from '../../../src/platform/std/clock.ts';
import { uuidv7 } from '../../../src/platform/std/identifiers.ts';
import { customAccount, sendBankAccount } from '../../support/payments/bank-accounts.ts';
import { directoryLine, importLines, routingNumbers, written } from '../../support/payments/routing-directory.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { metricsOf } from '../../support/service/metrics.ts';
import { type TestService, testService } from '../../support/service/service.ts';

const chase = directoryLine();
const other = directoryLine({ routing: '011000028', name: 'STATE STREET BANK' });
const replaced = directoryLine({ routing: '011102133', type: '2', replacedBy: '211371926', name: 'HOMETOWN BANK' });

let service: TestService;
let token: string;
let user: string;

async function freshService() {
  service = await testService();
  ({ token } = await service.processor());
  user = (await registerPerson(service, token)).uuid;
}

async function count(table: string, where = 'true'): Promise<number> {
  const [row] = await service.context.database.query<{ n: number }>(
    `SELECT count(*) AS n FROM ${table} WHERE ${where}`,
  );
  return row!.n;
}
const names = async () =>
  (
    await service.context.database.query<{ institution_name: string }>(
      'SELECT institution_name FROM routing_directory ORDER BY routing_number',
      [],
    )
  ).map(({ institution_name }) => institution_name);
const send = (method: string, path: string, body?: unknown) =>
  service.send(method, path, { token, ...(body === undefined ? {} : { body }) });
const add = (custom: object, { validate = true, key }: { validate?: boolean; key?: string } = {}) =>
  sendBankAccount(service, token, user, { custom: customAccount(custom), validate_account_routing: validate }, key);
const status = async () => (await service.send('GET', '/admin/v1/routing-directory')).body.data;

describe('A routing number', () => {
  beforeAll(freshService);

  it('needs only its checksum while no directory was imported', async () => {
    expect((await add({ routing_number: '011000015' })).body.data.valid_account).toBe('valid');
  });

  describe('with a directory', () => {
    beforeAll(() => importLines(service, [chase, other, replaced]));

    it('in the directory is asked of the provider', async () => {
      expect((await add({ routing_number: '021000021' })).body.data.valid_account).toBe('valid');
      expect((await add({ routing_number: '021000021', account_number: '883307001' })).status).toBe(406);
    });

    it('not in the directory is invalid: 406, nothing is stored, no provider is asked, nothing is billed', async () => {
      const before = [await count('bank_accounts'), await count('billable_events')];
      const answer = await add({ routing_number: '011000206' });
      expect([answer.status, answer.body]).toEqual([
        406,
        {
          status: false,
          message: 'The account or routing number provided is invalid',
          data: null,
          errors: [
            {
              field: '',
              code: 'account_or_routing_number_invalid',
              message:
                'the routing number 011000206 is not in the ACH directory of the Federal Reserve; check it with the user',
              reason: 'Invalid Account or Routing Number',
            },
          ],
        },
      ]);
      expect([await count('bank_accounts'), await count('billable_events')]).toEqual(before);
    });

    it('that was replaced is invalid, and the error names the new one', async () => {
      const answer = await add({ routing_number: '011102133' });
      expect([answer.status, answer.body.errors[0].message]).toEqual([
        406,
        'the routing number 011102133 was replaced by 211371926; use the new one',
      ]);
    });

    it('is invalid at registration too', async () => {
      const before = await count('users');
      const answer = await send('POST', '/3p/api/v1/register/person', {
        first_name: 'Ada',
        last_name: 'Byron',
        address: { line_1: '1 Main St', city: 'Tampa', state: 'FL', zip: '33610' },
        bank_account: { custom: customAccount({ routing_number: '011102133' }) },
        validate_account_routing: true,
      });
      expect([answer.status, answer.body.errors[0].code]).toEqual([406, 'account_or_routing_number_invalid']);
      expect(answer.body.errors[0].message).toContain('211371926');
      expect(await count('users')).toBe(before);
    });

    it('is validated without storing: invalid, with the new number, unbilled', async () => {
      const billed = await count('billable_events');
      const validate = async (routing_number: string) =>
        (await send('POST', '/3p/api/v2/bank-accounts/validate', { account_number: '883305123', routing_number })).body
          .data;
      expect(await validate('011102133')).toEqual({ valid_account: 'invalid', new_routing_number: '211371926' });
      expect(await validate('011000206')).toEqual({ valid_account: 'invalid', new_routing_number: null });
      expect(await count('billable_events')).toBe(billed);
      expect(await validate('021000021')).toEqual({ valid_account: 'valid', new_routing_number: null });
    });

    it('of the test pair is valid, whatever the directory has', async () => {
      const pair = { routing_number: '011000015', account_number: '100000005555' };
      expect((await add(pair)).body.data.valid_account).toBe('valid');
    });

    it('is stored without validation, as before', async () => {
      const answer = await add({ routing_number: '011000206' }, { validate: false });
      expect([answer.status, answer.body.data.valid_account]).toEqual([201, 'not_validated']);
    });

    it('of a linked account is checked too', async () => {
      const linked = (validate: boolean) =>
        sendBankAccount(service, token, user, {
          aggregator: { access_token: 'access', account_id: `linked-${validate}` },
          validate_account_routing: validate,
        });
      const { routing_number } = (await linked(false)).body.data;
      await importLines(
        service,
        [chase, other, replaced].filter((line) => !line.startsWith(routing_number)),
      );
      expect((await linked(true)).body.errors[0].message).toContain('is not in the ACH directory');
      await importLines(service, [chase, other, replaced]);
    });
  });
});

describe('institution_name', () => {
  beforeAll(async () => {
    await freshService();
    await importLines(service, [chase, other]);
  });

  it('is in the lists of accounts, and null when it is unknown; the record of the interface does not have it', async () => {
    const known = (await add({ routing_number: '021000021' })).body.data;
    await add({ routing_number: '011000206' }, { validate: false });
    const both = [{ institution_name: 'JPMORGAN CHASE' }, { institution_name: null }];
    expect((await send('GET', `/3p/api/v2/users/${user}/bank-accounts`)).body.data).toMatchObject(both);
    // Of an operator, who reads times in ISO 8601.
    expect((await service.send('GET', `/admin/v1/users/${user}`)).body.data.bank_accounts).toMatchObject(both);

    const { account_number, routing_number, account_name, account_type, valid_account: _, ...others } = known;
    const match = await add({ account_number, routing_number, account_name, account_type }, { validate: false });
    const record = { account_number, routing_number, account_name, account_type, ...others };
    expect([match.status, match.body.data]).toEqual([200, record]);
    expect((await send('GET', `/3p/api/v1/bank-account/${user}`)).body.data).toEqual(record);
    const switched = await send('PUT', `/3p/api/v1/bank-account/switch/default/${user}`, {
      account_uuid: known.uuid,
      aggregator_type: 'manual',
    });
    expect(switched.body.data).toEqual(record);
    expect(Object.keys(record).toSorted()).toEqual(
      ['account_name', 'account_number', 'account_type', 'aggregator_type', 'created_at', 'is_default'].concat(
        'routing_number',
        'uuid',
      ),
    );
  });

  it('is not in events', async () => {
    const { uuid } = (await add({ routing_number: '021000021' })).body.data;
    await send('DELETE', `/3p/api/v2/bank-accounts/manual/${uuid}`);
    const states = await service.context.database.query<{ state: object }>(
      'SELECT state FROM outbox WHERE subject_uuid = $1',
      [uuid],
    );
    expect(states).toHaveLength(2);
    for (const { state } of states) expect(state).not.toHaveProperty('institution_name');
  });

  it('follows each import, and is no part of a stored answer', async () => {
    const body = { custom: customAccount({ routing_number: '011000028' }), validate_account_routing: true };
    const first = await sendBankAccount(service, token, user, body, 'replayed');
    const nameOf = async () => {
      const listed = (await send('GET', `/3p/api/v2/users/${user}/bank-accounts?per_page=100`)).body.data;
      return listed.find(({ uuid }: { uuid: string }) => uuid === first.body.data.uuid).institution_name;
    };
    expect(await nameOf()).toBe('STATE STREET BANK');
    await importLines(service, [chase, directoryLine({ routing: '011000028', name: 'RENAMED BANK' })]);
    expect(await nameOf()).toBe('RENAMED BANK');
    await importLines(service, [chase]);
    expect(await nameOf()).toBeNull();
    const again = await sendBankAccount(service, token, user, body, 'replayed');
    expect([again.status, again.text]).toEqual([201, first.text]);
  });
});

describe('A stored account', () => {
  beforeAll(freshService);
  const unlisted = async (query = '') =>
    (await service.send('GET', `/admin/v1/unlisted-accounts${query}`)).body.data.unlisted_accounts;
  const gauge = async () => (await metricsOf(service)).achord_unlisted_accounts;

  it('is listed after an import that lacks or replaces its routing number, until it is removed or listed again', async () => {
    await importLines(service, [chase, other]);
    await add({ routing_number: '021000021' });
    const moved = (await add({ routing_number: '011102133' }, { validate: false })).body.data;
    const gone = (await add({ routing_number: '011000028' })).body.data;
    expect(await unlisted()).toEqual([]);

    const { unlisted_account_count } = await importLines(service, [chase, replaced]);
    expect(unlisted_account_count).toBe(2);
    const of = { user_uuid: user, user_name: 'Ada Moreau', corrected_at: null };
    const both = [
      { ...of, bank_account_uuid: moved.uuid, routing_number: '011102133', new_routing_number: '211371926' },
      { ...of, bank_account_uuid: gone.uuid, routing_number: '011000028', new_routing_number: null },
    ];
    expect(await unlisted()).toMatchObject(both);
    expect(await gauge()).toBe(2);
    const first = (await service.send('GET', '/admin/v1/unlisted-accounts?limit=1')).body.data;
    expect([...first.unlisted_accounts, ...(await unlisted(`?limit=1&after=${first.next}`))]).toMatchObject(both);

    await send('DELETE', `/3p/api/v2/bank-accounts/manual/${moved.uuid}`);
    expect(await unlisted()).toMatchObject([both[1]!]);
    expect((await importLines(service, [chase, other])).unlisted_account_count).toBe(0);
    expect(await unlisted()).toEqual([]);
    expect((await status()).imports[0].unlisted_account_count).toBe(0);
  });

  it('is listed when a bank corrects it to a routing number that the directory lacks', async () => {
    const { database, vault } = service.context;
    const account = (await add({ routing_number: '021000021' })).body.data;
    const { uuid: processor_id } = (await service.send('GET', '/admin/v1/processors')).body.data.processors[0];
    const correct = (routing_number: string) => {
      const [item_uuid, entry_uuid] = [uuidv7(realClock.now()), uuidv7(realClock.now())];
      const notice = { processor_id, bank_account_uuid: account.uuid, item_uuid, entry_uuid, code: 'C02' };
      return atomically(database, (phase) =>
        correctBankAccount(phase, vault, { ...notice, corrected: { routing_number } }, realClock.now()),
      );
    };
    expect(await correct('011000028')).toBe('corrected');
    expect(await unlisted()).toEqual([]);
    expect(await correct('011000206')).toBe('corrected');
    expect(await unlisted(`?processor_uuid=${processor_id}`)).toMatchObject([
      { bank_account_uuid: account.uuid, routing_number: '011000206', corrected_at: expect.any(String) },
    ]);
  });
});

describe('An import', () => {
  beforeAll(freshService);

  it('counts what is new, changed and removed, and is idempotent', async () => {
    expect(await status()).toEqual({ state: 'none', imports: [] });
    const counts = async (lines: string[]) => {
      const { entry_count, added_count, changed_count, removed_count } = await importLines(service, lines);
      return [entry_count, added_count, changed_count, removed_count];
    };
    expect(await counts([chase, other])).toEqual([2, 2, 0, 0]);
    expect(await counts([chase, other])).toEqual([2, 0, 0, 0]);
    expect(await counts([other.replace('STATE STREET', 'STREET STATE'), replaced])).toEqual([2, 1, 1, 1]);
    expect(await names()).toEqual(['STREET STATE BANK', 'HOMETOWN BANK']);
    expect((await status()).imports.map((one: { removed_count: number }) => one.removed_count)).toEqual([1, 0, 0]);
  });

  it('is in the audit trail: who, when, which file', async () => {
    const { uuid, file_sha256 } = await importLines(service, [chase, other]);
    const { acts } = (await service.send('GET', '/admin/v1/audit-trail')).body.data;
    expect(acts[0]).toMatchObject({
      action: 'routing_directory.imported',
      subject_uuid: uuid,
      detail: { imported_by: 'tester', file_sha256: file_sha256.toString('hex'), entry_count: 2 },
    });
  });

  it('of 18,000 entries is one phase: a reader sees the earlier directory until the commit', async () => {
    await importLines(service, [chase, other]);
    const lines = routingNumbers(18_000).map((routing) => directoryLine({ routing, name: 'NEW BANK' }));
    const directory = await readDirectory(written(lines.join('\n')));
    const acting = { caller: operator, now: realClock.now(), request_id: null };
    const options = { importedBy: 'tester', fewerAllowed: true };
    const { database } = service.context;
    await atomically(database, async (phase) => {
      const { added_count, removed_count } = await importDirectory(phase, acting, directory, options);
      expect([added_count, removed_count]).toEqual([18_000, 2]);
      expect(await names()).toEqual(['STATE STREET BANK', 'JPMORGAN CHASE']);
      expect((await status()).imports[0].entry_count).toBe(2);
    });
    expect(new Set(await names())).toEqual(new Set(['NEW BANK']));
    expect(await count('routing_directory')).toBe(18_000);
  });

  it('that fails changes nothing', async () => {
    const before = [
      await count('routing_directory'),
      await count('routing_directory_imports'),
      await count('audit_trail'),
    ];
    const directory = await readDirectory(written(`${chase}\n${other}\n`));
    const acting = { caller: operator, now: realClock.now(), request_id: null };
    const failing = atomically(service.context.database, async (phase) => {
      await importDirectory(phase, acting, directory, { importedBy: 'tester', fewerAllowed: true });
      throw new Error('the process stops');
    });
    await expect(failing).rejects.toThrow('the process stops');
    expect([
      await count('routing_directory'),
      await count('routing_directory_imports'),
      await count('audit_trail'),
    ]).toEqual(before);
  });

  it('waits for another import, so that two are never mixed', async () => {
    const [one, two] = [0, 1_000].map((from) =>
      routingNumbers(1_000, from).map((routing) => directoryLine({ routing, name: `BANK ${from}` })),
    );
    const directory = await readDirectory(written(one!.join('\n')));
    const acting = { caller: operator, now: realClock.now(), request_id: null };
    const { database } = service.context;
    let ended = false;
    const second = await atomically(database, async (phase) => {
      await importDirectory(phase, acting, directory, { importedBy: 'tester', fewerAllowed: true });
      const started = importLines(service, two!).finally(() => {
        ended = true;
      });
      const waits = `SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`;
      await expect
        .poll(async () => ended || (await database.query<{ n: number }>(waits, []))[0]!.n > 0, { timeout: longWaitMs })
        .toBe(true);
      return { started };
    });
    expect((await second.started).removed_count).toBe(1_000);
    expect(new Set(await names())).toEqual(new Set(['BANK 1000']));
    expect(await count('routing_directory')).toBe(1_000);
  });

  it('is refused when a file has too few entries, unless they are allowed', async () => {
    const strict = { fewerAllowed: false };
    const lines = routingNumbers(10_000).map((routing) => directoryLine({ routing }));
    await expect(importLines(service, lines.slice(1), strict)).rejects.toThrow('the file has 9999 entries');
    await importLines(service, lines, { fewerAllowed: true });
    const moved = (removed: number) => routingNumbers(10_000, removed).map((routing) => directoryLine({ routing }));
    await expect(importLines(service, moved(1_001), strict)).rejects.toThrow('lacks 1001 of the 10000 present');
    expect((await importLines(service, moved(1_000), strict)).removed_count).toBe(1_000);
  });

  it('is old after 45 days: the operator’s answer says so', async () => {
    const day = 86_400;
    const now = service.context.clock.now();
    await freshService();
    await importLines(service, [chase], { now: secondsAfter(now, -44 * day) });
    expect((await status()).state).toBe('current');
    await freshService();
    await importLines(service, [chase], { now: secondsAfter(now, -46 * day) });
    expect((await status()).state).toBe('old');
    const metrics = await (await fetch(`${service.address}/metrics`)).text();
    const [, seconds] = /^achord_routing_directory_age_seconds (\d+)/m.exec(metrics)!;
    expect(Number(seconds)).toBeGreaterThanOrEqual(46 * day);
  });
});
