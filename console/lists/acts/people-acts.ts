// Acts on what stops the payments of a user.

import { blockField, changeRule } from '../../risk/fraud-acts.ts';
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
  'fraud-reviews': (row, id) =>
    row.state === 'open'
      ? [
          {
            role: 'risk',
            act: posting(words.acts.releaseReview, `/admin/v1/fraud-reviews/${id}/release`, {
              moves: [String(row.finding), words.acts.releaseHoldMoves(amountOf(row))],
            }),
          },
          {
            role: 'risk',
            act: posting(words.acts.stopReview, `/admin/v1/fraud-reviews/${id}/stop`, {
              fields: [blockField(String(row.stage))],
              moves: [String(row.finding), words.acts.stopReviewMoves(String(row.stage))],
              isGrave: true,
            }),
          },
        ]
      : [],
  'fraud-rules': (row) => [{ role: 'risk', act: changeRule(row) }],
  blocks: (_, id) => [
    {
      role: 'risk',
      act: posting(words.acts.liftBlock, `/admin/v1/blocks/${id}/lift`, { moves: [words.acts.liftBlockMoves] }),
    },
  ],
};
