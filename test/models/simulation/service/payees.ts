// Judges the payments of each payee together: a payee who owes is not paid.
import { instantFrom } from '../../../../src/platform/std/timestamps.ts';
import { Violation } from '../judge.ts';
import type { AfterMove, Judged } from './payment-history.ts';
import type { PaymentRows, Rows } from './payment-rows.ts';

/** Throws a Violation that names the reserved payment, and the debt of its payee at that time. */
export function judgePayees({ payments }: Rows, judged: ReadonlyMap<string, Judged>): void {
  const byPayee = Map.groupBy(
    payments.values(),
    ({ payment: { processor_id, payee_uuid } }) => `${processor_id} ${payee_uuid}`,
  );
  for (const own of byPayee.values())
    for (const paid of own)
      for (const { at, moves } of judged.get(paid.payment.uuid)!.after)
        if (moves.some(({ transition }) => reserves(paid, transition, at)))
          for (const other of own) {
            const owed = isCollected(other, at) ? 0 : owedAt(judged.get(other.payment.uuid)!.after, at);
            if (owed > 0)
              throw new Violation(
                `payment ${paid.payment.client_reference_id} is reserved while its payee owes ${owed} of ${other.payment.client_reference_id}`,
              );
          }
}

const time = (text: string) => instantFrom(text).getTime();

/** The move reserved money for a payout. */
const reserves = ({ postings, payment }: PaymentRows, transition: string, at: number): boolean =>
  ['P1', 'P6', 'P7'].includes(transition) &&
  postings.some(
    (one) => one.transaction_uuid === payment.uuid && one.transition === transition && time(one.posted_at) === at,
  );

const owedAt = (after: readonly AfterMove[], at: number) => after.findLast((one) => one.at <= at)?.owed ?? 0;

/** A debit of this leg was in a file by then and not yet sent. Moves show those that were sent. */
const isCollected = ({ legs, moves }: PaymentRows, at: number): boolean =>
  legs.some(
    ({ uuid, stage, created_at }) =>
      stage === 'clawback' &&
      time(created_at) <= at &&
      !moves.some((move) => move.source_uuid === uuid && time(move.moved_at) <= at),
  );
