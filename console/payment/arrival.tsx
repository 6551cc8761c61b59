// When the money of a payment arrives: the days that are known, and the entries that carry it.
import { Text } from '@mantine/core';
import { dayAndYear, time } from '../format/times.ts';
import { type Fact, Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { words } from '../words/en.ts';
import type { Payment } from './payment.ts';

type Dated = Pick<Payment, 'capture_settles_on' | 'payout_eligible_on' | 'returnable_until' | 'entries' | 'holds'> & {
  transaction: Pick<Payment['transaction'], 'payout_status' | 'transaction_status'>;
};

export function Arrival({ payment }: { payment: Dated }) {
  const { capture_settles_on, payout_eligible_on, returnable_until, entries, holds, transaction } = payment;
  const open = holds.filter(({ released_at }) => released_at === null);
  const paidOn = entries.findLast(({ stage, settles_on }) => stage === 'payout' && settles_on !== null)?.settles_on;
  const days: readonly (readonly [string, string | null | undefined])[] = [
    [words.payment.settles, capture_settles_on],
    [words.payment.eligible, payout_eligible_on],
    [words.payment.paidOn, transaction.payout_status === 'PAYOUT_CANCELED' ? null : paidOn],
    [words.payment.returnable, returnable_until],
  ];
  const facts: readonly Fact[] = days.flatMap(([name, day]) => (day == null ? [] : [[name, dayAndYear(day)] as const]));
  return (
    <Panel title={words.payment.arrival}>
      {open.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            {words.payment.onHold(time(open[0]!.placed_at))}
          </Text>
          <Text size="sm" className="quiet">
            {words.payment.noDates}
          </Text>
        </div>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
      {facts.length === 0 && open.length === 0 && (
        <Text size="sm" className="quiet">
          {words.payment.noArrival}
        </Text>
      )}
    </Panel>
  );
}
