// A person or a business: who they are, their accounts, their verification with its evidence, their
// blocks, what they owe, and what may be done.
import { Badge, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import { WaitingActs } from '../approvals/waiting-acts.tsx';
import { heldIn } from '../format/accounts.ts';
import { dollars } from '../format/money.ts';
import { day, time } from '../format/times.ts';
import { LatestPayments } from '../lists/latest-payments.tsx';
import { ActButtons } from '../parts/act-buttons.tsx';
import { ActsAbout } from '../parts/acts-about.tsx';
import { type Fact, Facts } from '../parts/facts.tsx';
import { metadataFacts } from '../parts/metadata-facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { Status } from '../parts/status.tsx';
import { TenantLink } from '../parts/tenant-choice.tsx';
import { ReturnCode } from '../parts/term.tsx';
import { Time } from '../parts/time.tsx';
import { MerchantRates } from '../risk/merchant-rates.tsx';
import { limitsAct } from '../risk/risk-acts.ts';
import { VolumePanel } from '../risk/volume-panel.tsx';
import { accountWords, inWords, words } from '../words/en.ts';
import { Accounts, Authorizations } from './accounts-of-person.tsx';
import { actsOnPerson } from './acts-on-person.ts';
import { nameOf, type Person } from './person.ts';
import { Verification } from './verification.tsx';

export function PersonScreen({ uuid }: { uuid: string }) {
  const person = useQuery({
    queryKey: ['person', uuid],
    queryFn: () => get('/admin/v1/users/{uuid}', { params: { uuid } }),
  });
  const { data } = person;
  if (data === undefined) return <ScreenInstead title={words.person.one} query={person} />;
  return (
    <Stack gap="md">
      <ScreenHead
        title={nameOf(data)}
        aside={
          <>
            {data.kyb_status !== null && <Status of={data.kyb_status} />}
            {data.deleted_at !== null && (
              <Badge color="gray" variant="light" tt="none" autoContrast>
                {words.person.deleted}
              </Badge>
            )}
          </>
        }
        below={
          <>
            {inWords(data.kind)} · <TenantLink uuid={data.processor_uuid} /> · <span className="mono">{uuid}</span>
          </>
        }
        address={`/admin/v1/users/${uuid}`}
      />
      <WaitingActs uuid={uuid} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
        <Stack>
          <Balances person={data} />
          <Panel title={words.person.acts}>
            <ActButtons acts={actsOnPerson(data)} of={nameOf(data)} none={words.act.nothingToDo} />
          </Panel>
          {data.blocks.length > 0 && <Blocks person={data} />}
          {data.kind === 'business' && <MerchantLimits person={data} />}
        </Stack>
        <Profile person={data} />
      </SimpleGrid>
      {data.kind === 'business' && (
        <>
          <VolumePanel tenant={data.processor_uuid} merchant={uuid} />
          <MerchantRates uuid={uuid} tenant={data.processor_uuid} />
        </>
      )}
      <Verification person={data} />
      <Accounts person={data} />
      <Authorizations person={data} />
      <LatestPayments
        rows={data.recent_transactions}
        total={data.payments.as_payer + data.payments.as_payee}
        isMore={isMoreThanCounted(data.payments)}
        filters={{ user_uuid: uuid }}
      />
      <ActsAbout acts={data.acts} filters={{ subject_uuid: uuid }} />
    </Stack>
  );
}

/** The service counts each side up to here. */
const mostCounted = 1_000;
const isMoreThanCounted = ({ as_payer, as_payee }: Person['payments']): boolean =>
  as_payer >= mostCounted || as_payee >= mostCounted;

const addressOf = (address: Person['address']): string | null =>
  address === null
    ? null
    : [address.line_1, address.line_2, `${address.city}, ${address.state} ${address.zip}`].filter(Boolean).join(', ');

/** A side without a payment has no list. */
const PaymentsLink = ({ count, filters }: { count: number; filters: Readonly<Record<string, string>> }) =>
  count === 0 ? (
    words.person.payments(0)
  ) : (
    <Link className="link" to="/$list" params={{ list: 'payments' }} search={filters as never}>
      {words.person.payments(count)}
    </Link>
  );

function Profile({ person }: { person: Person }) {
  const { uuid, business, payments } = person;
  const facts: readonly Fact[] = [
    ...(business === null
      ? []
      : ([
          [words.person.tradingName, business.trading_name],
          [words.person.onStatements, business.company_name],
          [words.fields.tin, business.tin],
        ] as const)),
    [words.person.nameInFile, person.name_in_file],
    [words.fields.email, person.email],
    [words.person.phone, person.phone],
    [words.person.address, addressOf(business?.address ?? person.address)],
    [words.fields.client_reference_id, person.client_reference_id],
    [words.person.payout, inWords(person.payout_type)],
    [words.person.registered, <Time key="at" at={person.created_at} />],
    [words.person.asPayer, <PaymentsLink key="payer" count={payments.as_payer} filters={{ payer_uuid: uuid }} />],
    [words.person.asPayee, <PaymentsLink key="payee" count={payments.as_payee} filters={{ payee_uuid: uuid }} />],
    // Others have a panel.
    ...(person.blocks.length === 0 ? [[words.person.blocks, words.person.free] as const] : []),
    ...metadataFacts(person.metadata),
  ];
  return (
    <Panel title={words.person.profile}>
      <Facts facts={facts.filter(([, value]) => value !== null && value !== '')} />
    </Panel>
  );
}

const Balances = ({ person: { balances, next_payout } }: { person: Person }) => (
  <Panel title={words.payment.owed}>
    {balances.length === 0 ? (
      <Text className="quiet">{words.person.even}</Text>
    ) : (
      <Facts
        isOfMoney
        facts={balances.map(
          ({ account, balance }) => [accountWords(account), dollars(heldIn(account, balance))] as const,
        )}
      />
    )}
    {next_payout !== null && (
      <>
        <Text size="sm" fw={600} mt="sm">
          {words.person.nextPayout}
        </Text>
        <Text size="sm">{inNextPayout(next_payout)}</Text>
      </>
    )}
  </Panel>
);

const inNextPayout = ({
  amount_up_to,
  taken_for_debts,
  cut_off_at,
  settles_on,
}: NonNullable<Person['next_payout']>): string =>
  taken_for_debts === 0
    ? words.person.paidNext(dollars(amount_up_to), time(cut_off_at), day(settles_on))
    : words.person.paysDebts(dollars(taken_for_debts), dollars(amount_up_to), time(cut_off_at));

const Blocks = ({ person: { blocks } }: { person: Person }) => (
  <Panel title={words.person.blocks}>
    <Stack gap="sm">
      {blocks.map((block) => (
        <div key={block.uuid}>
          <Group gap="sm">
            <Status of={block.lifted_at === null ? block.kind : 'lifted'} />
            {block.return_code !== null && (
              <Text size="sm">
                <ReturnCode of={block.return_code} />
              </Text>
            )}
            <Text size="sm" className="quiet">
              {time(block.placed_at)}
            </Text>
          </Group>
          <Text size="sm">{block.reason}</Text>
        </div>
      ))}
    </Stack>
  </Panel>
);

const MerchantLimits = ({ person: { uuid, limits } }: { person: Person }) => (
  <Panel
    title={words.risk.limits}
    aside={<ActButtons size="xs" acts={[limitsAct('merchant', uuid, limits ?? undefined)]} />}
  >
    {limits === null ? (
      <Text className="quiet">{words.risk.noLimits}</Text>
    ) : (
      <Facts
        facts={[
          [words.risk.perPayment, amountOr(limits.amount_per_payment)],
          [words.risk.perDay, usedOf(limits.started_on_day, limits.amount_per_day)],
          [words.risk.inFlight, usedOf(limits.in_flight, limits.amount_in_flight)],
        ]}
      />
    )}
  </Panel>
);

const amountOr = (cents: number | null): string => (cents === null ? words.risk.none : dollars(cents));
const usedOf = (used: number, of: number | null): string =>
  of === null ? words.risk.none : words.risk.used(dollars(used), dollars(of));
