// The fields that the schemas of files with settings are made of: the banks file, the lanes file.
import { type Static, type TSchema, Type } from 'typebox';

// `allowed` is the text of the error message for a pattern or a range. `description` is the text in
// the documents.

export const Text = (pattern: string, allowed: string, description: string, options: { default?: string } = {}) =>
  Type.String({ pattern, allowed, description, ...options });
export const Whole = (minimum: number, maximum: number, fallback: number, description: string) =>
  Type.Integer({
    minimum,
    maximum,
    default: fallback,
    allowed: `an integer from ${minimum} to ${maximum}`,
    description,
  });
export const Choice = (fallback: boolean, description: string) => Type.Boolean({ default: fallback, description });
export const Closed = <Properties extends Record<string, TSchema>>(properties: Properties, description: string) =>
  Type.Object(properties, { additionalProperties: false, description });

export const Directory = (description: string) =>
  Text('^[^\\0\\r\\n]*[^\\0\\r\\n/]$', 'a path without a slash at its end', description);

/** Where a secret or a key is. The file itself never has one. */
export const Secret = Type.Object(
  {
    env: Type.Optional(
      Type.String({
        pattern: '^(?!ACHORD_)[A-Za-z_][A-Za-z0-9_]*$',
        allowed: 'the name of an environment variable that does not begin with ACHORD_ (those are settings)',
      }),
    ),
    file: Type.Optional(Type.String({ minLength: 1, allowed: 'a path, from the directory of this file' })),
  },
  {
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
    allowed: '{"env": "NAME"} or {"file": "path"}: this file never has a secret itself',
  },
);
export type Secret = Static<typeof Secret>;

export const secretFor = (description: string) => Type.Optional({ ...Secret, description } as typeof Secret);
