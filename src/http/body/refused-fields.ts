// Fields that a schema does not name and that are still refused: to ignore one would do something
// other than the caller asks.

/** What to say of a field that the schema does not name; null: it is ignored like any other. */
export type RefusedFields = (name: string) => { code: string; message: string } | null;

/** A keyword of our validator; left out and null are the same, as everywhere. */
export const refusedFieldsKeyword = 'refusedFields';

/** One entry a refused field. Fields of the schema cost a look-up each, nothing else. */
export function refusedIn(
  refused: RefusedFields,
  properties: Readonly<Record<string, unknown>>,
  value: Readonly<Record<string, unknown>>,
): { name: string; code: string; message: string }[] {
  const found: { name: string; code: string; message: string }[] = [];
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(properties, name) || value[name] === null) continue;
    const because = refused(name);
    if (because !== null) found.push({ name, ...because });
  }
  return found;
}
