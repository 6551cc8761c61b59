// The operation of a list that is read page by page: its parameters, its answer and its handler.
import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { ok } from '../../platform/answer.ts';
import { type Call, type Definition, type Operation, operation } from './operation.ts';
import { PageQuery, Pagination, recordsOfPage } from './schema.ts';
import { type Page, pageFrom, pagination } from './spellings.ts';

interface ListDefinition<Params extends TSchema, Filter extends TProperties, Entry extends TSchema>
  extends Pick<
    Definition<Params, TObject, TObject>,
    'path' | 'alsoAt' | 'tag' | 'operationId' | 'summary' | 'description' | 'callers' | 'role' | 'params' | 'refusals'
  > {
  /** The query parameters in addition to the page parameters. */
  filter?: Filter;
  /** The description of the answer. Default: "A page". */
  page?: string;
  /** The field of the answer that has the records. */
  plural: string;
  record: Entry;
  examples: readonly Static<Entry>[];
}

/** The rows or records of a page, and the total count of the list. */
export interface PageOf<Row> {
  rows: readonly Row[];
  total: number;
}

/** Makes the operation of a list. `read` answers the records of a page. */
export function listOperation<
  Entry extends TSchema,
  Params extends TSchema = TObject,
  Filter extends TProperties = Record<never, TSchema>,
>(
  { filter, page = 'A page', plural, record, examples, ...definition }: ListDefinition<Params, Filter, Entry>,
  read: (
    call: Call<Static<Params>, Static<TObject<typeof PageQuery & Filter>>>,
    page: Page,
  ) => Promise<PageOf<Static<Entry>>>,
): Operation {
  return operation(
    {
      ...definition,
      method: 'GET',
      query: Type.Object({ ...PageQuery, ...filter } as typeof PageQuery & Filter),
      answers: {
        200: {
          description: page,
          data: Type.Object({ [plural]: Type.Array(record, { description: recordsOfPage }), pagination: Pagination }),
          example: { [plural]: examples, pagination: pagination(pageFrom({}), examples.length) },
        },
      },
    },
    {
      async read(call) {
        const asked = pageFrom(call.query as Static<TObject<typeof PageQuery>>);
        const { rows, total } = await read(call, asked);
        return ok({ [plural]: rows, pagination: pagination(asked, total) });
      },
    },
  );
}

/** The records of a page of rows. */
export async function recordsOf<Row, Entry>(
  page: Promise<PageOf<Row>>,
  record: (row: Row) => Entry,
): Promise<PageOf<Entry>> {
  const { rows, total } = await page;
  return { rows: rows.map(record), total };
}
