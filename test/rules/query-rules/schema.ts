// The tables of docs/reference/schema.sql with their columns and unique keys, and its views, read
// by PostgreSQL's own parser.
import { type Constraint, type IndexElem, loadModule, type Node, parseSync } from 'libpg-query';
import { listedNames } from './tree.ts';

export interface UniqueKey {
  name: string;
  columns: string[];
}

export interface Schema {
  /** The columns of each table, in order. */
  tables: ReadonlyMap<string, readonly string[]>;
  uniqueKeys: ReadonlyMap<string, readonly UniqueKey[]>;
  /** The table of each partition. */
  partitions: ReadonlyMap<string, string>;
  /** The query of each view. */
  views: ReadonlyMap<string, Node>;
  triggers: readonly string[];
}

export async function readSchema(text: string): Promise<Schema> {
  await loadModule();
  const tables = new Map<string, string[]>();
  const uniqueKeys = new Map<string, UniqueKey[]>();
  const partitions = new Map<string, string>();
  const views = new Map<string, Node>();
  const triggers: string[] = [];
  for (const { stmt } of parseSync(text).stmts ?? []) {
    if (stmt === undefined) continue;
    if ('CreateStmt' in stmt) {
      const { relation, tableElts = [], partbound, inhRelations = [] } = stmt.CreateStmt;
      const table = relation!.relname!;
      const [parent] = inhRelations;
      if (partbound !== undefined && parent !== undefined && 'RangeVar' in parent) {
        partitions.set(table, parent.RangeVar.relname!);
        continue;
      }
      tables.set(table, tableElts.flatMap(columnName));
      uniqueKeys.set(table, tableElts.flatMap(uniqueConstraint));
    } else if ('IndexStmt' in stmt && stmt.IndexStmt.unique) {
      const { relation, idxname, indexParams = [] } = stmt.IndexStmt;
      uniqueKeys.get(relation!.relname!)!.push({ name: idxname!, columns: indexParams.flatMap(indexedColumn) });
    } else if ('ViewStmt' in stmt) views.set(stmt.ViewStmt.view!.relname!, stmt.ViewStmt.query!);
    else if ('CreateTrigStmt' in stmt) triggers.push(stmt.CreateTrigStmt.trigname!);
  }
  return { tables, uniqueKeys, partitions, views, triggers };
}

const columnName = (element: Node) => ('ColumnDef' in element ? [element.ColumnDef.colname!] : []);

function uniqueConstraint(element: Node): UniqueKey[] {
  const constraint: Constraint | null = 'Constraint' in element ? element.Constraint : null;
  if (constraint?.contype !== 'CONSTR_PRIMARY' && constraint?.contype !== 'CONSTR_UNIQUE') return [];
  return [{ name: constraint.conname!, columns: listedNames(constraint.keys) }];
}

function indexedColumn(element: Node): string[] {
  const { name }: IndexElem = 'IndexElem' in element ? element.IndexElem : {};
  return name === undefined ? [] : [name];
}
