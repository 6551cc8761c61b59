// achord calendar: its output for people and for programs, without a database.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validBank } from '../../support/banks/valid-bank.ts';
import { runAsProcess } from '../../support/service/command-line.ts';
import { runCommand } from '../../support/service/run-command.ts';

const facts = async (args: readonly string[]) => JSON.parse((await runCommand(['calendar', ...args, '--json'])).stdout);

describe('achord calendar', () => {
  it('prints the windows, then each day: open or closed, and why', async () => {
    const { code, stdout } = await runAsProcess(['calendar', '--from', '2027-07-02', '--days', '5']);
    expect(code).toBe(0);
    expect(stdout).toBe(`Cut-offs and their settlement, Eastern time
  10:30  the same day at 13:00
  14:45  the same day at 17:00
  16:45  the same day at 18:00
  17:00  the next banking day at 08:30

2027-07-02  Friday     open    next 2027-07-06
2027-07-03  Saturday   closed
2027-07-04  Sunday     closed  Independence Day
2027-07-05  Monday     closed  Independence Day, observed
2027-07-06  Tuesday    open    next 2027-07-07
`);
  });

  it('prints the same as JSON, for two weeks from today by default', async () => {
    const { windows, days } = await facts(['--from', '2026-11-26', '--days', '2']);
    expect(windows.next_day).toEqual({ closes: '17:00', settles: '08:30' });
    expect(days).toEqual([
      {
        day: '2026-11-26',
        weekday: 'Thursday',
        is_banking_day: false,
        next_banking_day: null,
        holiday: 'Thanksgiving Day',
      },
      { day: '2026-11-27', weekday: 'Friday', is_banking_day: true, next_banking_day: '2026-11-30', holiday: null },
    ]);
    expect((await facts([])).days).toHaveLength(14);
  });

  it('prints the life of a payment at both speeds, in Eastern time', async () => {
    const { stdout } = await runCommand(['calendar', '--payment-at', '2026-11-25T20:00:00Z']);
    expect(stdout).toBe(`A payment started on Wed 2026-11-25 15:00, Eastern time, with a delay of 2 banking days

                               standard                sameday
  is sent with the cut-off of  Wed 2026-11-25 17:00    Wed 2026-11-25 16:45
  is captured                  Fri 2026-11-27 08:30    Wed 2026-11-25 18:00
  is good                      Tue 2026-12-01 08:30    Mon 2026-11-30 08:30
  is paid out                  Wed 2026-12-02 08:30    Mon 2026-11-30 13:00
  can be returned: a business  until 2026-12-01        until 2026-11-30
  can be returned: a person    until 2027-01-27        until 2027-01-25
`);
    expect((await facts(['--payment-at', '2026-11-25T15:00-05:00'])).standard).toMatchObject({
      capture: { effective_entry_date: '2026-11-27', settles_at: '2026-11-27T13:30:00.000Z' },
      good_at: '2026-12-01T13:30:00.000Z',
      returnable_until: { business: '2026-12-01', person: '2027-01-27' },
    });
  });

  it.each([
    [['--from', '2026-02-30'], '"2026-02-30" is not a day of the calendar'],
    [['--from', '2099-12-31', '--days', '2'], 'is not a day of the calendar'],
    [['--days', '0'], '--days must be a whole number from 1 to 999, not "0".'],
    [['--payment-at', '2026-11-25'], '--payment-at must be an ISO 8601 instant with a zone'],
    [['--payment-at', '2100-11-25T15:00Z'], '2100-11-25T15:00:00.000Z is not a day of the calendar'],
  ])('refuses %j', async (args, sentence) => {
    expect(await runCommand(['calendar', ...args])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(sentence),
    });
  });

  it('shows the windows of the banks in the banks file', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'achord-calendar-')), 'banks.json');
    writeFileSync(path, JSON.stringify({ banks: [validBank()] }));
    const environment = { ACHORD_BANKS_FILE: path, BANK_PASSWORD: 'secret' };
    const at = (bank: string) =>
      runCommand(['calendar', '--payment-at', '2026-11-24T15:00Z', '--bank', bank], environment);
    expect((await at('first-example')).stdout).toMatch(/cut-off of {2}Tue 2026-11-24 17:00 {4}Tue 2026-11-24 17:00/);
    expect(await at('second')).toMatchObject({
      code: 1,
      stderr: '--bank must be one of first-example, not "second".\n',
    });
    expect((await runCommand(['calendar', '--bank', 'first-example'])).stderr).toMatch(
      /^ACHORD_BANKS_FILE must be set/,
    );
    rmSync(dirname(path), { recursive: true });
  });

  it('refuses days together with a payment', async () => {
    expect(await runCommand(['calendar', '--days', '2', '--payment-at', '2026-11-25T15:00Z'])).toMatchObject({
      code: 2,
    });
  });
});
