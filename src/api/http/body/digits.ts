// Integers that clients write as text (`"12500"`): they are read as numbers before anything else
// checks the body.

/** As many digits as an exact number of cents can have. No sign, point, blank or exponent. */
export const digits = '^[0-9]{1,15}$';
const onlyDigits = new RegExp(digits);

/**
 * Replaces them in place where the schema has `fromDigits`. Other text stays, and the schema
 * refuses it.
 */
export type ReadDigits = (value: unknown) => void;

interface Shape {
  fromDigits?: boolean;
  properties?: Record<string, Shape>;
  items?: Shape;
}

/** Null when the schema has no such integer. */
export function digitReader(schema: unknown): ReadDigits | null {
  const { properties = {}, items } = (schema ?? {}) as Shape;
  if (items !== undefined) {
    const readItem = digitReader(items);
    return readItem === null
      ? null
      : (list) => {
          if (Array.isArray(list)) for (const item of list) readItem(item);
        };
  }
  const named = Object.entries(properties);
  const integers = named.flatMap(([name, { fromDigits }]) => (fromDigits === true ? [name] : []));
  const parts = named.flatMap(([name, shape]) => {
    const readPart = digitReader(shape);
    return readPart === null ? [] : [{ name, readPart }];
  });
  if (integers.length === 0 && parts.length === 0) return null;
  return (value) => {
    if (value === null || typeof value !== 'object') return;
    const fields = value as Record<string, unknown>;
    for (const name of integers) {
      const text = fields[name];
      if (typeof text === 'string' && onlyDigits.test(text)) fields[name] = Number(text);
    }
    for (const { name, readPart } of parts) readPart(fields[name]);
  };
}
