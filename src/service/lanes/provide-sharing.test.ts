// Banks that begin to share an account, and change what they share, at any time of a day.
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { budget } from '../../../test/support/runner/budget.ts';
import { testDatabase } from '../../../test/support/runner/database.ts';
import { addDays } from '../../ach/calendar/days.ts';
import { easternDay, easternTime } from '../../ach/calendar/eastern-time.ts';
import { selectGivenModifiers } from '../../banks/connections/account-sharing.sql.ts';
import { everyTrace } from '../../banks/connections/bank.ts';
import { modifiersOf, ownModifiers } from '../../banks/connections/profile/own-modifiers.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { realClock } from '../../platform/std/clock.ts';
import { copyInto } from './copy-from-home.ts';
import { provideSharing } from './provide-sharing.ts';

let home: Database;
let lane: Database;
beforeAll(async () => {
  [home, lane] = (await Promise.all([testDatabase(), testDatabase()])).map(({ url }) =>
    openDatabase(url, 2, () => {}),
  ) as [Database, Database];
});
afterAll(() => Promise.all([home.end(), lane.end()]));

const forget = async () => {
  for (const database of [home, lane])
    for (const table of ['shared_banks', 'shared_modifiers']) await database.query(`DELETE FROM ${table}`);
};
beforeEach(forget);

const owner = { name: 'first' };
const sharing = (file_id_modifiers: string, name = 'first-2') => ({ name, shares_with: 'first', file_id_modifiers });
const sharedIn = (banks: readonly { name: string; file_id_modifiers?: string }[]) => ({
  owner: 'first',
  others: banks.flatMap(({ name, file_id_modifiers: range }) =>
    range === undefined ? [] : [{ name, lane: name, traces: everyTrace, modifiers: modifiersOf(range) }],
  ),
});
const monday = '2026-03-02';
const start = (banks: Parameters<typeof provideSharing>[1], day = monday) =>
  provideSharing(home, banks, easternTime(day, 12, 0));
const sentence = (banks: Parameters<typeof provideSharing>[1]) =>
  start(banks).then(
    () => null,
    (error) => error.message as string,
  );

describe('A bank that begins to share an account', () => {
  it('has its modifiers from the next day on; the start of another process changes nothing', async () => {
    await start([owner, sharing('4-9')]);
    await start([owner, sharing('4-9')], '2026-03-03');
    expect(await selectGivenModifiers(home, 'first')).toEqual(
      [...'456789'].map((modifier) => ({ bank: 'first-2', owner: 'first', modifier, from_day: '2026-03-03' })),
    );
    await start([owner, sharing('3-9')], '2026-03-05');
    expect(await selectGivenModifiers(home, 'first')).toContainEqual({
      ...{ bank: 'first-2', owner: 'first' },
      ...{ modifier: '3', from_day: '2026-03-06' },
    });
  });

  it('keeps them for itself after a restore of home that has lost them, while the bank of home uses others', async () => {
    await start([owner, sharing('4-9')]);
    await copyInto(home, lane, realClock.now());
    for (const table of ['shared_banks', 'shared_modifiers']) await home.query(`DELETE FROM ${table}`);
    const tuesday = '2026-03-03';
    await start([owner, sharing('4-9')], tuesday);
    const shared = sharedIn([sharing('4-9')]);
    const ofLane = ownModifiers({ name: 'first-2', shared }, await selectGivenModifiers(lane, 'first'), tuesday);
    const ofHome = ownModifiers({ name: 'first', shared }, await selectGivenModifiers(home, 'first'), tuesday);
    expect(ofLane.join('')).toBe('456789');
    expect(ofHome.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123');
  });

  it('keeps them, and the account, for good', async () => {
    await start([owner, sharing('4-9')]);
    expect(await sentence([owner, sharing('S-Y'), sharing('Z-9', 'first-3')])).toBe(
      [
        '"file_id_modifiers" of the bank first-2 in the banks file must also have 4, 5, 6, 7, 8, 9: the bank has had them, and a modifier stays with its bank for good.',
        '"file_id_modifiers" of the bank first-3 in the banks file must not have 4, 5, 6, 7, 8, 9: the bank first-2 has had them, and a modifier stays with its bank for good. Choose others.',
      ].join('\n'),
    );
    const moved =
      'The bank first-2 shares the account of first, and its cash is on that statement. Set "shares_with" to first again in the banks file, and give a bank with another account another name.';
    expect(await sentence([owner, { name: 'first-2' }])).toBe(moved);
    expect(await sentence([owner, { name: 'second' }, { ...sharing('4-9'), shares_with: 'second' }])).toBe(moved);
    // A bank that has left the file keeps them too.
    expect(await sentence([owner])).toBeNull();
    expect(await sentence([owner, sharing('4-9', 'first-3')])).toMatch(
      /must not have 4, 5, 6, 7, 8, 9: the bank first-2/,
    );
    expect(await selectGivenModifiers(home, 'first')).toHaveLength(6);
  });
});

interface NamedFile {
  bank: string;
  day: string;
  modifier: string;
}

const files = {
  alone: [owner],
  few: [owner, sharing('4-9')],
  more: [owner, sharing('S-9')],
  three: [owner, sharing('S-9'), sharing('G-M', 'first-3')],
  other: [owner, sharing('A-F'), sharing('M-R', 'first-3')],
};
type FileName = keyof typeof files;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('name' as const), bank: fc.nat(2), nth: fc.nat(40) }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('start' as const), file: fc.constantFrom(...Object.keys(files)) }),
  },
  { weight: 2, arbitrary: fc.constantFrom({ act: 'copy' as const }, { act: 'pass' as const }) },
  { weight: 1, arbitrary: fc.constantFrom({ act: 'restore' as const }, { act: 'lose' as const }) },
);

const bothNameFiles = [
  { act: 'start' as const, file: 'more' },
  { act: 'copy' as const },
  { act: 'pass' as const },
  ...[0, 1, 0, 1].map((bank) => ({ act: 'name' as const, bank, nth: 1 })),
];

describe('Two files of one day', () => {
  it('never have one modifier, whatever processes with old and new banks files name them, in any order', async () => {
    const named = { both: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        await forget();
        let day = monday;
        const used: NamedFile[] = [];
        // Of every banks file that some process still has.
        let started: (typeof files)[FileName][] = [files.alone];
        for (const one of steps) {
          if (one.act === 'pass') day = addDays(day, 1);
          else if (one.act === 'copy') await copyInto(home, lane, realClock.now());
          else if (one.act === 'lose') await lane.query('DELETE FROM shared_modifiers');
          else if (one.act === 'start') {
            const file = files[one.file as FileName];
            if (
              await start(file, day).then(
                () => true,
                () => false,
              )
            )
              started.push(file);
          } else if (one.act === 'restore') {
            // Of home, to before all this: every process starts again.
            for (const table of ['shared_banks', 'shared_modifiers']) await home.query(`DELETE FROM ${table}`);
            const last = started.at(-1)!;
            await start(last, day);
            started = [last];
          } else {
            const name = ['first', 'first-2', 'first-3'][one.bank]!;
            const file = started
              .filter((banks) => banks.some((bank) => bank.name === name))
              .at(one.nth % 3 === 0 ? 0 : -1);
            if (file === undefined) continue;
            const bank = { name, ...(name === 'first' ? {} : { shared: sharedIn(file) }) };
            const given = await selectGivenModifiers(name === 'first' ? home : lane, 'first');
            const free = ownModifiers(bank, given, day).filter(
              (own) => !used.some((other) => other.bank === name && other.day === day && other.modifier === own),
            );
            // A bank may have used many before.
            const modifier = free[one.nth % Math.max(1, free.length)];
            if (modifier !== undefined) used.push({ bank: name, day, modifier });
          }
        }
        const names = used.map(({ day: of, modifier }) => `${of} ${modifier}`);
        expect(names).toEqual([...new Set(names)]);
        if (new Set(used.map(({ bank }) => bank)).size > 1) named.both++;
      }),
      { numRuns: budget({ usual: 60, campaign: 3_000 }), examples: [[bothNameFiles]] },
    );
    expect(named.both).toBeGreaterThan(0);
    expect(easternDay(easternTime(monday, 12, 0))).toBe(monday);
  });
});
