// Texts of Go: names, comments and string literals.

const width = 100;

/** Parts of names that Go writes in capitals. */
const capitals = new Set([
  'ach',
  'api',
  'csv',
  'id',
  'ip',
  'kyb',
  'sec',
  'ssn9',
  'tin',
  'url',
  'uuid',
  'uuids',
  'odfi',
]);

const spelled = (part: string): string =>
  part === 'uuids' ? 'UUIDs' : capitals.has(part) ? part.toUpperCase() : part.charAt(0).toUpperCase() + part.slice(1);

/** `trace_id` and `traceId` are `TraceID`. */
export const goName = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .split(/[^A-Za-z0-9]+/)
    .map((part) =>
      spelled(/^[A-Z0-9]+$/.test(part) ? part.toLowerCase() : part.charAt(0).toLowerCase() + part.slice(1)),
    )
    .join('');

const reserved = new Set(['type', 'range', 'func', 'map', 'default', 'package', 'options', 'ctx']);

/** The name of a parameter. */
export const goParameter = (name: string): string => {
  const whole = goName(name);
  const made = whole.replace(/^[A-Z]+(?=[A-Z][a-z]|$)|^[A-Z]/, (start) => start.toLowerCase());
  return reserved.has(made) ? `given${whole}` : made;
};

export const quoted = (text: string): string => JSON.stringify(text);

/** A comment of these paragraphs, without empty ones. */
export function commented(paragraphs: readonly string[], indent = ''): string[] {
  return paragraphs
    .filter((text) => text !== '')
    .flatMap((text, index) => [
      ...(index === 0 ? [] : ['']),
      ...text.split('\n').flatMap((line) => (/^\s*\|/.test(line) ? [line] : wrapped(line, indent))),
    ])
    .map((line) => `${indent}// ${line}`.trimEnd());
}

function wrapped(text: string, indent: string): string[] {
  const lines = [''];
  for (const word of text.trim().split(/ +/)) {
    const last = lines.at(-1)!;
    const longer = last === '' ? word : `${last} ${word}`;
    if (last !== '' && indent.length + 3 + longer.length > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
