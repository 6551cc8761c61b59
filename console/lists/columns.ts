// The columns of a list: the columns of its definition, or the fields that a person chose.
import { type Column, type ColumnKind, fieldWords, type ListDefinition, type Row } from './list-definition.ts';

/** Their values are codes. */
const codeFields = new Set(['kind', 'direction', 'state', 'stage', 'role', 'purpose', 'actor']);

/** A column says what its field is; of the others the name and the value do. */
export function kindOf(field: string, columns: readonly Column[], value?: unknown): ColumnKind {
  const column = columns.find((one) => one.field === field);
  if (column !== undefined) return column.kind ?? 'text';
  if (/_at$/.test(field)) return 'time';
  if (/(_on|_until|_date)$/.test(field)) return 'day';
  if (/(^|_)(uuid|trace|trace_id|request_id|sha256)$/.test(field)) return 'code';
  if (/(^|_)(amount|fee|debits|credits|balance)(_refunded)?$/.test(field)) return 'money';
  if (codeFields.has(field) && typeof value === 'string') return 'words';
  if (typeof value === 'boolean') return 'flag';
  if (typeof value === 'number') return 'number';
  return 'text';
}

/** What can be a column: the columns of the list, then the other fields that have a name. */
export function possibleColumns(
  list: string,
  { columns, hidden = [] }: ListDefinition,
  rows: readonly Row[],
): Column[] {
  const others = new Map<string, unknown>();
  for (const row of rows.slice(0, 100))
    for (const [field, value] of Object.entries(row)) if (others.get(field) == null) others.set(field, value);
  const isShown = ([field, value]: [string, unknown]) =>
    fieldWords(list, field) !== undefined &&
    !hidden.includes(field) &&
    !columns.some((one) => one.field === field) &&
    (typeof value !== 'object' || value === null);
  return [
    ...columns,
    ...[...others].filter(isShown).map(([field, value]) => ({
      field,
      kind: field === 'processor_uuid' ? ('tenant' as const) : kindOf(field, columns, value),
      ...(/uuid$/.test(field) && field !== 'processor_uuid' ? { width: 300 } : {}),
    })),
  ];
}

/** The chosen ones in the order of the possible ones. A field that the list does not have is left out. */
export function shownColumns(chosen: readonly string[] | null, possible: readonly Column[], own: readonly Column[]) {
  const shown = chosen === null ? own : possible.filter(({ field }) => chosen.includes(field));
  return shown.length === 0 ? own : shown;
}
