// Building blocks of request and record schemas: each format that several schemas use is here.
import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { mostCents } from '../../ach/nacha/writing/totals.ts';

// `allowed` describes a pattern, a format or a range in words: it becomes the error message.

export const Uuid = Type.String({ format: 'uuid', allowed: 'a uuid' });

// Ten digits: the maximum of an ACH entry (ACH, files).
const mostOfEntry = 9_999_999_999;

const centsBetween = (title: string, minimum: number, maximum: number) =>
  Type.Integer({
    title,
    minimum,
    maximum,
    plainInteger: true,
    allowed: `an integer number of cents from ${minimum} to ${maximum}`,
  });

/** Cents of one ACH entry or one payment, in plain digits. */
export const Cents = centsBetween('Cents', 0, mostOfEntry);
export const PositiveCents = centsBetween('PositiveCents', 1, mostOfEntry);

/**
 * Cents of many entries: up to the total of an ACH file. The sum of a thousand of these is still
 * exact.
 */
export const SummedCents = centsBetween('SummedCents', 0, mostCents);
export const PositiveSummedCents = centsBetween('PositiveSummedCents', 1, mostCents);

/**
 * Cents in a request that moves money. Clients may also send them as text of digits (Contract,
 * values and sizes 4).
 */
export function SentCents(minimum: number, description?: string) {
  return Type.Integer({
    minimum,
    maximum: 9_999_999_999,
    plainInteger: true,
    fromDigits: true,
    allowed: `an integer number of cents from ${minimum} to 9999999999, written as a number or as text of digits only`,
    ...(description === undefined ? {} : { description }),
  });
}

/** 0 to 100 with at most four decimals, as numeric(7, 4) stores it. */
export const Percent = Type.Number({
  title: 'Percent',
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

/** Text of one line. The body parser has checked its characters. */
export function Text(minLength: number, maxLength: number, options: Record<string, unknown> = {}) {
  return Type.String({
    minLength,
    maxLength,
    allowed:
      minLength === maxLength ? `text of ${maxLength} characters` : `text of ${minLength} to ${maxLength} characters`,
    ...options,
  });
}

/** The same, but not only spaces. */
export function FilledText(maxLength: number) {
  return Text(1, maxLength, { pattern: '\\S', allowed: `text of 1 to ${maxLength} characters, not only spaces` });
}

/** Why an operator does something. */
export const Reason = Text(3, 500, {
  title: 'Reason',
  pattern: '\\S',
  allowed: 'text of 3 to 500 characters that says why',
  description: 'Why. The audit trail keeps it.',
});

/** Text for a bank file: at least one of its characters can be written there. */
export function BankText(maxLength: number, description: string) {
  const allowed = `text of 1 to ${maxLength} characters, at least one of which a bank file can contain`;
  return Text(1, maxLength, { format: 'bank_text', allowed, description });
}

/** The same for columns that must not be blank: banks treat zeros only as blank. */
export function BankTitle(maxLength: number, description?: string) {
  const allowed = `text of 1 to ${maxLength} characters, at least one of which, other than 0, a bank file can contain`;
  return Text(1, maxLength, { format: 'bank_title', allowed, ...(description === undefined ? {} : { description }) });
}

/** A calendar day, `Y-m-d`. */
export const Day = Type.String({ title: 'Day', format: 'day', allowed: 'a calendar day written as YYYY-MM-DD' });

/** `Y-m-d H:i:s`, UTC. Below `/admin` answers have ISO 8601: see iso-times.ts. */
export const Timestamp = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2}|T\\d{2}:\\d{2}:\\d{2}Z)$',
  description: '`YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.',
  title: 'Timestamp',
  examples: ['2026-03-02 14:05:09'],
});

export function OneOf<const Values extends string[]>(values: [...Values], options: Record<string, unknown> = {}) {
  return Type.Enum(values, { type: 'string', ...options });
}

export function Nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Unsafe<Static<Schema> | null>({ anyOf: [schema, { type: 'null' }] });
}

export const Pagination = Type.Object(
  {
    totalItems: Type.Integer(),
    pageSize: Type.Integer(),
    currentPage: Type.Integer(),
    totalPages: Type.Integer(),
  },
  { title: 'Pagination' },
);

/**
 * Page and page size of our own lists, in both spellings; the documented name wins when they are
 * equal.
 */
export const PageQuery = pageQuery(10, 100);

/** The same with other page sizes. */
export function pageQuery(byDefault: number, most: number) {
  return {
    page: Type.Optional(WholeNumber(1, 1_000_000_000, '1 by default.')),
    per_page: Type.Optional(WholeNumber(1, most, `${byDefault} by default, at most ${most}.`)),
    pageSize: Type.Optional(WholeNumber(1, most, 'Another spelling of `per_page`.')),
  };
}

/** A period of UTC days, both inclusive, in both spellings. */
export const PeriodQuery = {
  start_date: Type.Optional(Day),
  startDate: Type.Optional(Day),
  end_date: Type.Optional(Day),
  endDate: Type.Optional(Day),
};

/**
 * A record with more fields, for an answer. The description of the API refers to the record instead
 * of repeating it.
 */
export const extended = <Base extends TSchema, More extends TProperties>(
  record: Base,
  more: More,
  options: { title?: string } = {},
) => Type.Unsafe<Static<Base> & Static<TObject<More>>>({ allOf: [record, Type.Object(more)], ...options });
