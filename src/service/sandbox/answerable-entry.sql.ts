// Queries that find the entry that the simulated bank will answer.

import { ofEntry } from '../../banks/origination/entries/legs.sql.ts';
import { otherPurposesList, type StageName } from '../../payments/lifecycle/stage-names.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';

export interface AnswerableLeg {
  processor_id: string;
  uuid: string;
  state: 'filed' | 'sent' | 'settled' | 'good' | 'returned' | 'rejected';
  file_uuid: string;
}

/** The latest leg of a stage; of the given refund, or of the latest one. */
export async function selectLatestLeg(
  db: Queryable,
  of: { processor_id: string; transaction_uuid: string; stage: StageName; refund_uuid: string | null },
): Promise<AnswerableLeg | null> {
  const [row] = await db.query<AnswerableLeg>(
    `SELECT processor_id, uuid, state, file_uuid FROM current_legs
     WHERE shard = $1 AND processor_id = $2 AND transaction_uuid = $3 AND stage = $4
       AND ($5::uuid IS NULL OR refund_uuid = $5)
     ORDER BY created_at DESC, attempt DESC LIMIT 1`,
    [...tenantKey(of.processor_id), of.transaction_uuid, of.stage, of.refund_uuid],
  );
  return row ?? null;
}

/** The latest leg of a bank account that the bank has. */
export async function selectLatestLegOfAccount(db: Queryable, bankAccountUuid: string): Promise<AnswerableLeg | null> {
  const [row] = await db.query<AnswerableLeg>(
    `SELECT l.processor_id, l.uuid, l.state, l.file_uuid
     FROM entries e JOIN current_legs l ON ${ofEntry('l', 'e')}
     WHERE e.bank_account_uuid = $1 AND l.stage NOT IN (${otherPurposesList}) AND l.state IN ('sent', 'settled', 'good')
     ORDER BY l.created_at DESC LIMIT 1`,
    [bankAccountUuid],
  );
  return row ?? null;
}
