// Return rates and limits: who nears a limit of the ACH rules, why, and what the tenants may move.
import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import { ActButtons } from '../parts/act-buttons.tsx';
import { useChosenTenant } from '../parts/chosen-tenant.ts';
import { Empty } from '../parts/empty.tsx';
import { MoreButton } from '../parts/more-button.tsx';
import { Panel } from '../parts/panel.tsx';
import { Loading, Problem, ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { TenantSelect } from '../parts/tenant-select.tsx';
import { usePages } from '../parts/use-pages.ts';
import { words } from '../words/en.ts';
import { FraudPanel } from './fraud-panel.tsx';
import { LimitsTable } from './limits-table.tsx';
import { RateCharts } from './rate-charts.tsx';
import { RatesTable } from './rates-table.tsx';
import { policyAct, tenantLimitsAct } from './risk-acts.ts';

export function RiskScreen({ tenant }: { tenant: string | undefined }) {
  const { uuid, query, isKnown } = useChosenTenant(tenant);
  const navigate = useNavigate();
  if (!isKnown) return <ScreenInstead title={words.risk.title} query={query} />;
  const address = `/admin/v1/return-rates?processor_uuid=${uuid ?? ''}`;
  return (
    <Stack gap="md">
      <ScreenHead title={words.risk.title} address={address}>
        {uuid !== undefined && (
          <TenantSelect
            value={uuid}
            choose={(chosen) => void navigate({ to: '/risk', search: { processor_uuid: chosen } })}
          />
        )}
      </ScreenHead>
      {uuid === undefined ? (
        <Empty title={words.lists.tenants.empty} why={words.lists.tenants.why} />
      ) : (
        <OfTenant key={uuid} uuid={uuid} />
      )}
    </Stack>
  );
}

function OfTenant({ uuid }: { uuid: string }) {
  const ofTenant = { processor_uuid: uuid, limit: 100 };
  const rates = usePages(['risk', uuid, 'rates'], (after) =>
    get('/admin/v1/return-rates', { query: { ...ofTenant, after } }),
  );
  // They are first, also if a page of all merchants would not have them.
  const near = useQuery({
    queryKey: ['risk', uuid, 'near-limits'],
    queryFn: () => get('/admin/v1/return-rates', { query: { ...ofTenant, near_limit: 'true' } }),
  });
  const series = useQuery({
    queryKey: ['risk', uuid, 'series'],
    queryFn: () => get('/admin/v1/series', { query: { processor_uuid: uuid } }),
  });
  const limits = usePages(['risk', uuid, 'limits'], (after) =>
    get('/admin/v1/limits', { query: { ...ofTenant, after } }),
  );
  const shownRates = [
    ...(near.data?.return_rates ?? []),
    ...(rates.data?.pages.flatMap((page) => page.return_rates) ?? []),
  ].filter(({ owner_uuid }, index, all) => all.findIndex((one) => one.owner_uuid === owner_uuid) === index);
  const shownLimits = limits.data?.pages.flatMap((page) => page.limits);
  const whole = shownRates.find(({ owner }) => owner === 'processor');
  return (
    <>
      <Panel title={words.risk.rates} aside={<ActButtons size="xs" acts={[policyAct(uuid)]} />}>
        {rates.isPending && <Loading lines={3} />}
        {rates.isError && <Problem error={rates.error} again={() => void rates.refetch()} />}
        {rates.isSuccess && shownRates.length === 0 && <Text className="quiet">{words.risk.noDebits}</Text>}
        {rates.isSuccess && shownRates.length > 0 && <RatesTable tenant={uuid} rates={shownRates} />}
        <MoreButton query={rates} />
      </Panel>
      <FraudPanel uuid={uuid} />
      {series.data !== undefined && (
        <Panel title={words.risk.byDay}>
          {whole !== undefined && (
            <Text size="sm" mb="xs">
              {words.risk.sample(whole.debits, whole.minimum_debits)}
            </Text>
          )}
          <RateCharts
            limits={series.data.limits}
            days={series.data.days}
            least={whole?.minimum_debits ?? Number.POSITIVE_INFINITY}
          />
        </Panel>
      )}
      <Panel title={words.risk.limits} aside={<ActButtons size="xs" acts={[tenantLimitsAct(uuid, shownLimits)]} />}>
        {limits.isPending && <Loading lines={3} />}
        {limits.isError && <Problem error={limits.error} again={() => void limits.refetch()} />}
        {shownLimits?.length === 0 && <Text className="quiet">{words.risk.noLimits}</Text>}
        {shownLimits !== undefined && shownLimits.length > 0 && <LimitsTable limits={shownLimits} />}
        <MoreButton query={limits} />
        <Group mt="xs">
          <Text size="sm" className="quiet">
            {words.risk.merchantLimits}
          </Text>
        </Group>
      </Panel>
    </>
  );
}
