// Fields that callers may write in two ways (Contract, aliases): one value comes out, two different ones are refused.
import { refuse } from '../refusals.ts';

/** The value under the documented name or under its alias; refuses two values that differ. */
export function oneSpelling<Value>(
  name: string,
  value: Value | undefined,
  alias: string,
  aliased: Value | undefined,
): Value | undefined {
  if (value !== undefined && aliased !== undefined && JSON.stringify(value) !== JSON.stringify(aliased))
    throw refuse('invalid_request', name, `${name} and its other spelling ${alias} have different values`);
  return value ?? aliased;
}

export interface Page {
  page: number;
  per_page: number;
  offset: number;
}

/** Page 1 of 10 by default (Interface, limits). */
export function pageFrom(query: { page?: number; per_page?: number; pageSize?: number }): Page {
  const page = query.page ?? 1;
  const per_page = oneSpelling('per_page', query.per_page, 'pageSize', query.pageSize) ?? 10;
  return { page, per_page, offset: (page - 1) * per_page };
}

/** The pagination object (Interface, pagination). */
export function pagination({ page, per_page }: Page, totalItems: number) {
  return { totalItems, pageSize: per_page, currentPage: page, totalPages: Math.ceil(totalItems / per_page) };
}
