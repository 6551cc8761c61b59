// Names of files at a bank: ours are simple; the bank's may be any name that is not a path.

/**
 * Letters, digits, dot, hyphen, underscore, which every system accepts. At most 100 characters,
 * which leaves room for a suffix.
 */
export function isOutgoingName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name) && !isTemporaryName(name);
}

/**
 * No path, no control or formatting characters, no text that was not UTF-8 (a replaced character
 * would name another file), not hidden. At most 200 UTF-16 units.
 */
export function isInboundName(name: string): boolean {
  return name.length <= 200 && /^[^./\\\p{C}\p{Zl}\p{Zp}\uFFFD][^/\\\p{C}\p{Zl}\p{Zp}\uFFFD]*$/u.test(name);
}

/** Suffixes that upload programs give to unfinished files: such files are ignored. */
export function isTemporaryName(name: string): boolean {
  return /\.(tmp|temp|part|partial|filepart|crdownload|writing)$/i.test(name);
}

export function temporaryNameOf(name: string, random: string): string {
  return `${name}.${random}.tmp`;
}
