// Ways to break each invariant of reversals, and of files that were reversed or processed twice.
import type { Queryable } from '../../../src/platform/database/database.ts';

const change = (text: string) => (db: Queryable) => db.query(text, []);

/** The reversal of a file that has reversed no entry, and counts so many. */
const fileReversal = (state: 'working' | 'done', count: number) =>
  change(`INSERT INTO file_reversals (uuid, file_uuid, bank, state, entry_error, reason, discovered_at, reversed_count, requested_at, done_at)
   SELECT uuid, uuid, bank, '${state}', 'duplicate', 'Twice.', now(), ${count}, now(), ${state === 'done' ? 'now()' : 'NULL'}
   FROM bank_files WHERE state = 'confirmed' LIMIT 1`);

/** A copy of a file with money that no posting moved. */
const fileCopy = (state: 'open' | 'closed') =>
  change(`INSERT INTO file_copies (uuid, file_uuid, bank, state, reason, discovered_at, written_off, reported_at)
   SELECT uuid, uuid, bank, '${state}', 'Twice.', now(), 100, now() FROM bank_files WHERE state = 'confirmed' LIMIT 1`);

export const brokenReversals = {
  reversal_postings_match_status: change(`UPDATE reversals SET status = 'REVERSAL_ACH_PENDING'`),
  reversals_are_taken_over_once: change('UPDATE reversals SET taken_over_at = NULL'),
  reversals_match_entries: change('UPDATE reversals SET amount = amount + 1'),
  file_reversals_count_their_entries: fileReversal('working', 1),
  file_reversals_decide_each_entry: fileReversal('done', 0),
  closed_copies_are_even: fileCopy('closed'),
  copies_equal_their_account: fileCopy('open'),
};
