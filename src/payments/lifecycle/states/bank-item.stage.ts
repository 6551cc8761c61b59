// Bank item: an entry in a bank's file, from the reading of the file until it is applied or
// resolved.

import type { ChangeOf, StateMoves } from './state-moves.ts';

export const bankItemStates = ['new', 'waiting', 'applied', 'duplicate', 'suspense', 'resolved', 'not_ours'] as const;

export type BankItemState = (typeof bankItemStates)[number];

/** States of items that the next run decides about. */
export const openItemStates = ['new', 'waiting'] as const satisfies readonly BankItemState[];

const decided = { reason: 'reason', processor_id: 'processor_id', entry_uuid: 'entry_uuid' } as const;

export const bankItemMoves = {
  read: {
    from: [],
    to: 'new',
    words: 'The file of the bank is accepted, or an operator released it. Each of its entries becomes an item.',
  },
  applied: {
    from: openItemStates,
    to: 'applied',
    sets: { ...decided, applied_at: 'at', late: 'late', unsettled_file_uuid: 'unsettled_file_uuid' },
    words: 'The item answers one of our entries, or one of our dishonors, and takes effect.',
  },
  waiting: {
    from: openItemStates,
    to: 'waiting',
    sets: decided,
    words: 'The outcome of another file is open, or a key is missing. The next run tries the item again.',
  },
  duplicate: {
    from: openItemStates,
    to: 'duplicate',
    sets: decided,
    words: 'The bank sent the same item before. It has no effect.',
  },
  suspense: {
    from: openItemStates,
    to: 'suspense',
    sets: decided,
    words: 'The item cannot be matched or applied. It waits for an operator.',
  },
  copy_return: {
    from: [...openItemStates, 'suspense'],
    to: 'resolved',
    sets: {
      ...decided,
      resolution: 'move',
      file_copy_uuid: 'file_copy_uuid',
      resolved_at: 'at',
    },
    words: 'The bank processed the file of the entry twice, and this is the return of the copy. No payment moves (S8).',
  },
  not_ours: {
    from: openItemStates,
    to: 'not_ours',
    sets: decided,
    words: 'Its batch has an SEC code that we never send: other software uses the same account. It has no effect.',
  },
  handed: {
    from: openItemStates,
    to: 'not_ours',
    sets: { ...decided, handed_to: 'handed_to' },
    words:
      'Its trace number is of a bank of another lane, which shares the account. Home hands the item over, and that lane decides it.',
  },
  of_another_lane: {
    from: ['suspense'],
    to: 'not_ours',
    sets: {
      ...{ reason: 'reason', handed_to: 'handed_to', note: 'note', resolved_at: 'at' },
      ...{ assigned_processor_id: 'assigned_processor_id', assigned_entry_uuid: 'assigned_entry_uuid' },
    },
    words:
      'An operator names an entry of a bank of another lane, which shares the account. Home hands the item over, with the entry that it returns, and that lane decides it.',
  },
  ignored: {
    from: ['suspense'],
    to: 'resolved',
    sets: { resolution: 'move', note: 'note', resolved_at: 'at' },
    words: 'An operator decides that the item has no effect.',
  },
  return_of: {
    from: ['suspense'],
    to: 'new',
    sets: {
      resolution: 'move',
      note: 'note',
      resolved_at: 'at',
      assigned_processor_id: 'assigned_processor_id',
      assigned_entry_uuid: 'assigned_entry_uuid',
    },
    words: 'An operator names the entry that the item returns. The next run applies it like a new item.',
  },
  rejected_entry: {
    from: ['suspense'],
    to: 'new',
    sets: {
      resolution: 'move',
      note: 'note',
      resolved_at: 'at',
      assigned_processor_id: 'assigned_processor_id',
      assigned_entry_uuid: 'assigned_entry_uuid',
    },
    words: 'An operator names the entry that the bank rejected. The next run applies it like a new item.',
  },
  correction: {
    from: ['suspense'],
    to: 'resolved',
    sets: {
      resolution: 'move',
      note: 'note',
      resolved_at: 'at',
      processor_id: 'assigned_processor_id',
      entry_uuid: 'assigned_entry_uuid',
    },
    words: 'An operator reads the new account from the data of a change. The account of the entry is corrected.',
  },
  dishonored: {
    from: ['suspense'],
    to: 'resolved',
    sets: { resolution: 'move', note: 'note', resolved_at: 'at' },
    words: 'An operator dishonors the return.',
  },
  dishonor_lost: {
    from: ['resolved'],
    to: 'suspense',
    sets: { resolution: null, resolved_at: null, reason: 'reason' },
    words: 'The dishonor is lost, so the return stays. An operator must resolve it again.',
  },
} as const satisfies StateMoves<BankItemState>;

/** The moves of an item that exists. */
export type BankItemMoveName = ChangeOf<typeof bankItemMoves>;
