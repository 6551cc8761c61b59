// Writing a bank file: every text that the API accepts can be written.
import { beforeAll, describe, expect, it } from 'vitest';
import { returnEntry } from '../../../../test/support/banks/returns.ts';
import { advance, type Payments, paymentsOf, sundayAhead } from '../../../../test/support/payments/payments.ts';
import { type TestService, testService } from '../../../../test/support/service/service.ts';

let service: TestService;
let payments: Payments;

beforeAll(async () => {
  service = await testService();
  payments = await paymentsOf(service);
  await advance(service, { to: sundayAhead(service) });
});

const statusesOf = (uuids: readonly string[], column: string) =>
  Promise.all(uuids.map(async (uuid) => (await payments.read(uuid))[column]));

describe('A batch of a file', () => {
  it('ascends by trace number when a given description equals the default one', async () => {
    const described = [{ description: 'PAYMENT' }, {}, { description: 'PAYMENT ' }, {}];
    const uuids: string[] = [];
    for (const body of described) uuids.push((await payments.started(body)).uuid);
    await advance(service, { banking_days: 1 });
    expect(await statusesOf(uuids, 'capture_status')).toEqual(uuids.map(() => 'CAPTURE_ACH_PENDING'));
  });

  it('ascends by trace number when it has both first and repeated entries', async () => {
    const [first, second] = [await payments.started(), await payments.started()];
    await advance(service, { banking_days: 6 });
    for (const { uuid } of [first, second]) await returnEntry(service, uuid, { stage: 'payout' });
    await advance(service, { banking_days: 3 });
    await returnEntry(service, first.uuid, { stage: 'reverse_payout' });
    const third = await payments.started();
    await advance(service, { banking_days: 6 });
    await service.send('POST', `/admin/v1/transactions/${first.uuid}/reverse-payout-again`, { body: {} });
    await returnEntry(service, third.uuid, { stage: 'payout' });
    await advance(service, { banking_days: 2 });
    expect(await statusesOf([first.uuid, third.uuid], 'reverse_payout_status')).toEqual([
      'REVERSE_PAYOUT_ACH_COMPLETE',
      'REVERSE_PAYOUT_ACH_COMPLETE',
    ]);
  });
});
