// The screen of a list: its filters, columns and order, its rows, and a row next to them.
import { Button, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { send } from '../api/request.ts';
import { isOfTenant, useOperator } from '../app/session.ts';
import { useToday } from '../app/use-now.ts';
import { ActButtons } from '../parts/act-buttons.tsx';
import { Empty } from '../parts/empty.tsx';
import { Loading, Problem } from '../parts/problem.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { useTenantNames } from '../parts/tenant-choice.tsx';
import { words } from '../words/en.ts';
import type { ActOfMany } from './act-of-many.ts';
import { actsOfList } from './acts-of-rows.ts';
import { BulkActs, bulkActsOf } from './bulk-acts.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { possibleColumns, shownColumns } from './columns.ts';
import { DownloadMenu } from './download-menu.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { askedOf, readAddress, sortText, type Values } from './list-address.ts';
import { keyOfRow, type ListDefinition, type Row } from './list-definition.ts';
import { ListFoot } from './list-foot.tsx';
import { addressOfList, nextOf, type Page, pageAddress } from './list-pages.ts';
import { type ListName, lists } from './lists.ts';
import { LookingOn, useNonEmpty } from './looking-on.tsx';
import { inOrder } from './order.ts';
import { type Order, RecordTable } from './record-table.tsx';
import { RowPanel } from './row-panel.tsx';
import { SavedViews } from './saved-views.tsx';
import { termOf } from './terms-of-lists.ts';
import { useSelection } from './use-selection.ts';
import { useWholeList } from './use-whole-list.ts';

/** What is above the rows of a list. */
const above: Partial<Record<ListName, ComponentType>> = {
  files: lazy(() => import('../files/pipeline.tsx')),
  'bank-statement': lazy(() => import('../statement/reconciliation.tsx')),
};

export function ListScreen({ name, search }: { name: ListName; search: Values }) {
  const definition: ListDefinition = lists[name];
  const { title } = words.lists[name];
  const navigate = useNavigate();
  const role = useOperator()?.role ?? null;
  const seesAll = role !== null && !isOfTenant(role);
  const today = useToday();
  const [many, setMany] = useState<ActOfMany | null>(null);
  /** The filters whose rows were counted. */
  const [counted, setCounted] = useState<Values | null>(null);
  const { filters: sent, columns: chosen, sort, row: shownKey } = useMemo(() => readAddress(search), [search]);
  const filters = useMemo(() => withFirst(definition, sent), [definition, sent]);
  const asked = useMemo(() => askedOf(definition, filters, today), [definition, filters, today]);
  const query = useInfiniteQuery({
    queryKey: ['list', name, asked],
    initialPageParam: undefined as string | number | undefined,
    queryFn: async ({ pageParam, signal }) =>
      (await send<Page>('GET', pageAddress(definition, asked, pageParam), { signal })).data,
    getNextPageParam: nextOf,
  });
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const loaded = useMemo(
    () => query.data?.pages.flatMap((page) => page[definition.rows] as Row[]) ?? [],
    [query.data, definition.rows],
  );
  const isComplete = query.isSuccess && !hasNextPage;
  const { query: whole, count } = useWholeList(
    definition,
    asked,
    counted === asked || (sort !== null && !isComplete && query.isSuccess),
  );
  const tenants = useTenantNames(seesAll);
  const possible = useMemo(() => possibleColumns(name, definition, loaded), [name, definition, loaded]);
  const columns = useMemo(() => shownColumns(chosen, possible, definition.columns), [chosen, possible, definition]);
  const arranged = useCallback(
    (unordered: readonly Row[]) => {
      const by = sort === null ? undefined : possible.find(({ field }) => field === sort.field);
      return by === undefined ? unordered : inOrder(unordered, by, sort!.isDown, tenants);
    },
    [sort, possible, tenants],
  );
  const unordered = sort === null || isComplete ? loaded : whole.data?.rows;
  const rows = useMemo(() => (unordered === undefined ? loaded : arranged(unordered)), [unordered, loaded, arranged]);
  const looking = useNonEmpty(query, (page) => (page[definition.rows] as Row[]).length);
  const { selection, selected, clear } = useSelection(definition, rows);
  const isSelectable = useMemo(
    () => role !== null && rows.some((row) => bulkActsOf(name, row, '', role, filters).length > 0),
    [rows, name, role, filters],
  );
  const more = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const change = useCallback(
    (next: Values, { replace = false } = {}) =>
      void navigate({ to: '/$list', params: { list: name }, search: { ...next }, replace }),
    [navigate, name],
  );
  /** Keeps the filters; empty: the part is left out. */
  const changePart = useCallback(
    (part: 'columns' | 'sort' | 'row', value: string) => {
      const { [part]: _, ...others } = search;
      change(value === '' ? others : { ...others, [part]: value });
    },
    [search, change],
  );
  const open = useCallback(
    (row: Row) => {
      const screen = definition.opens?.(row) ?? null;
      if (screen === null) changePart('row', keyOfRow(definition, row));
      else void navigate({ to: screen });
    },
    [definition, navigate, changePart],
  );
  /** At once: a step back in the history is slower, and could close the row that is opened next. */
  const closeRow = () => {
    const { row: _, ...others } = search;
    change(others, { replace: true });
  };
  const order = useMemo(
    (): Order => ({
      sort,
      by: (field) => {
        const next = sort?.field !== field ? { field, isDown: true } : sort.isDown ? { field, isDown: false } : null;
        changePart('sort', next === null ? '' : sortText(next));
      },
    }),
    [sort, changePart],
  );
  /** A list without a row, with other filters. */
  const filter = (next: Values) => {
    const { columns: kept, sort: by } = search;
    change({
      ...cleared(definition, next),
      ...next,
      ...(kept === undefined ? {} : { columns: kept }),
      ...(by === undefined ? {} : { sort: by }),
    });
  };
  const Above = above[name];

  return (
    <Stack gap="md">
      <ScreenHead title={title} term={termOf[name]} address={addressOfList(definition, asked)}>
        <ActButtons acts={actsOfList(name)} size="xs" />
        {seesAll && definition.filters.length > 0 && (
          <SavedViews key={name} list={name} search={search} show={change} />
        )}
        <ColumnMenu
          list={name}
          possible={possible}
          shown={columns}
          isChosen={chosen !== null}
          choose={(fields) => changePart('columns', fields?.join(',') ?? '')}
        />
        <DownloadMenu
          list={name}
          definition={definition}
          asked={asked}
          columns={columns}
          arranged={arranged}
          tenants={tenants}
        />
      </ScreenHead>
      {Above !== undefined && (
        <Suspense fallback={<Loading lines={3} />}>
          <Above />
        </Suspense>
      )}
      <FilterBar list={name} definition={definition} values={filters} change={filter} />
      {query.isPending && <Loading />}
      {query.isError && <Problem error={query.error} again={() => void query.refetch()} />}
      {whole.isError && <Problem error={whole.error} again={() => void whole.refetch()} />}
      {query.isSuccess && rows.length === 0 && looking === 'ended' && (
        <NoRows name={name} filters={sent} clear={() => filter({})} />
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
            columns={columns}
            rows={rows}
            more={more}
            open={open}
            order={order}
            {...(isSelectable ? { selection } : {})}
          />
          <ListFoot
            list={name}
            columns={columns}
            sumsBy={definition.sumsBy}
            rows={loaded}
            isComplete={isComplete}
            whole={whole.data}
            reading={whole.isFetching ? count : null}
            readWhole={() => {
              setCounted(asked);
              if (whole.data !== undefined) void whole.refetch();
            }}
          />
        </div>
      )}
      {shownKey !== null && query.isSuccess && (
        <RowPanel
          key={shownKey}
          name={name}
          filters={filters}
          row={[...loaded, ...rows].find((row) => keyOfRow(definition, row) === shownKey)}
          isComplete={isComplete}
          isFetching={isFetching}
          more={more}
          close={closeRow}
        />
      )}
    </Stack>
  );
}

/** In the address: a filter that the list begins with was cleared. */
const any = 'any';

function withFirst({ firstFilters }: ListDefinition, sent: Values): Values {
  return Object.fromEntries(Object.entries({ ...firstFilters, ...sent }).filter(([, value]) => value !== any));
}

const cleared = ({ firstFilters = {} }: ListDefinition, next: Values): Values =>
  Object.fromEntries(
    Object.keys(firstFilters)
      .filter((name) => next[name] === undefined)
      .map((name) => [name, any]),
  );

/** What waits for a person, or went wrong. */
const goodIfEmpty: ReadonlySet<ListName> = new Set<ListName>([
  'approvals',
  'exceptions',
  'suspense',
  'late-returns',
  'reversals',
  'file-reversals',
  'file-copies',
  'return-requests',
  'proof-requests',
  'holds',
  'fraud-reviews',
  'blocks',
  'sanctions-hits',
  'own-negative-balances',
]);

/** Filters of which a path consists are no reason why a list is empty. */
function NoRows({ name, filters, clear }: { name: ListName; filters: Values; clear(): void }) {
  const { path } = lists[name];
  const isFiltered = Object.keys(filters).some((one) => !path.includes(`{${one}}`));
  const { empty, why } = words.lists[name];
  if (!isFiltered) return <Empty title={empty} why={why} isGood={goodIfEmpty.has(name)} />;
  return (
    <Empty title={words.list.nothingFound} why={words.list.nothingFoundWhy} isFiltered>
      <Button size="xs" variant="default" mt="xs" onClick={clear}>
        {words.list.clear}
      </Button>
    </Empty>
  );
}
