// The operation of a list that is read by keyset: each page begins after the last row of the page
// before, so a page costs the same wherever it is in the list.
import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { ok } from '../../platform/answer.ts';
import { invalid } from '../../platform/refusals.ts';
import { InstantOf, instantOf } from './instant.ts';
import { type Call, type Definition, type Operation, operation } from './operation.ts';
import { digestOf, pageCursor, positionIn } from './page-cursor.ts';
import { NextPage, recordsOfPage, Text, WholeNumber } from './schema.ts';

export interface KeysetDefinition<Params extends TSchema, Filter extends TProperties, Entry extends TSchema>
  extends Pick<
    Definition<Params, TObject, TObject>,
    'path' | 'tag' | 'operationId' | 'summary' | 'description' | 'callers' | 'role' | 'byPerson' | 'params' | 'refusals'
  > {
  filter: Filter;
  /** The description of the answer. Default: "A page". */
  page?: string;
  /** The field of the answer that has the records. */
  plural: string;
  record: Entry;
  examples: readonly Static<Entry>[];
}

/** The part of a page, in the query of a list. */
export const PageByKey = {
  after: Type.Optional(
    Text(1, 500, {
      description: 'Where the page begins: `next` of an earlier answer with the same filters. Absent: the first page.',
    }),
  ),
  limit: Type.Optional(WholeNumber(1, 100, 'Records on a page. 10 by default, at most 100.')),
};
export const limitByDefault = 10;

type QueryOf<Filter extends TProperties> = Static<TObject<typeof PageByKey & Filter>>;

interface Period<Position> {
  /** The beginning of their names: `created` makes `created_from` and `created_before`. */
  name: string;
  /** Every row from before this instant comes after the position. */
  startOf(at: Date): Position;
}

/** How the rows of a list are read. A position is the key of a row, as text. */
export interface KeysetRows<Asked, Row, Position extends readonly string[], Entry> {
  /** The rows after the position, at most `limit`; null: from the start. */
  read(call: Asked, after: Position | null, limit: number): Promise<readonly Row[]>;
  positionOf(row: Row): Position;
  /** Of a list that is newest first: two more filters, from an instant on and before one. */
  period?: Period<Position>;
  /** Anyone can write a cursor, and it goes into a query. */
  isPosition(sent: readonly unknown[]): sent is Position;
  record(row: Row): Entry;
}

/**
 * Makes the operation. A cursor is refused with other filters, at another list, and of another
 * tenant.
 */
export function keysetList<
  Entry extends TSchema,
  Filter extends TProperties,
  Row,
  Position extends readonly string[],
  Params extends TSchema = TObject,
>(
  {
    filter,
    page = 'A page',
    plural,
    record,
    examples,
    description,
    ...definition
  }: KeysetDefinition<Params, Filter, Entry>,
  rows: KeysetRows<Call<Static<Params>, QueryOf<Filter>>, Row, Position, Static<Entry>>,
): Operation {
  const { period } = rows;
  const ofPeriod = period === undefined ? {} : filterOfPeriod(period.name);
  // A filter with keys of its own is in a cursor only if it was sent.
  const isNamed = (name: string, sent: unknown) => sent !== undefined || (filter[name] as TObject).type !== 'object';
  return operation(
    {
      ...definition,
      description: `${description} Send \`next\` as \`after\` to read the next page; at the end it is null.`,
      method: 'GET',
      query: Type.Object({ ...filter, ...ofPeriod, ...PageByKey } as typeof PageByKey & Filter),
      answers: {
        200: {
          description: page,
          data: Type.Object({ [plural]: Type.Array(record, { description: recordsOfPage }), next: NextPage }),
          example: { [plural]: examples, next: null },
        },
      },
    },
    {
      async read(call) {
        const query = call.query as Static<TObject<typeof PageByKey>> & Record<string, unknown>;
        const { after, limit = limitByDefault } = query;
        const params = Object.values(call.params as object);
        // Operators may continue the list of another operator. Tenants may not continue the list of
        // another tenant.
        const whose = call.caller.tenant_id;
        const filters = Object.keys(filter).filter((name) => isNamed(name, query[name]));
        // Cursors of lists from before they had a period stay good.
        const bounds = Object.keys(ofPeriod).filter((name) => query[name] !== undefined);
        const named = [...filters.map((name) => query[name]), ...bounds.map((name) => `${name}=${query[name]}`)];
        const list = [plural, whose, ...[...params, ...named].map(asText)];
        const { begin = null, end = null } = period === undefined ? {} : boundsOf(period, query);
        const position = after === undefined ? begin : positionIn(after, list, rows.isPosition);
        // One extra row shows whether there is a next page.
        const read = await rows.read(call as Call<Static<Params>, QueryOf<Filter>>, position, limit + 1);
        const found = end === null ? read : read.filter((row) => !isBefore(rows.positionOf(row), end));
        const shown = found.slice(0, limit);
        const next = found.length > limit ? pageCursor(list, rows.positionOf(shown[limit - 1]!)) : null;
        return ok({ [plural]: shown.map(rows.record), next });
      },
    },
  );
}

const filterOfPeriod = (name: string): TProperties => ({
  [`${name}_from`]: Type.Optional(InstantOf('Only what is from this time or later')),
  [`${name}_before`]: Type.Optional(InstantOf('Only what is from before this time')),
});

/** Where the period begins and ends in the list; null: it is open on this side. */
function boundsOf<Position>({ name, startOf }: Period<Position>, query: Readonly<Record<string, unknown>>) {
  const at = (field: string) => instantOf(field, query[field] as string | undefined);
  const [from, before] = [at(`${name}_from`), at(`${name}_before`)];
  if (from !== null && before !== null && from > before)
    throw invalid(`${name}_from`, 'order', `must not be after ${name}_before`);
  return { begin: before && startOf(before), end: from && startOf(from) };
}

/** Positions are of equal length, and each part sorts as text. */
function isBefore(one: readonly string[], other: readonly string[]): boolean {
  const part = one.findIndex((text, index) => text !== other[index]);
  return part !== -1 && one[part]! < other[part]!;
}

/** Uuids are compared without case. */
function asText(value: unknown): string | null {
  if (value === undefined) return null;
  return typeof value === 'object' ? digestOf(value!) : String(value).toLowerCase();
}
