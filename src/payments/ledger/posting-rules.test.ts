// A posting rule makes postings: each with one debit, one credit and an amount above zero.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountOf, accounts, type Balances, ownerOf } from './accounts.ts';
import { type Measure, type Posting, type PostingRule, post, ruleParts } from './posting-rules.ts';

const given = {
  amount: 100,
  transaction_fee: 3,
  refund_amount: 40,
  moved_amount: 60,
  at: 'DIF',
  cash: 'BANK',
} as const;
const rows = (postings: Posting[]) => postings.map(({ debit, credit, amount }) => `${debit}/${credit} ${amount}`);

describe('A rule', () => {
  it('has a debit, a credit, a measure, and the payment that the debit belongs to', () => {
    expect(ruleParts('E-/R+ N-n')).toEqual({ debit: 'E-', credit: 'R+', measure: 'N-n', ofOther: false });
    expect(ruleParts('other PAYEE/CLAW n')).toEqual({ debit: 'PAYEE', credit: 'CLAW', measure: 'n', ofOther: true });
    expect(ruleParts('other PAYEE/CLAW n')).toBe(ruleParts('other PAYEE/CLAW n'));
  });

  it.each<[Measure, number, number]>([
    ['A', 60, 100],
    ['F', 60, 3],
    ['N', 60, 97],
    ['R', 60, 40],
    ['n', 60, 60],
    ['m', 60, 60],
    ['m', 98, 97],
    ['N-n', 60, 37],
    ['N-n', 98, 0],
    ['n-N', 60, 0],
    ['n-N', 99, 2],
    ['all', 60, 25],
  ])('of %s posts, when %i are moved, %i', (measure, moved_amount, cents) => {
    const balances: Balances = { UNS: -25 };
    const postings = post(`UNS/PAYEE ${measure}`, { ...given, moved_amount }, balances);
    expect(rows(postings)).toEqual(cents === 0 ? [] : [`UNS/PAYEE ${cents}`]);
    expect(balances).toEqual(cents === 0 ? { UNS: -25 } : { UNS: cents - 25, PAYEE: -cents });
  });

  it('of the whole balance posts nothing when the balance is zero', () => {
    expect(post('PRES/E+ all', given, {})).toEqual([]);
  });

  it('with D posts to the account that has the money of the returned entry', () => {
    expect(rows(post('UNS/D R', given, {}))).toEqual(['UNS/DIF 40']);
    expect(rows(post('D/R+ n', { ...given, at: 'BANK' }, {}))).toEqual(['BANK/PAYER 60']);
  });

  it('between two sides is split where either begins a new piece', () => {
    const balances: Balances = { PAYEE: -30, RECV: 10, LOSS_PAYER: 25 };
    expect(rows(post('E-/R+ n', given, balances))).toEqual([
      'PAYEE/RECV 10',
      'PAYEE/LOSS_PAYER 20',
      'CLAW/LOSS_PAYER 5',
      'CLAW/PAYER 25',
    ]);
    expect(balances).toEqual({ PAYEE: 0, RECV: 0, LOSS_PAYER: 0, CLAW: 30, PAYER: -25 });
  });

  it('whose debit belongs to another payment changes the balances of that payment', () => {
    const [own, other]: [Balances, Balances] = [{ CLAW: 60 }, { PAYEE: -97 }];
    expect(post('other PAYEE/CLAW n', given, own, other)).toEqual([
      { debit: 'PAYEE', credit: 'CLAW', amount: 60, ofOther: true },
    ]);
    expect([own, other]).toEqual([{ CLAW: 0 }, { PAYEE: -37 }]);
    expect(post('UNS/PAYEE A', given, {})[0]!.ofOther).toBe(false);
  });

  it('never changes the sum of the balances, and never posts 0', () => {
    const rule = fc.constantFrom<PostingRule>(
      'E-/R+ n',
      'D/E+ n',
      'FEE/BANK F',
      'PAYER/E+ R',
      'R-/E+ R',
      'UNS/PAYEE N',
    );
    const balance = fc.integer({ min: -90, max: 90 });
    const balances = fc.record({ PRES: balance, PAYEE: balance, CLAW: balance, LOSS_PAYEE: balance, RECV: balance });
    fc.assert(
      fc.property(rule, balances, fc.integer({ min: 0, max: 200 }), (one, before, moved_amount) => {
        const after: Balances = { ...before };
        const postings = post(one, { ...given, moved_amount }, after);
        const sum = (books: Balances) => Object.values(books).reduce((total, cents) => total + cents, 0);
        expect(sum(after)).toBe(sum(before));
        expect(postings.every(({ amount }) => amount > 0)).toBe(true);
      }),
    );
  });
});

describe('The accounts', () => {
  it('have their normal balance and their owner (Lifecycle, ledger)', () => {
    const named = (kind: string) =>
      Object.entries(accounts).flatMap(([name, account]) => (account.kind === kind ? [name] : []));
    expect(named('asset')).toEqual(['BANK', 'DIF', 'CLAW', 'RECV', 'SUSP', 'REV', 'DUP']);
    expect(named('liability')).toEqual(['CIF', 'UNS', 'PAYEE', 'PRES', 'FEE', 'PAYER', 'OWN']);
    expect(named('expense')).toEqual(['LOSS', 'BFEE', 'MICRO']);
    const owned = (owner: string) =>
      Object.entries(accounts).flatMap(([name, account]) => (account.owner === owner ? [name] : []));
    expect(owned('payee')).toEqual(['PAYEE', 'PRES', 'CLAW']);
    expect(owned('payer')).toEqual(['PAYER', 'RECV']);
    expect(owned('vendor')).toEqual(['FEE']);
    expect(owned('processor')).toEqual([
      'BANK',
      'DIF',
      'CIF',
      'UNS',
      'LOSS',
      'SUSP',
      'REV',
      'DUP',
      'BFEE',
      'MICRO',
      'OWN',
    ]);
    expect(Object.values(accounts).filter(({ holds }) => !/^[a-z][a-z ,]+$/.test(holds))).toEqual([]);
  });

  it('keep write-offs of payees and payers apart, on one account', () => {
    expect([accountOf('LOSS_PAYEE'), accountOf('LOSS_PAYER'), accountOf('CLAW')]).toEqual(['LOSS', 'LOSS', 'CLAW']);
    expect([ownerOf('LOSS_PAYEE'), ownerOf('LOSS_PAYER'), ownerOf('FEE')]).toEqual(['payee', 'payer', 'vendor']);
  });
});
