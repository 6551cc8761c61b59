// GET /admin/v1/bank-files/{uuid}/entries: what the entries of a file move, payment by payment.
import { Type } from 'typebox';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { Nullable, OneOf, Timestamp, Uuid } from '../../../api/http/schema.ts';
import { purposes } from '../../../payments/lifecycle/stage-names.ts';
import { exampleNames, namesOfParties, partyNames } from '../../../payments/transactions/party-names.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/refusals.ts';
import { isUuid } from '../../../platform/std/identifiers.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import { type EntryPosition, type FiledEntry, selectEntriesOfFile, selectSeenFile } from './file-outcomes.sql.ts';

const FiledEntryRecord = Type.Object(
  {
    uuid: Uuid,
    processor_uuid: Uuid,
    transaction_uuid: Uuid,
    refund_uuid: Nullable(Uuid),
    stage: OneOf([...purposes]),
    state: Type.String(),
    direction: OneOf(['debit', 'credit']),
    amount: Type.Integer({ description: 'Cents that the entry moves for this payment.' }),
    trace_id: Type.String(),
    entry_amount: Type.Integer({ description: 'Cents of the whole entry, which several payments may share.' }),
    bank_account_uuid: Nullable(Uuid),
    created_at: Timestamp,
    ...partyNames,
  },
  { title: 'FiledEntry' },
);

/** One query reads all names. */
async function withNames(db: Queryable, entries: readonly FiledEntry[]) {
  const names = await namesOfParties(db, entries.filter(isOfPayment));
  return entries.map((entry) => ({ ...entry, ...(isOfPayment(entry) ? names(entry) : noNames) }));
}

const noNames = { payer_name: null, payee_name: null };

const isOfPayment = (entry: FiledEntry): entry is FiledEntry & { payer_uuid: string; payee_uuid: string } =>
  entry.payer_uuid !== null && entry.payee_uuid !== null;

type NamedEntry = Awaited<ReturnType<typeof withNames>>[number];

const record = ({
  processor_id,
  entry_uuid: _entry,
  payer_uuid: _payer,
  payee_uuid: _payee,
  created_at,
  ...entry
}: NamedEntry) => ({
  ...entry,
  processor_uuid: processor_id,
  created_at: timestamp(created_at),
});

export const listBankFileEntries = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/bank-files/:uuid/entries',
      tag: 'Operator: banks',
      operationId: 'listBankFileEntries',
      summary: 'List the entries of a file to a bank',
      description:
        'By stage, tenant and entry. Members of a batch share an entry, and each is listed. `transaction_uuid` of a payout of fees, or of a reversal, is its own uuid, and it has no names. Dishonors are in `GET /admin/v1/dishonors`.',
      callers: ['admin'],
      role: 'viewer',
      params: Type.Object({ uuid: Uuid }),
      filter: {},
      plural: 'entries',
      record: FiledEntryRecord,
      examples: [
        {
          uuid: '019a2f3e-1a20-7b30-8c40-5d6e7f809102',
          processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
          transaction_uuid: '019a2f3d-2b10-7a20-8c30-4d5e6f708192',
          refund_uuid: null,
          stage: 'capture' as const,
          state: 'sent',
          direction: 'debit' as const,
          amount: 10_000,
          trace_id: '091000010000001',
          entry_amount: 10_000,
          bank_account_uuid: '019a2f3d-9a00-7e55-8c31-6f5e4d3c2b1a',
          created_at: '2026-03-02 22:00:00',
          ...exampleNames,
        },
      ],
      refusals: ['not_found'],
    },
    {
      async read({ params }, after, limit) {
        const uuid = params.uuid.toLowerCase();
        if ((await selectSeenFile(database, uuid)) === null) throw refuse('not_found', 'uuid');
        return withNames(database, await selectEntriesOfFile(database, uuid, after, limit));
      },
      positionOf: ({ stage, processor_id, entry_uuid, uuid }): EntryPosition => [stage, processor_id, entry_uuid, uuid],
      isPosition,
      record,
    },
  );

const stages: readonly string[] = purposes;

const isPosition = (sent: readonly unknown[]): sent is EntryPosition =>
  sent.length === 4 &&
  stages.includes(sent[0] as string) &&
  sent.slice(1).every((one) => typeof one === 'string' && isUuid(one));
