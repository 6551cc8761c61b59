// The text of a bank statement file. Banks write UTF-8, and some of them Windows-1252.

/** To be tried in this order: bytes that are no UTF-8 are Windows-1252. */
export const encodings = ['utf-8', 'windows-1252'] as const;

export function textOf(bytes: Uint8Array): string {
  const [utf8, windows] = encodings;
  try {
    return new TextDecoder(utf8, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(windows).decode(bytes);
  }
}
