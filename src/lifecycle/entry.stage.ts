// Entry: what happens to any leg alike, whatever its stage.
import type { StageTable } from './stage.ts';

export const entry = {
  // Its file was rejected before it counted as sent: it waits for another one, unless what it was
  // to move is no longer owed.
  E0: {
    words: 'Entry removed from a rejected file',
    cause: 'entry_unfiled',
    from: {},
    to: {},
    posts: [],
    notifies: [],
  },
} as const satisfies StageTable;
