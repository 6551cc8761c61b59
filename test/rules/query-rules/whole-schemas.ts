// Rules of queries that also run in a schema of Citus: all of its tables are on one node, but Citus
// plans each query (decision 69).
import type { CommonTableExpr, InsertStmt, Node, SelectStmt } from 'libpg-query';
import { allNodes, functionName, nodes } from './tree.ts';

const changeKinds = ['InsertStmt', 'UpdateStmt', 'DeleteStmt'] as const;

const isChange = (tree: Node | undefined) => changeKinds.some((kind) => tree !== undefined && kind in tree);

const ctesOf = (tree: unknown): CommonTableExpr[] => [...allNodes(tree, 'CommonTableExpr')];

const hasChangingCte = (tree: Node) => ctesOf(tree).some(({ ctequery }) => isChange(ctequery));

/** Citus sends such a query to the shard as it is, where the other tables are not found. */
export const insertsAfterWith = (tree: Node): string[] =>
  'InsertStmt' in tree && tree.InsertStmt.withClause !== undefined && selectsRows(tree.InsertStmt)
    ? ['INSERT … SELECT after WITH']
    : [];

const selectsRows = ({ selectStmt }: InsertStmt): boolean =>
  selectStmt !== undefined && 'SelectStmt' in selectStmt && selectStmt.SelectStmt.valuesLists === undefined;

/**
 * Citus keeps the rows of a CTE in a file. It takes the columns that PostgreSQL adds for the locks
 * of a join for columns of the rows, and reads the file in another format.
 */
export const locksOfJoins = (tree: Node): string[] =>
  (hasChangingCte(tree) ? ctesOf(tree) : [])
    .filter(({ ctequery }) => ctequery !== undefined && 'SelectStmt' in ctequery && locksJoin(ctequery.SelectStmt))
    .map(({ ctename }) => `the CTE ${ctename} locks rows of a join`);

const locksJoin = ({ lockingClause, fromClause = [], whereClause }: SelectStmt): boolean =>
  lockingClause !== undefined &&
  (fromClause.length > 1 ||
    fromClause.some((one) => !('RangeVar' in one)) ||
    [...nodes(whereClause, 'SubLink')].length > 0);

/** A file of rows without columns cannot be read. */
export const existsWithoutColumns = (tree: Node): string[] =>
  'SelectStmt' in tree && hasChangingCte(tree)
    ? [...nodes(outputOf(tree.SelectStmt), 'SubLink')].flatMap(({ subLinkType, subselect }) =>
        subLinkType === 'EXISTS_SUBLINK' &&
        subselect !== undefined &&
        'SelectStmt' in subselect &&
        subselect.SelectStmt.targetList === undefined &&
        subselect.SelectStmt.op === 'SETOP_NONE'
          ? ['EXISTS without a column']
          : [],
      )
    : [];

const outputOf = ({ targetList, whereClause }: SelectStmt) => ({ targetList, whereClause });

const clocks = new Set(['clock_timestamp', 'timeofday']);
const times = new Set([...clocks, 'statement_timestamp', 'transaction_timestamp', 'now']);

const calls = (tree: unknown, names: ReadonlySet<string>): string[] =>
  [...allNodes(tree, 'FuncCall')].flatMap((call) => {
    const name = functionName({ FuncCall: call })!;
    return names.has(name) ? [`${name}()`] : [];
  });

/**
 * Citus computes the time of a change once, before it sends it: a clock that runs is refused, and
 * so is any time where it could not compute it.
 */
export function timesInChanges(tree: Node): string[] {
  const found: string[] = [];
  for (const { withClause: _, ...change } of [...allNodes(tree, 'UpdateStmt'), ...allNodes(tree, 'DeleteStmt')]) {
    found.push(...calls(change, clocks).map((name) => `${name} in a change`));
    for (const one of [...allNodes(change, 'CaseExpr'), ...allNodes(change, 'CoalesceExpr')])
      found.push(...calls(one, times).map((name) => `${name} in CASE or COALESCE of a change`));
  }
  for (const { onConflictClause, returningClause } of allNodes(tree, 'InsertStmt')) {
    found.push(...calls(onConflictClause, times).map((name) => `${name} in ON CONFLICT`));
    found.push(...calls(returningClause, times).map((name) => `${name} in RETURNING`));
    if ([...allNodes(returningClause, 'SubLink')].length > 0) found.push('a subquery in RETURNING of INSERT');
  }
  return [...new Set(found)];
}
