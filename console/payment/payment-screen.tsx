// One payment: what happened, who is owed what, when the money arrives, and what may be done.
import { Badge, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { get } from '../api/request.ts';
import { WaitingActs } from '../approvals/waiting-acts.tsx';
import { heldIn } from '../format/accounts.ts';
import { dollars } from '../format/money.ts';
import { time } from '../format/times.ts';
import { ActButtons } from '../parts/act-buttons.tsx';
import { type Fact, Facts } from '../parts/facts.tsx';
import { metadataFacts } from '../parts/metadata-facts.tsx';
import { OwnerLink } from '../parts/owner-link.tsx';
import { Panel } from '../parts/panel.tsx';
import { ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { ExplainedState, Status } from '../parts/status.tsx';
import { Time } from '../parts/time.tsx';
import { usePerson } from '../person/use-person.ts';
import { accountWords, inWords, words } from '../words/en.ts';
import { actsOfPayment } from './acts-of-payment.ts';
import { EntriesTable } from './entries-table.tsx';
import { NoteForm } from './note-form.tsx';
import type { Payment } from './payment.ts';
import { statusFacts } from './status-facts.tsx';
import { summaryFacts } from './summary-facts.tsx';
import { Timeline } from './timeline.tsx';
import { WhereItIs } from './where-it-is.tsx';

export function PaymentScreen({ uuid }: { uuid: string }) {
  const payment = useQuery({
    queryKey: ['payment', uuid],
    queryFn: () => get('/admin/v1/transactions/{uuid}', { params: { uuid } }),
  });
  const { data } = payment;
  if (data === undefined) return <ScreenInstead title={words.payment.title} query={payment} />;
  const { transaction } = data;
  const title = words.payment.of(dollars(transaction.amount));
  const parties = { payer: data.payer_name, payee: data.payee_name };
  return (
    <Stack gap="md">
      <ScreenHead
        title={title}
        ofWindow={words.payment.titled(title, words.payment.stateNames[data.state]!)}
        aside={
          <>
            <ExplainedState of={data.state} />
            {data.holds.length > (data.state === 'held' ? 1 : 0) && (
              <Badge color="orange" variant="light" tt="none" autoContrast>
                {words.payment.holds}: {data.holds.length}
              </Badge>
            )}
          </>
        }
        below={
          <>
            <OwnerLink uuid={transaction.payer_uuid} /> {words.payment.pays} <OwnerLink uuid={transaction.payee_uuid} />{' '}
            · <span className="mono">{uuid}</span>
          </>
        }
        address={`/admin/v1/transactions/${uuid}`}
      />
      <WaitingActs uuid={uuid} />
      <WhereItIs payment={data} parties={parties} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Panel title={words.payment.overview}>
          <Facts facts={factsOf(data)} />
        </Panel>
        <Stack gap="md">
          <Panel title={words.payment.acts}>
            <Acts payment={data} />
          </Panel>
          <Owed payment={data} />
        </Stack>
      </SimpleGrid>
      <Panel title={words.payment.timeline}>
        <Timeline payment={data} />
      </Panel>
      <EntriesTable entries={data.entries} />
      <Refunds refunds={data.refunds} />
      <Notes payment={data} uuid={uuid} />
    </Stack>
  );
}

function Acts({ payment }: { payment: Payment }) {
  const payer = usePerson(payment.transaction.payer_uuid).data;
  const payee = usePerson(payment.transaction.payee_uuid).data;
  const { uuid } = payment.transaction;
  const reversible = useQuery({
    queryKey: ['payment', uuid, 'reversible-entries'],
    queryFn: () => get('/admin/v1/transactions/{uuid}/reversible-entries', { params: { uuid } }),
  });
  const { acts, notes } = actsOfPayment(payment, { payer, payee }, reversible.data?.entries ?? []);
  return (
    <Stack gap="xs">
      {notes.map((note) => (
        <Text key={note} size="sm">
          {note}
        </Text>
      ))}
      <ActButtons acts={acts} of={words.payment.of(dollars(payment.transaction.amount))} none={words.act.nothingToDo} />
    </Stack>
  );
}

const factsOf = ({ transaction, holds, fraud_reviews, ...payment }: Payment): readonly Fact[] => [
  [words.fields.payer_uuid, <OwnerLink key="payer" uuid={transaction.payer_uuid} />],
  [words.fields.payee_uuid, <OwnerLink key="payee" uuid={transaction.payee_uuid} />],
  [words.fields.vendor_name, transaction.vendor_name],
  [words.fields.client_reference_id, transaction.client_reference_id || '–'],
  [words.lists.payments.fields.created_at, <Time key="at" at={transaction.created_at} />],
  ...statusFacts(transaction),
  ...holds.map(
    ({ uuid, kind, reason }) => [words.payment.hold(inWords(kind)), <span key={uuid}>{reason}</span>, 'hold'] as const,
  ),
  ...fraud_reviews.map(
    ({ uuid, state, finding }) =>
      [words.fraud.found(inWords(state).toLowerCase()), <span key={uuid}>{finding}</span>, 'fraud_review'] as const,
  ),
  ...summaryFacts(payment),
  [words.fields.transaction_fee, dollars(transaction.transaction_fee), 'fee'],
  [
    words.payment.authorization,
    payment.authorization_uuid === null ? (
      words.payment.noAuthorization
    ) : (
      <a key="proof" href={`/admin/v1/transactions/${transaction.uuid}/authorization-proof?format=pdf`}>
        {words.payment.proof}
      </a>
    ),
    'authorization',
  ],
  ...(payment.sec_code === null ? [] : [[words.payment.secCode, payment.sec_code, 'sec_code'] as const]),
  ...(payment.entry_purpose === null ? [] : [[words.payment.purpose, inWords(payment.entry_purpose)] as const]),
  ...metadataFacts(transaction.metadata),
];

function Owed({ payment: { balances, transaction, processor_uuid } }: { payment: Payment }) {
  const ownerOf = (uuid: string) =>
    uuid === transaction.payer_uuid
      ? words.payment.thePayer
      : uuid === transaction.payee_uuid
        ? words.payment.thePayee
        : uuid === processor_uuid
          ? words.payment.theTenant
          : words.payment.theVendor;
  return (
    <Panel title={words.payment.whereItIs}>
      {balances.length === 0 ? (
        <Text size="sm" className="quiet">
          {words.payment.noBalance}
        </Text>
      ) : (
        <Facts
          isOfMoney
          facts={balances.map(({ account, owner_uuid, balance }) => [
            `${accountWords(account)} (${ownerOf(owner_uuid)})`,
            dollars(heldIn(account, balance)),
          ])}
        />
      )}
    </Panel>
  );
}

function Refunds({ refunds }: { refunds: Payment['refunds'] }) {
  if (refunds.length === 0) return null;
  return (
    <Panel title={words.payment.refunds}>
      <Stack gap="xs">
        {refunds.map(({ uuid, amount, status, held_reason, created_at }) => (
          <Group key={uuid} gap="md">
            <Text className="number" fw={600}>
              {dollars(amount)}
            </Text>
            <Status of={status} />
            <Text size="sm" className="quiet">
              {time(created_at)}
            </Text>
            {held_reason !== null && <Text size="sm">{held_reason}</Text>}
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}

function Notes({ payment: { notes, acts }, uuid }: { payment: Payment; uuid: string }) {
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
      <Panel title={words.payment.notes}>
        <Stack gap="sm">
          {notes.map((note) => (
            <div key={note.uuid}>
              <Text size="sm" className="written">
                {note.note}
              </Text>
              <Text size="xs" className="quiet">
                {words.payment.by(note.noted_by, time(note.noted_at))}
              </Text>
            </div>
          ))}
          <NoteForm uuid={uuid} />
        </Stack>
      </Panel>
      <Panel title={words.payment.trail}>
        <Stack gap="sm">
          {acts.map(({ uuid: one, action, actor_name, acted_at, reason }) => (
            <div key={one}>
              <Text size="sm" fw={600}>
                {inWords(action)}
              </Text>
              <Text size="xs" className="quiet written">
                {words.payment.by(actor_name, time(acted_at))}
                {reason === null ? '' : `: ${reason}`}
              </Text>
            </div>
          ))}
          {acts.length === 0 && (
            <Text size="sm" className="quiet">
              {words.payment.noTrail}
            </Text>
          )}
        </Stack>
      </Panel>
    </SimpleGrid>
  );
}
