// How far a file to a bank is, as the console shows it.
import { expect, it } from 'vitest';
import { type BankFile, stepsOf, troubleOf } from '../../../console/files/steps.ts';

const file = {
  state: 'confirmed',
  name: '2026-03-02-A.ach',
  delivery: 'delivered',
  cut_off_at: '2026-03-02T22:00:00Z',
  submitted_at: '2026-03-02T22:00:01Z',
  confirmed_at: '2026-03-02T22:00:02Z',
  rejected_at: null,
  acknowledged_at: null,
  settles_at: '2026-03-03T13:30:00Z',
  returns_until: '2026-03-05T13:30:00Z',
  note: null,
} as BankFile;
const done = (of: Partial<BankFile>, now: string) =>
  stepsOf({ ...file, ...of }, Date.parse(now)).map(({ name, isDone }) => `${name}${isDone ? '' : ' to come'}`);

it('A file that the bank acknowledged says so', () => {
  const steps = done({ acknowledged_at: '2026-03-02T23:00:00Z' }, '2026-03-02T23:30:00Z');
  expect(steps.slice(3, 6)).toEqual(['Confirmed', 'Acknowledged', 'Settled to come']);
});

it('A file at the bank settles, and is answered by what has not come back', () => {
  expect(done({}, '2026-03-03T14:00:00Z')).toEqual([
    'Chosen',
    'Written',
    'Sent',
    'Confirmed',
    'Settled',
    'Answered to come',
  ]);
  expect(done({ state: 'closed', name: null }, '2026-03-02T22:00:00Z').slice(0, 2)).toEqual([
    'Chosen',
    'Written to come',
  ]);
});

it('A rejected file shows what it had reached, and that it goes no further', () => {
  const rejected = { state: 'rejected', rejected_at: '2026-03-02T23:00:00Z' } as const;
  expect(done(rejected, '2026-03-09T14:00:00Z')).toEqual(['Chosen', 'Written', 'Sent', 'Confirmed', 'Rejected']);
  expect(done({ ...rejected, submitted_at: null, confirmed_at: null }, '2026-03-09T14:00:00Z')).toEqual([
    'Chosen',
    'Written',
    'Rejected',
  ]);
  expect(troubleOf({ ...file, ...rejected, note: 'Wrong origin.' })).toBe(
    'Wrong origin. Its payments go out again with the next file; the page of each says which.',
  );
});
