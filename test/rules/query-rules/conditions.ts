// Reads the conditions of a query: which values are equal in every row.
import type { A_Expr, Node, SubLink } from 'libpg-query';
import { type Columns, findColumn, type Level } from './levels.ts';
import { columnsIn, functionName, hasSubquery, listedNames, namesOf, nodes } from './tree.ts';
import { compare, Value } from './values.ts';

export type Ctes = ReadonlyMap<string, Columns>;

/** Where an expression is: its level and the CTEs that it can name. */
export interface Place {
  level: Level;
  ctes: Ctes;
}

/** Which values a condition restricts: an outer join keeps rows of one side. */
export type Restricts = (value: Value) => boolean;

export class Conditions {
  readonly values: Value[] = [];
  readonly #parameters = new Map<string, Value>();
  /** By the processor_id that it is computed from. */
  readonly #shards = new Map<Value, Value>();
  /** Reads a subquery and returns its columns. */
  readonly #subquery: (query: Node, place: Place) => Columns;

  constructor(subquery: (query: Node, place: Place) => Columns) {
    this.#subquery = subquery;
  }

  value(...named: ConstructorParameters<typeof Value>): Value {
    const value = new Value(...named);
    this.values.push(value);
    return value;
  }

  /** `node` holds in every row. */
  read(node: Node | undefined, place: Place, restricts: Restricts): void {
    if (node === undefined) return;
    if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR')
      for (const arg of node.BoolExpr.args ?? []) this.read(arg, place, restricts);
    if ('A_Expr' in node) this.#comparison(node.A_Expr, place, restricts);
    if ('SubLink' in node) this.#membership(node.SubLink, place, restricts);
  }

  #comparison({ kind, name, lexpr, rexpr }: A_Expr, place: Place, restricts: Restricts): void {
    if (lexpr === undefined || rexpr === undefined || listedNames(name)[0] !== '=') return;
    if (kind === 'AEXPR_OP' && 'RowExpr' in lexpr && 'SubLink' in rexpr)
      this.#sameAsRow(lexpr, rexpr.SubLink.subselect!, place, restricts);
    else if (kind === 'AEXPR_OP' && 'RowExpr' in lexpr && 'RowExpr' in rexpr) {
      const others = rexpr.RowExpr.args ?? [];
      (lexpr.RowExpr.args ?? []).forEach((one, index) => {
        this.#equal(one, others[index]!, place, restricts);
      });
    } else if (kind === 'AEXPR_OP') this.#equal(lexpr, rexpr, place, restricts);
    else if (kind === 'AEXPR_OP_ANY' || kind === 'AEXPR_IN') this.#oneOf(lexpr, rexpr, place, restricts);
  }

  #equal(one: Node, other: Node, place: Place, restricts: Restricts): void {
    const [left, right] = [this.operand(one, place), this.operand(other, place)];
    if (left !== undefined && right !== undefined) compare(left, right, restricts);
  }

  /** `IN (…)` and `= ANY (…)` of an array. */
  #oneOf(tested: Node, array: Node, place: Place, restricts: Restricts): void {
    const { level } = place;
    const value = this.operand(tested, place);
    if (value === undefined) return;
    if ('ColumnRef' in tested && nodes(array, 'ParamRef').next().done === false) {
      const relation = level.relations.find(({ columns }) => [...columns.values()].includes(value));
      if (relation !== undefined) level.inArrays.push({ relation, column: namesOf(tested.ColumnRef).at(-1)! });
    }
    const read = this.#elements(array, place);
    if (!restricts(value) || read === null) return;
    const list = this.value();
    list.followsAll.push(this.value('some'), ...read);
    value.follows.add(list);
  }

  /** The values that an array is made of; null: rows of a subquery. */
  #elements(array: Node, place: Place): Value[] | null {
    if ('TypeCast' in array) return this.#elements(array.TypeCast.arg!, place);
    // `(SELECT $1::uuid[])`: a plan that does not depend on the number of values.
    if ('SubLink' in array && array.SubLink.subLinkType === 'EXPR_SUBLINK')
      return [this.operand(array, place) ?? this.value()];
    return hasSubquery(array) ? null : this.columns(array, place.level);
  }

  /** `IN (SELECT …)` and `= ANY (SELECT …)`. */
  #membership({ subLinkType, testexpr, subselect, operName }: SubLink, place: Place, restricts: Restricts): void {
    if (subLinkType !== 'ANY_SUBLINK' || testexpr === undefined || subselect === undefined) return;
    if ((listedNames(operName)[0] ?? '=') === '=') this.#sameAsRow(testexpr, subselect, place, restricts);
  }

  #sameAsRow(tested: Node, subquery: Node, place: Place, restricts: Restricts): void {
    const parts = 'RowExpr' in tested ? (tested.RowExpr.args ?? []) : [tested];
    const outputs = [...this.#subquery(subquery, place).values()];
    parts.forEach((part, index) => {
      const value = this.operand(part, place);
      if (value !== undefined && outputs[index] !== undefined) compare(value, outputs[index], restricts);
    });
  }

  /**
   * The value of an expression that is a column, a parameter, a constant, a shard or a subquery.
   */
  operand(node: Node, place: Place): Value | undefined {
    if ('TypeCast' in node) return this.operand(node.TypeCast.arg!, place);
    if ('ColumnRef' in node) return findColumn(node.ColumnRef, place.level);
    if ('ParamRef' in node) return this.#parameter(`$${node.ParamRef.number}`);
    if ('SubLink' in node && node.SubLink.subLinkType === 'EXPR_SUBLINK')
      return [...this.#subquery(node.SubLink.subselect!, place).values()][0];
    if ('FuncCall' in node && functionName(node) === 'shard_of') return this.#shardOf(node.FuncCall.args![0]!, place);
    // A constant, or an expression over parameters and constants alone.
    if (columnsIn(node).length === 0 && !hasSubquery(node))
      return this.#parameter(JSON.stringify(node, (key, value) => (key === 'location' ? undefined : value)));
    return undefined;
  }

  /** What an expression reads. */
  columns(tree: unknown, level: Level): Value[] {
    return columnsIn(tree).map((column) => findColumn(column, level) ?? this.value());
  }

  /** A shard is named if its processor_id is. */
  #shardOf(processorId: Node, place: Place): Value | undefined {
    const value = this.operand(processorId, place);
    if (value === undefined) return undefined;
    const shard = this.#shards.get(value) ?? this.value();
    shard.follows.add(value);
    this.#shards.set(value, shard);
    return shard;
  }

  #parameter(key: string): Value {
    const known = this.#parameters.get(key) ?? this.value('one', 'some');
    this.#parameters.set(key, known);
    return known;
  }
}
