// An entry of a sanctions list, and the digest of the part that decides a match.
import { createHash } from 'node:crypto';

/** The lists that are imported: of blocked persons, and of others that OFAC consolidates. */
export const importedLists = ['sdn', 'consolidated'] as const;

export type ImportedList = (typeof importedLists)[number];

/** `sandbox`: the invented names that come with the sandbox. */
export const listNames = [...importedLists, 'sandbox'] as const;

export type ListName = (typeof listNames)[number];

export const entryKinds = ['individual', 'entity', 'vessel', 'aircraft'] as const;

export type EntryKind = (typeof entryKinds)[number];

export const nameKinds = ['primary', 'aka', 'fka', 'nka'] as const;

export interface NameOfEntry {
  name: string;
  /** Also known as, formerly known as, now known as. */
  kind: (typeof nameKinds)[number];
  /** OFAC calls a broad alias weak: it finds many people who are not meant. */
  weak: boolean;
}

export interface ListEntry {
  list: ListName;
  /** `ent_num` of the files. */
  number: number;
  kind: EntryKind;
  /** The primary name comes first. */
  names: readonly NameOfEntry[];
  programs: readonly string[];
  title: string | null;
  /** As the remarks have them: `01 Jan 1960`, `circa 1960`, `1958 to 1960`. */
  birth_dates: readonly string[];
  addresses: readonly string[];
  remarks: string | null;
}

/** SHA-256 of what decides a match. A hit that was cleared is raised again when it changes. */
export const digestOf = ({ kind, names, birth_dates }: ListEntry): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kind, names.map(({ name, weak }) => [name, weak]), birth_dates]))
    .digest();

/** A file that is not a list. The message has the place, what was found and what is allowed. */
export class ListUnreadable extends Error {
  constructor(place: string, problem: string) {
    super(`${place}: ${problem}`);
    this.name = 'ListUnreadable';
  }
}
