// The cash of each day, back and ahead: what comes and leaves as bars, what we hold as lines, and
// the same as a table. Each day leads to what settles on it.
import { Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { DataOf } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { day as dayWords, monthDay } from '../format/times.ts';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { words } from '../words/en.ts';

type CashDays = DataOf<'/admin/v1/cash-days'>;
type CashDay = CashDays['days'][number];

interface Props extends CashDays {
  /** Absent: all tenants. */
  tenant: string | undefined;
}

const width = 700;
const height = 130;
const axisHeight = 26;
const lines = ['cash', 'not_good', 'reserved'] as const;

/** What settles on a day of a tenant is in its books, what will settle and all of it in the calendar. */
const leadOf = ({ day, is_ahead }: CashDay, tenant: string | undefined) =>
  tenant === undefined || is_ahead
    ? { to: '/calendar', search: { month: day.slice(0, 7), day } }
    : { to: '/books', search: { processor_uuid: tenant, start_date: day, end_date: day, account: 'BANK' } };

export default function CashCharts({ today, days, tenant }: Props) {
  const step = width / days.length;
  const todayAt = (days.findIndex(({ day }) => day === today) + 1) * step;
  const axis = (
    [
      [0, 'start', monthDay(days[0]!.day)],
      [todayAt, 'middle', words.cash.today],
      [width, 'end', monthDay(days.at(-1)!.day)],
    ] as const
  ).map(([x, anchor, text]) => (
    <text key={anchor} className="axis" x={x} y={height + axisHeight - 4} textAnchor={anchor} fill="currentColor">
      {text}
    </text>
  ));
  const ends = <line x1={todayAt} x2={todayAt} y1={0} y2={height} stroke="var(--quiet)" strokeDasharray="4 4" />;
  const short = days.find(({ is_ahead, cash }) => is_ahead && cash < 0);
  return (
    <>
      {short !== undefined && (
        <Text size="sm" className="trouble">
          {words.cash.short(dayWords(short.day), dollars(-short.cash))}
        </Text>
      )}
      <Bars days={days} tenant={tenant} step={step}>
        {ends}
        {axis}
      </Bars>
      <Lines days={days} step={step}>
        {ends}
        {axis}
      </Lines>
      <details>
        <summary>{words.cash.numbers}</summary>
        <PlainTable
          label={words.cash.ofDays}
          heads={[
            words.cash.day,
            ...(['cash_in', 'cash_out', ...lines, 'returnable_up_to'] as const).map((name) =>
              right(words.cash.names[name]),
            ),
          ]}
          rows={days.map((one) => ({
            key: one.day,
            cells: [
              <Lead key="day" one={one} tenant={tenant} />,
              ...[one.cash_in, one.cash_out, one.cash, one.not_good, one.reserved, one.returnable_up_to].map(dollars),
            ],
          }))}
        />
      </details>
    </>
  );
}

const Lead = ({ one, tenant }: { one: CashDay; tenant: string | undefined }) => {
  const { to, search } = leadOf(one, tenant);
  return (
    <Link className="link" to={to} search={search as never}>
      {dayWords(one.day)}
      {one.is_ahead && ` ${words.cash.ahead}`}
    </Link>
  );
};

const Legend = ({ names, aside }: { names: readonly (readonly [lane: string, name: string])[]; aside: string }) => (
  <Group gap="md" mb="xs" mt="sm">
    {names.map(([lane, name]) => (
      <Text key={lane} size="xs" className="legend" data-lane={lane}>
        {name}
      </Text>
    ))}
    <Text size="xs" className="quiet" ml="auto">
      {aside}
    </Text>
  </Group>
);

interface ChartProps {
  days: readonly CashDay[];
  step: number;
  children: React.ReactNode;
}

/** The bars lead where the rows of the table do, so the keyboard has one way. */
function Bars({ days, step, tenant, children }: ChartProps & { tenant: string | undefined }) {
  const most = Math.max(1, ...days.flatMap(({ cash_in, cash_out }) => [cash_in, cash_out]));
  const bars = [
    ['debited', 'cash_in'],
    ['credited', 'cash_out'],
  ] as const;
  const bar = step / 3;
  return (
    <>
      <Legend
        names={bars.map(([lane, name]) => [lane, words.cash.names[name]])}
        aside={words.cash.most(dollars(most))}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of an image has no other element */}
      <svg viewBox={`0 0 ${width} ${height + axisHeight}`} role="group" aria-label={words.cash.moves} className="bars">
        <line x1={0} x2={width} y1={height} y2={height} stroke="var(--rule)" />
        {days.map((one, index) => {
          const { to, search } = leadOf(one, tenant);
          const said = words.cash.said(dayWords(one.day), dollars(one.cash_in), dollars(one.cash_out));
          return (
            <Link key={one.day} to={to} search={search as never} tabIndex={-1} aria-label={said}>
              <g transform={`translate(${index * step + step / 6} 0)`} opacity={one.is_ahead ? 0.55 : 1}>
                <title>{said}</title>
                <rect width={bar * 2} height={height} fill="transparent" />
                {bars.map(([lane, name], place) => (
                  <rect
                    key={lane}
                    data-lane={lane}
                    x={place * bar}
                    width={bar - 1}
                    y={height - (one[name] / most) * height}
                    height={(one[name] / most) * height}
                  />
                ))}
              </g>
            </Link>
          );
        })}
        {children}
      </svg>
    </>
  );
}

function Lines({ days, step, children }: ChartProps) {
  const values = days.flatMap((one) => lines.map((name) => one[name]));
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const y = (value: number) => height - ((value - least) / (most - least)) * height;
  return (
    <>
      <Legend names={lines.map((name) => [name, words.cash.names[name]])} aside={words.cash.most(dollars(most))} />
      <svg viewBox={`0 0 ${width} ${height + axisHeight}`} role="img" aria-label={words.cash.held} className="bars">
        <line x1={0} x2={width} y1={y(0)} y2={y(0)} stroke="var(--rule)" />
        {lines.map((name) => (
          <polyline
            key={name}
            data-line={name}
            points={days.map((one, index) => `${(index + 0.5) * step},${y(one[name])}`).join(' ')}
          />
        ))}
        {children}
      </svg>
    </>
  );
}
