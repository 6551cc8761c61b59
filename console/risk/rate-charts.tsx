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
  /** Below this number of debits a rate is not judged. */
  least: number;
}

export function RateCharts({ limits, days, least }: RatesOfDays) {
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
            values={days.map(({ rates }) => rates?.[kind] ?? null)}
            over={days.map(
              ({ rates, rated_debits }) => (rated_debits ?? 0) >= least && (rates?.[kind] ?? 0) > limits[kind],
            )}
          />
        ))}
      </SimpleGrid>
      <details>
        <summary>{words.risk.numbers}</summary>
        <PlainTable
          label={words.risk.byDay}
          heads={[
            words.risk.day,
            right(words.risk.debits),
            right(words.risk.ratedDebits),
            ...kinds.map((kind) => right(words.risk[kind])),
          ]}
          rows={rated.map((one) => ({
            key: one.day,
            cells: [day(one.day), one.debits, one.rated_debits, ...kinds.map((kind) => percent(one.rates![kind]))],
          }))}
        />
      </details>
    </>
  );
}

interface Props {
  title: string;
  limit: number;
  values: readonly (number | null)[];
  /** Whether the rate of each day is judged, and over its limit. */
  over: readonly boolean[];
}

function RateChart({ title, limit, values, over }: Props) {
  const most = Math.max(limit * 1.25, ...values.map((value) => (value ?? 0) * 1.1)) || 1;
  const x = (index: number) => (values.length < 2 ? 0 : (index / (values.length - 1)) * width);
  const y = (value: number) => height - (value / most) * height;
  const points = values.flatMap((value, index) => (value === null ? [] : [`${x(index)},${y(value)}`]));
  const lastDay = values.findLastIndex((value) => value !== null);
  const last = values[lastDay] ?? 0;
  const isOver = over[lastDay] ?? false;
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
        {runsOf(over).map((days) => (
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

/** The days in a row on which it is so, each time that it is. */
function runsOf(is: readonly boolean[]): number[][] {
  const runs: number[][] = [];
  for (const [index, isSo] of is.entries()) {
    if (!isSo) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === index - 1) run.push(index);
    else runs.push([index]);
  }
  // A line of one day has two points.
  return runs.map((run) => (run.length === 1 ? [run[0]!, run[0]!] : run));
}
