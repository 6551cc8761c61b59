// Fees: what is owed to a tenant and to its vendors, where it is paid, and the payouts of it.
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { time } from '../format/times.ts';
import { ActButtons } from '../parts/act-buttons.tsx';
import { useChosenTenant } from '../parts/chosen-tenant.ts';
import { Empty } from '../parts/empty.tsx';
import { MoreButton } from '../parts/more-button.tsx';
import { Panel } from '../parts/panel.tsx';
import { explained, PlainTable, right } from '../parts/plain-table.tsx';
import { Loading, Problem, ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { Status } from '../parts/status.tsx';
import { TenantSelect } from '../parts/tenant-select.tsx';
import { usePages } from '../parts/use-pages.ts';
import { useVendors } from '../parts/vendors.ts';
import { inWords, words } from '../words/en.ts';
import { feeActs } from './fee-acts.ts';

export function FeesScreen({ tenant }: { tenant: string | undefined }) {
  const { uuid, name, query, isKnown } = useChosenTenant(tenant);
  const navigate = useNavigate();
  if (!isKnown) return <ScreenInstead title={words.fees.title} query={query} />;
  return (
    <Stack gap="md">
      <ScreenHead
        title={words.fees.title}
        {...(uuid === undefined ? {} : { address: `/admin/v1/processors/${uuid}/fee-payouts` })}
      >
        {uuid !== undefined && (
          <TenantSelect
            value={uuid}
            choose={(chosen) => void navigate({ to: '/fees', search: { processor_uuid: chosen } as never })}
          />
        )}
      </ScreenHead>
      {uuid === undefined ? (
        <Empty title={words.lists.tenants.empty} why={words.lists.tenants.why} />
      ) : (
        <OfTenant key={uuid} uuid={uuid} name={name} />
      )}
    </Stack>
  );
}

/** `name` undefined: it is not read yet. */
function OfTenant({ uuid: tenant, name: ofTenant }: { uuid: string; name: string | undefined }) {
  const { query, vendors } = useVendors(tenant);
  const owners = [
    { uuid: tenant, name: ofTenant === undefined ? words.tenant.one : words.fees.tenantItself(ofTenant) },
    ...vendors.map(({ uuid, name }) => ({ uuid, name: words.fees.vendor(name) })),
  ];
  const nameOf = (owner: string) => owners.find(({ uuid }) => uuid === owner)?.name ?? owner;
  return (
    <>
      {owners.map(({ uuid, name }) => (
        <Owner key={uuid} uuid={uuid} name={name} />
      ))}
      {query.isError && <Problem error={query.error} again={() => void query.refetch()} />}
      <MoreButton query={query} />
      <Payouts tenant={tenant} nameOf={nameOf} />
    </>
  );
}

function Owner({ uuid, name }: { uuid: string; name: string }) {
  const account = useQuery({
    queryKey: ['list', 'fees', uuid],
    queryFn: () => get('/admin/v1/fee-accounts/{uuid}', { params: { uuid } }),
  });
  if (account.isError) return <Problem error={account.error} again={() => void account.refetch()} />;
  const { data } = account;
  return (
    <Panel title={name} aside={data !== undefined && <ActButtons acts={feeActs(uuid, data)} />}>
      {data === undefined ? (
        <Loading lines={1} />
      ) : (
        <Text size="sm">
          {data.owed < 0 ? words.fees.owedBack(dollars(-data.owed)) : words.fees.owed(dollars(data.owed))}{' '}
          {data.schedule === null ? words.fees.noAccount : words.fees.paid(inWords(data.schedule).toLowerCase())}
          {data.schedule !== null && !data.usable && ` ${words.fees.unusable}`}
        </Text>
      )}
    </Panel>
  );
}

function Payouts({ tenant, nameOf }: { tenant: string; nameOf(uuid: string): string }) {
  const payouts = usePages(['list', 'fees', tenant, 'payouts'], (after) =>
    get('/admin/v1/processors/{uuid}/fee-payouts', { params: { uuid: tenant }, query: { limit: 50, after } }),
  );
  const rows = payouts.data?.pages.flatMap((page) => page.fee_payouts) ?? [];
  return (
    <Panel title={words.fees.payouts}>
      {payouts.isPending && <Loading lines={3} />}
      {payouts.isError && <Problem error={payouts.error} again={() => void payouts.refetch()} />}
      {payouts.isSuccess && rows.length === 0 && <Empty title={words.fees.none} why={words.fees.noneWhy} />}
      {rows.length > 0 && (
        <PlainTable
          label={words.fees.payouts}
          heads={[
            words.lists.tokens.fields.created_at,
            words.fees.to,
            right(words.fields.amount),
            words.fields.status,
            words.fields.trace_id,
            explained(words.fields.ach_return_code, 'return_code'),
          ]}
          rows={rows.map((payout) => ({
            key: payout.uuid,
            cells: [
              time(payout.created_at),
              nameOf(payout.owner_uuid),
              dollars(payout.amount),
              <Status key="status" of={payout.status} />,
              <span key="trace" className="mono">
                {payout.trace_id}
              </span>,
              payout.ach_return_code ?? payout.cancel_reason ?? '–',
            ],
          }))}
        />
      )}
      <MoreButton query={payouts} />
    </Panel>
  );
}
