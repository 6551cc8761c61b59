// The effects of return codes against the other users of the codes (Lifecycle, return codes).
import { describe, expect, it } from 'vitest';
import { returnCodes } from '../../../ach/nacha/codes/return-codes.ts';
import { blockRules } from '../../../payments/risk/blocks/block-kinds.ts';
import { countsFor } from '../../../payments/risk/return-rates/rates.ts';
import { effectOf } from './return-policy.ts';

const codes = Object.keys(returnCodes);
const blockedAs = (kind: keyof typeof blockRules) => codes.filter((code) => effectOf(code).blocks === kind);

describe('The return-code policy', () => {
  it('is unauthorized, and blocks as unauthorized, for the codes of the unauthorized rate', () => {
    for (const code of codes) {
      expect(effectOf(code).unauthorized === true, code).toBe(countsFor('unauthorized', code));
      expect(effectOf(code).blocks === 'unauthorized', code).toBe(countsFor('unauthorized', code));
    }
  });

  it('blocks for the codes of the lifecycle, and disables closed, unknown and frozen accounts', () => {
    expect([blockedAs('stop_payment'), blockedAs('fraud'), blockedAs('sanctions')]).toEqual([
      ['R08'],
      ['R17'],
      ['R90'],
    ]);
    expect(blockedAs('compliance')).toEqual(['R14', 'R15', 'R16']);
    expect(codes.filter((code) => effectOf(code).disables)).toEqual([
      'R02',
      'R03',
      'R04',
      'R12',
      'R13',
      'R14',
      'R15',
      'R16',
      'R20',
    ]);
  });

  it('stops only debits with every block that an authorization lifts', () => {
    for (const [kind, rule] of Object.entries(blockRules))
      expect(rule.liftedByAuthorization, kind).toBe(rule.stops === 'debits');
  });
});
