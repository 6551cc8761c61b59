// Debt: what a payer owes when the capture is returned after a refund or a reverse payout was paid.
// No entry collects it.
import type { StageTable } from './stage.ts';

export const debt = {
  X1: {
    words: 'Debt of the payer written off',
    cause: 'debt_written_off',
    from: { RECV: 'open' },
    to: {},
    posts: ['LOSS_PAYER/RECV n'],
    notifies: [],
  },
  X2: {
    words: 'Debt paid by the payer',
    cause: 'debt_paid',
    from: { RECV: 'open' },
    to: {},
    posts: ['BANK/R+ n'],
    notifies: [],
  },
  // Paid after all of it was written off.
  X2w: {
    words: 'Written-off debt paid by the payer',
    cause: 'debt_paid',
    from: { RECV: 'none', LOSS_PAYER: 'open' },
    to: {},
    posts: ['BANK/R+ n'],
    notifies: [],
  },
} as const satisfies StageTable;
