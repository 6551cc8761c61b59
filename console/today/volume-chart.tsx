// The amounts of each day as bars, and the same as a table.
import { Group, Text } from '@mantine/core';
import { dollars } from '../format/money.ts';
import { day, monthDay } from '../format/times.ts';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { words } from '../words/en.ts';

interface Day {
  day: string;
  debits: number;
  debited: number;
  credited: number;
  returned: number;
}

const height = 120;
const width = 700;
/** They fit on a telephone. */
const mostLabels = 6;

interface Props {
  days: readonly Day[];
  /** What the first amount of a day is called; absent: debited. */
  first?: string;
}

export default function VolumeChart({ days, first = words.volume.debited }: Props) {
  const most = Math.max(0, ...days.flatMap(({ debited, credited }) => [debited, credited]));
  if (most === 0) return <Text className="quiet">{words.volume.none}</Text>;
  const step = width / Math.max(1, days.length);
  const bar = Math.max(2, step / 3);
  const bars = [
    { name: first, of: ({ debited }: Day) => debited, lane: 'debited' },
    { name: words.volume.credited, of: ({ credited }: Day) => credited, lane: 'credited' },
  ] as const;
  return (
    <>
      <Group gap="md" mb="xs">
        {bars.map(({ name, lane }) => (
          <Text key={lane} size="xs" className="legend" data-lane={lane}>
            {name}
          </Text>
        ))}
        <Text size="xs" className="quiet" ml="auto">
          {words.volume.most(dollars(most))}
        </Text>
      </Group>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.volume.label}
        className="bars"
        data-flat
      >
        <line x1={0} x2={width} y1={height} y2={height} stroke="var(--rule)" />
        {days.map((one, index) => (
          <g key={one.day} transform={`translate(${index * step + step / 6} 0)`}>
            {bars.map(({ name, of, lane }, place) => (
              <rect
                key={lane}
                data-lane={lane}
                x={place * bar}
                width={bar - 1}
                y={height - (of(one) / most) * height}
                height={(of(one) / most) * height}
              >
                <title>{`${day(one.day)}, ${name.toLowerCase()}: ${dollars(of(one))}`}</title>
              </rect>
            ))}
          </g>
        ))}
      </svg>
      {/* Letters in the picture would be as large as it is wide. */}
      <div className="days" aria-hidden="true">
        {days.map(
          (one, index) =>
            index % Math.ceil(days.length / mostLabels) === 0 && (
              <span
                key={one.day}
                {...(index === 0 ? {} : { style: { left: `${(100 * (index + 0.5)) / days.length}%` } })}
              >
                {monthDay(one.day)}
              </span>
            ),
        )}
      </div>
      <details>
        <summary>{words.volume.numbers}</summary>
        <PlainTable
          label={words.volume.ofDays}
          heads={[
            words.volume.day,
            right(first),
            right(words.volume.credited),
            right(words.volume.debits),
            right(words.volume.returned),
          ]}
          rows={days.map((one) => ({
            key: one.day,
            cells: [day(one.day), dollars(one.debited), dollars(one.credited), one.debits, one.returned],
          }))}
        />
      </details>
    </>
  );
}
