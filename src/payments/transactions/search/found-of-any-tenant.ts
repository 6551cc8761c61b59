// The record of a payment for operators: with its tenant and the names of payer and payee.
import type { Static } from 'typebox';
import { extended, Uuid } from '../../../api/http/schema.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { exampleNames, namesOfParties, partyNames } from '../party-names.ts';
import { exampleFound, FoundTransaction, foundRecord } from './found-record.ts';
import type { MatchingPayment } from './matching.sql.ts';

export const FoundOfAnyTenant = extended(
  FoundTransaction,
  { processor_uuid: Uuid, ...partyNames },
  { title: 'TransactionOfAnyTenant' },
);

/** One query reads all names. */
export async function foundOfAnyTenant(
  db: Queryable,
  rows: readonly MatchingPayment[],
): Promise<Static<typeof FoundOfAnyTenant>[]> {
  const names = await namesOfParties(db, rows);
  return rows.map((row) => ({ processor_uuid: row.processor_id, ...foundRecord(row), ...names(row) }));
}

export const exampleOfAnyTenant: Static<typeof FoundOfAnyTenant> = {
  processor_uuid: '019a2f30-0000-7a11-8b22-3c4d5e6f7081',
  ...exampleFound,
  ...exampleNames,
};
