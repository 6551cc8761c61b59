// The dollars of a tenant or of a merchant by day.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { get } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { Panel } from '../parts/panel.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import VolumeChart from '../today/volume-chart.tsx';
import { words } from '../words/en.ts';

interface Props {
  tenant: string;
  /** Absent: the whole tenant. */
  merchant?: string;
}

export function VolumePanel({ tenant, merchant }: Props) {
  const series = useQuery({
    // As the rates of the merchant read it.
    queryKey: ['risk', tenant, 'series', ...(merchant === undefined ? [] : [merchant])],
    queryFn: () => get('/admin/v1/series', { query: { processor_uuid: tenant, merchant_uuid: merchant } }),
  });
  const days = series.data?.days.map(({ debited, earned, credited, ...day }) => ({
    ...day,
    debited: (merchant === undefined ? debited : earned) ?? 0,
    credited: credited ?? 0,
  }));
  const sum = (side: 'debited' | 'credited') => dollars(days?.reduce((total, day) => total + day[side], 0) ?? 0);
  const first = merchant === undefined ? words.volume.debited : words.volume.earned;
  return (
    <Panel title={words.volume.ofMonth}>
      {series.isPending && <Loading lines={3} />}
      {series.isError && <Problem error={series.error} again={() => void series.refetch()} />}
      {days !== undefined && (
        <>
          {days.some(({ debited, credited }) => debited + credited > 0) && (
            <Text size="sm" mb="xs">
              {words.volume.sums(first, sum('debited'), sum('credited'))}
            </Text>
          )}
          <VolumeChart days={days} first={first} />
        </>
      )}
    </Panel>
  );
}
