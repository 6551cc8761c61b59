// Puts rows in the order of a column. What has no value is last.
import { cellText, isNothing, type TenantNames } from './cell-text.ts';
import type { Column, Row } from './list-definition.ts';

const inLetters = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

export function inOrder(
  rows: readonly Row[],
  { field, kind }: Column,
  isDown: boolean,
  tenants: TenantNames,
): readonly Row[] {
  const textOf = (value: unknown) => (kind === 'time' ? String(value) : cellText(kind, value, tenants));
  const compare = (one: unknown, other: unknown): number =>
    typeof one === 'number' && typeof other === 'number' ? one - other : inLetters.compare(textOf(one), textOf(other));
  const full = rows.filter((row) => !isNothing(row[field]));
  return [
    ...full.toSorted((one, other) => (isDown ? -1 : 1) * compare(one[field], other[field])),
    ...rows.filter((row) => isNothing(row[field])),
  ];
}
