// The record of a payment with the names of payer and payee; for operators also with its tenant.
import type { Static } from 'typebox';
import { extended, Uuid } from '../../../api/http/schema.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { exampleNames, namesOfParties, partyNames } from '../party-names.ts';
import { exampleFound, FoundTransaction, foundRecord } from './found-record.ts';
import type { MatchingPayment } from './matching.sql.ts';

export const NamedTransaction = extended(FoundTransaction, partyNames, {
  title: 'NamedTransaction',
  description: 'A payment that a search found, with the names of payer and payee.',
});

export const FoundOfAnyTenant = extended(
  FoundTransaction,
  { processor_uuid: Uuid, ...partyNames },
  { title: 'TransactionOfAnyTenant' },
);

/** One query reads all names. */
export async function namedRecords(
  db: Queryable,
  rows: readonly MatchingPayment[],
): Promise<Static<typeof NamedTransaction>[]> {
  const names = await namesOfParties(db, rows);
  return rows.map((row) => ({ ...foundRecord(row), ...names(row) }));
}

export async function foundOfAnyTenant(
  db: Queryable,
  rows: readonly MatchingPayment[],
): Promise<Static<typeof FoundOfAnyTenant>[]> {
  const records = await namedRecords(db, rows);
  return rows.map(({ processor_id }, index) => ({ processor_uuid: processor_id, ...records[index]! }));
}

export const exampleNamed: Static<typeof NamedTransaction> = { ...exampleFound, ...exampleNames };

export const exampleOfAnyTenant: Static<typeof FoundOfAnyTenant> = {
  processor_uuid: '019a2f30-0000-7a11-8b22-3c4d5e6f7081',
  ...exampleNamed,
};
