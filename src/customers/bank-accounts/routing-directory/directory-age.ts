// How old the routing directory may be. New routing numbers appear every week, and one that is not
// in the directory is invalid.

/** An operator is asked for a new directory after this many days. */
export const oldAfterDays = 45;

export function isOld(importedAt: Date, now: Date): boolean {
  return now.getTime() - importedAt.getTime() > oldAfterDays * 86_400_000;
}
