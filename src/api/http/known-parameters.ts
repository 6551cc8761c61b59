// Which operations refuse a parameter that they do not know. A list that drops a filter answers
// records that the caller did not ask for.
import type { TObject } from 'typebox';
import type { RefusedFields } from './body/refused-fields.ts';
import { PageQuery } from './schema.ts';

interface Reading {
  method: string;
  callers: readonly string[];
  bodyIsQuery?: boolean;
  query?: Partial<TObject>;
  answers: Readonly<Record<number, { data?: unknown }>>;
}

/**
 * A read that parameters select from, or a list. The path of any other read names its record. An
 * identity provider sends a browser with parameters of its own to a read that needs no token.
 */
export function isSelection({ method, callers, bodyIsQuery = false, query, answers }: Reading): boolean {
  if ((method !== 'GET' && !bodyIsQuery) || callers.includes('anyone')) return false;
  return Object.keys(query?.properties ?? {}).length > 0 || isList(answers[200]?.data);
}

function isList(data: unknown): boolean {
  const { type, properties = {} } = (data ?? {}) as Partial<TObject> & { type?: string };
  const fields = Object.values(properties) as { type?: string }[];
  return (type as string) === 'array' || (fields.length === 1 && fields[0]!.type === 'array');
}

/**
 * The error of a parameter that is not among the known ones. A list without pages is complete, so
 * the parameters of a page change nothing in it.
 */
export function unknownParameters(known: readonly string[]): RefusedFields {
  const hasPages = known.includes('page') || known.includes('after');
  const use = known.length === 0 ? 'it has none' : `use ${known.join(', ')}`;
  return (name) =>
    !hasPages && Object.hasOwn(PageQuery, name)
      ? null
      : { code: 'unknown', message: `is not a parameter of this operation: ${use}` };
}
