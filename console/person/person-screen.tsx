// A person or a business: who they are, their accounts, their verification with its evidence, their
// blocks, what they owe, and what may be done.
import { Badge, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import { WaitingActs } from '../approvals/waiting-acts.tsx';
import { heldIn } from '../format/accounts.ts';
import { dollars } from '../format/money.ts';
import { dayAndYear, time } from '../format/times.ts';
import { lists } from '../lists/lists.ts';
import { RecordTable } from '../lists/record-table.tsx';
import { ActButtons } from '../parts/act-buttons.tsx';
import { type Fact, Facts } from '../parts/facts.tsx';
import { metadataFacts } from '../parts/metadata-facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { Status } from '../parts/status.tsx';
import { TenantLink } from '../parts/tenant-choice.tsx';
import { Time } from '../parts/time.tsx';
import { limitsAct } from '../risk/risk-acts.ts';
import { accountWords, inWords, words } from '../words/en.ts';
import { actsOnPerson } from './acts-on-person.ts';
import { nameOf, type Person } from './person.ts';

export function PersonScreen({ uuid }: { uuid: string }) {
  const navigate = useNavigate();
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
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <Profile person={data} />
        <Stack>
          <Panel title={words.person.acts}>
            <ActButtons acts={actsOnPerson(data)} of={nameOf(data)} none={words.act.nothingToDo} />
          </Panel>
          <Balances person={data} />
          <Blocks person={data} />
          {data.kind === 'business' && <MerchantLimits person={data} />}
        </Stack>
      </SimpleGrid>
      <Verification person={data} />
      <Accounts person={data} />
      <Authorizations person={data} />
      {data.recent_transactions.length > 0 && (
        <Panel title={words.person.recent}>
          <RecordTable
            label={words.person.recent}
            list="payments"
            columns={lists.payments.columns}
            rows={data.recent_transactions}
            more={nothingMore}
            open={({ uuid: payment }) => void navigate({ to: '/payments/$uuid', params: { uuid: String(payment) } })}
          />
        </Panel>
      )}
    </Stack>
  );
}

const nothingMore = () => {};

const addressOf = (address: Person['address']): string =>
  address === null
    ? '–'
    : [address.line_1, address.line_2, `${address.city}, ${address.state} ${address.zip}`].filter(Boolean).join(', ');

function Profile({ person }: { person: Person }) {
  const { business } = person;
  const facts: readonly Fact[] = [
    [words.fields.kind, inWords(person.kind)],
    ...(business === null
      ? []
      : ([
          [words.person.tradingName, business.trading_name ?? '–'],
          [words.person.onStatements, business.company_name],
          [words.fields.tin, business.tin ?? '–'],
        ] as const)),
    [words.person.nameInFile, person.name_in_file],
    [words.fields.email, person.email ?? '–'],
    [words.person.phone, person.phone ?? '–'],
    [words.person.address, addressOf(business?.address ?? person.address)],
    [words.fields.client_reference_id, person.client_reference_id || '–'],
    [words.person.payout, inWords(person.payout_type)],
    [words.person.registered, <Time key="at" at={person.created_at} />],
    [words.person.asPayer, words.person.payments(person.payments.as_payer)],
    [words.person.asPayee, words.person.payments(person.payments.as_payee)],
    ...metadataFacts(person.metadata),
  ];
  return (
    <Panel title={words.person.profile}>
      <Facts facts={facts} />
    </Panel>
  );
}

const Balances = ({ person: { balances } }: { person: Person }) => (
  <Panel title={words.payment.owed}>
    {balances.length === 0 ? (
      <Text className="quiet">{words.person.even}</Text>
    ) : (
      <Facts
        facts={balances.map(({ account, balance }) => [accountWords(account), dollars(heldIn(account, balance))])}
      />
    )}
  </Panel>
);

const Blocks = ({ person: { blocks } }: { person: Person }) => (
  <Panel title={words.person.blocks}>
    {blocks.length === 0 ? (
      <Text className="quiet">{words.person.free}</Text>
    ) : (
      <Stack gap="sm">
        {blocks.map((block) => (
          <div key={block.uuid}>
            <Group gap="sm">
              <Status of={block.lifted_at === null ? block.kind : 'lifted'} />
              {block.return_code !== null && <Text size="sm">{block.return_code}</Text>}
              <Text size="sm" className="quiet">
                {time(block.placed_at)}
              </Text>
            </Group>
            <Text size="sm">{block.reason}</Text>
          </div>
        ))}
      </Stack>
    )}
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

/** The bank accounts that the payer allowed to be debited, and how that is proven. */
function Authorizations({ person: { authorizations, bank_accounts } }: { person: Person }) {
  if (authorizations.length === 0) return null;
  const numberOf = (uuid: string) => bank_accounts.find((one) => one.uuid === uuid)?.account_number ?? uuid;
  return (
    <Panel title={words.person.authorizations}>
      <PlainTable
        label={words.person.authorizations}
        heads={[words.person.account, words.person.authorizedOn, words.person.allows, words.person.proof]}
        rows={authorizations.map((one) => ({
          key: one.uuid,
          cells: [
            numberOf(one.bank_account_uuid),
            dayAndYear(one.authorized_on),
            allowedBy(one),
            one.reference || (one.has_evidence ? words.person.evidenceKept : '–'),
          ],
        }))}
      />
    </Panel>
  );
}

/** What an authorization still allows, in words. */
function allowedBy(one: Person['authorizations'][number]): string {
  if (one.revoked_at !== null) return words.person.revoked(one.revoked_reason!);
  if (one.used_by_transaction_uuid !== null) return words.person.usedUp;
  const { kind, minimum_amount: least, maximum_amount: most, ends_on } = one;
  return [
    inWords(kind),
    least === null ? null : words.person.atLeast(dollars(least)),
    most === null ? null : words.person.atMost(dollars(most)),
    ends_on === null ? null : words.person.until(dayAndYear(ends_on)),
  ]
    .filter((part) => part !== null)
    .join(', ');
}

function Verification({ person }: { person: Person }) {
  const { kind, kyb_status, kyb_status_since, kyb_decisions, business_owners, kyb_resubmission_reason } = person;
  if (kind !== 'business' || kyb_status === null) return null;
  return (
    <Panel title={words.person.verification}>
      <Stack gap="sm">
        {kyb_status === 'IN_REVIEW' && kyb_status_since !== null && (
          <Text size="sm">{words.person.waitsSince(time(kyb_status_since))}</Text>
        )}
        {kyb_resubmission_reason !== null && <Text size="sm">{words.person.askedAgain(kyb_resubmission_reason)}</Text>}
        {business_owners.length > 0 && (
          <Facts
            facts={business_owners.map(({ uuid, first_name, last_name, title, ownership_percentage }) => [
              words.person.owners,
              <span key={uuid}>{words.person.owner(`${first_name} ${last_name}`, title, ownership_percentage)}</span>,
            ])}
          />
        )}
        {kyb_decisions.length === 0 && (
          <Text size="sm" className="quiet">
            {words.person.noDecision}
          </Text>
        )}
        {kyb_decisions.map((decision) => (
          <div key={decision.number}>
            <Group gap="sm">
              <Status of={decision.outcome} />
              <Text size="sm" className="quiet">
                {inWords(decision.source)}, {time(decision.decided_at)}
              </Text>
            </Group>
            {decision.reason !== null && (
              <Text size="sm" className="written">
                {decision.reason}
              </Text>
            )}
            {decision.documents.length > 0 && (
              <ul className="documents">
                {decision.documents.map((document) => (
                  <li key={document} className="mono">
                    {document}
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </Stack>
    </Panel>
  );
}

function Accounts({ person: { bank_accounts } }: { person: Person }) {
  if (bank_accounts.length === 0) return null;
  return (
    <Panel title={words.person.accounts}>
      <PlainTable
        label={words.person.accounts}
        heads={[
          words.person.account,
          words.fields.routing_number,
          words.fields.bank,
          words.person.accountType,
          words.person.accountName,
          words.person.isDefault,
          words.fields.disabled_at,
        ]}
        rows={bank_accounts.map((account) => ({
          key: account.uuid,
          cells: [
            <span key="number" className="mono">
              {account.account_number}
            </span>,
            <span key="routing" className="mono">
              {account.routing_number}
            </span>,
            account.institution_name ?? '–',
            inWords(account.account_type),
            account.account_name,
            account.is_default ? words.list.yes : words.list.no,
            account.disabled_at === null ? '–' : `${time(account.disabled_at)}: ${account.disabled_reason}`,
          ],
        }))}
      />
    </Panel>
  );
}
