// A reversal of a file that the service did not make.

/** The reversal of a file that has reversed no entry, and counts so many. */
export const fileReversal = (state: 'working' | 'done', count: number) =>
  `INSERT INTO file_reversals (uuid, file_uuid, bank, state, entry_error, reason, discovered_at, reversed_count, requested_at, done_at)
   SELECT uuid, uuid, bank, '${state}', 'duplicate', 'Twice.', now(), ${count}, now(), ${state === 'done' ? 'now()' : 'NULL'}
   FROM bank_files WHERE state = 'confirmed' LIMIT 1`;
