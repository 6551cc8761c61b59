// What a question says as a call.
import { describe, expect, it } from 'vitest';
import { narrows, readCall } from './call.ts';

const read = (q: string) => {
  const { amount, code, days, about } = readCall(q);
  return [amount === null ? null : `${amount.from} ${amount.to}`, code, days === null ? null : 'days', about];
};

describe('A call', () => {
  it.each([
    ['okafor 398', '39800 39899', null, null, 'okafor'],
    ['$398.29 Okafor', '39829 39829', null, null, 'Okafor'],
    ['398.00', '39800 39800', null, null, null],
    ['$ 1,250 from hilltop orchard', '125000 125099', null, null, 'hilltop orchard'],
    ['Shop 77 12.50', '1250 1250', null, null, 'Shop 77'],
    ['okafor 0', '1 99', null, null, 'okafor'],
    ['okafor 0.00', null, null, null, 'okafor 0.00'],
    ['r10 last week', null, 'R10', 'days', null],
    ['R01 okafor yesterday 20', '2000 2099', 'R01', 'days', 'okafor'],
    ['R99', null, null, null, 'R99'],
    ['order-94304', null, null, null, 'order-94304'],
    ['091000010000001', null, null, null, '091000010000001'],
  ])('%s', (q, ...said) => {
    expect(read(q)).toEqual(said);
  });

  it('without an amount, a code and days says no more than a scrap', () => {
    expect(['okafor', '$12', 'R01', 'today'].map((q) => narrows(readCall(q)))).toEqual([false, true, true, true]);
  });
});
