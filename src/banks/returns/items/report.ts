// The verdict on a file that a person must read.
import type { InboundFile } from '../files/inbound-files.sql.ts';

/** `message`: what the operator should know and do. */
export const reportWith = (
  message: string,
): Omit<InboundFile, 'content_uuid' | 'bank' | 'name' | 'read_at' | 'problems'> & { problems: [] } => ({
  ...{ verdict: 'report', problems: [], problem_count: 0, faults: [], fault_count: 0 },
  ...{ notes: [{ line: 0, field: 'file', message }], note_count: 1 },
  ...{ entries: 0, debits: 0, credits: 0 },
});
