// Fee payouts in our files: created by the daily run, filed at the cut-off, and moved with their
// legs.
import type { BankingInstant } from '../../../ach/calendar/banking-instants.ts';
import { askAgain } from '../../../payments/fees/ask-fee-payout.ts';
import { mostOfPayout, selectFeesDue } from '../../../payments/fees/fee-accounts.sql.ts';
import {
  type CancelReason,
  type FeePayoutKey,
  fileFeePayouts,
  insertFeePayouts,
  isFeePayoutWaiting,
  lockWaitingFeePayouts,
  moveFeePayouts,
} from '../../../payments/fees/fee-payouts.sql.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { putIntoFiles } from '../cut-off/put-into-files.ts';
import { inPortions, type Origination, portion } from '../origination.ts';

/**
 * The daily run creates a fee payout for each owner on the daily schedule to whom fees are owed.
 * `at`: the time of the run, whose cut-off files them. It can be repeated after a crash.
 */
export async function askFees({ database, bank, inPhase }: Origination, at: Date): Promise<void> {
  const due = await selectFeesDue(database, bank);
  if (due.length === 0) return;
  await inPhase((phase) =>
    insertFeePayouts(
      phase,
      due.map((one) => ({ ...one, uuid: uuidv7(at) })),
      at,
    ),
  );
}

/**
 * Puts the waiting fee payouts into the file of a next-day cut-off. Each pays what is owed at that
 * time. If nothing is owed any more, the fee payout ends.
 */
export async function fileFees(context: Origination, { at, day, cutOff }: BankingInstant): Promise<void> {
  const { database, bank, clock, inPhase } = context;
  if (cutOff?.speed !== 'standard' || !(await isFeePayoutWaiting(database, bank))) return;
  const choice = { instant: { at, day, cutOff }, purpose: 'fee_payout', mostOfEntry: mostOfPayout } as const;
  await inPortions(() =>
    inPhase(async (phase) => {
      const waiting = await lockWaitingFeePayouts(phase, bank, at, portion);
      const now = clock.now();
      const nothing = waiting.filter(({ owed }) => owed <= 0);
      await moveFeePayouts(
        phase,
        'V0',
        nothing.map((one) => ({ ...one, cancel_reason: 'nothing_owed' })),
        now,
      );
      const chosen = waiting
        .filter(({ owed }) => owed > 0)
        .map((one) => ({ ...one, amount: Math.min(one.owed, mostOfPayout) }));
      await fileFeePayouts(phase, chosen, now);
      const legs = chosen.map((one) => ({
        ...one,
        transaction_uuid: one.uuid,
        refund_uuid: null,
        merchant_batch_uuid: null,
      }));
      await putIntoFiles(context, phase, choice, legs);
      return waiting.length;
    }),
  );
}

/**
 * Ends fee payouts whose entry the bank never had (V1u) or whose file it rejected (V1r). Another
 * fee payout pays what is owed now. If no file can hold the entry, the money waits until a bank
 * account is named again.
 */
export async function endFeePayouts(
  phase: AtomicPhase,
  payouts: readonly (FeePayoutKey & { cancel_reason: CancelReason })[],
  now: Date,
): Promise<void> {
  const ended = [
    ...(await moveFeePayouts(phase, 'V1u', payouts, now)),
    ...(await moveFeePayouts(phase, 'V1r', payouts, now)),
  ];
  await askAgain(
    phase,
    ended.filter(({ cancel_reason }) => cancel_reason !== 'not_writable'),
    now,
  );
}
