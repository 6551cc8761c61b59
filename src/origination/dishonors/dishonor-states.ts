// Where a dishonor of ours stands, and what moves it: the one table.

export const dishonorStates = ['to_send', 'sent', 'contested', 'won', 'lost'] as const;

export type DishonorState = (typeof dishonorStates)[number];

interface DishonorMove {
  from: readonly DishonorState[];
  to: DishonorState;
}

export const dishonorMoves = {
  /** The bank has the file with it. */
  sent: { from: ['to_send'], to: 'sent' },
  /** The bank has rejected the file: it waits for the next one. */
  taken_back: { from: ['to_send', 'sent'], to: 'to_send' },
  /** Its last day passed before it could be sent. */
  too_late: { from: ['to_send'], to: 'lost' },
  /** The other bank stands by its return (R71 to R77). */
  contested: { from: ['sent'], to: 'contested' },
  /** The money is back. It may have been said to the bank by other ways. */
  won: { from: ['to_send', 'sent', 'contested'], to: 'won' },
  lost: { from: ['sent', 'contested'], to: 'lost' },
} as const satisfies Record<string, DishonorMove>;

export type DishonorMoveName = keyof typeof dishonorMoves;
