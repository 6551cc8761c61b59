// The accounts of the books in the words of the console: which way money goes, and what each has.
import { describe, expect, it } from 'vitest';
import { heldIn, isLiability, wayOfPosting } from '../../../console/format/accounts.ts';
import { accounts } from '../../../src/payments/ledger/accounts.ts';

it('Each account is what the ledger says that it is', () => {
  for (const [name, { kind }] of Object.entries(accounts))
    expect([name, isLiability(name)]).toEqual([name, kind === 'liability']);
});

describe('A posting', () => {
  it.each([
    ['a capture becomes good', 'UNS', 'PAYEE', 'from “Captured, not good yet” to “Owed to the payee”'],
    ['a payout is reserved', 'PAYEE', 'PRES', 'from “Owed to the payee” to “Reserved for a payout”'],
    ['a debit settles', 'BANK', 'DIF', 'from “Debits in flight” to “The bank account”'],
    ['a debt is written off', 'LOSS', 'CLAW', 'from “Owed by the payee” to “Written off”'],
    ['a debit is sent', 'DIF', 'UNS', 'more in “Debits in flight” and in “Captured, not good yet”'],
    ['a credit settles', 'CIF', 'BANK', 'less in “Credits in flight” and in “The bank account”'],
  ])('in which %s reads the right way round', (_, debit, credit, sentence) =>
    expect(wayOfPosting(debit, credit)).toBe(sentence),
  );
});

it('An account has what its name says, below zero if it is the other way round', () => {
  expect([heldIn('PAYEE', -2_975), heldIn('PAYEE', 2_975), heldIn('BANK', 60), heldIn('CLAW', 0)]).toEqual([
    2_975, -2_975, 60, 0,
  ]);
});
