// The statement of a month: what was owed to payees before and after it, and what changed it.
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { addressOf, type DataOf, get, getText } from '../api/request.ts';
import { saveText } from '../files/save-text.ts';
import { dollars } from '../format/money.ts';
import { monthWords } from '../format/times.ts';
import { Panel } from '../parts/panel.tsx';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { messageOf, ScreenInstead } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { say } from '../parts/toasts.tsx';
import { words } from '../words/en.ts';

const path = '/3p/api/v1/monthly-statement';

type Statement = DataOf<typeof path>;

const monthsBack = 24;

/** Newest first. */
function monthsUpTo(newest: string): string[] {
  const [year, month] = newest.split('-').map(Number) as [number, number];
  return Array.from({ length: monthsBack }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** `month` absent: the present one, which the service knows. */
export function StatementScreen({ month }: { month: string | undefined }) {
  const navigate = useNavigate();
  const present = useQuery({ queryKey: ['list', 'own-statement', ''], queryFn: () => get(path) });
  const chosen = useQuery({
    queryKey: ['list', 'own-statement', month ?? ''],
    queryFn: () => get(path, { query: { month } }),
  });
  const download = useMutation({
    mutationFn: (of: string) => getText(addressOf(path, { query: { month: of, format: 'csv' } })),
    onSuccess: (text, of) => saveText(`statement-${of}.csv`, text),
    onError: (error) => say(messageOf(error)),
  });
  const query = present.data === undefined ? present : chosen;
  if (present.data === undefined || chosen.data === undefined)
    return <ScreenInstead title={words.portal.statement} query={query} />;
  const { data } = chosen;
  return (
    <Stack gap="md">
      <ScreenHead title={words.portal.statement} address={addressOf(path, { query: { month: data.month } })}>
        <Button size="xs" variant="default" loading={download.isPending} onClick={() => download.mutate(data.month)}>
          {words.portal.download}
        </Button>
      </ScreenHead>
      <Group>
        <NativeSelect
          label={words.portal.month}
          value={data.month}
          data={[...new Set([...monthsUpTo(present.data.month), data.month])].map((value) => ({
            value,
            label: monthWords(value),
          }))}
          onChange={({ currentTarget }) =>
            void navigate({ to: '/own-statement', search: { month: currentTarget.value } as never })
          }
        />
      </Group>
      <Panel title={monthWords(data.month)}>
        <PlainTable
          label={words.portal.statement}
          heads={[words.portal.what, right(words.fields.amount)]}
          rows={rowsOf(data)}
        />
        <Text size="sm" className="quiet" mt="sm">
          {words.portal.statementOf}
        </Text>
      </Panel>
    </Stack>
  );
}

const lines = ['captured', 'fees', 'returns', 'clawbacks', 'refunds', 'payouts', 'written_off'] as const;

const rowsOf = (statement: Statement) => [
  { key: 'opening', cells: [<strong key="name">{words.portal.opening}</strong>, dollars(statement.opening)] },
  ...lines.map((name) => ({
    key: name,
    cells: [
      name === 'captured' ? words.portal.captured(statement.payments) : words.portal.lines[name],
      dollars(statement[name]),
    ],
  })),
  { key: 'closing', cells: [<strong key="name">{words.portal.closing}</strong>, dollars(statement.closing)] },
  { key: 'collected', cells: [words.portal.collected, dollars(statement.refunds_collected)] },
];
