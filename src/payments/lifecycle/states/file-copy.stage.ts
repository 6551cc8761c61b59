// Copy of a file: a file that its bank processed twice, from the report until its money is even.

import type { ChangeOf, StateMoves } from './state-moves.ts';

export const fileCopyStates = ['open', 'closed'] as const;

export type FileCopyState = (typeof fileCopyStates)[number];

export const fileCopyMoves = {
  report: {
    from: [],
    to: 'open',
    words: 'An operator records that the bank processed the file twice.',
  },
  close: {
    from: ['open'],
    to: 'closed',
    sets: { closed_at: 'at' },
    words: 'What the copy moved came back, or an operator wrote off the rest (S9).',
  },
  reopen: {
    from: ['closed'],
    to: 'open',
    sets: { closed_at: null },
    words: 'A second return of one of its entries came after it was closed (S8).',
  },
} as const satisfies StateMoves<FileCopyState>;

/** The moves of a copy that exists. */
export type FileCopyMoveName = ChangeOf<typeof fileCopyMoves>;
