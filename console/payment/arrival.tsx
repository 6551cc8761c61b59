// When the money of a payment arrives: the days that are known, and the entries that carry it.
import { Text } from '@mantine/core';
import { dayAndYear, time } from '../format/times.ts';
import { type Fact, Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { words } from '../words/en.ts';
import type { Payment } from './payment.ts';

type Dated = Pick<
  Payment,
  'capture_settles_on' | 'payout_eligible_on' | 'returnable_until' | 'held_by' | 'entries' | 'holds'
> & {
  transaction: Pick<Payment['transaction'], 'payout_status' | 'transaction_status'>;
};

export function Arrival({ payment }: { payment: Dated }) {
  const { capture_settles_on, payout_eligible_on, returnable_until, held_by, entries, holds, transaction } = payment;
  const open = holds.filter(({ released_at }) => released_at === null);
  const paidOn = entries.findLast(({ stage, settles_on }) => stage === 'payout' && settles_on !== null)?.settles_on;
  const held = [
    ...(open.length > 0 ? [words.payment.onHold(time(open[0]!.placed_at))] : []),
    ...(held_by === null ? [] : [words.payment.heldBy[held_by]]),
  ];
  const days: readonly (readonly [string, string | null | undefined])[] = [
    [words.payment.settles, capture_settles_on],
    [words.payment.eligible, payout_eligible_on],
    [words.payment.paidOn, transaction.payout_status === 'PAYOUT_CANCELED' ? null : paidOn],
    [words.payment.returnable, returnable_until],
  ];
  const facts: readonly Fact[] = days.flatMap(([name, day]) => (day == null ? [] : [[name, dayAndYear(day)] as const]));
  return (
    <Panel title={words.payment.arrival}>
      {held.length > 0 && (
        <div>
          {held.map((sentence) => (
            <Text key={sentence} size="sm" fw={600}>
              {sentence}
            </Text>
          ))}
          <Text size="sm" className="quiet">
            {words.payment.noDates}
          </Text>
        </div>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
      {facts.length === 0 && held.length === 0 && (
        <Text size="sm" className="quiet">
          {words.payment.noArrival}
        </Text>
      )}
    </Panel>
  );
}
