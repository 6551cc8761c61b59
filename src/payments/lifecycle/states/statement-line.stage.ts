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
  explained: {
    from: undecidedLineStates,
    to: 'expected',
    sets: { note: 'note', decided_at: 'at' },
    words: 'An operator names the cash of the books that the line shows. If it was in suspense, S3 reverses S1.',
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
      file_copy_uuid: 'file_copy_uuid',
      note: 'note',
      decided_at: 'at',
    },
    words:
      'An operator records what the cash was for, and the service books it (S2, S5, S7, O1). A part of the line may show cash of the books.',
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
  undone: {
    from: ['expected', 'matched', 'corrected', 'written_off'],
    to: 'open',
    sets: {
      suspended: 'suspended',
      corrected_by: null,
      matched_as: null,
      entry_uuid: null,
      file_copy_uuid: null,
      note: null,
      decided_at: null,
      undone_count: 'undone_count',
    },
    words:
      'An operator undoes what explained the line, until its day is closed. S3 and S6 reverse what was posted for it. A second line that offset it is open again, too. A line that moved a payment stays as it is.',
  },
} as const satisfies StateMoves<LineState>;

/** The moves of a line that exists. */
export type LineMoveName = ChangeOf<typeof statementLineMoves>;
