// The pages of a list: lists of operators go on by key, some of tenants by page numbers.
import { addressOf } from '../api/request.ts';
import type { Values } from './list-address.ts';
import type { ListDefinition } from './list-definition.ts';

export type Page = {
  next?: string | null;
  pagination?: { currentPage: number; totalPages: number };
} & Record<string, unknown>;

const rowsAtOnce = 100;

/** What the page after this one is asked with; undefined: it is the last one. */
export function nextOf({ next, pagination }: Page): string | number | undefined {
  if (pagination === undefined) return next ?? undefined;
  return pagination.currentPage < pagination.totalPages ? pagination.currentPage + 1 : undefined;
}

/** The address that a person copies. A filter that the path names is in the path. */
export function addressOfList({ path }: ListDefinition, asked: Values): string {
  const query = Object.fromEntries(Object.entries(asked).filter(([name]) => !path.includes(`{${name}}`)));
  return addressOf(path, { params: asked, query });
}

/** `at`: what the page before said; absent on the first page. */
export function pageAddress(definition: ListDefinition, asked: Values, at: string | number | undefined): string {
  const address = addressOfList(definition, asked);
  if (definition.paging === 'none') return address;
  if (definition.paging === 'numbers') return addressOf(address, { query: { per_page: rowsAtOnce, page: at ?? 1 } });
  return addressOf(address, { query: { limit: rowsAtOnce, after: at } });
}
