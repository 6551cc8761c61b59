// A payment as its tenant sees it: what happened, when the money arrives, and what the tenant may do.
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Schemas, send } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { time } from '../format/times.ts';
import { ActButtons, type ActWithRole } from '../parts/act-buttons.tsx';
import type { Act } from '../parts/act-dialog.tsx';
import { type Fact, Facts } from '../parts/facts.tsx';
import { metadataFacts } from '../parts/metadata-facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { ExplainedState, Status } from '../parts/status.tsx';
import { Time } from '../parts/time.tsx';
import { cancelReason } from '../payment/acts-of-payment.ts';
import { EntriesTable } from '../payment/entries-table.tsx';
import { statusFacts } from '../payment/status-facts.tsx';
import { summaryFacts } from '../payment/summary-facts.tsx';
import { Timeline } from '../payment/timeline.tsx';
import { WhereItIs } from '../payment/where-it-is.tsx';
import { words } from '../words/en.ts';

type Details = Schemas['NamedTransactionDetails'];

export function OwnPaymentScreen({ uuid }: { uuid: string }) {
  const address = `/3p/api/v2/transactions/${uuid}/details`;
  const payment = useQuery({
    queryKey: ['payment', 'own', uuid],
    queryFn: async () => (await send<Details>('GET', address)).data,
    // A person of a tenant has no stream of changes.
    refetchInterval: 15_000,
  });
  const { data } = payment;
  if (data === undefined) return <ScreenInstead title={words.payment.title} query={payment} />;
  const { transaction } = data;
  const title = words.payment.of(dollars(transaction.amount));
  return (
    <Stack gap="md">
      <ScreenHead
        title={title}
        ofWindow={words.payment.titled(title, words.payment.stateNames[data.state]!)}
        aside={<ExplainedState of={data.state} />}
        below={<span className="mono">{uuid}</span>}
        address={address}
      />
      <WhereItIs payment={data} parties={{ payer: data.payer_name, payee: data.payee_name }} />
      <ActButtons acts={actsOf(data)} of={title} />
      <Panel title={words.payment.overview}>
        <Facts facts={factsOf(data)} />
      </Panel>
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

const factsOf = ({ transaction, ...payment }: Details): readonly Fact[] => [
  [words.fields.payer_uuid, <User key="payer" name={payment.payer_name} uuid={transaction.payer_uuid} />],
  [words.fields.payee_uuid, <User key="payee" name={payment.payee_name} uuid={transaction.payee_uuid} />],
  [words.fields.client_reference_id, transaction.client_reference_id || '–'],
  [words.lists['own-payments'].fields.created_at, <Time key="at" at={transaction.created_at} />],
  ...statusFacts(transaction),
  ...summaryFacts(payment),
  [words.fields.transaction_fee, dollars(transaction.transaction_fee)],
  ...metadataFacts(transaction.metadata),
];

/** States in which the debit is at the bank, and the money has not come back. */
const refundable: readonly string[] = ['debited', 'good', 'paying', 'paid', 'refunded'];

/** What the payment allows now, as far as its record says. The API decides. */
function actsOf({ transaction: { uuid, amount }, state, amount_refunded, entries }: Details): readonly ActWithRole[] {
  const act = (name: 'refund' | 'cancel', more: Omit<Act, 'method' | 'path'>): ActWithRole => ({
    role: 'tenant_finance',
    act: { ...more, method: 'POST', path: `/admin/v1/transactions/${uuid}/${name}` },
  });
  if (state === 'started' && entries.length === 0)
    return [
      act('cancel', {
        title: words.payment.cancel,
        fields: [cancelReason],
        moves: [words.payment.cancelMoves],
        isGrave: true,
      }),
    ];
  const left = amount - amount_refunded;
  if (!refundable.includes(state) || left <= 0) return [];
  return [
    act('refund', {
      title: words.payment.refund,
      fields: [{ name: 'amount', label: words.acts.amount, kind: 'money', most: left }],
      moves: [words.payment.refundMoves],
    }),
  ];
}

/** The name, and the uuid that the programs of the tenant know. */
const User = ({ name, uuid }: { name: string | null; uuid: string }) => (
  <>
    {name ?? words.portal.erased} <span className="mono quiet">{uuid}</span>
  </>
);
