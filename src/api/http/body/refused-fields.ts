// Unknown fields that are refused and not ignored: ignoring one would do something that the caller
// does not ask for.

/** The error of an unknown field; null: it is ignored like any other. */
export type RefusedFields = (name: string) => { code: string; message: string } | null;

/** A keyword of our validator. An absent field and null are treated alike, as everywhere. */
export const refusedFieldsKeyword = 'refusedFields';

/** One error for each refused field. A field of the schema costs one look-up. */
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
