// One payment: what happened, who is owed what, when the money arrives, and what may be done.
import { Badge, Code, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { get } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { dayAndYear, localTime, time } from '../format/times.ts';
import { ActButtons } from '../parts/act-buttons.tsx';
import { type Fact, Facts } from '../parts/facts.tsx';
import { OwnerLink } from '../parts/owner-link.tsx';
import { Panel } from '../parts/panel.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { Status } from '../parts/status.tsx';
import { usePerson } from '../person/use-person.ts';
import { accountWords } from '../words/accounts.ts';
import { inWords, words } from '../words/en.ts';
import { actOfPayment } from './acts-of-payment.ts';
import { EntriesTable } from './entries-table.tsx';
import { NoteForm } from './note-form.tsx';
import type { Payment } from './payment.ts';
import { Timeline } from './timeline.tsx';

export function PaymentScreen({ uuid }: { uuid: string }) {
  const payment = useQuery({
    queryKey: ['payment', uuid],
    queryFn: () => get('/admin/v1/transactions/{uuid}', { params: { uuid } }),
  });
  if (payment.isPending) return <Loading lines={12} />;
  if (payment.isError) return <Problem error={payment.error} again={() => void payment.refetch()} />;
  const { data } = payment;
  const { transaction } = data;
  return (
    <Stack gap="lg">
      <ScreenHead
        title={
          <>
            {words.payment.title} <span className="number">{dollars(transaction.amount)}</span>
          </>
        }
        below={uuid}
        address={`/admin/v1/transactions/${uuid}`}
      >
        <Status of={transaction.transaction_status} />
        {data.holds.length > 0 && (
          <Badge color="orange" variant="light" tt="none" autoContrast>
            {words.payment.holds}: {data.holds.length}
          </Badge>
        )}
      </ScreenHead>
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <Overview payment={data} />
        <Stack>
          <Owed payment={data} />
          <Panel title={words.payment.acts}>
            <Acts payment={data} />
          </Panel>
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

function Acts({ payment: { transaction, allowed_acts } }: { payment: Payment }) {
  const payer = usePerson(transaction.payer_uuid).data;
  const payee = usePerson(transaction.payee_uuid).data;
  return (
    <ActButtons acts={allowed_acts.map((one) => actOfPayment(one, { payer, payee }))} none={words.payment.noActs} />
  );
}

function Overview({ payment }: { payment: Payment }) {
  const { transaction } = payment;
  const facts: readonly Fact[] = [
    ['Capture', <Status key="capture" of={transaction.capture_status} />],
    ['Payout', transaction.payout_status === null ? '–' : <Status key="payout" of={transaction.payout_status} />],
    ...(transaction.clawback_status === null
      ? []
      : [['Clawback', <Status key="clawback" of={transaction.clawback_status} />] as const]),
    ...(transaction.reverse_payout_status === null
      ? []
      : [['Reverse payout', <Status key="reverse" of={transaction.reverse_payout_status} />] as const]),
    ...(transaction.failure_reason === null ? [] : [['Why it failed', transaction.failure_reason] as const]),
    ['Payer', <OwnerLink key="payer" uuid={transaction.payer_uuid} />],
    ['Payee', <OwnerLink key="payee" uuid={transaction.payee_uuid} />],
    ['Tenant', transaction.vendor_name],
    ['Reference', transaction.client_reference_id || '–'],
    ['Fee', dollars(transaction.transaction_fee)],
    [
      'Started',
      <span key="at" title={localTime(transaction.created_at)}>
        {time(transaction.created_at)}
      </span>,
    ],
    ...dates(payment),
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
  return (
    <Panel title={words.payment.overview}>
      <Facts facts={facts} />
    </Panel>
  );
}

/** A payment that has ended has none of the dates. */
const dates = ({ capture_settles_on, payout_eligible_on, returnable_until }: Payment): (readonly [string, string])[] =>
  (
    [
      [words.payment.settles, capture_settles_on],
      [words.payment.eligible, payout_eligible_on],
      [words.payment.returnable, returnable_until],
    ] as const
  ).flatMap(([name, day]) => (day === null ? [] : [[name, dayAndYear(day)] as const]));

function Owed({ payment: { balances, transaction, processor_uuid } }: { payment: Payment }) {
  const ownerOf = (uuid: string) =>
    uuid === transaction.payer_uuid
      ? 'the payer'
      : uuid === transaction.payee_uuid
        ? 'the payee'
        : uuid === processor_uuid
          ? 'the tenant'
          : 'the vendor';
  return (
    <Panel title={words.payment.owed}>
      {balances.length === 0 ? (
        <Text className="quiet">{words.payment.nobody}</Text>
      ) : (
        <Facts
          facts={balances.map(({ account, owner_uuid, balance }) => [
            `${accountWords(account)} (${ownerOf(owner_uuid)})`,
            `${dollars(Math.abs(balance))} ${balance > 0 ? 'debit' : 'credit'}`,
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
    <SimpleGrid cols={{ base: 1, lg: 2 }}>
      <Panel title={words.payment.notes}>
        <Stack gap="sm">
          {notes.map((note) => (
            <div key={note.uuid}>
              <Text size="sm">{note.note}</Text>
              <Text size="xs" className="quiet">
                {time(note.noted_at)}
              </Text>
            </div>
          ))}
          <NoteForm uuid={uuid} />
        </Stack>
      </Panel>
      <Panel title={words.payment.trail}>
        <Stack gap="sm">
          {acts.map(({ uuid: one, action, actor, acted_at, reason }) => (
            <div key={one}>
              <Text size="sm" fw={600}>
                {inWords(action.replaceAll('.', ' '))}
              </Text>
              <Text size="xs" className="quiet">
                {actor}, {time(acted_at)}
                {reason === null ? '' : `: ${reason}`}
              </Text>
            </div>
          ))}
          {acts.length === 0 && <Text className="quiet">–</Text>}
        </Stack>
      </Panel>
    </SimpleGrid>
  );
}
