// The preview of a statement file: its balances, its problems with their rows, and its lines as
// they would be. Then the file is entered.
import { Alert, Button, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DataOf, post, send } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { day } from '../format/times.ts';
import { Dialog } from '../parts/dialog.tsx';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { Loading, messageOf, Problem } from '../parts/problem.tsx';
import { Status } from '../parts/status.tsx';
import { inWords, words } from '../words/en.ts';
import { type Columns, ColumnsForm } from './columns-form.tsx';

export interface ChosenFile {
  name: string;
  /** Base64. */
  content: string;
}

interface Props {
  bank: string;
  file: ChosenFile;
  close(): void;
  /** `told`: what was entered. */
  done(told: string): void;
}

type Preview = DataOf<'/admin/v1/bank-statement/files/preview', 'post'>;

const shownLines = 200;

export function Upload({ bank, file, close, done }: Props) {
  const client = useQueryClient();
  /** What the operator changed; the settings of the bank have the rest. */
  const [changed, setChanged] = useState<{ columns?: Columns; account?: string }>({});
  const body = { bank, content: file.content, ...changed };
  const preview = useQuery({
    queryKey: ['list', 'statement-preview', body],
    queryFn: () => post('/admin/v1/bank-statement/files/preview', { body, key: crypto.randomUUID() }),
    placeholderData: (before) => before,
  });
  const found = preview.data;
  const differs = found?.findings.some(({ kind }) => kind === 'difference') ?? false;
  const enter = useMutation({
    mutationFn: async () => {
      const accepts = differs ? { accept_differences: true } : {};
      // The same file twice changes nothing, so any key does.
      const entered = await post('/admin/v1/bank-statement/files', {
        body: { ...body, ...accepts },
        key: crypto.randomUUID(),
      });
      if (Object.keys(changed).length > 0) await keep(bank, changed);
      return entered;
    },
    onSuccess: ({ lines }) => {
      void client.invalidateQueries();
      done(`${words.statement.entered(lines.length)} ${countsOf(lines.map(({ state }) => state))}`);
    },
  });
  const isUnreadable = found?.findings.some(({ kind }) => kind === 'unreadable') ?? true;
  return (
    <Dialog title={words.statement.previewOf(file.name)} close={close} size="xl">
      <Stack gap="md">
        {preview.isPending && <Loading lines={3} />}
        {preview.isError && <Problem error={preview.error} again={() => void preview.refetch()} />}
        {found !== undefined && !preview.isError && (
          <>
            <Text size="sm" className="quiet">
              {words.statement.formats[found.format]}
              {found.account === null ? '' : `, ${words.statement.account} ${found.account}`}
            </Text>
            <Findings findings={found.findings} />
            {found.format !== 'csv' && isUnreadable && (
              <AccountField apply={(account) => setChanged({ ...changed, account })} />
            )}
            {found.csv !== null && (
              <ColumnsForm
                key={JSON.stringify(found.csv.columns)}
                header={found.csv.header}
                first={changed.columns ?? found.csv.columns}
                isOpen={isUnreadable}
                apply={(columns) => setChanged({ ...changed, columns })}
              />
            )}
            <Balances balances={found.balances} />
            <Lines lines={found.lines} />
          </>
        )}
        {enter.isError && (
          <Alert color="red" role="alert">
            {messageOf(enter.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {words.act.cancel}
          </Button>
          <Button
            disabled={isUnreadable || preview.isFetching}
            loading={enter.isPending}
            {...(differs ? { color: 'red' } : {})}
            onClick={() => enter.mutate()}
          >
            {differs ? words.statement.enterAllTheSame : words.statement.enterLines(found?.lines.length ?? 0)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Keeps for the next file what was changed for this one. */
async function keep(bank: string, changed: { columns?: Columns; account?: string }): Promise<void> {
  const path = '/admin/v1/bank-statement/settings';
  const { data } = await send<DataOf<typeof path>>('GET', `${path}?bank=${encodeURIComponent(bank)}`);
  await send('PUT', path, { body: { ...data, ...changed }, key: crypto.randomUUID() });
}

const colors = { unreadable: 'red', difference: 'yellow', note: 'gray' } as const;

const Findings = ({ findings }: Pick<Preview, 'findings'>) =>
  (['unreadable', 'difference', 'note'] as const).map((kind) => {
    const some = findings.filter((one) => one.kind === kind);
    if (some.length === 0) return null;
    return (
      <Alert
        key={kind}
        color={colors[kind]}
        title={words.statement.findings[kind]}
        role={kind === 'note' ? 'note' : 'alert'}
      >
        <List size="sm">
          {some.map(({ row, message }) => (
            <List.Item key={`${row} ${message}`}>{words.statement.inRow(row, message)}</List.Item>
          ))}
        </List>
      </Alert>
    );
  });

function AccountField({ apply }: { apply(account: string): void }) {
  const [account, setAccount] = useState('');
  return (
    <Group align="flex-end" gap="sm">
      <TextInput
        label={words.statement.ourAccount}
        value={account}
        onChange={({ currentTarget }) => setAccount(currentTarget.value)}
      />
      <Button variant="light" disabled={account.trim() === ''} onClick={() => apply(account.trim())}>
        {words.statement.readAgain}
      </Button>
    </Group>
  );
}

const Balances = ({ balances }: Pick<Preview, 'balances'>) =>
  balances.length > 0 && (
    <PlainTable
      label={words.statement.balances}
      heads={[
        words.statement.day,
        right(words.statement.opening),
        right(words.statement.moved),
        right(words.statement.closing),
      ]}
      rows={balances.map(({ first_day, last_day, opening_balance, closing_balance }, index) => ({
        key: `${index}`,
        cells: [
          first_day === last_day ? day(last_day) : `${day(first_day)} – ${day(last_day)}`,
          opening_balance === null ? '–' : dollars(opening_balance),
          opening_balance === null ? '–' : dollars(closing_balance - opening_balance),
          dollars(closing_balance),
        ],
      }))}
    />
  );

const Lines = ({ lines }: Pick<Preview, 'lines'>) =>
  lines.length > 0 && (
    <>
      <PlainTable
        label={words.statement.lines}
        heads={[
          words.statement.row,
          words.statement.day,
          words.statement.direction,
          right(words.statement.amount),
          words.statement.reference,
          words.statement.state,
        ]}
        rows={lines.slice(0, shownLines).map((one) => ({
          key: `${one.row} ${one.occurrence}`,
          cells: [
            one.row,
            day(one.booked_on),
            inWords(one.direction),
            dollars(one.amount),
            one.reference,
            <Group key="state" gap="xs">
              <Status of={one.state} />
              {one.is_new ? null : <span className="quiet">{words.statement.known}</span>}
            </Group>,
          ],
        }))}
      />
      {lines.length > shownLines && <Text className="quiet">{words.statement.more(lines.length - shownLines)}</Text>}
    </>
  );

/** `12 expected, 1 open` */
function countsOf(states: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const state of states) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, count]) => `${count} ${inWords(state).toLowerCase()}`).join(', ');
}
