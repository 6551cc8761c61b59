// The cash of a tenant or of all: where the money is now, thirty days back and ten banking days
// ahead.
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import { Panel } from '../parts/panel.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { TenantSelect } from '../parts/tenant-select.tsx';
import { words } from '../words/en.ts';
import CashCharts from './cash-charts.tsx';
import { MoneyFlow } from './money-flow.tsx';
import { MovedMoney } from './moved-money.tsx';

const path = '/admin/v1/cash-days';

interface Props {
  /** Absent: all tenants. */
  tenant: string | undefined;
  /** How many days of flows, as the address has it. */
  days: string | undefined;
}

export function CashScreen({ tenant, days: asked }: Props) {
  const navigate = useNavigate();
  const days = useQuery({
    queryKey: ['list', 'cash', 'days', tenant],
    queryFn: () => get(path, { query: { processor_uuid: tenant } }),
  });
  const show = (uuid: string, span: string | undefined) =>
    void navigate({
      to: '/cash',
      search: {
        ...(uuid === '' ? {} : { processor_uuid: uuid }),
        ...(span === undefined ? {} : { days: span }),
      } as never,
    });
  return (
    <Stack gap="md">
      <ScreenHead title={words.cash.title} address={tenant === undefined ? path : `${path}?processor_uuid=${tenant}`}>
        <TenantSelect
          before={{ uuid: '', name: words.cash.allTenants }}
          value={tenant ?? ''}
          choose={(uuid) => show(uuid, asked)}
        />
      </ScreenHead>
      <MoneyFlow tenant={tenant} />
      <MovedMoney tenant={tenant} asked={asked} choose={(span) => show(tenant ?? '', span)} />
      <Panel title={words.cash.days}>
        <Text size="sm" className="quiet">
          {words.cash.foreseen}
        </Text>
        {days.isPending && <Loading lines={5} />}
        {days.isError && <Problem error={days.error} again={() => void days.refetch()} />}
        {days.data !== undefined && <CashCharts {...days.data} tenant={tenant} />}
      </Panel>
    </Stack>
  );
}
