// What the books expect of the bank's statement, day by day, next to what it shows; and a place to
// drop a file of the statement.
import { Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type DataOf, get } from '../api/request.ts';
import { allows, useOperator } from '../app/session.ts';
import { dollars } from '../format/money.ts';
import { day } from '../format/times.ts';
import { Panel } from '../parts/panel.tsx';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { words } from '../words/en.ts';
import { DaysStrip } from './days-strip.tsx';
import { FileDrop } from './file-drop.tsx';
import { type Period, periodsOf } from './periods.ts';
import { withStatement } from './with-statement.ts';

export default function Reconciliation() {
  const operator = useOperator();
  const [chosen, setChosen] = useState<string | null>(null);
  const banks = useQuery({ queryKey: ['banks'], queryFn: () => get('/admin/v1/banks'), staleTime: 60_000 });
  const names = withStatement(banks.data?.banks);
  const bank = chosen ?? names[0];
  const [period, setPeriod] = useState<Period>({ start_date: '', end_date: '' });
  const days = useQuery({
    queryKey: ['list', 'reconciliation', bank, period],
    queryFn: () => readDays(bank!, period),
    enabled: bank !== undefined,
    placeholderData: (before) => before,
  });
  return (
    <Stack gap="md">
      <Panel
        title={words.statement.days}
        aside={
          <Group gap="xs">
            {names.length > 1 && (
              <NativeSelect
                size="xs"
                aria-label={words.statement.bank}
                data={names}
                value={bank!}
                onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              />
            )}
            {(['start_date', 'end_date'] as const).map((field) => (
              <TextInput
                key={field}
                type="date"
                size="xs"
                aria-label={words.statement.period[field]}
                value={period[field]}
                onChange={({ currentTarget }) => setPeriod({ ...period, [field]: currentTarget.value })}
              />
            ))}
          </Group>
        }
      >
        {days.isPending && <Loading lines={3} />}
        {days.isError && <Problem error={days.error} again={() => void days.refetch()} />}
        {days.data !== undefined && <Days {...days.data} />}
      </Panel>
      {operator !== null && allows(operator.role, 'operator') && bank !== undefined && <FileDrop bank={bank} />}
    </Stack>
  );
}

type Read = DataOf<'/admin/v1/bank-statement/reconciliation'>;

/** A call answers a quarter of a year, so a longer period takes several. */
async function readDays(bank: string, period: Period): Promise<Read> {
  const path = '/admin/v1/bank-statement/reconciliation';
  const parts: Read[] = [];
  for (const part of periodsOf(period)) parts.push(await get(path, { query: { bank, ...part } }));
  return { ...parts.at(-1)!, days: parts.flatMap(({ days }) => days) };
}

function Days({ days, pooled }: Read) {
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = days.filter(({ day: of }) => chosen === null || of === chosen);
  return (
    <Stack gap="sm">
      {days.length === 0 ? (
        <Text className="quiet">{words.statement.noDays}</Text>
      ) : (
        <>
          <DaysStrip days={days} chosen={chosen} choose={setChosen} />
          <PlainTable
            label={words.statement.days}
            heads={[
              words.statement.day,
              right(words.statement.expected),
              right(words.statement.shown),
              right(words.statement.unexpected),
              right(words.statement.difference),
              words.statement.missing,
            ]}
            rows={shown.map((one) => ({
              key: one.day,
              cells: [
                day(one.day),
                dollars(one.expected),
                dollars(one.shown),
                dollars(one.unexpected),
                one.difference === 0 ? '–' : dollars(one.difference),
                <Missing key="missing" missing={one.missing} />,
              ],
            }))}
          />
        </>
      )}
      <Text size="sm">{words.statement.pooled(dollars(pooled.balance))}</Text>
      {pooled.short.map(({ processor_uuid, name, balance }) => (
        <Text key={processor_uuid} className="sentence" size="sm" c="red">
          {words.statement.short(name, dollars(-balance))}{' '}
          <Link className="link" to="/tenants/$uuid" params={{ uuid: processor_uuid }}>
            {words.statement.openTenant}
          </Link>
        </Text>
      ))}
    </Stack>
  );
}

function Missing({ missing }: { missing: Read['days'][number]['missing'] }) {
  if (missing.length === 0) return '–';
  return (
    <details>
      <summary>{words.statement.notShown(missing.length)}</summary>
      {missing.map(({ source_uuid, name, direction, amount }) => (
        <Text key={`${source_uuid} ${direction}`} size="sm">
          {dollars(amount)} {direction}: {name}
        </Text>
      ))}
    </details>
  );
}
