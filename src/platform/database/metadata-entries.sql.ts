// Queries on the keys and values that records have in their metadata: what records are found by
// (decision 40).

import { entryHashes, type Metadata } from '../std/metadata.ts';
import type { Queryable } from './database.ts';
import { tenantKey } from './tenant-key.ts';

export type MetadataSubject = 'payment' | 'refund' | 'user';

/** A record whose metadata changes in the same phase. Its row is new or locked. */
export interface DescribedRecord {
  processor_id: string;
  subject: MetadataSubject;
  subject_uuid: string;
}

/** Writes what differs between two states of the metadata of a record. */
export async function replaceEntries(
  phase: Queryable,
  { processor_id, subject, subject_uuid }: DescribedRecord,
  before: Metadata | null,
  after: Metadata | null,
): Promise<void> {
  const [had, has] = [entryHashes(before), entryHashes(after)];
  const record = [...tenantKey(processor_id), subject, subject_uuid];
  const gone = had.filter((one) => !has.includes(one));
  if (gone.length > 0)
    await phase.query(
      `DELETE FROM metadata_entries
       WHERE shard = $1 AND processor_id = $2 AND subject = $3 AND subject_uuid = $4 AND entry_hash = ANY ($5)`,
      [...record, gone],
    );
  const added = has.filter((one) => !had.includes(one));
  if (added.length > 0)
    await phase.query(
      `INSERT INTO metadata_entries (shard, processor_id, entry_hash, subject, subject_uuid)
       SELECT $1, $2, entry_hash, $3, $4 FROM unnest($5::uuid[]) AS added (entry_hash)`,
      [...record, added],
    );
}

/** As SQL: whether the record has all of the entries. `row` has shard, processor_id and uuid. */
export const hasEntries = (row: string, subject: MetadataSubject, hashes: string) => `NOT EXISTS (
    SELECT FROM unnest(${hashes}::uuid[]) AS wanted (entry_hash)
    WHERE NOT EXISTS (SELECT FROM metadata_entries e
      WHERE e.shard = ${row}.shard AND e.processor_id = ${row}.processor_id AND e.entry_hash = wanted.entry_hash
        AND e.subject = '${subject}' AND e.subject_uuid = ${row}.uuid))`;

/**
 * As SQL, for FROM: the records that have the first of the entries, with their `uuid`. The index
 * has them in the order of the uuids.
 */
export const withFirstEntry = (subject: MetadataSubject, hashes: string) => `(
    SELECT shard, processor_id, subject_uuid AS uuid FROM metadata_entries
    WHERE subject = '${subject}' AND entry_hash = (${hashes}::uuid[])[1])`;
