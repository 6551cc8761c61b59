// Fields with two spellings (Contract, aliases): the result is one value, and two different values
// are refused.
import { invalid } from '../../platform/refusals.ts';
import { nextUtcDay, startOfUtcDay, utcDay } from '../../platform/std/timestamps.ts';

/** The value under the documented name or under its alias. Refuses two different values. */
export function oneSpelling<Value>(
  name: string,
  value: Value | undefined,
  alias: string,
  aliased: Value | undefined,
): Value | undefined {
  if (value !== undefined && aliased !== undefined && JSON.stringify(value) !== JSON.stringify(aliased))
    throw invalid(name, 'spellings', `${name} and its alias ${alias} have different values: send one of them`);
  return value ?? aliased;
}

/** Parameters of the query and of the body. Refuses a parameter with different values in both. */
export function oneQuery(query: Record<string, unknown>, body: Record<string, unknown>): Record<string, unknown> {
  for (const [name, value] of Object.entries(body))
    if (Object.hasOwn(query, name) && JSON.stringify(query[name]) !== JSON.stringify(value))
      throw invalid(name, 'spellings', `${name} has different values in the query and in the body: send one of them`);
  return { ...query, ...body };
}

export interface Page {
  page: number;
  per_page: number;
  offset: number;
}

/**
 * Page 1 of 10 by default (Interface, limits). `byDefault`: the page size of a list with another
 * default.
 */
export function pageFrom(query: { page?: number; per_page?: number; pageSize?: number }, byDefault = 10): Page {
  const page = query.page ?? 1;
  const per_page = oneSpelling('per_page', query.per_page, 'pageSize', query.pageSize) ?? byDefault;
  return { page, per_page, offset: (page - 1) * per_page };
}

/** The pagination object (Interface, pagination). */
export function pagination({ page, per_page }: Page, totalItems: number) {
  return { totalItems, pageSize: per_page, currentPage: page, totalPages: Math.ceil(totalItems / per_page) };
}

export interface Days {
  start_date?: string;
  startDate?: string;
  end_date?: string;
  endDate?: string;
}

/** The days in either spelling, `Y-m-d`. Refuses a start after the end, also for a default end. */
export function daysFrom<End extends string | undefined = undefined>(
  query: Days,
  endByDefault?: End,
): { start_date: string | undefined; end_date: string | End } {
  const start_date = oneSpelling('start_date', query.start_date, 'startDate', query.startDate);
  const end_date = oneSpelling('end_date', query.end_date, 'endDate', query.endDate) ?? (endByDefault as End);
  if (start_date !== undefined && end_date !== undefined && start_date > end_date)
    throw invalid('start_date', 'order', 'must not be after end_date');
  return { start_date, end_date };
}

/**
 * The days of a period. Default: the month to date, from the first day of the month of its end
 * until today.
 */
export function monthSoFar(query: Days, now: Date): { start_date: string; end_date: string } {
  const { start_date, end_date } = daysFrom(query, utcDay(now));
  return { start_date: start_date ?? `${end_date.slice(0, 8)}01`, end_date };
}

/**
 * From the first instant of the first day to the first instant after the last day (exclusive);
 * null: open.
 */
export function periodFrom(query: Days): { from: Date | null; before: Date | null } {
  const { start_date, end_date } = daysFrom(query);
  return {
    from: start_date === undefined ? null : startOfUtcDay(start_date),
    before: end_date === undefined ? null : nextUtcDay(startOfUtcDay(end_date)!),
  };
}
