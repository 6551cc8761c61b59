// The map keeps its latest entries and never more than twice as many.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recent } from './recent.ts';

it('keeps the latest value of the latest entries', () => {
  const acts = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 200 });
  fc.assert(
    fc.property(acts, fc.integer({ min: 1, max: 8 }), (all, least) => {
      const kept = recent<number>(least);
      const sets: number[] = [];
      const values = new Map<number, number>();
      for (const [n, key] of all.entries()) {
        kept.set(`${key}`, n);
        values.set(key, n);
        sets.push(key);
        for (const [one, value] of values) {
          const found = kept.get(`${one}`);
          if (found !== undefined || sets.slice(-least).includes(one)) expect(found).toBe(value);
        }
        for (let one = 0; one <= 30; one++) if (!values.has(one)) expect(kept.get(`${one}`)).toBeUndefined();
        expect([...Array(31).keys()].filter((one) => kept.get(`${one}`) !== undefined).length).toBeLessThanOrEqual(
          2 * least,
        );
      }
    }),
  );
});
