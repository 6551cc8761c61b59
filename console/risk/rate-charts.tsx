// The three return rates day by day against their limits, and the same as a table.
import { SimpleGrid, Text } from '@mantine/core';
import type { DataOf } from '../api/request.ts';
import { percent } from '../format/percent.ts';
import { day } from '../format/times.ts';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { words } from '../words/en.ts';

type Series = DataOf<'/admin/v1/series'>;
type Kind = 'unauthorized' | 'administrative' | 'overall';

const kinds: readonly Kind[] = ['unauthorized', 'administrative', 'overall'];
const width = 320;
const height = 110;

interface RatesOfDays extends Series {
  /** There are enough debits to judge the rates. */
  isJudged: boolean;
}

export function RateCharts({ limits, days, isJudged }: RatesOfDays) {
  const rated = days.filter(({ rates }) => rates !== null);
  if (rated.length === 0) return <Text className="quiet">{words.risk.noDebits}</Text>;
  return (
    <>
      <SimpleGrid cols={{ base: 1, md: 3 }}>
        {kinds.map((kind) => (
          <RateChart
            key={kind}
            title={words.risk[kind]}
            limit={limits[kind]}
            isJudged={isJudged}
            values={days.map(({ rates }) => rates?.[kind] ?? null)}
          />
        ))}
      </SimpleGrid>
      <details>
        <summary>{words.risk.numbers}</summary>
        <PlainTable
          label={words.risk.byDay}
          heads={[words.risk.day, right(words.risk.debits), ...kinds.map((kind) => right(words.risk[kind]))]}
          rows={rated.map((one) => ({
            key: one.day,
            cells: [day(one.day), one.debits, ...kinds.map((kind) => percent(one.rates![kind]))],
          }))}
        />
      </details>
    </>
  );
}

interface Props {
  title: string;
  limit: number;
  isJudged: boolean;
  values: readonly (number | null)[];
}

function RateChart({ title, limit, isJudged, values }: Props) {
  const most = Math.max(limit * 1.25, ...values.map((value) => (value ?? 0) * 1.1)) || 1;
  const x = (index: number) => (values.length < 2 ? 0 : (index / (values.length - 1)) * width);
  const y = (value: number) => height - (value / most) * height;
  const points = values.flatMap((value, index) => (value === null ? [] : [`${x(index)},${y(value)}`]));
  const over = isJudged ? daysOver(values, limit) : [];
  const last = values.findLast((value) => value !== null) ?? 0;
  const isOver = isJudged && last > limit;
  return (
    <figure className="chart">
      <figcaption>
        <Text size="sm" fw={600} span>
          {title}
        </Text>{' '}
        <Text size="sm" className={isOver ? 'trouble' : 'quiet'} span>
          {words.risk.now(percent(last), limit, isOver)}
        </Text>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={words.risk.chart(title, words.risk.now(percent(last), limit, isOver))}
      >
        <line x1={0} x2={width} y1={y(limit)} y2={y(limit)} stroke="var(--mantine-color-red-7)" strokeDasharray="6 4" />
        <polyline
          points={points.join(' ')}
          fill="none"
          stroke="var(--mantine-color-teal-6)"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
        {over.map((days) => (
          <polyline
            key={days[0]}
            data-over
            points={days.map((index) => `${x(index)},${y(values[index]!)}`).join(' ')}
            fill="none"
            stroke="var(--mantine-color-red-7)"
            strokeWidth={3}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </figure>
  );
}

/** The days in a row on which a rate is over its limit, each time that it is. */
function daysOver(values: readonly (number | null)[], limit: number): number[][] {
  const runs: number[][] = [];
  for (const [index, value] of values.entries()) {
    if (value === null || value <= limit) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === index - 1) run.push(index);
    else runs.push([index]);
  }
  // A line of one day has two points.
  return runs.map((run) => (run.length === 1 ? [run[0]!, run[0]!] : run));
}
