// The daily run of a bank's tenants: reserves the payouts of batch payees, and the debits of their
// refunds, as one entry a merchant.
import { announceBatches } from '../../../payments/batches/announce-batches.ts';
import { selectPayoutsDue, selectRefundsDue } from '../../../payments/batches/due-members.sql.ts';
import {
  joinPayoutBatches,
  joinRefundBatches,
  type Member,
  type PayoutMember,
  type RefundMember,
} from '../../../payments/batches/join-batches.sql.ts';
import type { MoveResult } from '../../../payments/lifecycle/move.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { type Origination, portion } from '../origination.ts';
import { payOut } from './pay-out.ts';

/**
 * `at`: the time of the run. It can be repeated after a crash: reserved payments stay in their
 * batches.
 */
export async function runBatches(context: Origination, at: Date): Promise<void> {
  await runPayouts(context, at);
  await runRefunds(context, at);
  await announceBatches(context, 'payout');
}

async function runPayouts({ database, bank, inPhase, clock }: Origination, at: Date): Promise<void> {
  for (let after: Member | null = null; ; ) {
    const due: Awaited<ReturnType<typeof selectPayoutsDue>> = await selectPayoutsDue(
      database,
      { bank, runAt: at },
      after,
      portion,
    );
    if (due.length === 0) return;
    after = due.at(-1)!;
    await inPhase(async (phase) => {
      const now = clock.now();
      const paid = await payOut(
        phase,
        due.map(({ processor_id, uuid, merchant_uuid }) => ({
          processor_id,
          transaction_uuid: uuid,
          payee_uuid: merchant_uuid,
          source_uuid: uuidv7(now),
        })),
        now,
      );
      const members = paid.flatMap(memberOf);
      if (members.length > 0) await joinPayoutBatches(phase, inBatches(members, now), { runAt: at, now });
    });
  }
}

/** The batch membership of a payment to a batch payee; empty for other payees. */
function memberOf({ move, steps: [reserved], payment }: MoveResult): PayoutMember[] {
  if (reserved === undefined || payment.payout_type !== 'batch') return [];
  const { processor_id, transaction_uuid, vendor_id, payee_uuid } = payment;
  const { transition, postings } = reserved;
  return [
    {
      processor_id,
      uuid: transaction_uuid,
      vendor_id,
      merchant_uuid: payee_uuid,
      transition,
      source_uuid: move.source_uuid,
      amount: postings.reduce((sum, { credit, amount }) => (credit === 'PRES' ? sum + amount : sum), 0),
    },
  ];
}

async function runRefunds({ database, bank, inPhase, clock }: Origination, at: Date): Promise<void> {
  for (let after: Member | null = null; ; ) {
    const due: RefundMember[] = await selectRefundsDue(database, { bank, runAt: at }, after, portion);
    if (due.length === 0) return;
    after = due.at(-1)!;
    await inPhase(async (phase) => {
      const now = clock.now();
      await joinRefundBatches(phase, inBatches(due, now), { runAt: at, now });
    });
  }
}

/** Adds identifiers for new batches, in case the member is the first one. */
const inBatches = <Joining extends Member>(members: readonly Joining[], now: Date) =>
  members.map((member) => ({ ...member, batch_uuid: uuidv7(now), merchant_batch_uuid: uuidv7(now) }));
