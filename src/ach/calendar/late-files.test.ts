// When a file settles that the bank has in time, or too late for its plan.
import { describe, expect, it } from 'vitest';
import { instant } from '../../platform/std/clock.ts';
import { inTimeUntil, isInTime, settlesWhenReceived } from './late-files.ts';
import { opening, timeOn } from './windows.ts';

// 2026-03-06 is a Friday.
const standard = {
  cut_off_at: timeOn('2026-03-05', '17:00'),
  effective_entry_date: '2026-03-06',
  settles_at: timeOn('2026-03-06', opening),
};
const sameDay = {
  cut_off_at: timeOn('2026-03-05', '09:45'),
  effective_entry_date: '2026-03-05',
  settles_at: timeOn('2026-03-05', '13:00'),
};
const settles = (file: typeof standard, day: string, time: string) =>
  settlesWhenReceived(file, timeOn(day, time)).getTime();

describe('A file for the next banking day', () => {
  it.each(['17:00', '17:30', '23:59'])('settles as planned if the bank has it at %s of its day', (time) => {
    expect(isInTime(standard, timeOn('2026-03-05', time))).toBe(true);
    expect(settles(standard, '2026-03-05', time)).toBe(standard.settles_at.getTime());
  });

  it.each([
    ['2026-03-06', '00:00', '2026-03-09'],
    ['2026-03-06', '14:00', '2026-03-09'],
    ['2026-03-07', '12:00', '2026-03-09'],
    ['2026-03-09', '09:00', '2026-03-10'],
  ])('that the bank has on %s at %s settles at the opening of %s', (day, time, settlesOn) => {
    expect(isInTime(standard, timeOn(day, time))).toBe(false);
    expect(settles(standard, day, time)).toBe(timeOn(settlesOn, opening).getTime());
  });
});

it('A file for the next banking day whose cut-off is at midnight has some minutes to reach the bank', () => {
  const atMidnight = { ...standard, cut_off_at: timeOn('2026-03-05', '23:55') };
  expect(isInTime(atMidnight, timeOn('2026-03-06', '00:09'))).toBe(true);
  expect(isInTime(atMidnight, timeOn('2026-03-06', '00:10'))).toBe(false);
});

describe('A file for the same day', () => {
  it.each(['09:45', '10:00', '10:30'])('is in time at %s: its window of the network is open', (time) => {
    expect(settles(sameDay, '2026-03-05', time)).toBe(sameDay.settles_at.getTime());
  });

  it.each([
    ['10:31', '2026-03-05', '17:00'],
    ['15:00', '2026-03-05', '18:00'],
    ['16:46', '2026-03-06', opening],
  ])('that the bank has at %s settles on %s at %s', (time, day, settlesAt) => {
    expect(isInTime(sameDay, timeOn('2026-03-05', time))).toBe(false);
    expect(settles(sameDay, '2026-03-05', time)).toBe(timeOn(day, settlesAt).getTime());
  });

  it('whose cut-off is the close of the network has some minutes to reach the bank', () => {
    const atClose = { ...sameDay, cut_off_at: timeOn('2026-03-05', '10:30') };
    expect(isInTime(atClose, timeOn('2026-03-05', '10:44'))).toBe(true);
    expect(isInTime(atClose, timeOn('2026-03-05', '10:45'))).toBe(false);
  });
});

it.each([
  ['for the next banking day', standard],
  ['for the same day', sameDay],
  ['whose cut-off is the close of the network', { ...sameDay, cut_off_at: timeOn('2026-03-05', '10:30') }],
])('A file %s is in time until the instant that is its deadline', (_name, file) => {
  const until = inTimeUntil(file);
  expect(isInTime(file, instant(until.getTime() - 1))).toBe(true);
  expect(isInTime(file, until)).toBe(false);
});
