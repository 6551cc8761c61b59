// Bank file: from the cut-off that fills it to the bank's confirmation or rejection.
// `moveBankFiles` (origination/files/bank-files.sql.ts) writes these moves by move-states.sql.ts.

import type { ChangeOf, StateMoves } from './state-moves.ts';

export const bankFileStates = ['open', 'closed', 'written', 'submitted', 'confirmed', 'rejected'] as const;

export type BankFileState = (typeof bankFileStates)[number];

export const bankFileMoves = {
  open: {
    from: [],
    to: 'open',
    words: 'A cut-off opens the file for its first entries.',
  },
  open_full: {
    from: [],
    to: 'closed',
    words:
      'The last cut-off of the day puts all waiting dishonors into a file of their own, or a closed file is divided, because the bank wants one file for each company or batch.',
  },
  close: {
    from: ['open'],
    to: 'closed',
    words: 'The cut-off ends. No more entries are added.',
  },
  close_early: {
    from: ['open'],
    to: 'closed',
    words: 'The next entries do not fit, or they belong to another cut-off. They go into a new file.',
  },
  discard: {
    from: ['closed'],
    to: 'rejected',
    sets: { rejected_at: 'at', taken_back_at: 'at', note: 'note' },
    words: 'None of the entries can be written. All were taken out, and nothing is sent.',
  },
  withdraw: {
    from: ['closed', 'written'],
    to: 'rejected',
    sets: { rejected_at: 'at', note: 'note' },
    words: 'The bank did not get the file in time for its dates. Nothing is sent, and its entries are taken back.',
  },
  write: {
    from: ['closed'],
    to: 'written',
    sets: { content_uuid: 'content_uuid' },
    words: 'The bytes of the file are in the archive. They never change again.',
  },
  submit: {
    from: ['written'],
    to: 'submitted',
    sets: { submitted_at: 'at' },
    words: 'The file was sent to the bank. It is not yet sure that the bank has it.',
  },
  confirm: {
    from: ['submitted'],
    to: 'confirmed',
    sets: { confirmed_at: 'at' },
    words: 'The bank has the file, and its entries count as sent.',
  },
  reject: {
    from: ['closed', 'written', 'submitted', 'confirmed'],
    to: 'rejected',
    sets: { rejected_at: 'at', note: 'note' },
    words:
      'An operator records that the bank rejected the file, or its acknowledgment says so. Its entries are taken back.',
  },
} as const satisfies StateMoves<BankFileState>;

/** The moves of a file that exists. */
export type BankFileMoveName = ChangeOf<typeof bankFileMoves>;
