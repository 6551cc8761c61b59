// A payment as its tenant sees it: what happened, when the money arrives, and what may be done.
import { Code, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Schemas, send } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { dayAndYear, time } from '../format/times.ts';
import { posting } from '../lists/acts/acts.ts';
import { ActButtons, type ActWithRole } from '../parts/act-buttons.tsx';
import { type Fact, Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { Status } from '../parts/status.tsx';
import { EntriesTable } from '../payment/entries-table.tsx';
import { Timeline } from '../payment/timeline.tsx';
import { words } from '../words/en.ts';

type Details = Schemas['TransactionDetails'];

export function OwnPaymentScreen({ uuid }: { uuid: string }) {
  const address = `/3p/api/v2/transactions/${uuid}/details`;
  const payment = useQuery({
    queryKey: ['payment', 'own', uuid],
    queryFn: async () => (await send<Details>('GET', address)).data,
    // A developer has no stream of changes.
    refetchInterval: 15_000,
  });
  if (payment.isPending) return <Loading lines={12} />;
  if (payment.isError) return <Problem error={payment.error} again={() => void payment.refetch()} />;
  const { data } = payment;
  const { transaction } = data;
  return (
    <Stack gap="lg">
      <ScreenHead title={`${words.payment.title} ${dollars(transaction.amount)}`} below={uuid} address={address}>
        <Status of={transaction.transaction_status} />
      </ScreenHead>
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <Panel title={words.payment.overview}>
          <Facts facts={factsOf(data)} />
        </Panel>
        <Panel title={words.payment.acts}>
          <ActButtons acts={actsOf(data)} none={words.payment.noActs} />
        </Panel>
      </SimpleGrid>
      <Panel title={words.payment.timeline}>
        <Timeline payment={{ ...data, events: [] }} />
      </Panel>
      <EntriesTable entries={data.entries} />
      {data.refunds.length > 0 && (
        <Panel title={words.payment.refunds}>
          {data.refunds.map((refund) => (
            <Text key={refund.uuid}>
              {dollars(refund.amount)} <Status of={refund.status} /> {time(refund.created_at)}
            </Text>
          ))}
        </Panel>
      )}
    </Stack>
  );
}

function factsOf({ transaction, ...dates }: Details): readonly Fact[] {
  const statuses = [
    ['Capture', transaction.capture_status],
    ['Payout', transaction.payout_status],
    ['Clawback', transaction.clawback_status],
    ['Reverse payout', transaction.reverse_payout_status],
  ] as const;
  const days = [
    [words.payment.settles, dates.capture_settles_on],
    [words.payment.eligible, dates.payout_eligible_on],
    [words.payment.returnable, dates.returnable_until],
  ] as const;
  return [
    ...statuses.flatMap(([name, status]) =>
      status === null ? [] : [[name, <Status key={name} of={status} />] as const],
    ),
    ...(transaction.failure_reason === null ? [] : [['Why it failed', transaction.failure_reason] as const]),
    ['Payer', transaction.payer_uuid],
    ['Payee', transaction.payee_uuid],
    ['Merchant', transaction.company_name],
    ['Reference', transaction.client_reference_id || '–'],
    ['Fee', dollars(transaction.transaction_fee)],
    ['Started', time(transaction.created_at)],
    ...days.flatMap(([name, day]) => (day === null ? [] : [[name, dayAndYear(day)] as const])),
    ...(transaction.metadata === undefined
      ? []
      : [
          [
            words.payment.metadata,
            <Code key="metadata" block>
              {JSON.stringify(transaction.metadata, null, 2)}
            </Code>,
          ] as const,
        ]),
  ];
}

/** The API decides what is possible; these are never possible otherwise. */
function actsOf({
  transaction: { uuid, amount, capture_status, transaction_status },
}: Details): readonly ActWithRole[] {
  if (transaction_status === 'CAPTURE_PENDING')
    return [
      {
        role: 'developer',
        act: {
          title: words.payment.cancel,
          method: 'DELETE',
          path: `/3p/api/v2/transactions/${uuid}`,
          asksReason: false,
          moves: [words.payment.cancelMoves],
        },
      },
    ];
  if (capture_status !== 'CAPTURE_COMPLETE') return [];
  return [
    {
      role: 'developer',
      act: posting(words.payment.refund, `/3p/api/v1/transactions/${uuid}/refund`, {
        asksReason: false,
        fields: [{ name: 'amount', label: 'Amount', kind: 'money', most: amount }],
        moves: [words.payment.refundMoves],
      }),
    },
  ];
}
