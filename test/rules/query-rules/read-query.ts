// Reads a query: the relations of each of its levels, and which of their columns are equal to which
// parameter or to each other.
import type {
  CommonTableExpr,
  DeleteStmt,
  InsertStmt,
  LockingClause,
  Node,
  SelectStmt,
  UpdateStmt,
  WithClause,
} from 'libpg-query';
import { Conditions, type Ctes, type Place, type Restricts } from './conditions.ts';
import { readFrom, renamed, tableRelation } from './from.ts';
import { type Columns, findColumn, findRelation, type Level, newLevel, type Relation } from './levels.ts';
import type { Schema } from './schema.ts';
import { columnsIn, functionName, listedNames, namesOf, nodes } from './tree.ts';
import { compare, spreadNames, type Value } from './values.ts';

/** The outermost level comes first. */
export function readQuery(query: Node, schema: Schema): Level[] {
  const reader = new Reader(schema);
  reader.query(query, null, new Map());
  spreadNames(reader.conditions.values);
  return reader.levels;
}

class Reader {
  readonly levels: Level[] = [];
  readonly conditions = new Conditions((query, place) => this.subquery(query, place));
  readonly schema: Schema;
  readonly #read = new Map<object, Columns>();

  constructor(schema: Schema) {
    this.schema = schema;
  }

  subquery(query: Node, { level, ctes }: Place): Columns {
    return this.query(query, level, ctes);
  }

  /** Each use of a view has rows of its own, and sees nothing of the query around it. */
  view(query: Node): Columns {
    return this.query(structuredClone(query), null, new Map());
  }

  /** Returns the columns of its rows. */
  query(node: Node, around: Level | null, ctes: Ctes): Columns {
    if ('SelectStmt' in node) return this.#select(node.SelectStmt, around, ctes);
    if ('InsertStmt' in node) return this.#insert(node.InsertStmt, around, ctes);
    if ('UpdateStmt' in node) {
      const { fromClause, targetList } = node.UpdateStmt;
      return this.#change('update', node.UpdateStmt, fromClause, targetList, around, ctes);
    }
    if ('DeleteStmt' in node)
      return this.#change('delete', node.DeleteStmt, node.DeleteStmt.usingClause, [], around, ctes);
    return new Map();
  }

  #level(kind: Level['kind'], around: Level | null): Level {
    const level = newLevel(kind, around);
    this.levels.push(level);
    return level;
  }

  #insert(insert: InsertStmt, around: Level | null, outer: Ctes): Columns {
    const { relation, cols, selectStmt, onConflictClause, returningClause, withClause } = insert;
    const place = { level: this.#level('insert', around), ctes: this.#ctes(withClause, around, outer) };
    const target = tableRelation(relation!, this);
    place.level.target = target;
    place.level.relations.push(target);
    const sent = selectStmt === undefined ? [] : [...this.subquery(selectStmt, place).values()];
    const named = cols?.map((column) => ('ResTarget' in column ? column.ResTarget.name! : ''));
    const names = named ?? [...target.columns.keys()];
    sent.forEach((value, index) => {
      const column = target.columns.get(names[index] ?? '');
      if (column !== undefined) compare(column, value, (one) => one === column);
    });
    if (onConflictClause !== undefined) {
      // What is sent and the row that is there have the same unique key.
      place.level.relations.push({ name: 'excluded', table: null, columns: target.columns });
      this.expressions([onConflictClause.targetList, onConflictClause.whereClause], place);
    }
    return this.#outputs(returningClause?.exprs, place);
  }

  #change(
    kind: 'update' | 'delete',
    { relation, whereClause, returningClause, withClause }: UpdateStmt | DeleteStmt,
    from: Node[] = [],
    set: Node[] = [],
    around: Level | null,
    outer: Ctes,
  ): Columns {
    const place = { level: this.#level(kind, around), ctes: this.#ctes(withClause, around, outer) };
    place.level.target = tableRelation(relation!, this);
    place.level.relations.push(place.level.target);
    place.level.joins = from.length > 0;
    for (const each of from) readFrom(each, place, this);
    this.conditions.read(whereClause, place, within(place.level));
    this.expressions([whereClause, set], place);
    return this.#outputs(returningClause?.exprs, place);
  }

  #ctes(clause: WithClause | undefined, around: Level | null, outer: Ctes): Ctes {
    const known = new Map(outer);
    for (const node of clause?.ctes ?? []) {
      if (!('CommonTableExpr' in node)) continue;
      const columns = this.#cte(node.CommonTableExpr, clause!.recursive === true, around, known);
      known.set(node.CommonTableExpr.ctename!, this.#apart(columns));
    }
    return known;
  }

  #cte({ ctename, ctequery, aliascolnames }: CommonTableExpr, recursive: boolean, around: Level | null, known: Ctes) {
    const names = listedNames(aliascolnames);
    const select = 'SelectStmt' in ctequery! ? ctequery.SelectStmt : null;
    if (!recursive || select?.larg === undefined) return renamed(this.query(ctequery!, around, known), names);
    // Inside, the rows so far are named like the rows of the first query.
    const first = renamed(this.#select(select.larg, around, known), names);
    const step = this.#select(select.rarg!, around, new Map([...known, [ctename!, first]]));
    return this.#union(first, step);
  }

  /** A condition on these rows does not restrict the query that makes them. */
  #apart(columns: Columns): Columns {
    return new Map(
      [...columns].map(([name, value]) => {
        const output = this.conditions.value();
        compare(output, value, (one) => one === output);
        return [name, output];
      }),
    );
  }

  #select(select: SelectStmt, around: Level | null, outer: Ctes): Columns {
    // The same subquery may be in a condition and in an expression.
    const before = this.#read.get(select);
    if (before !== undefined) return before;
    const ctes = this.#ctes(select.withClause, around, outer);
    const columns =
      select.larg === undefined
        ? this.#simpleSelect(select, { level: this.#level('select', around), ctes })
        : this.#union(this.#select(select.larg, around, ctes), this.#select(select.rarg!, around, ctes));
    const outputs = select.limitCount === undefined ? columns : this.#apart(columns);
    this.#read.set(select, outputs);
    return outputs;
  }

  #simpleSelect(select: SelectStmt, place: Place): Columns {
    const { fromClause, whereClause, targetList, valuesLists, lockingClause, ...rest } = select;
    for (const each of fromClause ?? []) readFrom(each, place, this);
    this.conditions.read(whereClause, place, within(place.level));
    const { groupClause, havingClause, sortClause, windowClause, limitCount, limitOffset } = rest;
    this.expressions([whereClause, groupClause, havingClause, sortClause, windowClause], place);
    this.expressions([limitCount, limitOffset, valuesLists], place);
    for (const node of lockingClause ?? [])
      if ('LockingClause' in node) place.level.locked.push(...lockedBy(node.LockingClause, place.level));
    return valuesLists === undefined ? this.#outputs(targetList, place) : this.#rows(valuesLists, place);
  }

  #union(one: Columns, other: Columns): Columns {
    const others = [...other.values()];
    return new Map(
      [...one].map(([name, value], index) => {
        const both = this.conditions.value();
        both.followsAll.push(value, others[index] ?? this.conditions.value());
        // PostgreSQL moves a condition on a union into its queries.
        for (const part of both.followsAll) compare(part, both, (restricted) => restricted === part);
        return [name, both];
      }),
    );
  }

  /** VALUES. */
  #rows(lists: Node[], place: Place): Columns {
    const columns: Columns = new Map();
    for (const list of lists) {
      if (!('List' in list)) continue;
      (list.List.items ?? []).forEach((item, index) => {
        const name = `column${index + 1}`;
        const output = columns.get(name) ?? this.conditions.value();
        columns.set(name, output);
        const value = this.conditions.operand(item, place) ?? this.conditions.value();
        output.followsAll.push(value);
        compare(output, value, () => false);
      });
    }
    return columns;
  }

  /** The columns of a list of SELECT or RETURNING. */
  #outputs(targets: Node[] | undefined, place: Place): Columns {
    this.expressions(targets, place);
    const columns: Columns = new Map();
    const { level } = place;
    for (const node of targets ?? []) {
      if (!('ResTarget' in node)) continue;
      const { name, val } = node.ResTarget;
      const names = val !== undefined && 'ColumnRef' in val ? namesOf(val.ColumnRef) : [];
      if (names.at(-1) === '*') {
        const all = names.length === 1 ? level.relations : [findRelation(names[0]!, level)];
        for (const relation of all) for (const [column, value] of relation?.columns ?? []) columns.set(column, value);
        continue;
      }
      const value: Value | undefined = val === undefined ? undefined : this.conditions.operand(val, place);
      const label = name ?? names.at(-1) ?? functionName(val) ?? '';
      // Two outputs may have one name; their number counts.
      columns.set(columns.has(label) ? `${label} ${columns.size}` : label, value ?? this.conditions.value());
    }
    return columns;
  }

  /** Reads the columns and subqueries in expressions that compare nothing. */
  expressions(tree: unknown, place: Place): void {
    for (const { subselect } of nodes(tree, 'SubLink')) if (subselect !== undefined) this.subquery(subselect, place);
    for (const column of columnsIn(tree)) findColumn(column, place.level);
  }
}

/** The condition of a subquery does not restrict the rows around it: it may be in NOT EXISTS. */
function within(level: Level): Restricts {
  const outside = new Set<Value>();
  for (let { around } = level; around !== null; around = around.around)
    for (const { columns } of around.relations) for (const value of columns.values()) outside.add(value);
  return (value) => !outside.has(value);
}

function lockedBy({ lockedRels }: LockingClause, { relations }: Level): Relation[] {
  const names = lockedRels?.flatMap((node) => ('RangeVar' in node ? [node.RangeVar.relname!] : []));
  return relations.filter(({ name, table }) => table !== null && (names?.includes(name) ?? true));
}
