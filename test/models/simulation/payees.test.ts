// The judge of payees detects a payee who is paid while they owe, and no other payee.
import { expect, it } from 'vitest';
import { judgePayees } from './service/payees.ts';
import type { AfterMove, Judged } from './service/payment-history.ts';
import type { LegRow, MoveRow, PaymentRows, Rows } from './service/payment-rows.ts';

const day = (n: number) => `2026-03-0${n}T17:00:00.000Z`;
const move = (transition: string, n: number) => ({ transition, source_uuid: 'run', moved_at: day(n) }) as MoveRow;

/**
 * One payee: `debt` owes 50 from the second move on, `paid` is reserved (P7) at the third, by 30 or
 * by nothing.
 */
function payee({
  reserved = 30,
  payee_uuid = 'payee',
  legs = [] as Partial<LegRow>[],
} = {}): [Rows, Map<string, Judged>] {
  const after = (moves: MoveRow[], owed: number): AfterMove[] =>
    moves.map((one) => ({ at: Date.parse(one.moved_at), moves: [one], owed }));
  const of = (uuid: string, whose: string, rows: Partial<PaymentRows>) =>
    ({
      payment: { uuid, processor_id: 'tenant', payee_uuid: whose, client_reference_id: uuid },
      moves: [],
      postings: [],
      legs: [],
      ...rows,
    }) as unknown as PaymentRows;
  const posting = { transaction_uuid: 'paid', transition: 'P7', posted_at: day(3), amount: reserved };
  const payments = new Map([
    ['debt', of('debt', payee_uuid, { legs: legs as LegRow[] })],
    ['paid', of('paid', 'payee', { postings: (reserved > 0 ? [posting] : []) as PaymentRows['postings'] })],
  ]);
  const judged = new Map([
    ['debt', { after: after([move('K1', 2)], 50) }],
    ['paid', { after: after([move('P7', 3)], 0) }],
  ]);
  return [{ payments } as unknown as Rows, judged as unknown as Map<string, Judged>];
}

it('A payee who owes and is paid breaks a rule', () => {
  expect(() => judgePayees(...payee())).toThrow('paid is reserved while its payee owes 50 of debt');
});

it.each([
  ['nothing is reserved', { reserved: 0 }],
  ['another payee owes', { payee_uuid: 'another' }],
  ['a debit was in a file by then', { legs: [{ uuid: 'leg', stage: 'clawback', created_at: day(2) } as const] }],
])('A payee breaks no rule where %s', (_, given) => {
  expect(() => judgePayees(...payee(given))).not.toThrow();
});

it('A debit that was filed later does not collect yet', () => {
  const legs = [{ uuid: 'leg', stage: 'clawback', created_at: day(4) } as const];
  expect(() => judgePayees(...payee({ legs }))).toThrow('owes 50');
});
