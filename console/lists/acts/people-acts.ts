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
  'sanctions-hits': ({ state }, id) => {
    const at = `/admin/v1/sanctions-hits/${id}`;
    const clear = posting(words.acts.clearHit, `${at}/clear`, { moves: [words.acts.clearHitMoves] });
    const confirm = posting(words.acts.confirmHit, `${at}/confirm`, {
      moves: [words.acts.confirmHitMoves],
      isGrave: true,
    });
    const report = posting(words.acts.reportHit, `${at}/report`, {
      fields: [
        { name: 'reference', label: words.acts.reportReference, kind: 'text' },
        { name: 'reported_on', label: words.acts.reportedOn, kind: 'day' },
      ],
      moves: [words.acts.reportHitMoves],
    });
    const acts = state === 'open' ? [clear, confirm] : state === 'confirmed' ? [report, clear] : [];
    // Each pair of names is compared by a person.
    return acts.map((act) => ({ role: 'risk', oneByOne: true, act }));
  },
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
