// A database without disk space is reported with its reason until it can write again.
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { registerPayerAndPayee } from '../../support/payments/payer-and-payee.ts';
import { metricsOf } from '../../support/service/metrics.ts';
import { type TestService, testService } from '../../support/service/service.ts';

/**
 * From here on PostgreSQL raises this error where it needs space: for rows of these tables, and for
 * new tables.
 */
async function failToWrite(service: TestService, sqlstate: string) {
  const superuser = openDatabase(service.database.superuserUrl, 1, () => {});
  await superuser.query(`
    CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '${sqlstate}'; END $$;
    CREATE FUNCTION no_space_for_tables() RETURNS event_trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '${sqlstate}'; END $$;
    CREATE TRIGGER no_space BEFORE INSERT ON transactions EXECUTE FUNCTION no_space();
    CREATE TRIGGER no_space BEFORE INSERT ON users EXECUTE FUNCTION no_space();
    CREATE EVENT TRIGGER no_space ON ddl_command_start WHEN TAG IN ('CREATE TABLE AS') EXECUTE FUNCTION no_space_for_tables()`);
  return {
    async freeSpace() {
      await superuser.query(
        'DROP EVENT TRIGGER no_space; DROP FUNCTION no_space() CASCADE; DROP FUNCTION no_space_for_tables()',
      );
      await superuser.end();
    },
  };
}

const ready = (service: TestService) => service.send('GET', '/health/ready', { token: null });
const gauge = async (service: TestService, trouble: string) =>
  (await metricsOf(service))[`achord_database_trouble{trouble="${trouble}"}`] === 1;

describe('A database disk', () => {
  it.each([
    ['53100', 'disk_full', "the database's disk is full"],
    ['58030', 'disk_failing', "the database's disk reports errors"],
  ])('that gives %s is reported as %s until a write succeeds', async (sqlstate, code, reason) => {
    const service = await testService();
    const { uuid, token } = await service.processor();
    const pair = await registerPayerAndPayee(service, uuid);
    const body = { ...pair, amount: 100 };
    const start = (key?: string) =>
      service.send('POST', '/3p/api/v1/transaction', { token, body, ...(key ? { key } : {}) });

    const disk = await failToWrite(service, sqlstate);
    const person = {
      first_name: 'Ada',
      last_name: 'Moss',
      address: { line_1: '1 Elm', city: 'Bath', state: 'ME', zip: '04530' },
    };
    const refused = [
      await start('the-key'),
      await start(),
      await service.send('POST', '/3p/api/v1/transactions/bulk', {
        token,
        body: { transactions: [{ ...body, idempotency_key: 'item' }] },
      }),
      await service.send('POST', '/3p/api/v1/register/person', { token, key: 'another', body: person }),
    ];
    expect(refused.map(({ status, body: { errors } }) => [status, errors[0]?.code])).toEqual(
      refused.map(() => [503, code]),
    );
    expect(refused[0]!.body.message).toContain('Nothing was stored.');
    // Reads are still answered.
    expect((await service.send('GET', '/3p/api/v2/transactions', { token })).status).toBe(200);
    const unready = await ready(service);
    expect([unready.status, unready.body.reasons]).toEqual([503, [reason]]);
    expect(await gauge(service, code)).toBe(true);

    await disk.freeSpace();
    await expect.poll(async () => (await ready(service)).status).toBe(200);
    expect(await gauge(service, code)).toBe(false);
    const started = await start('the-key');
    expect([started.status, started.headers.get('idempotent-replayed')]).toEqual([201, null]);
    const { body: list } = await service.send('GET', '/3p/api/v2/transactions', { token });
    expect(list.data.transactions).toEqual([started.body.data]);
  });
});
