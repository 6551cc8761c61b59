// A list of what payments have: each row also names the payer and the payee.
import type { Static, TObject, TProperties, TSchema } from 'typebox';
import { type KeysetDefinition, type KeysetRows, keysetList } from '../../api/http/keyset-list.ts';
import type { Call, Operation } from '../../api/http/operation.ts';
import { extended } from '../../api/http/schema.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type PartyNames, selectPartyNames } from './party-names.sql.ts';
import { exampleNames, partyNames } from './party-names.ts';

/** Null: the row is about no payment. */
interface OfPayment {
  processor_id: string | null;
  transaction_uuid: string | null;
}

const noNames: PartyNames = { payer_name: null, payee_name: null };

/** One query reads the names of a page. */
async function withNames<Row extends OfPayment>(db: Queryable, rows: readonly Row[]) {
  const payments = rows.flatMap(({ processor_id, transaction_uuid }) =>
    processor_id === null || transaction_uuid === null ? [] : [{ processor_id, transaction_uuid }],
  );
  const names = await selectPartyNames(db, payments);
  return rows.map((row) => ({ row, names: names.get(row.transaction_uuid ?? '') ?? noNames }));
}

/** Like `keysetList`. */
export function namedList<
  Entry extends TSchema,
  Filter extends TProperties,
  Row extends OfPayment,
  Position extends readonly string[],
>(
  database: Database,
  definition: KeysetDefinition<TObject, Filter, Entry>,
  rows: KeysetRows<Call<object, Static<TObject<Filter>>>, Row, Position, Static<Entry>>,
): Operation {
  const { record, examples } = definition;
  const { title } = record as { title?: string };
  return keysetList(
    {
      ...definition,
      record: extended(record, partyNames, { title: `Named${title}` }),
      examples: examples.map((one) => ({ ...(one as object), ...exampleNames }) as never),
    },
    {
      isPosition: rows.isPosition,
      ...(rows.period === undefined ? {} : { period: rows.period }),
      positionOf: ({ row }) => rows.positionOf(row),
      read: async (call, after, limit) =>
        withNames(database, await rows.read(call as Call<object, Static<TObject<Filter>>>, after, limit)),
      record: ({ row, names }: { row: Row; names: PartyNames }) =>
        ({ ...(rows.record(row) as object), ...names }) as never,
    },
  );
}
