// The windows of a bank: valid ones, and the problems of others.
import { describe, expect, it } from 'vitest';
import { instantsOf } from './banking-instants.ts';
import { networkWindows, problemsOf, type Windows } from './windows.ts';

const windows = (same_day: Windows['same_day'], closes = '17:00'): Windows => ({ same_day, next_day: { closes } });

describe('The windows of a bank', () => {
  it('may be the windows of the network, fewer of them, and close earlier', () => {
    for (const allowed of [
      networkWindows,
      windows([]),
      windows([], '23:59'),
      { ...windows([]), closed_day: { closes: '17:00' } },
      windows([{ closes: '16:45', settles: '18:00' }]),
      windows([
        { closes: '09:00', settles: '13:00' },
        { closes: '13:15', settles: '17:00' },
        { closes: '15:59', settles: '18:00' },
      ]),
      windows([{ closes: '10:00', settles: '18:00' }], '09:00'),
    ])
      expect(problemsOf(allowed)).toEqual([]);
  });

  it('close no later than the network’s windows', () => {
    expect(
      problemsOf(
        windows([
          { closes: '10:31', settles: '13:00' },
          { closes: '14:46', settles: '17:00' },
          { closes: '16:46', settles: '18:00' },
        ]),
      ),
    ).toEqual([
      'same_day[0].closes must be 10:30 at the latest to settle at 13:00, not 10:31.',
      'same_day[1].closes must be 14:45 at the latest to settle at 17:00, not 14:46.',
      'same_day[2].closes must be 16:45 at the latest to settle at 18:00, not 16:46.',
    ]);
  });

  it('settle at a settlement of the network', () => {
    expect(problemsOf(windows([{ closes: '10:00', settles: '13:30' }]))).toEqual([
      'same_day[0].settles must be one of 13:00, 17:00, 18:00, not "13:30".',
    ]);
  });

  it('close at different times, in the order of the day', () => {
    expect(problemsOf(windows([{ closes: '9:30', settles: '13:00' }], '5pm'))).toEqual([
      'same_day[0].closes must be HH:MM, 00:00 to 23:59, not "9:30".',
      'next_day.closes must be HH:MM, 00:00 to 23:59, not "5pm".',
    ]);
    expect(problemsOf({ ...windows([]), closed_day: { closes: '5pm' } })).toEqual([
      'closed_day.closes must be HH:MM, 00:00 to 23:59, not "5pm".',
    ]);
    expect(problemsOf(windows([{ closes: '16:00', settles: '18:00' }], '16:00'))).toEqual([
      'next_day.closes must differ from same_day[0].closes: both are 16:00.',
    ]);
    const late = { closes: '14:00', settles: '17:00' };
    const early = { closes: '10:00', settles: '13:00' };
    expect(problemsOf(windows([late, early]))).toEqual(['same_day[1] must close and settle after same_day[0].']);
    expect(problemsOf(windows([early, { ...early, closes: '10:15' }]))).toEqual([
      'same_day[1] must close and settle after same_day[0].',
    ]);
  });

  it('that are not valid have no instants', () => {
    const wrong = windows([{ closes: '10:31', settles: '13:00' }]);
    expect(() => instantsOf('2026-03-02', wrong)).toThrow('same_day[0].closes must be 10:30 at the latest');
  });
});
