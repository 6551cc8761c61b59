// What is to be done after a return, for each code and each stage.
import { describe, expect, it } from 'vitest';
import { type ReturnCode, returnCodes } from '../../../ach/nacha/codes/return-codes.ts';
import { afterReturn } from './after-return.ts';

const failed = {
  capture_status: 'CAPTURE_ACH_FAILED',
  payout_status: null,
  clawback_status: null,
  reverse_payout_status: null,
} as const;
const returned = (returned_with: string) => ({ stage: 'capture', refund_uuid: null, returned_with }) as const;
const open = { stage: 'capture', refund_uuid: null, returned_with: null } as const;

describe('After a return', () => {
  it.each<[ReturnCode, string]>([
    ['R01', 'other_way'],
    ['R03', 'other_account'],
    ['R08', 'new_authorization'],
    ['R10', 'new_authorization'],
    ['R15', 'operator_decides'],
    ['R17', 'operator_decides'],
    ['R24', 'ask_bank'],
  ])('%s of a debit that failed: %s', (code, advice) => {
    const { title, meaning } = returnCodes[code];
    expect(afterReturn([returned(code)], failed)).toEqual({
      stage: 'capture',
      refund_uuid: null,
      code,
      title,
      meaning,
      advice,
    });
  });

  it('nothing is to be done before the debit is presented again, and nothing is said of a return that another entry followed', () => {
    const waiting = { ...failed, capture_status: 'CAPTURE_ACH_PENDING' } as const;
    expect(afterReturn([returned('R01')], waiting)).toMatchObject({ code: 'R01', advice: 'none' });
    expect(afterReturn([returned('R01'), open], waiting)).toBeNull();
    expect(afterReturn([returned('R01'), returned('R02')], failed)).toMatchObject({ advice: 'other_account' });
    expect(afterReturn([open], waiting)).toBeNull();
  });

  it('a payout that came back needs another account, until the payer gets the money', () => {
    const payout = { stage: 'payout', refund_uuid: null, returned_with: 'R03' } as const;
    const back = { ...failed, capture_status: 'CAPTURE_COMPLETE', payout_status: 'PAYOUT_ACH_FAILED' } as const;
    expect(afterReturn([open, payout], back)).toMatchObject({ stage: 'payout', advice: 'other_account' });
    expect(afterReturn([open, payout], { ...back, reverse_payout_status: 'REVERSE_PAYOUT_PENDING' })).toBeNull();
    expect(afterReturn([open, payout], { ...back, payout_status: 'PAYOUT_PENDING_ACH' })).toBeNull();
  });
});
