// The merchants that owe money, as a file for a controller.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returnEntry } from '../../support/banks/returns.ts';
import { advanceUntilSettled, clawbackFailed, paidOut } from '../../support/payments/failed-payments.ts';
import { expectInvariants } from '../../support/payments/invariants.ts';
import { advance, type Payments, sundayAhead } from '../../support/payments/payments.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let payments: Payments;
beforeAll(async () => {
  service = await testService();
  await advance(service, { to: sundayAhead(service) });
  await clawbackFailed(service);
  ({ payments } = await clawbackFailed(service));
});
afterAll(() => expectInvariants(service.context.database));

const file = async (query = '') => {
  const { status, text } = await service.send('GET', `/admin/v1/ledger/negative-balances${query}`);
  const [head, ...records] = text.trim().split('\r\n');
  return { status, columns: head!.split(','), records: records.map((record) => record.split(',')) };
};

describe('GET /admin/v1/ledger/negative-balances', () => {
  it('has each merchant that owes, by name, with what it owes and is owed', async () => {
    const of = `?processor_uuid=${payments.processor.uuid}`;
    const { columns, records } = await file(of);
    expect(columns.slice(2)).toEqual(['merchant_uuid', 'merchant_name', 'owes', 'is_owed', 'balance', 'last_debt_on']);
    const { name } = (await service.send('GET', `/admin/v1/processors/${payments.processor.uuid}`)).body.data;
    const [{ payee_name }] = (await service.send('GET', `/admin/v1/transactions${of}`)).body.data.transactions;
    expect(records).toEqual([
      [
        payments.processor.uuid,
        name,
        payments.pair.payee_uuid,
        payee_name,
        '97.00',
        '0.00',
        '-97.00',
        expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      ],
    ]);
  });

  it('adds up to the trial balance', async () => {
    const { records } = await file();
    const { accounts } = (await service.send('GET', '/admin/v1/ledger/trial-balance')).body.data;
    const { closing } = accounts.find(({ account }: { account: string }) => account === 'CLAW');
    expect(records).toHaveLength(2);
    expect(records.reduce((sum, record) => sum + Math.round(Number(record[4]) * 100), 0)).toBe(closing);
  });

  it('leaves out who has paid, and refuses an unknown tenant', async () => {
    const { payments: quiet, uuid } = await paidOut(service);
    const of = `?processor_uuid=${quiet.processor.uuid}`;
    await returnEntry(service, uuid, { stage: 'capture' });
    expect((await file(of)).records).toHaveLength(1);
    await advanceUntilSettled(service);
    expect((await file(of)).records).toEqual([]);
    expect((await file(`?processor_uuid=${quiet.pair.payer_uuid}`)).status).toBe(422);
  });
});
