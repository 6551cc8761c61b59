// What queries read, counted by PostgreSQL in rows and blocks. These do not depend on the load of
// the machine.
import type { Queryable } from '../../../src/platform/database/database.ts';

export interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Actual Loops': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/** Explains each query before it runs it. A query that writes must bear to run twice. */
export function explaining(database: Queryable): { plans: PlanNode[]; explained: Queryable } {
  const plans: PlanNode[] = [];
  const explained = {
    async query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]> {
      const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${text}`,
        values,
      );
      plans.push(row!['QUERY PLAN'][0].Plan);
      return database.query<Row>(text, values);
    },
  };
  return { plans, explained };
}

/** Rows of these tables that a plan reads. */
export const rowsOf = (node: PlanNode, tables: readonly string[]): number =>
  (tables.includes(node['Relation Name'] ?? '')
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0) + (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child, tables), 0);
