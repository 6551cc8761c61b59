// A list of names that callers made up, as the value of a header.

// Clients give up on headers of more than 8 or 16 KiB in all; a person reads a few names.
const atMostCharacters = 1_000;
const shownOfOne = 100;

/** Names made safe (percent-encoded UTF-8), separated by commas, and only as many as fit. */
export function headerList(names: readonly string[]): string {
  const shown: string[] = [];
  let length = 0;
  for (const name of names) {
    const safe = encodeURIComponent(name.slice(0, shownOfOne).toWellFormed()).replace(/%5B%5D/g, '[]');
    length += safe.length + 2;
    if (length > atMostCharacters) return `${shown.join(', ')}, and ${names.length - shown.length} more`;
    shown.push(safe);
  }
  return shown.join(', ');
}
