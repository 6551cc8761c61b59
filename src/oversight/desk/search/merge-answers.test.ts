// What several databases found, as one answer.
import { expect, it } from 'vitest';
import { mergeAnswers } from './merge-answers.ts';

const payment = (n: number) => ({ type: 'transaction' as const, uuid: `uuid-${String(n).padStart(2, '0')}` });
const user = (n: number) => ({ type: 'user' as const, uuid: `uuid-${n}` });
const answer = (hits: (ReturnType<typeof payment> | ReturnType<typeof user>)[], is_similar = false) => ({
  hits,
  more: [] as { type: 'transaction' | 'user'; path: string | null }[],
  is_similar,
});

it('has the newest payments of all, and says that there are others', () => {
  const numbers = (from: number) => Array.from({ length: 7 }, (_, n) => from + 2 * n).reverse();
  const { hits, more } = mergeAnswers([answer(numbers(1).map(payment)), answer(numbers(2).map(payment))]);
  expect(hits).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5].map(payment));
  expect(more).toEqual([{ type: 'transaction', path: null }]);
});

it('leaves out similar names where one database has the name as it was asked', () => {
  expect(mergeAnswers([answer([user(1)], true), answer([user(2)])])).toEqual(answer([user(2)]));
  expect(mergeAnswers([answer([user(1)], true), answer([])])).toEqual(answer([user(1)], true));
});

it('has each hit once', () => {
  expect(mergeAnswers([answer([user(1), payment(3)]), answer([user(1), user(2)])]).hits).toEqual([
    user(1),
    user(2),
    payment(3),
  ]);
});
