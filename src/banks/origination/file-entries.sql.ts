// Statements that read a file's entries in the order in which they stand in it.
import { streamFromSnapshot } from '../../database/atomic-phase.ts';
import { readPages } from '../../database/cursor.sql.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { StageName } from '../../transactions/stages/stage-names.ts';

/** What an entry says. */
export interface EntryToWrite {
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

// One entry for the legs that share a trace: the members of a batch, or a single one. `which`: of which legs.
const selectEntries = (which: string) => `
  SELECT l.stage, l.attempt, l.amount, l.trace_id, l.processor_id, p.company_identification, t.company_name, u.kind,
         CASE WHEN l.members = 1 THEN t.description END AS description,
         CASE WHEN l.members = 1 THEN t.addenda END AS addenda,
         CASE WHEN l.members = 1 THEN t.client_reference_id ELSE '' END AS client_reference_id,
         coalesce(u.business_name, concat_ws(' ', u.first_name, u.last_name)) AS receiver_name,
         a.uuid AS bank_account_uuid, a.account_number_encrypted, a.routing_number, a.account_type, l.file_uuid
  FROM (
    SELECT file_uuid, trace_id, processor_id, stage, bank_account_uuid, min(attempt) AS attempt, count(*) AS members,
           sum(amount)::bigint AS amount, (array_agg(transaction_uuid ORDER BY transaction_uuid))[1] AS transaction_uuid
    FROM legs WHERE ${which}
    GROUP BY file_uuid, trace_id, processor_id, stage, bank_account_uuid) AS l
  JOIN transactions t ON t.processor_id = l.processor_id AND t.uuid = l.transaction_uuid
  JOIN bank_accounts a ON a.processor_id = l.processor_id AND a.uuid = l.bank_account_uuid
  JOIN users u ON u.processor_id = a.processor_id AND u.uuid = a.user_uuid
  JOIN processors p ON p.processor_id = l.processor_id`;

/**
 * The entries of a file that were not taken out of it, some at a time: those that share a batch header stand together, each batch in the order of its trace
 * numbers.
 */
export function entriesToWrite(database: Database, fileUuid: string, atMost: number): AsyncGenerator<EntryToWrite[]> {
  const select = `${selectEntries(`file_uuid = $1 AND state <> 'rejected'`)}
     ORDER BY company_identification NULLS FIRST, company_name, kind, description NULLS FIRST, stage, attempt > 1, trace_id`;
  return streamFromSnapshot(database, (snapshot) => readPages<EntryToWrite>(snapshot, select, [fileUuid], atMost));
}

/** The entry that a leg is in, with the date that its batch carries. */
export async function selectEntryOfLeg(
  db: Queryable,
  { processor_id, uuid }: { processor_id: string; uuid: string },
): Promise<(EntryToWrite & { effective_entry_date: string }) | null> {
  const [row] = await db.query<EntryToWrite & { effective_entry_date: string }>(
    `SELECT entry.*, f.effective_entry_date
     FROM (${selectEntries(`processor_id = $1 AND (file_uuid, trace_id) IN (
       SELECT file_uuid, trace_id FROM legs WHERE processor_id = $1 AND uuid = $2)`)}) AS entry
     JOIN bank_files f ON f.uuid = entry.file_uuid`,
    [processor_id, uuid],
  );
  return row ?? null;
}
