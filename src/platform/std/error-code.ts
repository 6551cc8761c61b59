// The code of an error of Node or of a library, for a message that the log may show.

/** A word such as `ECONNREFUSED`, which has no address and no value. Without one: `no code`. */
export function errorCode(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{0,63}$/.test(code) ? code : 'no code';
}
