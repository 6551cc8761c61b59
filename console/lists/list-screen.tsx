// The screen of a list: its filters, its rows, and the fields of a row that has no screen of its own.
import { Anchor, Drawer, Group, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { addressOf, send } from '../api/request.ts';
import { useOperator } from '../app/session.ts';
import { startOfEasternDay } from '../format/times.ts';
import { ActButtons } from '../parts/act-buttons.tsx';
import { CopyAsCurl } from '../parts/copy-as-curl.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { words } from '../words/en.ts';
import type { Row } from './acts/acts.ts';
import { actsOfList, actsOfRow } from './acts-of-rows.ts';
import { BulkActs, bulkActsOf } from './bulk-acts.tsx';
import { type ActOfMany, BulkDialog } from './bulk-dialog.tsx';
import type { ListDefinition } from './list-definition.ts';
import { ListFilters } from './list-filters.tsx';
import { type ListName, lists } from './lists.ts';
import { RecordFields } from './record-fields.tsx';
import { RecordTable, type Selection } from './record-table.tsx';
import { SavedViews } from './saved-views.tsx';

/** Lists of operators go on by key, some of tenants by page numbers. */
type Page = {
  next?: string | null;
  pagination?: { currentPage: number; totalPages: number };
} & Record<string, unknown>;

const rowsAtOnce = 100;

/** What is above the rows of a list. */
const above: Partial<Record<ListName, ComponentType>> = {
  files: lazy(() => import('../files/pipeline.tsx')),
  'bank-statement': lazy(() => import('../statement/reconciliation.tsx')),
};

const Suggestions = lazy(() => import('../statement/suggestions.tsx'));

function nextOf({ next, pagination }: Page): string | number | undefined {
  if (pagination === undefined) return next ?? undefined;
  return pagination.currentPage < pagination.totalPages ? pagination.currentPage + 1 : undefined;
}

/** The address that a person copies. A filter that the path names is in the path. */
function addressOfList({ path }: ListDefinition, asked: Readonly<Record<string, string>>): string {
  const query = Object.fromEntries(Object.entries(asked).filter(([name]) => !path.includes(`{${name}}`)));
  return addressOf(path, { params: asked, query });
}

/** `at`: what the page before said; absent on the first page. */
function pageAddress(
  definition: ListDefinition,
  asked: Readonly<Record<string, string>>,
  at: string | number | undefined,
): string {
  const address = addressOfList(definition, asked);
  if (definition.paging === 'none') return address;
  if (definition.paging === 'numbers') return addressOf(address, { query: { per_page: rowsAtOnce, page: at ?? 1 } });
  return addressOf(address, { query: { limit: rowsAtOnce, after: at } });
}

/** The filters as the API takes them. */
const sentFilters = ({ filters }: ListDefinition, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isDay =
        /^\d{4}-\d{2}-\d{2}$/.test(value) && filters.some((one) => one.name === name && one.kind === 'since');
      return [name, isDay ? startOfEasternDay(value) : value];
    }),
  );

export function ListScreen({ name, filters }: { name: ListName; filters: Readonly<Record<string, string>> }) {
  const definition: ListDefinition = lists[name];
  const navigate = useNavigate();
  const role = useOperator()?.role ?? null;
  const [shown, setShown] = useState<Row | null>(null);
  const [many, setMany] = useState<ActOfMany | null>(null);
  const asked = useMemo(() => sentFilters(definition, filters), [definition, filters]);
  const query = useInfiniteQuery({
    queryKey: ['list', name, filters],
    initialPageParam: undefined as string | number | undefined,
    queryFn: async ({ pageParam, signal }) =>
      (await send<Page>('GET', pageAddress(definition, asked, pageParam), { signal })).data,
    getNextPageParam: nextOf,
  });
  const rows = useMemo(
    () => query.data?.pages.flatMap((page) => page[definition.rows] as Row[]) ?? [],
    [query.data, definition.rows],
  );
  const idOf = useCallback((row: Row) => String(row[definition.id]), [definition.id]);
  const { selection, selected, clear } = useSelection(rows, idOf);
  const isSelectable = useMemo(
    () => role !== null && rows.some((row) => bulkActsOf(name, row, '', role, filters).length > 0),
    [rows, name, role, filters],
  );
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const more = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const open = useCallback(
    (row: Row) => {
      const screen = definition.opens?.(row) ?? null;
      if (screen === null) setShown(row);
      else void navigate({ to: screen });
    },
    [definition, navigate],
  );
  const change = (next: Readonly<Record<string, string>>) =>
    void navigate({ to: '/$list', params: { list: name }, search: { ...next } });
  const Above = above[name];

  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1} size="h2">
          {definition.title}
        </Title>
        <Group gap="sm">
          <ActButtons acts={actsOfList(name)} size="xs" />
          {definition.filters.length > 1 && <SavedViews key={name} list={name} filters={filters} show={change} />}
          {definition.file !== undefined && (
            <Anchor size="sm" href={addressOf(definition.file, { query: asked })}>
              {words.list.download}
            </Anchor>
          )}
          <CopyAsCurl address={addressOfList(definition, asked)} />
        </Group>
      </Group>
      {Above !== undefined && (
        <Suspense fallback={<Loading lines={3} />}>
          <Above />
        </Suspense>
      )}
      <ListFilters filters={definition.filters} values={filters} change={change} />
      {query.isPending && <Loading />}
      {query.isError && <Problem error={query.error} again={() => void query.refetch()} />}
      {query.isSuccess && rows.length === 0 && <Text className="quiet">{definition.empty}</Text>}
      {selected.length > 0 && role !== null && (
        <BulkActs list={name} filters={filters} role={role} selected={selected} clear={clear} start={setMany} />
      )}
      {/* It stays when the rows are gone: it says what became of each. */}
      {many !== null && (
        <BulkDialog
          many={many}
          close={() => {
            setMany(null);
            clear();
          }}
        />
      )}
      {rows.length > 0 && (
        <>
          <RecordTable
            label={definition.title}
            columns={definition.columns}
            rows={rows}
            more={more}
            open={open}
            {...(isSelectable ? { selection } : {})}
          />
          <Text size="sm" className="quiet" role="status">
            {words.list.count(rows.length)}. {hasNextPage ? words.list.notComplete : words.list.all}
          </Text>
        </>
      )}
      <Drawer
        opened={shown !== null}
        onClose={() => setShown(null)}
        position="right"
        size="lg"
        title={definition.title}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {shown !== null && <RowInFull name={name} filters={filters} row={shown} close={() => setShown(null)} />}
      </Drawer>
    </Stack>
  );
}

interface RowInFullProps {
  name: ListName;
  filters: Readonly<Record<string, string>>;
  row: Row;
  close(): void;
}

/** A row that has no screen of its own: what may be done, where it leads, and all its fields. */
function RowInFull({ name, filters, row, close }: RowInFullProps) {
  const definition: ListDefinition = lists[name];
  const about = definition.more?.(row) ?? null;
  const payment = definition.payment?.(row) ?? null;
  return (
    <Stack>
      <ActButtons acts={actsOfRow(name, row, String(row[definition.id]), filters)} closed={close} />
      {about !== null && (
        <Link className="link" to="/$list" params={{ list: about.list }} search={about.filters}>
          {about.label}
        </Link>
      )}
      {payment !== null && (
        <Anchor component={Link} to={payment}>
          {words.list.payment}
        </Anchor>
      )}
      {(name === 'bank-statement' || name === 'suspense') && (
        <Suspense fallback={<Loading lines={2} />}>
          <Suggestions list={name} row={row} closed={close} />
        </Suspense>
      )}
      <RecordFields record={row} columns={definition.columns} />
    </Stack>
  );
}

/** The selected rows, by their ids: a row that is read again stays selected. */
function useSelection(rows: readonly Row[], idOf: (row: Row) => string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selection = useMemo(
    (): Selection => ({
      has: (row) => ids.has(idOf(row)),
      toggle: (changed, isOn) =>
        setIds((before) => {
          const next = new Set(before);
          for (const row of changed) isOn ? next.add(idOf(row)) : next.delete(idOf(row));
          return next;
        }),
    }),
    [ids, idOf],
  );
  const selected = useMemo(
    () => rows.filter(selection.has).map((row) => [idOf(row), row] as const),
    [rows, selection, idOf],
  );
  return { selection, selected, clear: () => setIds(new Set()) };
}
