// Reversal of a file: from the request until each of its entries has a reversal or a reason why it
// has none.

import type { ChangeOf, StateMoves } from './state-moves.ts';

export const fileReversalStates = ['working', 'done'] as const;

export type FileReversalState = (typeof fileReversalStates)[number];

export const fileReversalMoves = {
  request: {
    from: [],
    to: 'working',
    words: 'An operator reverses the file. Its entries are reversed in portions.',
  },
  done: {
    from: ['working'],
    to: 'done',
    sets: { done_at: 'at' },
    words: 'The last portion is done: each entry of the file has a reversal, or a reason why it has none.',
  },
} as const satisfies StateMoves<FileReversalState>;

/** The moves of a file reversal that exists. */
export type FileReversalMoveName = ChangeOf<typeof fileReversalMoves>;
