// Steps of paths on which an entry of a payment is reversed.
import type { ReversalStatus } from '../../../../../src/payments/lifecycle/states/reversal.stage.ts';
import type { PaymentRows, Rows } from '../payment-rows.ts';
import type { ReversalEntryRow } from '../reversal-rows.ts';
import { readRowsNow, type World } from '../world.ts';
import { mayBeReturned } from './banks.ts';
import { type PaymentState, pick } from './command.ts';
import { reject } from './operators.ts';
import type { Step } from './paths.ts';
import { returnByFile, reverse } from './reversals.ts';

type Stage = 'capture' | 'payout';

const latestOf = ({ legs }: PaymentRows, stage: Stage) => legs.findLast((leg) => leg.stage === stage);

/** The latest entry of the stage is reversed. */
export const reversed = (stage: Stage): Step => ({
  from(rows) {
    const leg = latestOf(rows, stage);
    return leg !== undefined && mayBeReturned(leg);
  },
  async take(world, choose, { rows }) {
    await reverse(world, choose, await readRowsNow(world), latestOf(rows, stage)!);
  },
});

const isAt = (...statuses: ReversalStatus[]): Step['from'] => {
  const wanted: readonly ReversalStatus[] = statuses;
  return ({ reversals }) => wanted.includes(reversals.at(-1)?.status ?? 'REVERSAL_PENDING');
};

async function reversingEntry(world: World, { payment }: PaymentState): Promise<ReversalEntryRow | undefined> {
  const { reversalEntries }: Rows = await readRowsNow(world);
  return reversalEntries.findLast((one) => one.transaction_uuid === payment.uuid);
}

const codes = { debit: ['R01', 'R10'], credit: ['R17', 'R23'] };

export const reversingReturned = (...at: ReversalStatus[]): Step => ({
  from: isAt(...at),
  async take(world, choose, state) {
    await returnByFile(world, choose, [(await reversingEntry(world, state))?.trace_id ?? null], codes);
  },
});

/** The bank returns the wrong entry too. */
export const wrongReturned = (stage: Stage, ...at: ReversalStatus[]): Step => ({
  from: isAt(...at),
  async take(world, choose, { rows }) {
    await returnByFile(world, choose, [latestOf(rows, stage)?.trace_id ?? null], {
      debit: ['R06'],
      credit: [pick(choose, ['R23', 'R06'])!],
    });
  },
});

export const reversingFileRejected: Step = {
  from: isAt('REVERSAL_ACH_PENDING'),
  async take(world, _choose, state) {
    const file = (await reversingEntry(world, state))?.file_uuid;
    if (file !== undefined && file !== null) await reject(world, file);
  },
};
