// The building blocks of request and record schemas: one place for every format that appears more
// than once.
import { type Static, type TSchema, Type } from 'typebox';
import { mostCents } from '../nacha/writing/totals.ts';

// `allowed` says in words what a pattern, a format or a range means: it becomes the error message.

export const Uuid = Type.String({ format: 'uuid', allowed: 'a uuid' });

// Ten digits: what an ACH entry can carry (ACH, files).
const mostOfEntry = 9_999_999_999;

const centsBetween = (minimum: number, maximum: number) =>
  Type.Integer({
    minimum,
    maximum,
    plainInteger: true,
    allowed: `an integer number of cents from ${minimum} to ${maximum}`,
  });

/** Cents of one ACH entry, or of one payment, written as plain digits. */
export const Cents = centsBetween(0, mostOfEntry);
export const PositiveCents = centsBetween(1, mostOfEntry);

/**
 * Cents of many entries: up to what an ACH file can total. The sum of a thousand of these is still
 * exact.
 */
export const SummedCents = centsBetween(0, mostCents);
export const PositiveSummedCents = centsBetween(1, mostCents);

/**
 * Cents in a request that moves money. Clients also send them as text of digits (Contract, values
 * and sizes 4).
 */
export function SentCents(minimum: number, description?: string) {
  return Type.Integer({
    minimum,
    maximum: 9_999_999_999,
    plainInteger: true,
    fromDigits: true,
    allowed: `an integer number of cents from ${minimum} to 9999999999, written as a number or as text of digits alone`,
    ...(description === undefined ? {} : { description }),
  });
}

/** 0 to 100 with at most four decimals, as numeric(7, 4) holds it. */
export const Percent = Type.Number({
  minimum: 0,
  maximum: 100,
  format: 'four_decimals',
  allowed: 'a number from 0 to 100 with at most four decimals',
});

export function WholeNumber(minimum: number, maximum: number, description?: string) {
  return Type.Integer({
    minimum,
    maximum,
    plainInteger: true,
    allowed: `an integer from ${minimum} to ${maximum}`,
    ...(description === undefined ? {} : { description }),
  });
}

/** Text of one line. The characters themselves were checked when the body was parsed. */
export function Text(minLength: number, maxLength: number, options: Record<string, unknown> = {}) {
  return Type.String({
    minLength,
    maxLength,
    allowed:
      minLength === maxLength ? `text of ${maxLength} characters` : `text of ${minLength} to ${maxLength} characters`,
    ...options,
  });
}

/** The same, where blanks alone say nothing. */
export function FilledText(maxLength: number) {
  return Text(1, maxLength, { pattern: '\\S', allowed: `text of 1 to ${maxLength} characters, not only spaces` });
}

/**
 * Text that travels in a bank file: something of it is left in the characters that a file may hold.
 */
export function BankText(maxLength: number, description: string) {
  const allowed = `text of 1 to ${maxLength} characters of which something can stand in a bank file`;
  return Text(1, maxLength, { format: 'bank_text', allowed, description });
}

/** The same in columns that may not be left blank: banks take zeros alone for blank. */
export function BankTitle(maxLength: number, description?: string) {
  const allowed = `text of 1 to ${maxLength} characters of which more than zeros can stand in a bank file`;
  return Text(1, maxLength, { format: 'bank_title', allowed, ...(description === undefined ? {} : { description }) });
}

/** A calendar day, `Y-m-d`. */
export const Day = Type.String({ format: 'day', allowed: 'a calendar day written as YYYY-MM-DD' });

/** `Y-m-d H:i:s`, UTC. */
export const Timestamp = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$',
  examples: ['2026-03-02 14:05:09'],
});

export function OneOf<const Values extends string[]>(values: [...Values], options: Record<string, unknown> = {}) {
  return Type.Enum(values, { type: 'string', ...options });
}

export function Nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Unsafe<Static<Schema> | null>({ anyOf: [schema, { type: 'null' }] });
}

export const Pagination = Type.Object({
  totalItems: Type.Integer(),
  pageSize: Type.Integer(),
  currentPage: Type.Integer(),
  totalPages: Type.Integer(),
});

/** Page and page size of our own lists, both spellings; the documented name wins when equal. */
export const PageQuery = pageQuery(10, 100);

/** The same with other sizes of a page. */
export function pageQuery(byDefault: number, most: number) {
  return {
    page: Type.Optional(WholeNumber(1, 1_000_000_000, '1 by default.')),
    per_page: Type.Optional(WholeNumber(1, most, `${byDefault} by default, at most ${most}.`)),
    pageSize: Type.Optional(WholeNumber(1, most, 'Another spelling of `per_page`.')),
  };
}

/** A period of UTC days, both inclusive, both spellings. */
export const PeriodQuery = {
  start_date: Type.Optional(Day),
  startDate: Type.Optional(Day),
  end_date: Type.Optional(Day),
  endDate: Type.Optional(Day),
};
