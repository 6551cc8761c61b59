// The statement of a tenant: its accounts over a period, and every debit and credit in it.
import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { addressOf, type DataOf, get } from '../api/request.ts';
import { dollars } from '../format/money.ts';
import { day } from '../format/times.ts';
import type { Column } from '../lists/list-definition.ts';
import { RecordTable } from '../lists/record-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { PlainTable, right } from '../parts/plain-table.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { accountWords, words } from '../words/en.ts';
import type { BooksFilters } from './books-filters.ts';

interface Props {
  tenant: string;
  filters: BooksFilters;
  change(filters: BooksFilters): void;
}

const movementsAtOnce = 100;

const columns: readonly Column[] = [
  { field: 'posted_at', kind: 'time' },
  { field: 'description' },
  { field: 'account', width: 170 },
  { field: 'debit', kind: 'money' },
  { field: 'credit', kind: 'money' },
  { field: 'balance', kind: 'money' },
  { field: 'return_code', kind: 'code', width: 105 },
  { field: 'client_reference_id', width: 140 },
];

type Movement = DataOf<'/admin/v1/processors/{uuid}/statement'>['movements'][number];

/** The side that has nothing stays empty. */
const shownOf = (movement: Movement) => ({
  ...movement,
  account: accountWords(movement.account),
  debit: movement.debit || null,
  credit: movement.credit || null,
});

export function Statement({ tenant, filters, change }: Props) {
  const navigate = useNavigate();
  const { processor_uuid: _, ...period } = filters;
  const statement = useInfiniteQuery({
    queryKey: ['books', tenant, period],
    initialPageParam: 1,
    queryFn: ({ pageParam }) =>
      get('/admin/v1/processors/{uuid}/statement', {
        params: { uuid: tenant },
        query: { ...period, page: pageParam, per_page: movementsAtOnce },
      }),
    getNextPageParam: ({ pagination: { currentPage, totalPages } }) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
  });
  if (statement.isPending) return <Loading lines={8} />;
  if (statement.isError) return <Problem error={statement.error} again={() => void statement.refetch()} />;
  const [{ accounts, start_date, end_date, pagination }] = statement.data.pages as [
    (typeof statement.data.pages)[number],
  ];
  const movements = statement.data.pages.flatMap((page) => page.movements).map(shownOf);
  const csv = addressOf(`/admin/v1/processors/${tenant}/statement`, {
    query: { ...period, start_date, end_date, format: 'csv' },
  });
  return (
    <>
      <Panel
        title={words.books.accounts(day(start_date), day(end_date))}
        aside={
          <Group gap="sm" align="end">
            <Day
              label={words.books.from}
              value={start_date}
              choose={(one) => change({ ...filters, start_date: one })}
            />
            <Day label={words.books.to} value={end_date} choose={(one) => change({ ...filters, end_date: one })} />
          </Group>
        }
      >
        {accounts.length === 0 ? (
          <Text className="quiet">{words.books.nothing}</Text>
        ) : (
          <PlainTable
            label={words.books.title}
            heads={[
              words.books.account,
              right(words.books.opening),
              right(words.books.debits),
              right(words.books.credits),
              right(words.books.closing),
            ]}
            rows={accounts.map(({ account, opening, debits, credits, closing }) => ({
              key: account,
              cells: [accountWords(account), dollars(opening), dollars(debits), dollars(credits), dollars(closing)],
            }))}
          />
        )}
      </Panel>
      <Panel
        title={words.books.movements(pagination.totalItems)}
        aside={
          <Group gap="sm">
            <NativeSelect
              size="xs"
              aria-label={words.books.account}
              value={filters.account ?? ''}
              data={[
                { value: '', label: words.books.every },
                ...accounts.map(({ account }) => ({ value: account, label: accountWords(account) })),
              ]}
              onChange={({ currentTarget: { value } }) => {
                const { account: _account, ...others } = filters;
                change(value === '' ? others : { ...others, account: value });
              }}
            />
            <Button size="xs" variant="default" component="a" href={csv}>
              {words.list.download}
            </Button>
          </Group>
        }
      >
        {movements.length === 0 ? (
          <Text className="quiet">{words.books.nothing}</Text>
        ) : (
          <RecordTable
            label={words.books.movements(pagination.totalItems)}
            list="movements"
            columns={columns}
            rows={movements}
            more={() => {
              if (statement.hasNextPage && !statement.isFetching) void statement.fetchNextPage();
            }}
            open={({ transaction_uuid }) => {
              if (typeof transaction_uuid === 'string')
                void navigate({ to: '/payments/$uuid', params: { uuid: transaction_uuid } });
            }}
          />
        )}
      </Panel>
    </>
  );
}

const Day = ({ label, value, choose }: { label: string; value: string; choose(day: string): void }) => (
  <TextInput
    size="xs"
    type="date"
    label={label}
    value={value}
    onChange={({ currentTarget }) => currentTarget.value !== '' && choose(currentTarget.value)}
  />
);
