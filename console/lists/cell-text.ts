// A value of a record as text: what its cell shows, for a file and for the order of rows.
import { amountsIn, type Effect } from '../approvals/effects.ts';
import { plainTime } from '../format/times.ts';
import { inWords, words } from '../words/en.ts';
import type { ColumnKind } from './list-definition.ts';

/** The names of tenants by their uuids. */
export type TenantNames = ReadonlyMap<string, string>;

export const isNothing = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/** Dollars without a sign, and Eastern times that a spreadsheet reads. */
export function cellText(kind: ColumnKind | undefined, value: unknown, tenants: TenantNames): string {
  if (isNothing(value)) return '';
  const text = String(value);
  switch (kind) {
    case 'money':
      return ((value as number) / 100).toFixed(2);
    case 'time':
      return plainTime(text);
    case 'tenant':
      return tenants.get(text) ?? text;
    case 'state':
      return words.payment.stateNames[text] ?? inWords(text);
    case 'words':
    case 'status':
      return inWords(text);
    case 'flag':
      return value === true ? words.list.yes : words.list.no;
    case 'effects':
      return amountsIn(value as Effect[]);
    case 'who':
      return typeof value === 'object' ? ((value as { name?: string }).name ?? '') : text;
    default:
      return Array.isArray(value) ? value.join(', ') : typeof value === 'object' ? JSON.stringify(value) : text;
  }
}
