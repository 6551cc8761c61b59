// Banks of several lanes that share one account: `shares_with` in the banks file (decision 68).
import { fileIdModifiers } from '../../../ach/nacha/writing/check-file-header.ts';
import { homeName } from '../../../platform/database/lanes/lane.ts';
import type { Sharing, TraceRange } from '../bank.ts';
import { modifiersOf } from '../profile/own-modifiers.ts';
import type { BankEntry } from './bank-schema.ts';

/** With fewer of the 36 file ID modifiers of a day, a bank runs out of files too soon. */
const fewestModifiers = 6;

/** What a bank with `shares_with` has itself. It has everything else from the other bank. */
const own: readonly string[] = ['name', 'lane', 'shares_with', 'trace_numbers', 'file_id_modifiers'];

type Entry = Record<string, unknown>;

const entriesOf = (file: unknown): Entry[] => {
  const { banks } = (file ?? {}) as { banks?: unknown };
  return (Array.isArray(banks) ? banks : []).filter((entry) => typeof entry === 'object' && entry !== null);
};

/** Fills into the file what its banks share. Returns what is wrong with `shares_with`. */
export function fillShared(file: unknown): string[] {
  const entries = entriesOf(file);
  const sharing = entries.filter((entry) => typeof entry.shares_with === 'string');
  const problems: string[] = [];
  for (const entry of sharing) {
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
    const before = sharing.slice(0, sharing.indexOf(entry)).filter((other) => other.shares_with === entry.shares_with);
    expect(
      !before.some(({ lane }) => lane === entry.lane),
      `lane must not be the lane of another bank with the same shares_with.`,
    );
    problems.push(...problemsOfModifiers(entry, before).map((problem) => `${at}.file_id_modifiers ${problem}`));
    for (const [field, value] of Object.entries(owner)) if (!own.includes(field)) entry[field] = structuredClone(value);
  }
  return problems;
}

/** `before`: the other banks that share the account and are earlier in the file. */
function problemsOfModifiers({ file_id_modifiers: range }: Entry, before: readonly Entry[]): string[] {
  if (range === undefined) return ['must be given with shares_with: the file ID modifiers of its files, such as S-9.'];
  const [modifiers, ...others] = [range, ...before.map((other) => other.file_id_modifiers)].map(listed);
  // The schema reports a wrong range.
  if (modifiers === undefined) return [];
  if (modifiers.length < fewestModifiers)
    return [`must be ${fewestModifiers} or more, in the order A to Z, then 0 to 9: otherwise a day has too few files.`];
  const given = others.flatMap((list = []) => list);
  if (modifiers.some((modifier) => given.includes(modifier)))
    return ['must not have a modifier of another bank with the same shares_with: their files would have one name.'];
  return given.length + modifiers.length > fileIdModifiers.length - fewestModifiers
    ? [`must leave ${fewestModifiers} or more of the ${fileIdModifiers.length} modifiers to the bank of shares_with.`]
    : [];
}

const listed = (range: unknown): string[] | undefined =>
  typeof range === 'string' && /^[A-Z0-9]-[A-Z0-9]$/.test(range) ? modifiersOf(range) : undefined;

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
  banks: readonly (Pick<BankEntry, 'name' | 'lane' | 'shares_with' | 'file_id_modifiers'> & { traces: TraceRange })[],
): Sharing | undefined {
  const others = banks.filter((bank) => bank.shares_with === owner);
  if (others.length === 0) return undefined;
  return {
    owner,
    others: others.map(({ name, lane, traces, file_id_modifiers }) => ({
      name,
      lane: lane!,
      traces,
      modifiers: modifiersOf(file_id_modifiers!),
    })),
  };
}
