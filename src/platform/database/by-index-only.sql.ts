// Keeps the queries of a pipeline on the index that has their order.
import type { Step } from './pipeline/pipeline.ts';

/**
 * Counts until the end of the pipeline. For tables that fill and empty within minutes: after a
 * vacuum in a quiet minute the planner takes such a table for empty and its indexes for large. Then
 * it keeps a plan that reads the whole table, or all rows of a tenant by another index. It does so
 * for each lane or row that it looks for. That plan sorts, or scans the table: both are the last
 * choice here.
 */
export const byIndexOnly: Step = {
  text: `SELECT set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true)`,
  values: [],
};
