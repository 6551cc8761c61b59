// The banking calendar of a month: banking days, holidays, cut-offs, and the ends of return
// windows.
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type DataOf, get } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { dayAndYear, monthWords, time } from '../format/times.ts';
import { Panel } from '../parts/panel.tsx';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { words } from '../words/en.ts';

type Month = DataOf<'/admin/v1/calendar'>;
type Day = Month['days'][number];

/** `2026-03` and 1: `2026-04`. */
function monthAfter(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const months = year * 12 + number - 1 + by;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export function CalendarScreen({ month, day }: { month: string | undefined; day: string | undefined }) {
  const calendar = useQuery({
    queryKey: ['list', 'calendar', month],
    queryFn: () => get('/admin/v1/calendar', { query: { month } }),
  });
  const { data } = calendar;
  if (data === undefined) return <ScreenInstead title={words.calendar.title} query={calendar} />;
  const shown = data.days.find((one) => one.day === (day ?? data.today)) ?? data.days[0]!;
  const toMonth = (by: number) => ({ month: monthAfter(data.month, by) });
  return (
    <Stack gap="md">
      <ScreenHead title={monthWords(data.month)} address={`/admin/v1/calendar?month=${data.month}`}>
        <Button size="xs" variant="default" component={Link} to="/calendar" search={toMonth(-1) as never}>
          {words.calendar.before}
        </Button>
        <Button size="xs" variant="default" component={Link} to="/calendar" search={toMonth(1) as never}>
          {words.calendar.after}
        </Button>
      </ScreenHead>
      <table className="month">
        <thead>
          <tr>
            {words.calendar.weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(data.days).map((week) => (
            <tr key={week.find((one) => one !== null)!.day}>
              {week.map((one, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place in the week is the weekday
                <td key={index} data-closed={one !== null && !one.is_banking_day} data-shown={one?.day === shown.day}>
                  {one !== null && <DayOfMonth day={one} month={data.month} today={data.today} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Settling day={shown} />
      <CutOffs day={shown} />
    </Stack>
  );
}

/** Sunday first; null where the week has days of another month. */
function weeksOf(days: readonly Day[]): (Day | null)[][] {
  const cells: (Day | null)[] = [...Array<null>(words.calendar.weekdays.indexOf(days[0]!.weekday)).fill(null), ...days];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

const DayOfMonth = ({ day, month, today }: { day: Day; month: string; today: string }) => (
  <Link
    to="/calendar"
    search={{ month, day: day.day } as never}
    className="day"
    aria-current={day.day === today ? 'date' : undefined}
  >
    <span className="number">{Number(day.day.slice(8))}</span>
    {day.settling.debits + day.settling.credits > 0 && (
      <Text size="xs" visibleFrom="sm" component="div">
        <div>{words.calendar.comes(dollars(day.settling.debits))}</div>
        <div>{words.calendar.leaves(dollars(day.settling.credits))}</div>
      </Text>
    )}
    <Text size="xs" className="quiet" visibleFrom="sm">
      {day.holiday ?? (day.is_banking_day ? words.calendar.cutOffs(day.cut_offs.length) : words.calendar.closed)}
    </Text>
  </Link>
);

const Settling = ({ day: { day, settling } }: { day: Day }) => (
  <Panel title={words.calendar.settling(dayAndYear(day))}>
    {settling.files.length === 0 ? (
      <Text className="quiet">{words.calendar.nothingSettles}</Text>
    ) : (
      <>
        <Text size="sm" mb="xs">
          {words.calendar.sums(dollars(settling.debits), dollars(settling.credits))}
        </Text>
        <PlainTable
          label={words.calendar.files}
          heads={[
            words.calendar.file,
            words.calendar.bank,
            right(words.calendar.debits),
            right(words.calendar.credits),
            words.calendar.state,
          ]}
          rows={settling.files.map((file) => ({
            key: file.uuid,
            cells: [
              <Link key="file" className="link" to="/files/$uuid" params={{ uuid: file.uuid }}>
                {file.name ?? words.calendar.noName}
              </Link>,
              file.bank,
              dollars(file.debits),
              dollars(file.credits),
              file.is_settled ? words.calendar.isSettled : words.calendar.isPlanned,
            ],
          }))}
        />
      </>
    )}
  </Panel>
);

const CutOffs = ({ day }: { day: Day }) => (
  <Panel title={words.calendar.cutOffsOf(dayAndYear(day.day))}>
    {day.cut_offs.length === 0 ? (
      <Text className="quiet">{words.calendar.noCutOff(day.holiday)}</Text>
    ) : (
      <PlainTable
        label={words.calendar.ofDay}
        heads={[
          words.calendar.closes,
          words.calendar.bank,
          words.calendar.speed,
          words.calendar.settles,
          words.calendar.returns,
          words.calendar.unauthorized,
        ]}
        rows={day.cut_offs.map((one) => ({
          key: `${one.bank} ${one.closes_at} ${one.speed}`,
          cells: [
            time(one.closes_at),
            one.bank,
            one.speed === 'sameday' ? words.calendar.sameDay : words.calendar.standard,
            time(one.settles_at),
            time(one.returns_until),
            time(one.unauthorized_returns_until),
          ],
        }))}
      />
    )}
  </Panel>
);
