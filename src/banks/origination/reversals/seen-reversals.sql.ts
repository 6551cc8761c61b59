// Queries on reversals as operators see them.
import type { StageName } from '../../../payments/lifecycle/stage-names.ts';
import { afterRow, rowValues, type TimeAndUuid } from '../../../platform/database/after-row.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { type Reversal, reversalColumns } from './reversals.sql.ts';

export const reversalStates = {
  waiting: `r.status IN ('REVERSAL_PENDING', 'REVERSAL_FILED')`,
  sent: `r.status IN ('REVERSAL_ACH_PENDING', 'REVERSAL_SETTLED')`,
  complete: `r.status = 'REVERSAL_COMPLETE'`,
  failed: `r.status = 'REVERSAL_ACH_FAILED'`,
  canceled: `r.status = 'REVERSAL_CANCELED'`,
  left: 'r.left_since IS NOT NULL',
} as const;

/** A reversal as operators see it. */
export interface SeenReversal extends Reversal {
  /** Of the wrong entry. */
  stage: StageName;
  reversed_trace_id: string;
  /** When it settles or settled. */
  entry_settles_at: Date;
}

const seen = `SELECT ${reversalColumns}, e.purpose AS stage, e.trace_id AS reversed_trace_id, f.settles_at AS entry_settles_at
  FROM reversals r
  JOIN entries e ON e.shard = r.shard AND e.processor_id = r.processor_id AND e.uuid = r.reversed_entry_uuid
  JOIN bank_files f ON f.uuid = e.file_uuid`;

/** A reversal of any tenant. */
export async function selectReversal(db: Queryable, uuid: string): Promise<SeenReversal | null> {
  const [row] = await db.query<SeenReversal>(`${seen} WHERE r.uuid = $1`, [uuid]);
  return row ?? null;
}

/** Reversals of all tenants, newest first. */
export function selectReversals(
  db: Queryable,
  state: keyof typeof reversalStates | null,
  after: TimeAndUuid | null,
  limit: number,
): Promise<SeenReversal[]> {
  return db.query(
    `${seen} WHERE ${state === null ? 'true' : reversalStates[state]} AND ${afterRow('r.requested_at', 'r.uuid', 2, '<')}
     ORDER BY r.requested_at DESC, r.uuid DESC LIMIT $1`,
    [limit, ...rowValues(after)],
  );
}
