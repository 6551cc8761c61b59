// A tenant: its settings, vendors, tokens, fees, and what an administrator may change.
import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import { useMay } from '../app/session.ts';
import { WaitingActs } from '../approvals/waiting-acts.tsx';
import { lanesQuery } from '../books/lanes.tsx';
import { MoneyFlow } from '../cash/money-flow.tsx';
import { time } from '../format/times.ts';
import { LatestPayments } from '../lists/latest-payments.tsx';
import { ActButtons } from '../parts/act-buttons.tsx';
import { ActsAbout } from '../parts/acts-about.tsx';
import { useTenant } from '../parts/chosen-tenant.ts';
import { type Fact, Facts } from '../parts/facts.tsx';
import { MoreButton } from '../parts/more-button.tsx';
import { Panel } from '../parts/panel.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { Loading, Problem, ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { Status } from '../parts/status.tsx';
import { useVendors } from '../parts/vendors.ts';
import { MerchantRates } from '../risk/merchant-rates.tsx';
import { VolumePanel } from '../risk/volume-panel.tsx';
import { inWords, words } from '../words/en.ts';
import { settingsActs, tokenActs, vendorAct } from './acts-on-tenant.ts';
import type { Tenant } from './tenant.ts';

export function TenantScreen({ uuid }: { uuid: string }) {
  const tenant = useTenant(uuid);
  const isAdministrator = useMay('administrator');
  const hasSeveral = (useQuery(lanesQuery).data ?? []).length > 1;
  const { data } = tenant;
  if (data === undefined) return <ScreenInstead title={words.tenant.one} query={tenant} />;
  const of = { processor_uuid: uuid } as never;
  return (
    <Stack gap="md">
      <ScreenHead
        title={data.name}
        aside={data.suspended_at !== null && <Status of="suspended" />}
        below={<span className="mono">{uuid}</span>}
        address={`/admin/v1/processors/${uuid}`}
      >
        <ActButtons acts={settingsActs(data)} of={data.name} />
      </ScreenHead>
      <WaitingActs uuid={uuid} />
      <Group gap="md" className="leads">
        <Link className="link" to="/$list" params={{ list: 'payments' }} search={of}>
          {words.tenant.payments}
        </Link>
        <Link className="link" to="/$list" params={{ list: 'people' }} search={of}>
          {words.tenant.people}
        </Link>
        <Link className="link" to="/risk" search={of}>
          {words.tenant.risk}
        </Link>
        <Link className="link" to="/fees" search={of}>
          {words.tenant.fees}
        </Link>
        <Link className="link" to="/cash" search={of}>
          {words.tenant.cash}
        </Link>
        <Link className="link" to="/books" search={of}>
          {words.tenant.books}
        </Link>
        <Link className="link" to="/$list" params={{ list: 'requests' }} search={of}>
          {words.tenant.requests}
        </Link>
      </Group>
      <MoneyFlow tenant={uuid} />
      <VolumePanel tenant={uuid} />
      <MerchantRates tenant={uuid} />
      <Panel title={words.tenant.settings}>
        <Facts facts={[...factsOf(data), ...(hasSeveral ? [[words.lanes.name, data.lane] as const] : [])]} />
      </Panel>
      <Vendors uuid={uuid} />
      {isAdministrator && <Tokens uuid={uuid} />}
      <Payments uuid={uuid} />
      <Acts uuid={uuid} />
    </Stack>
  );
}

const yesOrNo = (is: boolean) => (is ? words.tenant.yes : words.tenant.no);

const factsOf = (tenant: Tenant): readonly Fact[] => [
  [words.tenant.delay, words.tenant.bankingDays(tenant.payout_delay_days)],
  [words.tenant.bank, tenant.bank ?? words.tenant.anyBank],
  [words.tenant.zeroDelay, yesOrNo(tenant.zero_delay_allowed)],
  [words.tenant.presentAgain, yesOrNo(tenant.present_again)],
  [words.tenant.keepReturned, yesOrNo(tenant.keep_returned_payouts)],
  [words.tenant.authorizationRequired, yesOrNo(tenant.authorization_required)],
  [words.tenant.clawbackAuthorizationRequired, yesOrNo(tenant.clawback_authorization_required)],
  [words.tenant.validatedRequired, yesOrNo(tenant.validated_accounts_required)],
  [words.tenant.checksPerDay, String(tenant.account_checks_per_day)],
  [words.tenant.uniqueReferences, yesOrNo(tenant.unique_client_reference_ids)],
  [words.tenant.sources, (tenant.validation_sources ?? []).map(inWords).join(', ') || words.tenant.providerOnly],
  [words.tenant.companyName, tenant.originator.company_name ?? words.tenant.ofBank],
  [words.tenant.companyIdentification, tenant.originator.company_identification ?? words.tenant.ofBank],
  [words.tenant.since, time(tenant.created_at)],
  ...(tenant.suspended_at === null ? [] : [[words.tenant.suspended, time(tenant.suspended_at)] as const]),
];

function Vendors({ uuid }: { uuid: string }) {
  const { query, vendors } = useVendors(uuid);
  return (
    <Panel title={words.tenant.vendors} aside={<ActButtons size="xs" acts={[vendorAct(uuid)]} />}>
      {query.isPending && <Loading lines={1} />}
      {query.isError && <Problem error={query.error} again={() => void query.refetch()} />}
      {query.isSuccess && vendors.length === 0 && (
        <Text size="sm" className="quiet">
          {words.tenant.noVendor}
        </Text>
      )}
      {vendors.length > 0 && (
        <PlainTable
          label={words.tenant.vendors}
          heads={[words.tenant.name, words.tenant.uuid, words.tenant.since, words.tenant.acts]}
          rows={vendors.map((vendor) => ({
            key: vendor.uuid,
            cells: [
              vendor.name,
              <span key="uuid" className="mono">
                {vendor.uuid}
              </span>,
              time(vendor.created_at),
              <ActButtons key="acts" size="xs" acts={tokenActs({ vendor_uuid: vendor.uuid })} />,
            ],
          }))}
        />
      )}
      <MoreButton query={query} />
    </Panel>
  );
}

function Tokens({ uuid }: { uuid: string }) {
  const tokens = useQuery({
    queryKey: ['list', 'tenant', uuid, 'tokens'],
    queryFn: () => get('/admin/v1/tokens', { query: { processor_uuid: uuid, limit: 20 } }),
  });
  return (
    <Panel title={words.tenant.tokens} aside={<ActButtons size="xs" acts={tokenActs({ processor_uuid: uuid })} />}>
      {tokens.isError && <Problem error={tokens.error} again={() => void tokens.refetch()} />}
      {tokens.data?.tokens.length === 0 && (
        <Text size="sm" className="quiet">
          {words.tenant.noToken}
        </Text>
      )}
      {tokens.data !== undefined && tokens.data.tokens.length > 0 && (
        <PlainTable
          label={words.tenant.tokens}
          heads={[
            words.tenant.kind,
            words.tenant.made,
            words.tenant.lastUsed,
            words.tenant.expires,
            words.tenant.revoked,
          ]}
          rows={tokens.data.tokens.map((token) => ({
            key: token.uuid,
            cells: [
              token.name === null ? inWords(token.kind) : `${inWords(token.kind)}: ${token.name}`,
              time(token.created_at),
              token.last_used_at === null ? '–' : time(token.last_used_at),
              token.expires_at === null ? '–' : time(token.expires_at),
              token.revoked_at === null ? '–' : time(token.revoked_at),
            ],
          }))}
        />
      )}
      <Link className="link" to="/$list" params={{ list: 'tokens' }} search={{ processor_uuid: uuid } as never}>
        {words.tenant.allTokens}
      </Link>
    </Panel>
  );
}

const mostPayments = 10;

function Payments({ uuid }: { uuid: string }) {
  const payments = useQuery({
    queryKey: ['list', 'tenant', uuid, 'payments'],
    // One more than is shown says whether there are others.
    queryFn: () => get('/admin/v1/transactions', { query: { processor_uuid: uuid, limit: mostPayments + 1 } }),
  });
  if (payments.isError) return <Problem error={payments.error} again={() => void payments.refetch()} />;
  const found = payments.data?.transactions ?? [];
  return (
    <LatestPayments
      rows={found.slice(0, mostPayments)}
      total={found.length}
      isMore={found.length > mostPayments}
      filters={{ processor_uuid: uuid }}
    />
  );
}

function Acts({ uuid }: { uuid: string }) {
  const acts = useQuery({
    queryKey: ['list', 'tenant', uuid, 'acts'],
    queryFn: () => get('/admin/v1/audit-trail', { query: { processor_uuid: uuid, limit: 10 } }),
  });
  if (acts.isError) return <Problem error={acts.error} again={() => void acts.refetch()} />;
  return acts.data !== undefined && <ActsAbout acts={acts.data.acts} filters={{ processor_uuid: uuid }} />;
}
