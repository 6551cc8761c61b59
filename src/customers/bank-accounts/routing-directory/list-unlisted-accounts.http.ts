// GET /admin/v1/unlisted-accounts: stored accounts whose routing number is not in the directory.
import { type Static, Type } from 'typebox';
import { refuseUnknownProcessor } from '../../../access/tenants/named-in-filters.ts';
import { keysetList } from '../../../api/http/keyset-list.ts';
import { Nullable, Timestamp, Uuid } from '../../../api/http/schema.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isUuid, nilUuid } from '../../../platform/std/identifiers.ts';
import { timestamp, timestampOrNull } from '../../../platform/std/timestamps.ts';
import { masked } from '../account-number.ts';
import { selectUnlistedAccounts, type UnlistedAccount, type UnlistedKey } from './unlisted-accounts.sql.ts';

const UnlistedAccountRecord = Type.Object(
  {
    bank_account_uuid: Uuid,
    processor_uuid: Uuid,
    user_uuid: Uuid,
    user_name: Type.String(),
    account_number: Type.String(),
    routing_number: Type.String(),
    new_routing_number: Nullable(
      Type.String({ description: 'The number that replaces it in the directory; null: the directory names none.' }),
    ),
    corrected_at: Nullable(Timestamp),
    found_at: Timestamp,
  },
  { title: 'UnlistedAccount' },
);

const record = (row: UnlistedAccount): Static<typeof UnlistedAccountRecord> => ({
  bank_account_uuid: row.bank_account_uuid,
  processor_uuid: row.processor_id,
  user_uuid: row.user_uuid,
  user_name: row.user_name,
  account_number: masked(row.account_number_last4),
  routing_number: row.routing_number,
  new_routing_number: row.new_routing_number,
  corrected_at: timestampOrNull(row.corrected_at),
  found_at: timestamp(row.found_at),
});

type Position = readonly [shard: string, processor: string, account: string];

const isPosition = (sent: readonly unknown[]): sent is Position =>
  sent.length === 3 &&
  sent.every((part) => typeof part === 'string') &&
  /^\d{1,3}$/.test(sent[0]!) &&
  isUuid(sent[1]!) &&
  isUuid(sent[2]!);

const start: UnlistedKey = { shard: -1, processor_id: nilUuid, bank_account_uuid: nilUuid };

const keyOf = ([shard, processor_id, bank_account_uuid]: Position): UnlistedKey => ({
  shard: Number(shard),
  processor_id,
  bank_account_uuid,
});

export const listUnlistedAccounts = ({ database }: { database: Database }) =>
  keysetList(
    {
      path: '/admin/v1/unlisted-accounts',
      tag: 'Operator: users',
      operationId: 'listUnlistedAccounts',
      summary: 'List bank accounts with an unlisted routing number',
      description:
        'The usable bank accounts of all tenants or of one whose routing number is not in the routing directory, or was replaced there. Their entries may come back. An import of the directory finds them; an account is also listed when a bank corrects it to such a number (`corrected_at`). Ask the user to add the account again with the right number.',
      callers: ['admin'],
      role: 'viewer',
      filter: { processor_uuid: Type.Optional(Uuid) },
      plural: 'unlisted_accounts',
      record: UnlistedAccountRecord,
      examples: [
        {
          bank_account_uuid: '019a2f3d-1c20-7b31-8a44-9f0e1d2c3b4a',
          processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
          user_uuid: '019a2f3c-2b1a-7c3d-8e4f-5a6b7c8d9e0f',
          user_name: 'Ada Moreau',
          account_number: '****5678',
          routing_number: '011102133',
          new_routing_number: '211371926',
          corrected_at: null,
          found_at: '2026-03-02 14:05:09',
        },
      ],
    },
    {
      async read({ query: { processor_uuid } }, after, limit) {
        await refuseUnknownProcessor(database, processor_uuid);
        return selectUnlistedAccounts(database, processor_uuid ?? null, after === null ? start : keyOf(after), limit);
      },
      positionOf: (row): Position => [String(row.shard), row.processor_id, row.bank_account_uuid],
      isPosition,
      record,
    },
  );
