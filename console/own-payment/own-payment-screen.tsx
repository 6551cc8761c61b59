// A payment as its tenant sees it: what happened, when the money arrives, and what may be done.
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Schemas, send } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { time } from '../format/times.ts';
import { posting } from '../lists/acts/acts.ts';
import { ActButtons, type ActWithRole } from '../parts/act-buttons.tsx';
import { type Fact, Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { Status } from '../parts/status.tsx';
import { Time } from '../parts/time.tsx';
import { Arrival } from '../payment/arrival.tsx';
import { EntriesTable } from '../payment/entries-table.tsx';
import { metadataFacts } from '../payment/metadata-facts.tsx';
import { statusFacts } from '../payment/status-facts.tsx';
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
  const { data } = payment;
  if (data === undefined) return <ScreenInstead title={words.payment.title} query={payment} />;
  const { transaction } = data;
  return (
    <Stack gap="md">
      <ScreenHead
        title={words.payment.of(dollars(transaction.amount))}
        aside={<Status of={transaction.transaction_status} />}
        below={<span className="mono">{uuid}</span>}
        address={address}
      />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Panel title={words.payment.overview}>
          <Facts facts={factsOf(data)} />
        </Panel>
        <Stack gap="md">
          <Panel title={words.payment.acts}>
            <ActButtons acts={actsOf(data)} none={words.act.nothingToDo} />
          </Panel>
          <Arrival payment={data} />
        </Stack>
      </SimpleGrid>
      <Panel title={words.payment.timeline}>
        <Timeline payment={{ moves: data.moves, entries: data.entries }} />
      </Panel>
      <EntriesTable entries={data.entries} />
      {data.refunds.length > 0 && (
        <Panel title={words.payment.refunds}>
          {data.refunds.map((refund) => (
            <Text key={refund.uuid} size="sm">
              {dollars(refund.amount)} <Status of={refund.status} /> {time(refund.created_at)}
            </Text>
          ))}
        </Panel>
      )}
    </Stack>
  );
}

const factsOf = ({ transaction }: Details): readonly Fact[] => [
  ...statusFacts(transaction),
  [words.fields.payer_uuid, <Uuid key="payer" of={transaction.payer_uuid} />],
  [words.fields.payee_uuid, <Uuid key="payee" of={transaction.payee_uuid} />],
  [words.lists['own-payments'].fields.company_name, transaction.company_name],
  [words.fields.client_reference_id, transaction.client_reference_id || '–'],
  [words.fields.transaction_fee, dollars(transaction.transaction_fee)],
  [words.lists['own-payments'].fields.created_at, <Time key="at" at={transaction.created_at} />],
  ...metadataFacts(transaction.metadata),
];

/** A developer reads no names of people. */
const Uuid = ({ of }: { of: string }) => <span className="mono">{of}</span>;

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
        fields: [{ name: 'amount', label: words.acts.amount, kind: 'money', most: amount }],
        moves: [words.payment.refundMoves],
      }),
    },
  ];
}
