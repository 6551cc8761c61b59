// Entry: the move that a leg of any stage can make.
import type { StageTable } from './stage.ts';

export const entry = {
  // Its file was rejected before the entry counted as sent. The leg waits for another file, unless
  // its amount is no longer owed.
  E0: {
    words: 'Entry removed from a rejected file',
    cause: 'entry_unfiled',
    from: {},
    to: {},
    posts: [],
    notifies: [],
  },
} as const satisfies StageTable;
