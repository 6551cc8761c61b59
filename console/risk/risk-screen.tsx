// Return rates and limits: who nears a limit of the ACH rules, why, and what the tenants may move.
import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import { ActButtons } from '../parts/act-buttons.tsx';
import { useChosenTenant } from '../parts/chosen-tenant.ts';
import { Empty } from '../parts/empty.tsx';
import { Panel } from '../parts/panel.tsx';
import { Loading, Problem, ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { TenantSelect } from '../parts/tenant-select.tsx';
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
  const rates = useQuery({
    queryKey: ['risk', uuid, 'rates'],
    queryFn: () => get('/admin/v1/return-rates', { query: { processor_uuid: uuid, limit: 100 } }),
  });
  const series = useQuery({
    queryKey: ['risk', uuid, 'series'],
    queryFn: () => get('/admin/v1/series', { query: { processor_uuid: uuid } }),
  });
  const limits = useQuery({
    queryKey: ['risk', uuid, 'limits'],
    queryFn: () => get('/admin/v1/limits', { query: { processor_uuid: uuid, limit: 100 } }),
  });
  const whole = rates.data?.return_rates.find(({ owner }) => owner === 'processor');
  return (
    <>
      <Panel title={words.risk.rates} aside={<ActButtons size="xs" acts={[policyAct(uuid)]} />}>
        {rates.isPending && <Loading lines={3} />}
        {rates.isError && <Problem error={rates.error} again={() => void rates.refetch()} />}
        {rates.data?.return_rates.length === 0 && <Text className="quiet">{words.risk.noDebits}</Text>}
        {rates.data !== undefined && rates.data.return_rates.length > 0 && (
          <RatesTable tenant={uuid} rates={rates.data.return_rates} />
        )}
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
      <Panel
        title={words.risk.limits}
        aside={<ActButtons size="xs" acts={[tenantLimitsAct(uuid, limits.data?.limits)]} />}
      >
        {limits.isPending && <Loading lines={3} />}
        {limits.isError && <Problem error={limits.error} again={() => void limits.refetch()} />}
        {limits.data?.limits.length === 0 && <Text className="quiet">{words.risk.noLimits}</Text>}
        {limits.data !== undefined && limits.data.limits.length > 0 && <LimitsTable limits={limits.data.limits} />}
        <Group mt="xs">
          <Text size="sm" className="quiet">
            {words.risk.merchantLimits}
          </Text>
        </Group>
      </Panel>
    </>
  );
}
