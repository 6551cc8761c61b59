// Tells by its name what a file of the bank is: banks put more than returns into the directory
// (decision 48).

/** The kinds in the order in which their patterns are tried: the first that matches wins. */
export const inboundKinds = {
  ignore: 'A file of this kind stays where it is and is never fetched. For files that are not meant for Achord',
  acknowledgments:
    "A file of this kind is the bank's answer to a file of ours. It is archived, and shown on Today until an operator has read it",
  statements:
    'A file of this kind is a bank statement. It is archived, and shown on Today until an operator has entered it under Reconciliation',
  returns: 'A file of this kind is an ACH file with returns and changes, and is applied',
} as const;
export type InboundKind = keyof typeof inboundKinds;

/**
 * The patterns of each kind. A star is any text, also none. Before its last slash a pattern has the
 * one directory that it is for.
 */
export type InboundNames = Record<InboundKind, readonly string[]>;

export interface NamedFile {
  directory: string;
  name: string;
}

const kinds = Object.keys(inboundKinds) as InboundKind[];

/** Null: no pattern matches. Without patterns each file is one with returns. */
export function kindOfName(names: InboundNames | null, file: NamedFile): InboundKind | null {
  if (names === null) return 'returns';
  return kinds.find((kind) => names[kind].some((pattern) => isFitting(file, partsOf(pattern)))) ?? null;
}

/**
 * Each pattern that can match nothing: its directory is not in `incoming`, or in each directory an
 * earlier pattern matches all that it matches.
 */
export function problemsOfNames(names: InboundNames, incoming: readonly string[]): string[] {
  const all = kinds.flatMap((kind) => names[kind].map((pattern, index) => ({ pattern, at: `${kind}[${index}]` })));
  return all.flatMap(({ pattern, at }, index) => {
    const { directory, name } = partsOf(pattern);
    if (directory !== null && !incoming.includes(directory))
      return [`${at} must begin with a directory of sftp.incoming, or have no slash: ${incoming.join(', ')}.`];
    const places = directory === null ? incoming : [directory];
    const earlier = all.slice(0, index);
    const winners = places.map((place) =>
      earlier.find((other) => isFitting({ directory: place, name }, partsOf(other.pattern))),
    );
    if (winners.includes(undefined)) return [];
    const won = [...new Set(winners.map((winner) => winner!.at))].join(' and ');
    return [
      `${at} can match no file: each name of ${JSON.stringify(pattern)} matches ${won}. The order is ${kinds.join(', ')}.`,
    ];
  });
}

/** Null: for every directory. */
function partsOf(pattern: string): { directory: string | null; name: string } {
  const slash = pattern.lastIndexOf('/');
  return { directory: slash < 0 ? null : pattern.slice(0, slash), name: pattern.slice(slash + 1) };
}

const isFitting = (file: NamedFile, { directory, name }: ReturnType<typeof partsOf>) =>
  (directory === null || directory === file.directory) && isCovered(file.name, name);

/**
 * Whether a pattern matches a name, or every name of another pattern: a star there is a character
 * that only a star matches. It goes back to the last star only, so it is fast for any name.
 */
function isCovered(name: string, pattern: string): boolean {
  let [at, place] = [0, 0];
  let star = -1;
  let from = 0;
  while (at < name.length) {
    if (pattern[place] === '*') {
      star = place++;
      from = at;
    } else if (pattern[place] === name[at]) {
      at++;
      place++;
    } else if (star >= 0) {
      place = star + 1;
      at = ++from;
    } else return false;
  }
  return /^\**$/.test(pattern.slice(place));
}
