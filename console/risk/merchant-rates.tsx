// The debits of a merchant or of a tenant by day, and the return rates next to their limits.
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { get } from '../api/request.ts';
import { day } from '../format/times.ts';
import { Panel } from '../parts/panel.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { Term } from '../parts/term.tsx';
import { words } from '../words/en.ts';
import { RateCharts } from './rate-charts.tsx';
import { RateCell } from './rates-table.tsx';

interface Props {
  /** Of a merchant; absent: the whole tenant. */
  uuid?: string;
  tenant: string;
}

const kinds = ['unauthorized', 'administrative', 'overall'] as const;

export function MerchantRates({ uuid, tenant }: Props) {
  const of = { processor_uuid: tenant, merchant_uuid: uuid };
  // As the other panels of the page read them.
  const whose = uuid === undefined ? [] : [uuid];
  const rates = useQuery({
    queryKey: ['risk', tenant, 'rates', uuid ?? 'whole'],
    // The tenant itself is the first one.
    queryFn: () => get('/admin/v1/return-rates', { query: { ...of, limit: 1 } }),
  });
  const series = useQuery({
    queryKey: ['risk', tenant, 'series', ...whose],
    queryFn: () => get('/admin/v1/series', { query: of }),
  });
  const failed = [rates, series].find(({ isError }) => isError);
  const found = rates.data?.return_rates.find(({ owner }) => (owner === 'merchant') === (uuid !== undefined));
  const isJudged = found !== undefined && found.debits >= found.minimum_debits;
  return (
    <Panel
      title={words.risk.volume}
      aside={
        <Link className="link" to="/risk" search={{ processor_uuid: tenant }}>
          {words.risk.ofTenant}
        </Link>
      }
    >
      {failed && <Problem error={failed.error} again={() => void failed.refetch()} />}
      {rates.isPending && <Loading lines={3} />}
      {rates.isSuccess && found === undefined && <Text className="quiet">{words.risk.noDebits}</Text>}
      {found !== undefined && (
        <Stack gap="sm">
          <Text size="sm">{words.risk.sample(found.debits, found.minimum_debits)}</Text>
          {found.debits_held && (
            <Text size="sm" className="trouble">
              {words.risk.debitsAreHeld}
            </Text>
          )}
          <SimpleGrid cols={{ base: 1, xs: 3 }}>
            {kinds.map((kind) => (
              <div key={kind}>
                <Text size="sm" fw={600}>
                  <Term of={kind}>{words.risk[kind]}</Term>
                </Text>
                <RateCell rate={found[kind]} isJudged={isJudged} />
              </div>
            ))}
          </SimpleGrid>
          {series.data !== undefined && (
            <>
              <DebitBars days={series.data.days} />
              <RateCharts limits={series.data.limits} days={series.data.days} least={found.minimum_debits} />
            </>
          )}
        </Stack>
      )}
    </Panel>
  );
}

const width = 700;
const height = 90;

/** The numbers are in the table of the rates. */
function DebitBars({ days }: { days: readonly { day: string; debits: number }[] }) {
  const most = Math.max(0, ...days.map(({ debits }) => debits));
  const heightOf = (debits: number) => (debits / Math.max(1, most)) * height;
  const step = width / days.length;
  return (
    <figure className="chart">
      <figcaption>
        <Text size="sm" fw={600} span>
          {words.risk.debits}
        </Text>{' '}
        <Text size="sm" className="quiet" span>
          {words.risk.mostDebits(most)}
        </Text>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.risk.debitsByDay} className="bars">
        <line x1={0} x2={width} y1={height} y2={height} stroke="var(--rule)" />
        {days.map((one, index) => (
          <rect
            key={one.day}
            data-lane="debited"
            x={index * step + step / 6}
            width={(step * 2) / 3}
            y={height - heightOf(one.debits)}
            height={heightOf(one.debits)}
          >
            <title>{`${day(one.day)}: ${one.debits.toLocaleString('en-US')}`}</title>
          </rect>
        ))}
      </svg>
    </figure>
  );
}
