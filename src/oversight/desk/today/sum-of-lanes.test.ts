// What several databases have of each kind, as one sum.
import { expect, it } from 'vitest';
import { instantFrom } from '../../../platform/std/timestamps.ts';
import { troubleOfLanes, waitingOfLanes } from './sum-of-lanes.ts';

const at = (hour: number) => instantFrom(`2026-03-02T${String(hour).padStart(2, '0')}:00:00Z`);

it('adds up counts and amounts, from the oldest to the newest', () => {
  const block = { kind: 'block', count: 1, amount: null, oldest: at(9), newest: at(9) };
  const hold = { kind: 'hold_operator', count: 2, amount: 300, oldest: at(8), newest: at(12) };
  expect(waitingOfLanes([[hold], [block, { ...hold, count: 3, amount: 500, oldest: at(7), newest: at(11) }]])).toEqual([
    block,
    { ...hold, count: 5, amount: 800, oldest: at(7), newest: at(12) },
  ]);
});

it('has the first five subjects of all, the largest amount first, then the oldest', () => {
  const subject = (name: string, amount: number | null, hour: number) => ({
    ...{ name, amount, since: at(hour).toISOString(), uuid: null, processor_uuid: null },
    ...{ day: null, rate: null, deliveries_waiting: null },
  });
  const trouble = (subjects: ReturnType<typeof subject>[]) => ({
    ...{ kind: 'dishonor_missed' as const, count: subjects.length, amount: 1, since: at(1), newest: at(2) },
    subjects,
  });
  const [found] = troubleOfLanes([
    [trouble([subject('a', 30, 1), subject('b', 10, 5), subject('c', null, 1)])],
    [trouble([subject('d', 20, 1), subject('e', 10, 4), subject('f', 5, 1)])],
  ]);
  expect(found).toMatchObject({ count: 6, amount: 2 });
  expect(found!.subjects.map(({ name }) => name)).toEqual(['a', 'd', 'e', 'b', 'f']);
});
