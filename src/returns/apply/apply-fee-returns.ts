// Applies returns of fee payouts: the money is owed again, and the code may disable the fee
// account.
import { disableBankAccounts } from '../../bank-accounts/disable-bank-accounts.ts';
import { bill } from '../../billing/bill.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import {
  type AnsweredFeePayout,
  lockAnsweredFeePayouts,
  lockFiledFeePayouts,
  moveFeePayouts,
} from '../../fees/fee-payouts.sql.ts';
import type { DecidedItem, OpenItem } from '../items/bank-items.sql.ts';
import { isLate } from '../matching/entry-answered.ts';
import { decided } from '../matching/match-answer.ts';
import { effectOf } from './return-policy.ts';

/**
 * Adds to each item its fee payout, if there is one: the one that an operator named, or else the
 * one sent through this bank with its trace number.
 */
export async function withFeePayouts(
  phase: AtomicPhase,
  bank: string,
  items: readonly OpenItem[],
): Promise<OpenItem[]> {
  const named = items.flatMap(({ assigned_processor_id: processor_id, assigned_leg_uuid: uuid }) =>
    processor_id === null || uuid === null ? [] : [{ processor_id, uuid }],
  );
  const byUuid = new Map(
    (named.length === 0 ? [] : await lockFiledFeePayouts(phase, named)).map((one) => [one.uuid, one]),
  );
  const traces = items.flatMap(({ assigned, original_trace }) => (assigned ? [] : (original_trace ?? [])));
  const payouts = traces.length === 0 ? [] : await lockAnsweredFeePayouts(phase, bank, traces);
  const byTrace = new Map(payouts.map((one) => [one.trace_id, one]));
  return items.map((item) => {
    const fee_payout = item.assigned ? byUuid.get(item.assigned_leg_uuid!) : byTrace.get(item.original_trace ?? '');
    return fee_payout === undefined ? item : { ...item, fee_payout };
  });
}

/** Takes returns of fee payouts, none of them applied before. Answers a decision for each. */
export async function applyFeeReturns(
  phase: AtomicPhase,
  items: readonly OpenItem[],
  now: Date,
): Promise<DecidedItem[]> {
  if (items.length === 0) return [];
  const returned = items.map((item) => ({ ...item.fee_payout!, ach_return_code: item.code! }));
  const of = (...statuses: AnsweredFeePayout['status'][]) => returned.filter(({ status }) => statuses.includes(status));
  // A return proves that the file of the entry was delivered.
  await moveFeePayouts(phase, 'V1', of('FEE_PAYOUT_FILED').map(key), now);
  await moveFeePayouts(phase, 'V3', of('FEE_PAYOUT_FILED', 'FEE_PAYOUT_ACH_PENDING'), now);
  await moveFeePayouts(phase, 'V4', of('FEE_PAYOUT_COMPLETE'), now);
  await disableBankAccounts(
    phase,
    returned
      .filter(({ ach_return_code }) => effectOf(ach_return_code).disables)
      .map((one) => ({ ...one, reason: one.ach_return_code })),
    now,
  );
  await bill(
    phase,
    returned.map(({ processor_id, uuid }) => ({
      processor_id,
      vendor_id: null,
      kind: 'return',
      billing_merchant_user_uuid: null,
      subject_uuid: uuid,
      occurred_at: now,
    })),
  );
  return items.map((item) =>
    decided(
      item,
      { state: 'applied', reason: null },
      isLate(item, { settles_at: item.fee_payout!.settles_at.toISOString() }),
    ),
  );
}

const key = ({ processor_id, uuid }: AnsweredFeePayout) => ({ processor_id, uuid });
