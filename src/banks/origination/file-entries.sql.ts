// Statements that read a file's entries in the order in which they stand in it.
import { readPages } from '../../database/cursor.sql.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { StageName } from '../../transactions/stages/stage-names.ts';

/** A leg with all that its entry says. */
export interface LegToWrite {
  stage: StageName;
  attempt: number;
  amount: number;
  trace_id: string;
  processor_id: string;
  company_identification: string | null;
  company_name: string;
  description: string | null;
  addenda: string | null;
  client_reference_id: string;
  /** Of the receiver: whose account it is. */
  kind: 'person' | 'business';
  receiver_name: string;
  bank_account_uuid: string;
  account_number_encrypted: Buffer;
  routing_number: string;
  account_type: 'checking' | 'savings';
}

const selectEntries = `
  SELECT l.stage, l.attempt, l.amount, l.trace_id, l.processor_id, p.company_identification, t.company_name,
            t.description, t.addenda, t.client_reference_id, u.kind,
            coalesce(u.business_name, concat_ws(' ', u.first_name, u.last_name)) AS receiver_name,
            a.uuid AS bank_account_uuid, a.account_number_encrypted, a.routing_number, a.account_type
     FROM legs l
     JOIN transactions t ON t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid
     JOIN bank_accounts a ON a.processor_id = l.processor_id AND a.uuid = l.bank_account_uuid
     JOIN users u ON u.processor_id = a.processor_id AND u.uuid = a.user_uuid
     JOIN processors p ON p.processor_id = l.processor_id`;

/**
 * The legs of a file, some at a time: those that share a batch header stand together, each batch in the order of its trace
 * numbers.
 */
export function legsToWrite(database: Database, fileUuid: string, atMost: number): AsyncGenerator<LegToWrite[]> {
  return readPages(
    database,
    `${selectEntries}
     WHERE l.file_uuid = '${ourUuid(fileUuid)}'
     ORDER BY p.company_identification NULLS FIRST, t.company_name, u.kind, t.description NULLS FIRST, l.stage,
       l.attempt > 1, l.trace_id`,
    atMost,
  );
}

function ourUuid(uuid: string): string {
  if (!/^[0-9a-f-]{36}$/.test(uuid)) throw new TypeError('not a uuid of ours');
  return uuid;
}

/** One leg of a file, with the date that its batch carries. */
export async function selectLegToWrite(
  db: Queryable,
  { processor_id, uuid }: { processor_id: string; uuid: string },
): Promise<(LegToWrite & { effective_entry_date: string }) | null> {
  const [row] = await db.query<LegToWrite & { effective_entry_date: string }>(
    `SELECT entry.*, f.effective_entry_date
     FROM (${selectEntries} WHERE l.processor_id = $1 AND l.uuid = $2) AS entry, legs l
     JOIN bank_files f ON f.uuid = l.file_uuid
     WHERE l.processor_id = $1 AND l.uuid = $2`,
    [processor_id, uuid],
  );
  return row ?? null;
}
