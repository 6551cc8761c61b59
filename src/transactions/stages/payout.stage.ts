// Payout: BANK to payee. A credit of what the payee is owed.
import type { StageTable } from './stage.ts';

export const payout = {
  P1: {
    cause: 'created',
    from: { capture_status: 'CAPTURE_COMPLETE', payout_status: null },
    to: { transaction_status: 'IN_PAYOUT', payout_status: 'PAYOUT_PENDING_ACH' },
    posts: ['PAYEE/PRES n'],
    notifies: null,
  },
  P2: {
    cause: 'file_confirmed',
    from: { capture_status: 'CAPTURE_COMPLETE', payout_status: 'PAYOUT_PENDING_ACH' },
    to: { payout_status: 'PAYOUT_ACH_PENDING' },
    keeps: { payout_trace_id: 'trace_id' },
    posts: ['PRES/CIF n'],
    notifies: null,
  },
  P3: {
    cause: 'settled',
    from: { payout_status: 'PAYOUT_ACH_PENDING' },
    to: { payout_status: 'PAYOUT_COMPLETE' },
    posts: ['CIF/BANK n'],
    notifies: 'PayoutCompleted',
  },
} as const satisfies StageTable;
