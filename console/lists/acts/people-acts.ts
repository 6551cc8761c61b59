// Acts on what stops the payments of a user.
import { words } from '../../words/en.ts';
import { type ActsOfRows, amountOf, posting } from './acts.ts';

export const peopleActs: ActsOfRows = {
  holds: (row, id) => [
    {
      role: 'risk',
      act: {
        title: words.acts.releaseHold,
        method: 'DELETE',
        path: `/admin/v1/holds/${id}`,
        moves: [words.acts.releaseHoldMoves(amountOf(row))],
      },
    },
  ],
  blocks: (_, id) => [
    {
      role: 'risk',
      act: posting(words.acts.liftBlock, `/admin/v1/blocks/${id}/lift`, { moves: [words.acts.liftBlockMoves] }),
    },
  ],
};
