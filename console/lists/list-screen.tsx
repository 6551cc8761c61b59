// The screen of a list: its filters, its rows, and the fields of a row that has no screen of its
// own.
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { addressOf, send } from '../api/request.ts';
import { useOperator } from '../app/session.ts';
import { dollars } from '../format/money.ts';
import { startOfEasternDay } from '../format/times.ts';
import { ActButtons } from '../parts/act-buttons.tsx';
import { SidePanel } from '../parts/dialog.tsx';
import { Empty } from '../parts/empty.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { words } from '../words/en.ts';
import { actsOfList, actsOfRow } from './acts-of-rows.ts';
import { BulkActs, bulkActsOf } from './bulk-acts.tsx';
import { type ActOfMany, BulkDialog } from './bulk-dialog.tsx';
import { idOfRow, keyOfRow, type ListDefinition, type Row } from './list-definition.ts';
import { ListFilters } from './list-filters.tsx';
import { type ListName, lists } from './lists.ts';
import { LookingOn, useNonEmpty } from './looking-on.tsx';
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

/** The filters as the API takes them. What cannot be read is sent as it is: the API names the field. */
const sentFilters = ({ filters }: ListDefinition, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const kind = filters.find((one) => one.name === name)?.kind;
      if (kind === 'since' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return [name, startOfEasternDay(value)];
      const [, key, text] = (kind === 'entry' && /^([^=]+)=(.+)$/s.exec(value)) || [];
      return key === undefined ? [name, value] : [`${name}[${key.trim()}]`, text!.trim()];
    }),
  );

export function ListScreen({ name, filters }: { name: ListName; filters: Readonly<Record<string, string>> }) {
  const definition: ListDefinition = lists[name];
  const { title } = words.lists[name];
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
  const looking = useNonEmpty(query, (page) => (page[definition.rows] as Row[]).length);
  const { selection, selected, clear } = useSelection(definition, rows);
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
      <ScreenHead title={title} address={addressOfList(definition, asked)}>
        <ActButtons acts={actsOfList(name)} size="xs" />
        {definition.filters.length > 1 && <SavedViews key={name} list={name} filters={filters} show={change} />}
        {definition.file !== undefined && (
          <Button size="xs" variant="default" component="a" href={addressOf(definition.file, { query: asked })}>
            {words.list.download}
          </Button>
        )}
      </ScreenHead>
      {Above !== undefined && (
        <Suspense fallback={<Loading lines={3} />}>
          <Above />
        </Suspense>
      )}
      <ListFilters list={name} filters={definition.filters} values={filters} change={change} />
      {query.isPending && <Loading />}
      {query.isError && <Problem error={query.error} again={() => void query.refetch()} />}
      {query.isSuccess && rows.length === 0 && looking === 'ended' && (
        <NoRows name={name} filters={filters} clear={() => change({})} />
      )}
      {looking !== 'ended' && <LookingOn pages={query.data?.pages.length ?? 0} looking={looking} more={more} />}
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
        <div>
          <RecordTable
            label={title}
            list={name}
            columns={definition.columns}
            rows={rows}
            more={more}
            open={open}
            {...(isSelectable ? { selection } : {})}
          />
          <Group justify="space-between" mt="xs">
            <Text size="xs" className="quiet" role="status">
              {words.list.count(rows.length)}. {hasNextPage ? words.list.notComplete : words.list.all}
            </Text>
            <Text size="xs" className="quiet" visibleFrom="sm">
              {words.list.keys}
            </Text>
          </Group>
        </div>
      )}
      {shown !== null && (
        <SidePanel title={title} close={() => setShown(null)}>
          <RowInFull name={name} filters={filters} row={shown} close={() => setShown(null)} />
        </SidePanel>
      )}
    </Stack>
  );
}

/** Filters of which a path consists are no reason why a list is empty. */
function NoRows({
  name,
  filters,
  clear,
}: {
  name: ListName;
  filters: Readonly<Record<string, string>>;
  clear(): void;
}) {
  const isFiltered = lists[name].filters.some((filter) => filter.name in filters);
  const { empty, why } = words.lists[name];
  if (!isFiltered) return <Empty title={empty} why={why} />;
  return (
    <Empty title={words.list.nothingFound} why={words.list.nothingFoundWhy} isFiltered>
      <Button size="xs" variant="default" mt="xs" onClick={clear}>
        {words.list.clear}
      </Button>
    </Empty>
  );
}

interface RowInFullProps {
  name: ListName;
  filters: Readonly<Record<string, string>>;
  row: Row;
  close(): void;
}

/** What is shown of a row before its fields. */
const beforeFields: Partial<Record<ListName, ComponentType<{ row: Row; filters: Readonly<Record<string, string>> }>>> =
  {
    deliveries: lazy(() => import('../webhooks/delivery.tsx')),
    'own-deliveries': lazy(() => import('../webhooks/own-delivery.tsx')),
    batches: lazy(() => import('../batches/payments-of-batch.tsx')),
    approvals: lazy(() => import('../approvals/asked-act.tsx')),
  };

/** What people call a row: a name, a person, an address or an amount. */
function nameIn(row: Row): { of?: string } {
  const named = ['name', 'user_name', 'company_name', 'operator_name', 'url', 'reference'].find(
    (field) => typeof row[field] === 'string' && row[field] !== '',
  );
  if (named !== undefined) return { of: String(row[named]) };
  return typeof row.amount === 'number' ? { of: dollars(row.amount) } : {};
}

/** A row that has no screen of its own: what may be done, where it leads, and all its fields. */
function RowInFull({ name, filters, row, close }: RowInFullProps) {
  const definition: ListDefinition = lists[name];
  const about = definition.more?.(row) ?? null;
  const payment = definition.payment?.(row) ?? null;
  const Before = beforeFields[name];
  return (
    <Stack>
      <ActButtons acts={actsOfRow(name, row, idOfRow(definition, row), filters)} {...nameIn(row)} done={close} />
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
          <Suggestions list={name} row={row} done={close} />
        </Suspense>
      )}
      {Before !== undefined && (
        <Suspense fallback={<Loading lines={3} />}>
          <Before row={row} filters={filters} />
        </Suspense>
      )}
      <RecordFields list={name} record={row} columns={definition.columns} hidden={definition.hidden ?? []} />
    </Stack>
  );
}

/** The selected rows, by their keys: a row that is read again stays selected. */
function useSelection(definition: ListDefinition, rows: readonly Row[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const selection = useMemo(
    (): Selection => ({
      has: (row) => keys.has(keyOfRow(definition, row)),
      toggle: (changed, isOn) =>
        setKeys((before) => {
          const next = new Set(before);
          for (const row of changed)
            isOn ? next.add(keyOfRow(definition, row)) : next.delete(keyOfRow(definition, row));
          return next;
        }),
    }),
    [keys, definition],
  );
  const selected = useMemo(
    () =>
      rows.filter(selection.has).map((row) => ({ key: keyOfRow(definition, row), id: idOfRow(definition, row), row })),
    [rows, selection, definition],
  );
  return { selection, selected, clear: () => setKeys(new Set()) };
}
