// The levels of a query: one SELECT, INSERT, UPDATE or DELETE each, with its relations.
import type { ColumnRef } from 'libpg-query';
import { namesOf } from './tree.ts';
import type { Value } from './values.ts';

/** The columns of rows, by name and in order. */
export type Columns = Map<string, Value>;

/** A table, view, subquery or function in FROM, or the target of a change. */
export interface Relation {
  name: string;
  /** null: a subquery, a CTE or a function. */
  table: string | null;
  columns: Columns;
}

export interface Level {
  kind: 'select' | 'insert' | 'update' | 'delete';
  relations: Relation[];
  /** Of a change. */
  target: Relation | null;
  around: Level | null;
  /** Relations of outer levels that it uses. */
  uses: Set<Relation>;
  locked: Relation[];
  /** Has rows of FROM or USING next to its target. */
  joins: boolean;
  /** Columns that are compared with the elements of an array parameter. */
  inArrays: { relation: Relation; column: string }[];
}

export const newLevel = (kind: Level['kind'], around: Level | null): Level => ({
  kind,
  relations: [],
  target: null,
  around,
  uses: new Set(),
  locked: [],
  joins: false,
  inArrays: [],
});

/** The value that a column means here. Notes the use of a relation of an outer level. */
export function findColumn(column: ColumnRef, level: Level): Value | undefined {
  const names = namesOf(column);
  for (let at: Level | null = level; at !== null; at = at.around)
    for (const relation of at.relations) {
      if (names.length > 1 && relation.name !== names[0]) continue;
      const value = relation.columns.get(names.at(-1)!);
      if (value === undefined) continue;
      for (let inner: Level = level; inner !== at; inner = inner.around!) inner.uses.add(relation);
      return value;
    }
  return undefined;
}

/** The nearest relation of that name. */
export function findRelation(name: string, level: Level): Relation | undefined {
  for (let at: Level | null = level; at !== null; at = at.around) {
    const relation = at.relations.find((one) => one.name === name);
    if (relation !== undefined) return relation;
  }
  return undefined;
}
