// Reads FROM: the relations of a level, and the conditions that join them.
import type { JoinExpr, Node, RangeFunction, RangeVar } from 'libpg-query';
import type { Conditions, Place, Restricts } from './conditions.ts';
import type { Columns, Relation } from './levels.ts';
import type { Schema } from './schema.ts';
import { functionName, listedNames, nodes } from './tree.ts';
import { compare, type Value } from './values.ts';

const everything: Restricts = () => true;
const nothing: Restricts = () => false;

interface Reader {
  schema: Schema;
  conditions: Conditions;
  subquery(query: Node, place: Place): Columns;
  view(query: Node): Columns;
  expressions(tree: unknown, place: Place): void;
}

export function tableRelation({ relname, alias }: RangeVar, { schema, conditions }: Reader): Relation {
  const table = schema.partitions.get(relname!) ?? relname!;
  const columns = schema.tables.get(table) ?? [];
  return {
    name: alias?.aliasname ?? relname!,
    table,
    columns: new Map(columns.map((column) => [column, conditions.value()])),
  };
}

/** Adds the relations of an element of FROM to the level, and returns them. */
export function readFrom(node: Node, place: Place, reader: Reader): Relation[] {
  if ('JoinExpr' in node) return readJoin(node.JoinExpr, place, reader);
  const relation = relationOf(node, place, reader);
  if (relation === null) return [];
  place.level.relations.push(relation);
  return [relation];
}

function relationOf(node: Node, place: Place, reader: Reader): Relation | null {
  if ('RangeVar' in node) {
    const { relname, alias } = node.RangeVar;
    const name = alias?.aliasname ?? relname!;
    const cte = place.ctes.get(relname!);
    if (cte !== undefined) return { name, table: null, columns: renamed(cte, listedNames(alias?.colnames)) };
    const view = reader.schema.views.get(relname!);
    if (view !== undefined) return { name, table: relname!, columns: reader.view(view) };
    return tableRelation(node.RangeVar, reader);
  }
  if ('RangeSubselect' in node) {
    const { subquery, alias } = node.RangeSubselect;
    const columns = renamed(reader.subquery(subquery!, place), listedNames(alias?.colnames));
    return { name: alias?.aliasname ?? '', table: null, columns };
  }
  return 'RangeFunction' in node ? functionRelation(node.RangeFunction, place, reader) : null;
}

/** Rows of a function are given if everything that it reads is given. */
function functionRelation(call: RangeFunction, { level }: Place, { schema, conditions }: Reader): Relation {
  const { functions, alias, coldeflist, ordinality } = call;
  const name = alias?.aliasname ?? functionName(functions?.[0]) ?? '';
  const read = conditions.columns(functions, level);
  const defined = coldeflist?.flatMap((column) => ('ColumnDef' in column ? [column.ColumnDef.colname!] : []));
  const columns = defined ??
    alias?.colnames?.flatMap((column) => listedNames([column])) ??
    rowType(call, schema) ?? [name];
  const given = () => {
    const value = read.length === 0 ? conditions.value('some', 'given') : conditions.value();
    value.followsAll.push(...read);
    return value;
  };
  const all = ordinality ? [...columns, 'ordinality'] : columns;
  return { name, table: null, columns: new Map(all.map((column) => [column, given()])) };
}

/** The columns of `null::users`, which tells json_populate_recordset the type of its rows. */
function rowType({ functions }: RangeFunction, { tables }: Schema): readonly string[] | undefined {
  for (const { arg, typeName } of nodes(functions, 'TypeCast'))
    if (arg !== undefined && 'A_Const' in arg && arg.A_Const.isnull)
      return tables.get(listedNames(typeName?.names).at(-1) ?? '');
  return undefined;
}

function readJoin({ jointype, larg, rarg, usingClause, quals }: JoinExpr, place: Place, reader: Reader): Relation[] {
  const left = readFrom(larg!, place, reader);
  const right = readFrom(rarg!, place, reader);
  place.level.joins = true;
  const isIn = (relations: Relation[]) => {
    const values = new Set(relations.flatMap(({ columns }) => [...columns.values()]));
    return (value: Value) => values.has(value);
  };
  const restricted: Partial<Record<NonNullable<typeof jointype>, Restricts>> = {
    JOIN_INNER: everything,
    JOIN_LEFT: isIn(right),
    JOIN_RIGHT: isIn(left),
  };
  const restricts = restricted[jointype!] ?? nothing;
  for (const column of listedNames(usingClause)) {
    const one = columnOf(left, column);
    const other = columnOf(right, column);
    if (one !== undefined && other !== undefined) compare(one, other, restricts);
  }
  reader.conditions.read(quals, place, restricts);
  reader.expressions(quals, place);
  return [...left, ...right];
}

const columnOf = (relations: Relation[], name: string) =>
  relations.find(({ columns }) => columns.has(name))?.columns.get(name);

/** The columns with these names, as far as there are names. */
export function renamed(columns: Columns, names: readonly string[]): Columns {
  return new Map([...columns].map(([name, value], index) => [names[index] ?? name, value]));
}
