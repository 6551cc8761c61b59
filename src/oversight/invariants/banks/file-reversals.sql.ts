// Invariants of the reversals of files: each entry of a file is decided once.
import type { Invariant } from '../invariant.ts';

export const fileReversalInvariants: Invariant[] = [
  {
    name: 'file_reversals_count_their_entries',
    rule: 'The counts of the reversal of a file equal the sums of its reversals.',
    reads: 'period',
    sql: () => `
      SELECT r.processor_id, r.uuid AS subject_uuid,
             format('counts %s, has %s', r.reversed_count, made.entries) AS found
      FROM file_reversals r
      CROSS JOIN LATERAL (
        SELECT count(*) AS entries, coalesce(sum(amount) FILTER (WHERE direction = 'credit'), 0) AS debits,
               coalesce(sum(amount) FILTER (WHERE direction = 'debit'), 0) AS credits
        FROM reversals WHERE file_reversal_uuid = r.uuid) AS made
      WHERE r.requested_at >= $1
        AND (made.entries, made.debits, made.credits) IS DISTINCT FROM (r.reversed_count, r.reversed_debits, r.reversed_credits)`,
  },
  {
    name: 'file_reversals_decide_each_entry',
    rule: 'When the reversal of a file is done, each entry of it has a reversal or a reason why it has none, and not both.',
    reads: 'period',
    sql: () => `
      SELECT l.processor_id, r.uuid AS subject_uuid,
             format('entry %s: %s', l.entry_uuid, CASE WHEN x.entry_uuid IS NULL THEN 'not decided' ELSE 'decided twice' END) AS found
      FROM file_reversals r
      CROSS JOIN LATERAL (
        SELECT DISTINCT stage, shard, processor_id, entry_uuid FROM legs
        WHERE file_uuid = r.file_uuid AND NOT rejected AND (r.processor_id IS NULL OR processor_id = r.processor_id)
          AND (r.stage IS NULL OR stage = r.stage)) AS l
      LEFT JOIN reversals v ON v.shard = l.shard AND v.processor_id = l.processor_id AND v.reversed_entry_uuid = l.entry_uuid
        AND v.file_reversal_uuid = r.uuid
      LEFT JOIN refused_reversals x ON x.file_reversal_uuid = r.uuid AND x.stage = l.stage AND x.processor_id = l.processor_id
        AND x.entry_uuid = l.entry_uuid
      WHERE r.done_at >= $1 AND (v.uuid IS NULL) = (x.entry_uuid IS NULL)`,
  },
];
