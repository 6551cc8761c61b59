// Checks every payment in turn, so that a change made outside the service is found, however old the
// payment is.
import type { Job } from '../../platform/database/repeat.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import { type Checking, runRound } from './check-rounds.ts';
import { invariants } from './invariants.ts';
import { paymentsInSlice, sliceOf } from './payment-slices.ts';
import { type PaymentKey, selectPaymentsAfter } from './payments-to-check.sql.ts';

/** A share of one core: about 130 payments a second, ten million a day. */
export const everyPaymentShare = 0.02;

const ofPayments = invariants.filter(({ reads }) => reads === 'payments');

/** `everyMinutes`: the pause between two rounds. */
export function checkEveryPaymentJob(context: Checking & { everyMinutes: number; sliceSize?: number }): Job {
  return {
    name: 'check invariants on every payment',
    everyMs: context.everyMinutes * 60_000,
    async run() {
      await runRound(context, { round: 'all', share: everyPaymentShare }, async ({ read, check }) => {
        let after: PaymentKey | undefined = { processor_id: nilUuid, uuid: nilUuid };
        while (after !== undefined) {
          const from: PaymentKey = after;
          const next = await read((snapshot) =>
            selectPaymentsAfter(snapshot, from, context.sliceSize ?? paymentsInSlice),
          );
          if (next.length > 0) await check(ofPayments, { slice: sliceOf(next) });
          after = next.at(-1);
        }
      });
      return 0;
    },
  };
}
