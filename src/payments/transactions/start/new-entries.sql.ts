// The entries of metadata of new payments (decision 40): a batch writes them only if it has some.
import { recordset } from '../../../platform/database/recordset.ts';

/** A key with its value, as a hash. */
export interface NewEntry {
  processor_id: string;
  entry_hash: string;
  subject_uuid: string;
}

type Described = { processor_id: string } & ({ uuid: null } | { uuid: string; entries: readonly string[] });

/** Of the payments of a batch: nearly always none. */
export const entriesOf = (written: readonly Described[]): NewEntry[] =>
  written.flatMap((one) =>
    one.uuid === null
      ? []
      : one.entries.map((entry_hash) => ({ processor_id: one.processor_id, entry_hash, subject_uuid: one.uuid })),
  );

const sent = recordset<NewEntry>({ processor_id: 'uuid', entry_hash: 'uuid', subject_uuid: 'uuid' });

/** A CTE after `started`. Its first parameter is `$first`. */
export const describeStarted = (first: number) => `described AS (
       INSERT INTO metadata_entries (shard, processor_id, entry_hash, subject, subject_uuid)
       SELECT sent.shard, sent.processor_id, sent.entry_hash, 'payment', sent.subject_uuid
       FROM ${sent.from(first)} AS sent
       JOIN started ON (started.shard, started.processor_id, started.uuid) = (sent.shard, sent.processor_id, sent.subject_uuid)
     )`;

/** The parameters of `describeStarted`. */
export const entryValues = (entries: readonly NewEntry[]): Buffer[] => sent.values(entries);
