// The days of a bank on another server than the tests usually have.
import { expect } from 'vitest';
import { answerToEntry, receive } from '../banks/bank-answers.ts';
import { testService } from '../service/service.ts';
import { expectInvariants } from './invariants.ts';
import { advance, paymentsOf } from './payments.ts';

/** File, settlement and payout of one payment, and the return of another one. */
export async function expectWholeDays(): Promise<void> {
  const service = await testService();
  const payments = await paymentsOf(service);
  const [paid, returned] = [await payments.started(), await payments.started()];
  await advance(service, { banking_days: 1 });
  await receive(service, await answerToEntry(service, returned.uuid, { code: 'R01' }));
  await advance(service, { banking_days: 6 });
  expect(await payments.read(paid.uuid)).toMatchObject({
    capture_status: 'CAPTURE_COMPLETE',
    payout_status: 'PAYOUT_COMPLETE',
  });
  expect(await payments.read(returned.uuid)).toMatchObject({
    capture_status: 'CAPTURE_ACH_FAILED',
    ach_return_code: 'R01',
  });
  await expectInvariants(service.context.database);
}
