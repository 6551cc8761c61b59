// At the start: stores at home which banks share an account, and gives them their file ID modifiers
// (decision 68).
import { addDays } from '../../ach/calendar/days.ts';
import { easternDay } from '../../ach/calendar/eastern-time.ts';
import {
  insertModifiers,
  insertSharedBanks,
  type SharedBank,
  selectGivenModifiers,
  selectSharedBanks,
} from '../../banks/connections/account-sharing.sql.ts';
import type { ConfiguredBank } from '../../banks/connections/configuration/read-banks-file.ts';
import { modifiersOf } from '../../banks/connections/profile/own-modifiers.ts';
import { type AtomicPhase, atomically } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import { StartRefused } from '../checks/refused.ts';

type OfFile = Pick<ConfiguredBank, 'name' | 'shares_with' | 'file_id_modifiers'>;

/**
 * `banks`: of the banks file; `now`: the time of the banks. What a bank shares never changes: its
 * cash is on that statement. Nor does it lose a modifier, and a new one is for files of the next
 * day on: so whatever process names a file, with whatever banks file, the bank never has two files
 * with one name. @throws StartRefused, and nothing is stored
 */
export async function provideSharing(home: Database, banks: readonly OfFile[], now: Date): Promise<void> {
  await atomically(home, async (phase) => {
    const shared = sharedIn(banks);
    await insertSharedBanks(phase, shared);
    const problems = problemsOfOwners(await selectSharedBanks(phase), banks);
    if (problems.length === 0)
      for (const bank of shared) problems.push(...(await provideModifiers(phase, bank, addDays(easternDay(now), 1))));
    if (problems.length > 0) throw new StartRefused(problems.join('\n'));
  });
}

interface SharedOfFile extends SharedBank {
  modifiers: string;
}

const sharedIn = (banks: readonly OfFile[]): SharedOfFile[] =>
  banks.flatMap(({ name, shares_with, file_id_modifiers }) =>
    shares_with === undefined ? [] : [{ bank: name, owner: shares_with, modifiers: file_id_modifiers! }],
  );

const problemsOfOwners = (stored: readonly SharedBank[], banks: readonly OfFile[]): string[] =>
  stored.flatMap(({ bank, owner }) => {
    const inFile = banks.find(({ name }) => name === bank);
    return inFile === undefined || inFile.shares_with === owner
      ? []
      : [
          `The bank ${bank} shares the account of ${owner}, and its cash is on that statement. Set "shares_with" to ${owner} again in the banks file, and give a bank with another account another name.`,
        ];
  });

/** Another process may provide them at the same time: the row of a modifier says whose it is. */
async function provideModifiers(
  phase: AtomicPhase,
  { modifiers, ...bank }: SharedOfFile,
  from_day: string,
): Promise<string[]> {
  const wanted = modifiersOf(modifiers);
  await insertModifiers(phase, bank, wanted, from_day);
  const given = await selectGivenModifiers(phase, bank.owner);
  const others = given.filter((one) => one.bank !== bank.bank && wanted.includes(one.modifier));
  const lost = given.filter((one) => one.bank === bank.bank && !wanted.includes(one.modifier));
  const listed = (of: typeof given) => of.map(({ modifier }) => modifier).join(', ');
  const chosen = `"file_id_modifiers" of the bank ${bank.bank} in the banks file`;
  return [
    ...(others.length === 0
      ? []
      : [
          `${chosen} must not have ${listed(others)}: the bank ${others[0]!.bank} has had them, and a modifier stays with its bank for good. Choose others.`,
        ]),
    ...(lost.length === 0
      ? []
      : [
          `${chosen} must also have ${listed(lost)}: the bank has had them, and a modifier stays with its bank for good.`,
        ]),
  ];
}
