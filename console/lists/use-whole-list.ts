// All rows of a list at one moment, for its order, its sums and a file. Changes of others do not
// read it again, because it has up to a hundred pages; an act of the reader does, in the background.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../api/request.ts';
import { wholeList } from '../app/queries.ts';
import type { Values } from './list-address.ts';
import type { ListDefinition, Row } from './list-definition.ts';
import { nextOf, type Page, pageAddress } from './list-pages.ts';

/** More rows would take minutes to read, and no person reads them. */
export const mostRows = 10_000;

export interface WholeList {
  rows: readonly Row[];
  /** More rows follow than are read. */
  isCut: boolean;
  readAt: string;
}

export async function readWhole(
  definition: ListDefinition,
  asked: Values,
  { signal, tell }: { signal?: AbortSignal; tell(count: number): void },
): Promise<WholeList> {
  const rows: Row[] = [];
  let at: string | number | undefined;
  do {
    const { data } = await send<Page>(
      'GET',
      pageAddress(definition, asked, at),
      signal === undefined ? {} : { signal },
    );
    rows.push(...(data[definition.rows] as Row[]));
    at = nextOf(data);
    tell(rows.length);
  } while (at !== undefined && rows.length < mostRows);
  return { rows, isCut: at !== undefined, readAt: new Date().toISOString() };
}

/** `isWanted`: false reads nothing. `count`: how many rows are read so far. */
export function useWholeList(definition: ListDefinition, asked: Values, isWanted: boolean) {
  const [count, setCount] = useState(0);
  const query = useQuery({
    queryKey: [wholeList, definition.path, asked],
    queryFn: ({ signal }) => readWhole(definition, asked, { signal, tell: setCount }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  return { query, count };
}
