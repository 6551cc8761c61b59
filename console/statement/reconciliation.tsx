// What the books expect of the bank's statement, day by day, next to what it shows; and a place to
// drop a file of the statement.
import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { get } from '../api/request.ts';
import { allows, useOperator } from '../app/session.ts';
import { dollars } from '../format/money.ts';
import { day } from '../format/times.ts';
import { Panel } from '../parts/panel.tsx';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { words } from '../words/en.ts';
import { FileDrop } from './file-drop.tsx';

export default function Reconciliation() {
  const operator = useOperator();
  const [chosen, setChosen] = useState<string | null>(null);
  const banks = useQuery({ queryKey: ['banks'], queryFn: () => get('/admin/v1/banks'), staleTime: 60_000 });
  const names = banks.data?.banks.map(({ name }) => name) ?? [];
  const bank = chosen ?? names[0];
  const days = useQuery({
    queryKey: ['list', 'reconciliation', bank],
    queryFn: () => get('/admin/v1/bank-statement/reconciliation', { query: { bank } }),
    enabled: bank !== undefined,
  });
  return (
    <Stack gap="md">
      <Panel
        title={words.statement.days}
        aside={
          names.length > 1 && (
            <NativeSelect
              size="xs"
              aria-label={words.statement.bank}
              data={names}
              value={bank!}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            />
          )
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

type Read = Awaited<ReturnType<typeof get<'/admin/v1/bank-statement/reconciliation'>>>;

const Days = ({ days, pooled }: Read) => (
  <Stack gap="sm">
    {days.length === 0 ? (
      <Text className="quiet">{words.statement.noDays}</Text>
    ) : (
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
        rows={days.map((one) => ({
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
    )}
    <Group gap="md">
      <Text size="sm">{words.statement.pooled(dollars(pooled.balance))}</Text>
      {pooled.short.length > 0 && (
        <Text size="sm" c="red">
          {words.statement.short(pooled.short.map(({ name, balance }) => `${name} ${dollars(balance)}`))}
        </Text>
      )}
    </Group>
  </Stack>
);

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
