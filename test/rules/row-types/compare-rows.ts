// Compares the declared columns of a row with those that PostgreSQL describes.
import type { DeclaredColumn } from './declared-rows.ts';
import type { DescribedColumn, Kind } from './described-rows.ts';

interface Evidence {
  text: string;
  /** Columns that were null in a row of a test. */
  nullColumns: ReadonlySet<string>;
  /** Columns that are known never to be null here, although they may be in their table. */
  neverNull: ReadonlySet<string>;
}

/** Every difference that is a fault, as one sentence each. */
export function differences(
  declared: readonly DeclaredColumn[],
  described: readonly DescribedColumn[],
  { text, nullColumns, neverNull }: Evidence,
): string[] {
  const found: string[] = [];
  const actual = new Map(described.map((column) => [column.name, column]));
  for (const { name, type } of described)
    if (!declared.some((column) => column.name === name))
      found.push(`${name}: the query returns it (${type}), the type does not declare it`);
  for (const column of declared) {
    const { name, type } = column;
    const answer = actual.get(name);
    if (answer === undefined) {
      if (!column.optional) found.push(`${name}: the type declares it (${type}), the query does not return it`);
      continue;
    }
    if (column.any) continue;
    const mismatch = typeMismatch(column, answer);
    if (mismatch !== null) found.push(`${name}: declared ${type}, but ${mismatch}`);
    if (column.nullable) continue;
    if (nullColumns.has(name)) found.push(`${name}: declared ${type}, but it was null in a row`);
    else if (answer.nullable && !neverNull.has(name) && !excludesNull(text, name))
      found.push(`${name}: declared ${type}, but its column may be null`);
  }
  return found;
}

function typeMismatch(declared: DeclaredColumn, answer: DescribedColumn): string | null {
  const { kinds, elements, literals, beyondJson } = declared;
  const only = (allowed: ReadonlySet<Kind>, kind: Kind) => allowed.size === 1 && allowed.has(kind);
  if (answer.kind === 'json') return beyondJson ? `${answer.type} holds no Date and no Buffer` : null;
  // A declaration of null alone fits every type.
  if (kinds.size > 0 && !only(kinds, answer.kind)) return `${answer.type} becomes ${answer.kind}`;
  if (answer.element !== null && elements.size > 0 && !only(elements, answer.element))
    return `the elements of ${answer.type} become ${answer.element}`;
  const unknown = answer.labels === null ? [] : (literals ?? []).filter((literal) => !answer.labels!.includes(literal));
  return unknown.length === 0 ? null : `${answer.type} has no value ${unknown.join(', ')}`;
}

/** The query says itself that it leaves rows out where this column is null. */
const excludesNull = (text: string, name: string) => new RegExp(`\\b${name} IS NOT NULL`, 'i').test(text);
