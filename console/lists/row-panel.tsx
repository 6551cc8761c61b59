// A row next to its list: what may be done, where it leads, and its fields. Its key is in the
// address, so it can be sent to a colleague.
import { Anchor, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { WaitingActs } from '../approvals/waiting-acts.tsx';
import { ActButtons } from '../parts/act-buttons.tsx';
import { SidePanel } from '../parts/dialog.tsx';
import { Empty } from '../parts/empty.tsx';
import { Loading } from '../parts/problem.tsx';
import { words } from '../words/en.ts';
import { actsOfRow } from './acts-of-rows.ts';
import type { Values } from './list-address.ts';
import { idOfRow, type ListDefinition, type Row } from './list-definition.ts';
import { type ListName, lists } from './lists.ts';
import { RecordFields } from './record-fields.tsx';
import { objectOf, titleOfRow } from './title-of-row.ts';

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const Suggestions = lazy(() => import('../statement/suggestions.tsx'));

interface RowPanelProps {
  name: ListName;
  filters: Values;
  /** Undefined: it is not among the rows that are loaded. */
  row: Row | undefined;
  isComplete: boolean;
  isFetching: boolean;
  more(): void;
  close(): void;
}

/** A row next to the list. A link to it finds it on later pages too, and it stays when it leaves the list. */
export function RowPanel({ name, filters, row, isComplete, isFetching, more, close }: RowPanelProps) {
  const seen = useRef(row);
  if (row !== undefined) seen.current = row;
  const isMissing = seen.current === undefined;
  useEffect(() => {
    if (isMissing && !isComplete && !isFetching) more();
  }, [isMissing, isComplete, isFetching, more]);
  return (
    <SidePanel title={titleOfRow(seen.current ?? {}) || words.lists[name].title} close={close} isInAddress>
      {seen.current !== undefined ? (
        <RowInFull name={name} filters={filters} row={seen.current} close={close} />
      ) : isComplete ? (
        <Empty title={words.list.rowGone} why={words.list.rowGoneWhy} isFiltered />
      ) : (
        <Loading lines={4} />
      )}
    </SidePanel>
  );
}

interface RowInFullProps {
  name: ListName;
  filters: Values;
  row: Row;
  close(): void;
}

/** What is shown of a row before its fields. */
const beforeFields: Partial<Record<ListName, ComponentType<{ row: Row; filters: Values }>>> = {
  deliveries: lazy(() => import('../webhooks/delivery.tsx')),
  'own-webhooks': lazy(() => import('../webhooks/own-endpoint.tsx')),
  'own-deliveries': lazy(() => import('../webhooks/own-delivery.tsx')),
  batches: lazy(() => import('../batches/payments-of-batch.tsx')),
  'sanctions-hits': lazy(() => import('../risk/sanctions-hit.tsx')),
  approvals: lazy(() => import('../approvals/asked-act.tsx')),
};

/** A row that has no screen of its own: what may be done, where it leads, and all its fields. */
function RowInFull({ name, filters, row, close }: RowInFullProps) {
  const definition: ListDefinition = lists[name];
  const about = definition.more?.(row) ?? null;
  const payment = definition.payment?.(row) ?? null;
  const Before = beforeFields[name];
  const id = idOfRow(definition, row);
  const acts = actsOfRow(name, row, id, filters);
  const object = objectOf(row);
  const mayWait = name !== 'approvals' && !name.startsWith('own-') && acts.length > 0 && isUuid.test(id);
  return (
    <Stack>
      {mayWait && <WaitingActs uuid={id} />}
      <ActButtons acts={acts} {...(object === '' ? {} : { of: object })} done={close} />
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
