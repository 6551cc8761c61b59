// Building blocks of request and record schemas: each format that several schemas use is here.
import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { mostCents } from '../../ach/nacha/writing/totals.ts';

// `allowed` describes a pattern, a format or a range in words: it becomes the error message.

/** The schema of a described one: the description of the API refers to it. */
export const undescribed = Symbol('undescribed');

/**
 * A copy of a schema with the meaning of one field: what its value is, in which unit, and when it
 * is null.
 */
export function described<Schema extends TSchema>(
  schema: Schema,
  description: string,
  more: { deprecated?: true } = {},
): Schema {
  return { ...schema, ...more, description, [undescribed]: schema };
}

/** The description of a schema. */
export const meaningOf = (schema: TSchema): string => (schema as { description?: string }).description ?? '';

/** A field under a name that only existing clients use. */
export const anotherName = <Schema extends TSchema>(schema: Schema, name: string): Schema =>
  described(schema, `Another name of \`${name}\`, for existing clients. Use \`${name}\`.`, { deprecated: true });

/** A sentence about a field, and one about each of its values. */
export const withValues = (sentence: string, values: Readonly<Record<string, string>>): string =>
  [`${sentence}\n`, ...Object.entries(values).map(([value, meaning]) => `- \`${value}\`: ${meaning}`)].join('\n');

export const Uuid = Type.String({ format: 'uuid', allowed: 'a uuid' });

export const UuidOf = (description: string) => described(Uuid, description);

/** The meaning of the parameter of paths that name a user. */
export const userOfPath = 'The uuid of the user.';

/** The meaning of the parameter of paths that name a payment. */
export const paymentOfPath = 'The uuid of the payment.';

/** The meaning of the parameter of paths that name an endpoint. */
export const endpointOfPath = 'The uuid of the endpoint.';

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

/** The trace number of an entry of ours. */
export const TraceOf = (description: string) =>
  Type.String({ pattern: '^[0-9]{15}$', allowed: 'a trace number: 15 digits', description });

/** A calendar day, `Y-m-d`. */
export const Day = Type.String({ title: 'Day', format: 'day', allowed: 'a calendar day written as YYYY-MM-DD' });

/** `Y-m-d H:i:s`, UTC. Below `/admin` answers have ISO 8601: see iso-times.ts. */
export const Timestamp = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2}|T\\d{2}:\\d{2}:\\d{2}Z)$',
  description: '`YYYY-MM-DD HH:MM:SS`, UTC; below `/admin` `YYYY-MM-DDTHH:MM:SSZ`.',
  title: 'Timestamp',
  examples: ['2026-03-02 14:05:09'],
});

/** A time of a record. `sentence`: what happened then, without the period. */
export const TimeOf = (sentence: string) => described(Timestamp, `${sentence}, in UTC.`);

export function OneOf<const Values extends string[]>(values: [...Values], options: Record<string, unknown> = {}) {
  return Type.Enum(values, { type: 'string', ...options });
}

export function Nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Unsafe<Static<Schema> | null>({ anyOf: [schema, { type: 'null' }] });
}

export const recordsOfPage = 'The records of this page.';

/** Where the next page of a list by keyset begins. */
export const NextPage = described(
  Nullable(Type.String()),
  'Send it as `after` to read the next page. Null: there are no more records.',
);

export const Pagination = Type.Object(
  {
    totalItems: Type.Integer({ description: 'The number of records in the whole list.' }),
    pageSize: Type.Integer({ description: 'The number of records that a full page has.' }),
    currentPage: Type.Integer({ description: 'The number of this page. The first page is 1.' }),
    totalPages: Type.Integer({ description: 'The number of pages. 0 when the list is empty.' }),
  },
  { title: 'Pagination', description: 'Where this page is in the whole list.' },
);

/**
 * Page and page size of our own lists, in both spellings; the documented name wins when they are
 * equal.
 */
export const PageQuery = pageQuery(10, 100);

/** The same with other page sizes. */
export function pageQuery(byDefault: number, most: number) {
  return {
    page: Type.Optional(WholeNumber(1, 1_000_000_000, 'The number of the page. 1 by default.')),
    per_page: Type.Optional(WholeNumber(1, most, `Records on a page. ${byDefault} by default, at most ${most}.`)),
    pageSize: Type.Optional(anotherName(WholeNumber(1, most), 'per_page')),
  };
}

/** A period of UTC days, both inclusive, in both spellings. */
export const PeriodQuery = {
  start_date: Type.Optional(described(Day, 'The first day of the period, in UTC. The period includes it.')),
  startDate: Type.Optional(anotherName(Day, 'start_date')),
  end_date: Type.Optional(described(Day, 'The last day of the period, in UTC. The period includes it.')),
  endDate: Type.Optional(anotherName(Day, 'end_date')),
};

/** The same in an answer. */
export const PeriodRecord = {
  start_date: described(Day, 'The first day of the period, in UTC. The period includes it.'),
  end_date: described(Day, 'The last day of the period, in UTC. The period includes it.'),
};

export const SortOrder = OneOf(['newest', 'oldest'], {
  description: 'Which record is the first. `newest` by default.',
});

/**
 * A record with more fields, for an answer. The description of the API refers to the record instead
 * of repeating it.
 */
export const extended = <Base extends TSchema, More extends TProperties>(
  record: Base,
  more: More,
  options: { title?: string; description?: string } = {},
) => Type.Unsafe<Static<Base> & Static<TObject<More>>>({ allOf: [record, Type.Object(more)], ...options });
