// Names of files at a bank: ours are plain; the bank's may be anything that is a name and no path.

/**
 * Letters, digits, dot, hyphen, underscore: what every system takes. At most 100, which leaves room
 * for an ending.
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

/**
 * Endings that uploading programs give to files they have not finished: such a file is nobody's
 * yet.
 */
export function isTemporaryName(name: string): boolean {
  return /\.(tmp|temp|part|partial|filepart|crdownload|writing)$/i.test(name);
}

export function temporaryNameOf(name: string, random: string): string {
  return `${name}.${random}.tmp`;
}
