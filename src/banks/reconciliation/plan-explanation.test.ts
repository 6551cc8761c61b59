// Which line shows how much of which cash: to the cent, for any lines and any cash.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CashMovement } from './cash-movements.sql.ts';
import { type Plan, planExplanation, restMeanings } from './plan-explanation.ts';
import { signed } from './statement-line.ts';

const cents = fc.integer({ min: 1, max: 1_000_000_000_000 });
const direction = fc.constantFrom('debit' as const, 'credit' as const);
const moved = (amount: number, of: 'debit' | 'credit', n: number): CashMovement => ({
  source_uuid: `file ${n}`,
  name: null,
  moved_on: '2026-03-04',
  direction: of,
  amount,
  whole_amount: amount,
});
const lines = fc
  .array(fc.record({ amount: cents, direction }), { minLength: 1, maxLength: 5 })
  .map((all) => all.map((one, n) => ({ ...one, uuid: `line ${n}` })));
const movements = fc
  .array(fc.tuple(cents, direction), { minLength: 1, maxLength: 5 })
  .map((all) => all.map(([amount, of], n) => moved(amount, of, n)));
const sum = (all: readonly { direction: 'debit' | 'credit'; amount: number }[]) =>
  all.reduce((total, one) => total + signed(one), 0);
const isPlan = (planned: object): planned is Plan => 'ticks' in planned;

describe('A plan', () => {
  it('gives each line exactly its amount, and no cash twice', () => {
    fc.assert(
      fc.property(
        lines,
        movements,
        fc.option(fc.constantFrom(...restMeanings), { nil: undefined }),
        (some, cash, as) => {
          const planned = planExplanation(some, cash, as);
          if (!isPlan(planned)) return;
          for (const line of some) {
            const shown = planned.ticks.filter(({ line_uuid }) => line_uuid === line.uuid);
            expect(sum(shown) + (line === some[0] ? planned.rest : 0)).toBe(signed(line));
          }
          for (const one of cash) {
            const shown = planned.ticks.filter(({ source_uuid }) => source_uuid === one.source_uuid);
            const amount = shown.reduce((total, tick) => total + tick.amount, 0);
            if (as === 'part_of_file') expect(amount).toBeLessThan(one.amount);
            else expect(amount).toBe(one.amount);
          }
          expect(planned.ticks.every(({ amount }) => amount > 0)).toBe(true);
        },
      ),
    );
  });

  it('exists for any lines of one direction and cash of the same sum', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 2, maxLength: 6 }), direction, fc.nat(), (amounts, of, cut) => {
        const some = amounts.map((amount, n) => ({ uuid: `line ${n}`, direction: of, amount }));
        const total = amounts.reduce((all, one) => all + one, 0);
        const first = 1 + (cut % (total - 1));
        const cash = [moved(first, of, 0), moved(total - first, of, 1)];
        expect(planExplanation(some, cash, undefined)).toMatchObject({ rest: 0 });
        expect(isPlan(planExplanation(some, [moved(total + 1, of, 0)], undefined))).toBe(false);
      }),
    );
  });

  it('says how the sums differ', () => {
    const line = { uuid: 'a', direction: 'credit', amount: 990_00 } as const;
    expect(planExplanation([line], [moved(1_000_00, 'credit', 0)], undefined)).toEqual({
      field: 'lines',
      message:
        'the lines are $990.00, the cash is $1,000.00: -$10.00 is left. Choose others, or say in `rest_as` what it is',
    });
    expect(planExplanation([line], [moved(1_000_00, 'credit', 0)], 'bank_fee')).toMatchObject({ rest: -10_00 });
    expect(planExplanation([line], [moved(1_000_00, 'credit', 0)], 'own_funds')).toMatchObject({ field: 'rest_as' });
  });
});
