// Safety, invariants 18: no table and no log contains an account number in plain text, and a moved
// ciphertext cannot be decrypted.

import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { logTo } from '../../../src/platform/log/log.ts';
import { customAccount, sendBankAccount } from '../../support/payments/bank-accounts.ts';
import { registerPerson } from '../../support/payments/users.ts';
import { type TestService, testService } from '../../support/service/service.ts';

const canary = '731905264850137';
let service: TestService;
let processor: { uuid: string; token: string };
let user: string;
const log: string[] = [];

beforeAll(async () => {
  service = await testService({
    context: () => ({ log: logTo({ write: (line) => void log.push(line) }, 'debug') }),
  });
  processor = await service.processor();
  user = (await registerPerson(service, processor.token)).uuid;
});

const add = (overrides: object, more: object = {}, key?: string) =>
  sendBankAccount(service, processor.token, user, { custom: customAccount(overrides), ...more }, key);

/** Every value of every row of every table as text, each with its place. */
async function dump(): Promise<{ table: string; text: string }[]> {
  const database = openDatabase(service.database.superuserUrl, 1, () => {});
  try {
    const tables = await database.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const found = [];
    for (const { name } of tables)
      for (const { text } of await database.query<{ text: string }>(`SELECT row.*::text AS text FROM ${name} AS row`))
        found.push({ table: name, text });
    return found;
  } finally {
    await database.end();
  }
}

/**
 * The forms in which a text could contain a number: as it is, in base64 at each of the three
 * offsets, in hexadecimal.
 */
function spellings(number: string): string[] {
  const base64 = [0, 1, 2].map((offset) =>
    Buffer.from(`${'\0'.repeat(offset)}${number}`)
      .toString('base64')
      .replace(/=+$/, '')
      .slice(offset === 0 ? 0 : offset + 1, -1),
  );
  return [number, Buffer.from(number).toString('hex'), ...base64];
}

describe('an account number', () => {
  it('is in no table and in no log line, whatever the result of the request', async () => {
    const answers = [
      await add({ account_number: canary }, { validate_account_routing: true }, 'added'),
      await add({ account_number: canary }, {}, 'added'), // another request under the key
      await add({ account_number: canary }),
      await add(
        { account_number: canary, account_type: 'savings', routing_number: '021000022' },
        { validate_account_routing: true },
        'checksum',
      ),
      await add({ account_number: `${canary}x!` }, {}, 'format'),
      await add({ account_number: canary }, { billing_merchant_user_uuid: user }, 'merchant'),
      await service.send('POST', '/3p/api/v2/bank-accounts/validate', {
        token: processor.token,
        key: 'asked',
        body: customAccount({ account_number: canary }),
      }),
      await service.send('GET', `/3p/api/v2/users/${user}/bank-accounts`, { token: processor.token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 422, 200, 406, 422, 406, 200, 200]);
    for (const answer of answers.slice(3)) expect(answer.text).not.toContain(canary);

    const rows = await dump();
    expect(rows.filter(({ table }) => table.endsWith('bank_accounts'))).toHaveLength(1);
    expect(rows.some(({ table }) => table.endsWith('outbox') || table.endsWith('events'))).toBe(true);
    expect(rows.some(({ table }) => table.endsWith('idempotency_keys'))).toBe(true);
    expect(log.length).toBeGreaterThan(0);
    for (const spelling of spellings(canary)) {
      for (const { table, text } of rows) expect(text, table).not.toContain(spelling);
      expect(log.join('\n')).not.toContain(spelling);
    }
    // The search works: it finds this one.
    const hidden = Buffer.concat([Buffer.from('a\0'), Buffer.from(canary), Buffer.from('z')]);
    for (const text of [hidden.toString('hex'), hidden.toString('base64')])
      expect(spellings(canary).some((spelling) => text.includes(spelling))).toBe(true);
  });

  it('cannot be decrypted in another row: 500, and no part of it in answer or log', async () => {
    const first = (await add({ account_number: '520005001' })).body.data;
    const second = (await add({ account_number: '520005002' })).body.data;
    await service.context.database.query(
      `UPDATE bank_accounts a SET account_number_encrypted = b.account_number_encrypted
       FROM bank_accounts b WHERE (a.uuid = $1 AND b.uuid = $2) OR (a.uuid = $2 AND b.uuid = $1)`,
      [first.uuid, second.uuid],
    );
    log.length = 0;
    const answer = await add({ account_number: '520005001' });
    expect([answer.status, answer.body.errors[0].code]).toEqual([500, 'internal_error']);
    for (const number of ['520005001', '520005002']) {
      expect(answer.text).not.toContain(number);
      expect(log.join()).not.toContain(number);
    }
  });
});
