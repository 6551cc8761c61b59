// The names of payer and payee.
import { Type } from 'typebox';
import { described, Nullable } from '../../api/http/schema.ts';
import { namesOfUsers } from '../../customers/users/names-of-users.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';

interface Parties {
  processor_id: string;
  payer_uuid: string;
  payee_uuid: string;
}

const nameOf = (party: string) =>
  described(
    Nullable(Type.String()),
    `The name of the ${party}: of the business, or first and last name. Null: erased.`,
  );

export const partyNames = { payer_name: nameOf('payer'), payee_name: nameOf('payee') };

export const exampleNames = { payer_name: 'Ada Moss', payee_name: 'Moss Bakery LLC' };

/** Reads all names with one query. */
export async function namesOfParties(db: Queryable, payments: readonly Parties[]) {
  const names = await namesOfUsers(
    db,
    payments.flatMap(({ processor_id, payer_uuid, payee_uuid }) =>
      [...new Set([payer_uuid, payee_uuid])].map((user_uuid) => ({ processor_id, user_uuid })),
    ),
  );
  return ({ payer_uuid, payee_uuid }: Parties) => ({
    payer_name: names.get(payer_uuid) ?? null,
    payee_name: names.get(payee_uuid) ?? null,
  });
}
