// The rows that the check of a slice reads: only the rows of its payments, by index.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentsOf } from '../../../test/support/payments/payments.ts';
import { testService } from '../../../test/support/service/service.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { countViolations, groupByQuery } from './count-violations.sql.ts';
import { invariants } from './invariants.ts';
import { sliced } from './payment-slices.ts';
import { selectMovedPayments } from './payments-to-check.sql.ts';

let database: Database;

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Node[];
}

// These tables stay small; ranges are read only for a trace number that was given twice.
const small = new Set(['bank_files', 'inbound_files', 'list_asked_pairs', 'list_checkpoints_due', 'states_due']);

beforeAll(async () => {
  const service = await testService();
  const payments = await paymentsOf(service);
  await payments.started();
  database = openDatabase(service.database.url, 1, () => {});
  // Statistics as after years of payments: too many rows for a sequential scan.
  for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await database.query(`SET enable_${way} = off`);
});
afterAll(() => database.end());

const nodes = (plan: Node): Node[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

const throughWholeTable = (plan: Node) =>
  nodes(plan)
    .filter(({ 'Relation Name': table }) => table !== undefined && !small.has(table))
    .filter(
      ({ 'Node Type': type, 'Index Cond': by }) => type === 'Seq Scan' || (/Index/.test(type) && by === undefined),
    )
    .map(({ 'Relation Name': table, 'Index Name': index }) => `${table} by ${index ?? 'nothing'}`);

it.each(
  groupByQuery(invariants.filter(({ reads }) => reads === 'payments')).map(
    (group) => [group.map(({ name }) => name).join(', '), group] as const,
  ),
)('%s', async (_names, group) => {
  const [slice] = sliced(await selectMovedPayments(database, new Date(0)));
  let plans: { 'QUERY PLAN': [{ Plan: Node }] }[] = [];
  await countViolations(
    {
      async query<Row>(text: string, values: readonly unknown[]) {
        plans = await database.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
        return [] as Row[];
      },
    },
    group,
    { slice: slice! },
  );
  expect(throughWholeTable(plans[0]!['QUERY PLAN'][0].Plan)).toEqual([]);
});
