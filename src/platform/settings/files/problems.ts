// Names what is malformed in a file with settings, one sentence for each place, and fills in
// defaults.
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { TSchema } from 'typebox';

const ajv = new Ajv2020({ allErrors: true, useDefaults: true, strict: true, verbose: true, messages: false });
ajv.addVocabulary(['allowed']);

/** Fills defaults into the file. An empty list: the file is of the schema. */
export function problemsBy(schema: TSchema): (file: unknown) => string[] {
  const validate = ajv.compile(schema);
  return (file) => (validate(file) ? [] : described(validate.errors ?? []));
}

const typeNames: Record<string, string> = {
  object: 'an object',
  array: 'a list',
  string: 'text',
  integer: 'an integer',
  boolean: 'true or false',
};

/**
 * One sentence for each place: its first error. Values are left out, because a misplaced secret may
 * be among them.
 */
function described(errors: readonly ErrorObject[]): string[] {
  const byPlace = new Map<string, string>();
  for (const { keyword, instancePath, params, parentSchema } of errors) {
    const at = placeOf(instancePath);
    const { allowed } = (parentSchema ?? {}) as { allowed?: string };
    const inside = (property: string) => (at === '' ? property : `${at}.${property}`);
    if (keyword === 'required') byPlace.set(inside(params.missingProperty), 'is missing.');
    else if (keyword === 'additionalProperties')
      byPlace.set(inside(params.additionalProperty), 'is not a known field.');
    else if (keyword === 'enum') note(at, `must be one of: ${params.allowedValues.join(', ')}.`);
    else if (allowed !== undefined) note(at, `must be ${allowed}.`);
    else if (keyword === 'type') note(at, `must be ${typeNames[params.type]}.`);
    else
      note(
        at,
        keyword === 'minItems'
          ? `must have at least ${entries(params.limit)}.`
          : `must have at most ${entries(params.limit)}.`,
      );
  }
  return [...byPlace].map(([place, problem]) => `${place === '' ? 'the file' : place} ${problem}`);

  function note(place: string, problem: string): void {
    if (!byPlace.has(place)) byPlace.set(place, problem);
  }
}

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

/** `/banks/0/sftp/port` as `banks[0].sftp.port`. */
function placeOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`), '');
}
