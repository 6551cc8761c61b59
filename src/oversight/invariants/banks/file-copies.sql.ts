// Invariants of files that a bank processed twice: DUP has what each copy moved, and nothing else.
import { operatorBooksUuid } from '../../../payments/ledger/operator-books.ts';
import { shardOf } from '../../../platform/database/tenant-key.ts';
import type { Invariant } from '../invariant.ts';

const signed = (table: string) =>
  `coalesce((SELECT sum(CASE direction WHEN 'credit' THEN amount ELSE -amount END) FROM ${table} WHERE file_copy_uuid = c.uuid), 0)`;

/** What a copy moved and nothing took back: by its lines, its returns and what was written off. */
const rest = `${signed('statement_lines')} + ${signed('bank_items')} + c.written_off`;

export const fileCopyInvariants: Invariant[] = [
  {
    name: 'closed_copies_are_even',
    rule: 'A closed copy of a file has nothing left: what it moved came back, or was written off.',
    reads: 'period',
    sql: () => `
      SELECT NULL::uuid AS processor_id, c.uuid AS subject_uuid, format('%s is left', ${rest}) AS found
      FROM file_copies c WHERE c.state = 'closed' AND ${rest} <> 0`,
  },
  {
    name: 'copies_equal_their_account',
    rule: 'The balance of DUP equals what the copies of files moved and nothing took back. It is on the operator books only.',
    reads: 'period',
    sql: () => `
      SELECT NULL::uuid AS processor_id, NULL::uuid AS subject_uuid, format('%s booked, %s by the copies', booked.amount, copies.amount) AS found
      FROM (
        SELECT coalesce(sum(CASE p.credit_account WHEN 'DUP' THEN p.amount ELSE -p.amount END), 0) AS amount FROM postings p
        WHERE (p.shard, p.processor_id) = (${shardOf(operatorBooksUuid)}, '${operatorBooksUuid}')
          AND 'DUP' IN (p.debit_account, p.credit_account)) AS booked
      CROSS JOIN (SELECT coalesce(sum(${rest}), 0) AS amount FROM file_copies c) AS copies
      WHERE booked.amount <> copies.amount`,
  },
];
