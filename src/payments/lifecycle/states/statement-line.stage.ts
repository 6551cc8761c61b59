// Bank statement line: from its entry until the books or an operator explain its cash.

import type { ChangeOf, StateMoves } from './state-moves.ts';

export const lineStates = ['open', 'expected', 'suspense', 'matched', 'corrected', 'written_off'] as const;

export type LineState = (typeof lineStates)[number];

/** States of lines whose cash is not explained yet. */
export const undecidedLineStates = ['open', 'suspense'] as const satisfies readonly LineState[];

export const statementLineMoves = {
  enter: {
    from: [],
    to: 'open',
    words: 'The line is entered over the API, or with `achord banks statement`.',
  },
  expected: {
    from: undecidedLineStates,
    to: 'expected',
    sets: { decided_at: 'at' },
    words: 'The books show the same movement of cash. If the line was in suspense, S3 reverses S1.',
  },
  suspense: {
    from: ['open'],
    to: 'suspense',
    sets: { suspended: 'suspended' },
    words:
      'The files of the next banking day are read, and the books still do not expect the line. Or an operator decides on the line before that. S1 is posted.',
  },
  matched: {
    from: ['suspense'],
    to: 'matched',
    sets: {
      matched_as: 'matched_as',
      processor_id: 'processor_id',
      transaction_uuid: 'transaction_uuid',
      entry_uuid: 'entry_uuid',
      note: 'note',
      decided_at: 'at',
    },
    words: 'An operator records what the cash was for, and the service books it (S2, O1).',
  },
  withdrawn: {
    from: undecidedLineStates,
    to: 'corrected',
    sets: { note: 'note', decided_at: 'at' },
    words: 'The bank has removed the line from its statement. If it was in suspense, S3 reverses S1.',
  },
  offset: {
    from: ['suspense'],
    to: 'corrected',
    sets: { corrected_by: 'corrected_by', note: 'note', decided_at: 'at' },
    words: 'A second line of the same amount in the other direction offsets this one. Both move.',
  },
  written_off: {
    from: ['suspense'],
    to: 'written_off',
    sets: { note: 'note', decided_at: 'at' },
    words: 'An operator writes off cash that left the account (S4).',
  },
} as const satisfies StateMoves<LineState>;

/** The moves of a line that exists. */
export type LineMoveName = ChangeOf<typeof statementLineMoves>;
