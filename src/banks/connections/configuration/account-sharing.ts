// Banks of several lanes that share one account: `shares_with` in the banks file (decision 68).
import { homeName } from '../../../platform/database/lanes/lane.ts';
import type { Sharing, TraceRange } from '../bank.ts';
import type { BankEntry } from './bank-schema.ts';

/** With fewer of the 36 file ID modifiers of a day for each, a bank runs out of files too soon. */
const mostSharing = 6;

/** What a bank with `shares_with` has itself. It has everything else from the other bank. */
const own: readonly string[] = ['name', 'lane', 'shares_with', 'trace_numbers'];

type Entry = Record<string, unknown>;

const entriesOf = (file: unknown): Entry[] => {
  const { banks } = (file ?? {}) as { banks?: unknown };
  return (Array.isArray(banks) ? banks : []).filter((entry) => typeof entry === 'object' && entry !== null);
};

/** Fills into the file what its banks share. Returns what is wrong with `shares_with`. */
export function fillShared(file: unknown): string[] {
  const entries = entriesOf(file);
  const guests = entries.filter((entry) => typeof entry.shares_with === 'string');
  const problems: string[] = [];
  for (const entry of guests) {
    const at = `banks[${entries.indexOf(entry)}]`;
    const owner = entries.find((other) => other.name === entry.shares_with);
    const expect = (holds: boolean, problem: string) => {
      if (!holds) problems.push(`${at}.${problem}`);
    };
    for (const field of Object.keys(entry))
      expect(
        own.includes(field),
        `${field} must be left out: with shares_with, it is the one of the bank ${entry.shares_with}.`,
      );
    if (owner === undefined || owner === entry || 'shares_with' in owner || (owner.lane ?? homeName) !== homeName) {
      expect(false, `shares_with must be the name of a bank of the lane ${homeName} that has no shares_with itself.`);
      continue;
    }
    expect((entry.lane ?? homeName) !== homeName, `lane must be another one than ${homeName}, with shares_with.`);
    const before = guests.slice(0, guests.indexOf(entry)).filter((other) => other.shares_with === entry.shares_with);
    expect(
      !before.some(({ lane }) => lane === entry.lane),
      `lane must not be the lane of another bank with the same shares_with.`,
    );
    expect(
      before.length + 1 < mostSharing,
      `shares_with must not name a bank that ${mostSharing} banks share already: a day has 36 files.`,
    );
    for (const [field, value] of Object.entries(owner)) if (!own.includes(field)) entry[field] = structuredClone(value);
  }
  return problems;
}

/** Without the problems of what a bank has from another one: they are told once. */
export function withoutShared(file: unknown, problems: readonly string[]): string[] {
  const entries = entriesOf(file);
  return problems.filter((problem) => {
    const [, index, field] = /^banks\[(\d+)\]\.(\w+)/.exec(problem) ?? [];
    return index === undefined || !('shares_with' in entries[Number(index)]!) || own.includes(field!);
  });
}

/** Undefined: the bank shares its account with no other one. */
export function sharingOf(
  { name, shares_with: owner = name }: Pick<BankEntry, 'name' | 'shares_with'>,
  banks: readonly (Pick<BankEntry, 'name' | 'lane' | 'shares_with'> & { traces: TraceRange })[],
): Sharing | undefined {
  const others = banks.filter((bank) => bank.shares_with === owner);
  if (others.length === 0) return undefined;
  return { owner, others: others.map((bank) => ({ name: bank.name, lane: bank.lane!, traces: bank.traces })) };
}
