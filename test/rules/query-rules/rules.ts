// The rules of queries that also run on a sharded PostgreSQL (docs/design/queries.md), judged from
// the text of a query.
import { type Node, parseSync, type RawStmt, SqlError } from 'libpg-query';
import type { Level, Relation } from './levels.ts';
import { readQuery } from './read-query.ts';
import type { Schema } from './schema.ts';
import { tables } from './tables.ts';
import { allNodes, columnsIn, functionName, listedNames, namesOf, nodes, withClauses } from './tree.ts';
import { connected, type Naming } from './values.ts';
import { existsWithoutColumns, insertsAfterWith, locksOfJoins, timesInChanges } from './whole-schemas.ts';

/** Each rule by its number in docs/design/queries.md. */
export const rules = {
  1: 'names shard and processor_id of each table',
  2: 'locks rows of one tenant only',
  3: 'joins tables on shard and processor_id',
  4: 'changes rows that are given for one tenant only',
  5: 'has no array filter next to a join',
  6: 'calls no function of time or chance in a change',
  7: 'has no array subscript in SET',
  8: 'inserts rows with complete keys',
  9: 'has the shard in each unique key',
  10: 'names no constraint',
  12: 'has no temporary table, TRUNCATE or trigger',
  13: 'is one statement',
  14: 'has no ctid, CASE value WHEN in a change, recursion, or two inserts',
  15: 'has no INSERT … SELECT after WITH',
  16: 'locks no rows of a join in a CTE next to a change in another one',
  17: 'has no EXISTS without a column next to a change in a CTE',
  18: 'has no clock in a change, and no time in ON CONFLICT or RETURNING',
} as const;

export type Rule = keyof typeof rules;

export interface Violation {
  rule: Rule;
  /** What the query does, and where. */
  what: string;
}

interface Query {
  statements: RawStmt[];
  tree: Node;
  levels: Level[];
  schema: Schema;
}

/** The columns that name the tenant of a row. */
const tenantKey = ['shard', 'processor_id'] as const;
const isTenantTable = (name: string | null | undefined) => tables[name ?? ''] === 'tenant';
const isTenants = ({ table }: Relation) => isTenantTable(table);
const isNamed = ({ columns }: Relation, naming: Naming) =>
  tenantKey.every((column) => columns.get(column)?.named.has(naming));
const isGiven = ({ columns }: Relation) => tenantKey.some((column) => columns.get(column)?.named.has('given'));

/** Each violation once. Load the parser first (`readSchema`). */
export function violationsOf(text: string, schema: Schema): Violation[] {
  let statements: RawStmt[];
  try {
    statements = parseSync(text).stmts ?? [];
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    return [{ rule: 13, what: `PostgreSQL's parser refuses it: ${error.message}` }];
  }
  const tree = statements[0]?.stmt;
  if (tree === undefined) return [];
  const query: Query = { statements, tree, levels: readQuery(tree, schema), schema };
  return Object.entries(judges).flatMap(([rule, judge]) =>
    [...new Set(judge(query))].map((what) => ({ rule: Number(rule) as Rule, what })),
  );
}

const judges: Partial<Record<Rule, (query: Query) => string[]>> = {
  1: ({ levels }) =>
    levels
      .flatMap(({ relations }) => relations)
      .filter(isTenants)
      .flatMap(({ table, columns }) =>
        tenantKey
          .filter((column) => columns.get(column)?.isNamed !== true)
          .map((column) => `${table}: no parameter names its ${column}`),
      ),

  2: ({ levels }) =>
    levels
      .flatMap(({ locked }) => locked)
      .filter((relation) => isTenants(relation) && !isNamed(relation, 'one'))
      .map(({ table }) => `${table}: locks rows of several tenants`),

  3: ({ levels }) => levels.flatMap(joinsWithoutTenant),

  4: ({ levels }) =>
    levels
      .filter(({ joins }) => joins)
      .flatMap(({ target }) => target ?? [])
      .filter((target) => isTenants(target) && !isNamed(target, 'one') && isGiven(target))
      .map(({ table }) => `${table}: changes rows of several tenants that are given`),

  5: ({ levels }) =>
    levels
      .filter(({ relations }) => relations.length > 1)
      .flatMap(({ inArrays }) => inArrays)
      .filter(({ relation, column }) => isTenants(relation) && !tenantKey.some((name) => name === column))
      .map(({ relation, column }) => `${relation.table}.${column}: = ANY next to a join`),

  6: ({ tree }) => changes(tree).flatMap(({ change }) => unstable(change)),

  7: ({ tree }) =>
    changes(tree)
      .filter(({ set }) => [...nodes(set, 'A_Indices')].length > 0)
      .map(({ table }) => `${table}: an array subscript in SET`),

  8: ({ tree, schema }) => insertions(tree).flatMap((insertion) => incompleteKey(insertion, schema)),

  10: ({ tree }) =>
    [...allNodes(tree, 'InsertStmt')]
      .flatMap(({ onConflictClause }) => onConflictClause?.infer?.conname ?? [])
      .map((name) => `ON CONFLICT names the constraint ${name}`),

  12: ({ tree }) => {
    const found: string[] = [];
    if ('TruncateStmt' in tree) found.push('TRUNCATE');
    if ('CreateStmt' in tree && tree.CreateStmt.relation?.relpersistence === 't') found.push('a temporary table');
    if ('CreateTableAsStmt' in tree) found.push('CREATE TABLE AS');
    if ('CreateTrigStmt' in tree) found.push('a trigger');
    return found;
  },

  13: ({ statements }) => (statements.length > 1 ? [`${statements.length} statements in one command`] : []),

  14: ({ tree, levels }) => {
    const found: string[] = [];
    if ([...allNodes(tree, 'ColumnRef')].some((column) => namesOf(column).at(-1) === 'ctid')) found.push('ctid');
    for (const { change, table } of changes(tree))
      if ([...nodes(change, 'CaseExpr')].some(({ arg }) => arg !== undefined))
        found.push(`${table}: CASE value WHEN in a change`);
    const isRecursive = [...withClauses(tree)].some(({ recursive }) => recursive);
    if (isRecursive && levels.some(({ relations }) => relations.some(isTenants)))
      found.push('recursion over tables of tenants');
    const into = levels.filter(({ kind, target }) => kind === 'insert' && isTenants(target!));
    const names = new Set(into.map(({ target }) => target!.table));
    if (names.size > 1) found.push(`one query inserts into ${[...names].sort().join(', ')}`);
    return found;
  },

  15: ({ tree }) => insertsAfterWith(tree),
  16: ({ tree }) => locksOfJoins(tree),
  17: ({ tree }) => existsWithoutColumns(tree),
  18: ({ tree }) => timesInChanges(tree),
};

/** The tables of a level and the tables around it that it uses must be connected by tenant. */
const joinsWithoutTenant = (level: Level) => tenantKey.flatMap((column) => joinsWithout(column, level));

function joinsWithout(column: string, { relations, uses }: Level): string[] {
  const ofTenants = ({ table, columns }: Relation) => (table === null || isTenantTable(table)) && columns.has(column);
  const here = relations.filter(ofTenants);
  const joined = new Set([...here, ...[...uses].filter(ofTenants)]);
  if (here.length === 0 || ![...joined].some(isTenants)) return [];
  const [first, ...others] = joined;
  const together = connected(first!.columns.get(column)!);
  const named = ({ name, table }: Relation) => table ?? name;
  return others
    .filter(({ columns }) => !together.has(columns.get(column)!))
    .map((other) => `${[named(first!), named(other)].sort().join(' and ')}: joined without ${column}`);
}

interface Change {
  table: string;
  set: Node[];
  /** Without its CTEs, which are changes of their own. */
  change: object;
}

/** Updates and deletions of rows of tenants. */
function changes(tree: Node): Change[] {
  const found = [...allNodes(tree, 'UpdateStmt'), ...allNodes(tree, 'DeleteStmt')];
  return found
    .filter(({ relation }) => isTenantTable(relation?.relname))
    .map(({ withClause: _, ...change }) => ({
      table: change.relation!.relname!,
      set: 'targetList' in change ? (change.targetList ?? []) : [],
      change,
    }));
}

// Volatile functions, and stable ones that depend on the time or its zone.
const unstableFunctions = new Set([
  'clock_timestamp',
  'gen_random_uuid',
  'nextval',
  'now',
  'random',
  'statement_timestamp',
  'timeofday',
  'to_char',
  'transaction_timestamp',
  'uuidv4',
  'uuidv7',
  'date_trunc',
  'age',
]);

function unstable(change: object): string[] {
  const found: string[] = [];
  for (const call of nodes(change, 'FuncCall')) {
    const name = functionName({ FuncCall: call })!;
    if (unstableFunctions.has(name)) found.push(`${name}() in a change`);
    if (name === 'make_interval') found.push('an interval in a change');
  }
  for (const { op } of nodes(change, 'SQLValueFunction')) found.push(`${op} in a change`);
  for (const { typeName, arg } of nodes(change, 'TypeCast')) {
    const type = listedNames(typeName?.names).at(-1);
    if (type === 'interval') found.push('an interval in a change');
    if ((type === 'date' || type === 'timestamp') && columnsIn(arg).length > 0)
      found.push(`a cast to ${type} in a change`);
  }
  return found;
}

interface Insertion {
  table: string;
  columns: string[];
  /** null: COPY. */
  select: Node | null;
}

/** INSERT and COPY into tables of tenants. */
function insertions(tree: Node): Insertion[] {
  if ('CopyStmt' in tree) {
    const { relation, attlist, is_from } = tree.CopyStmt;
    const isInsertion = is_from === true && isTenantTable(relation?.relname);
    return isInsertion ? [{ table: relation!.relname!, columns: listedNames(attlist), select: null }] : [];
  }
  return [...allNodes(tree, 'InsertStmt')].flatMap(({ relation, cols, selectStmt }) =>
    isTenantTable(relation?.relname) && selectStmt !== undefined
      ? [
          {
            table: relation!.relname!,
            columns: (cols ?? []).flatMap((column) => ('ResTarget' in column ? [column.ResTarget.name!] : [])),
            select: selectStmt,
          },
        ]
      : [],
  );
}

function incompleteKey({ table, columns, select }: Insertion, { uniqueKeys }: Schema): string[] {
  const key = uniqueKeys.get(table)?.find(({ name }) => name.endsWith('_pkey'))?.columns ?? [];
  const absent = key.filter((column) => !columns.includes(column));
  const calls = [...nodes(select, 'FuncCall')].map((call) => functionName({ FuncCall: call })!);
  return [
    ...absent.map((column) => `${table}.${column}: the key gets a default`),
    ...calls.filter((name) => unstableFunctions.has(name)).map((name) => `${table}: ${name}() makes values`),
  ];
}

/** Unique keys without the shard. */
export function keysWithoutShard({ uniqueKeys }: Schema): string[] {
  return [...uniqueKeys].flatMap(([table, keys]) =>
    isTenantTable(table) ? keys.filter(({ columns }) => !columns.includes('shard')).map(({ name }) => name) : [],
  );
}
