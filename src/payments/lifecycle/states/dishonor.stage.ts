// Dishonor: a return that an operator does not accept, until the money is back or the return stays.

import type { ChangeOf, StateMoves } from './state-moves.ts';

export const dishonorStates = ['to_send', 'sent', 'contested', 'won', 'lost'] as const;

export type DishonorState = (typeof dishonorStates)[number];

export const dishonorMoves = {
  ask: {
    from: [],
    to: 'to_send',
    words: 'An operator dishonors a return. The last cut-off of the day puts the dishonor into a file.',
  },
  sent: {
    from: ['to_send'],
    to: 'sent',
    sets: { sent_at: 'at' },
    words: 'The bank has the file of the dishonor.',
  },
  taken_back: {
    from: ['to_send', 'sent'],
    to: 'to_send',
    sets: { sent_at: null, entry_processor_id: null, entry_uuid: null },
    words: 'The bank rejected the file. The dishonor waits for the next one.',
  },
  too_late: {
    from: ['to_send'],
    to: 'lost',
    sets: { decided_at: 'at' },
    words:
      'The last day for sending the dishonor passed. The return stays; if it was in suspense before, it is in suspense again.',
  },
  contested: {
    from: ['sent'],
    to: 'contested',
    sets: { contested_at: 'at', contest_code: 'contest_code', contest_item_uuid: 'contest_item_uuid' },
    words: 'The receiving bank insists on its return (R71 to R77).',
  },
  won: {
    from: ['to_send', 'sent', 'contested'],
    to: 'won',
    sets: { decided_at: 'at' },
    words: 'An operator, or a bank statement line that an operator resolves, records that the money is back.',
  },
  lost: {
    from: ['sent', 'contested'],
    to: 'lost',
    sets: { decided_at: 'at' },
    words: 'An operator records that the return stays. If it was in suspense before, it is in suspense again.',
  },
} as const satisfies StateMoves<DishonorState>;

/** The moves of a dishonor that exists. */
export type DishonorMoveName = ChangeOf<typeof dishonorMoves>;

/** The moves that end a dishonor as lost. They also put a return from suspense back there. */
export type LosingMoveName = {
  [Name in DishonorMoveName]: (typeof dishonorMoves)[Name]['to'] extends 'lost' ? Name : never;
}[DishonorMoveName];
