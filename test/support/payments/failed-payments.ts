// Payments that were paid out, and payments with a later failure, produced over HTTP and bank
// files.

import { returnEntry } from '../banks/returns.ts';
import type { TestService } from '../service/service.ts';
import { advance, type Payments, paymentsOf } from './payments.ts';

/** `uuid` is the payment's uuid. */
export interface FailedPayment {
  payments: Payments;
  uuid: string;
}

export const advanceUntilSettled = (service: TestService) => advance(service, { banking_days: 6 });

/** A payment of 100.00 with a fee of 3.00 that was paid out. */
export async function paidOut(service: TestService): Promise<FailedPayment> {
  const payments = await paymentsOf(service);
  const { uuid } = await payments.started({ transaction_fee: 300 });
  await advanceUntilSettled(service);
  return { payments, uuid };
}

/** A refund of 40.00 of it whose credit was returned. */
export async function refundCreditReturned(service: TestService): Promise<FailedPayment & { refund: string }> {
  const { payments, uuid } = await paidOut(service);
  const refund = (await payments.refund(uuid, { amount: 4_000 })).body.data.uuid as string;
  await advanceUntilSettled(service);
  await returnEntry(service, uuid, { stage: 'refund_payout', refund_uuid: refund });
  return { payments, uuid, refund };
}

/** Its capture was returned after the payout, and the clawback too: the payee owes 97.00. */
export async function clawbackFailed(service: TestService): Promise<FailedPayment> {
  const { payments, uuid } = await paidOut(service);
  await returnEntry(service, uuid, { stage: 'capture' });
  await advanceUntilSettled(service);
  await returnEntry(service, uuid, { stage: 'clawback', code: 'R01' });
  return { payments, uuid };
}

/** A refund of 40.00 is complete. */
export async function refunded(service: TestService): Promise<FailedPayment> {
  const { payments, uuid } = await paidOut(service);
  await payments.refund(uuid, { amount: 4_000 });
  await advanceUntilSettled(service);
  return { payments, uuid };
}

/** A refund of 40.00 is complete, and then the capture was returned: the payer owes the 40.00. */
export async function payerOwes(service: TestService): Promise<FailedPayment> {
  const { payments, uuid } = await refunded(service);
  await returnEntry(service, uuid, { stage: 'capture', code: 'R10' });
  await advanceUntilSettled(service);
  return { payments, uuid };
}

/** The payout was returned, and is kept for another account of the payee. */
export async function payoutKept(service: TestService): Promise<FailedPayment> {
  const { payments, uuid } = await paidOut(service);
  await service.context.database.query('UPDATE processors SET keep_returned_payouts = true WHERE processor_id = $1', [
    payments.processor.uuid,
  ]);
  await returnEntry(service, uuid, { stage: 'payout', code: 'R02' });
  return { payments, uuid };
}

/** The payout was returned, and the reverse payout too: 100.00 are owed to the payer. */
export async function reversePayoutReturned(service: TestService, code?: string): Promise<FailedPayment> {
  const { payments, uuid } = await paidOut(service);
  await returnEntry(service, uuid, { stage: 'payout' });
  await advanceUntilSettled(service);
  await returnEntry(service, uuid, { stage: 'reverse_payout', ...(code === undefined ? {} : { code }) });
  return { payments, uuid };
}
