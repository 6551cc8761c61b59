// The lists of the console: each with the operation that reads it, its columns, its filters and
// where a row leads.
import { bankLists } from './definitions/bank-lists.ts';
import { moneyLists } from './definitions/money-lists.ts';
import { peopleLists } from './definitions/people-lists.ts';
import { serviceLists } from './definitions/service-lists.ts';
import { tenantLists } from './definitions/tenant-lists.ts';
import { filtersOf } from './list-address.ts';
import type { ListDefinition } from './list-definition.ts';

export const lists = { ...moneyLists, ...bankLists, ...peopleLists, ...serviceLists, ...tenantLists } as const;

export type ListName = keyof typeof lists;

export const isList = (name: string): name is ListName => Object.hasOwn(lists, name);

/** The screen of a list of the API, with its filters: `/admin/v1/exceptions?kind=…`. */
export function screenOf(address: string): { list: ListName; filters: Record<string, string> } | null {
  const [path, query = ''] = address.split('?');
  const found = Object.entries<ListDefinition>(lists).find(([, definition]) => definition.path === path);
  if (found === undefined) return null;
  const [name, definition] = found;
  return { list: name as ListName, filters: filtersOf(definition, Object.fromEntries(new URLSearchParams(query))) };
}
