// GET /admin/v1/exceptions: lists balances that no entry under way or due will clear.

import { Type } from 'typebox';
import { refuseUnknownProcessor } from '../../../access/tenants/named-in-filters.ts';
import { described, Nullable, OneOf, PositiveCents, Timestamp, Uuid, UuidOf } from '../../../api/http/schema.ts';
import { processorOfFilteredUser } from '../../../customers/users/find-user.ts';
import { namedList } from '../../../payments/transactions/named-list.ts';
import { refuseEmptyAmounts } from '../../../payments/transactions/search/search-filter.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inEachLane } from '../../../platform/database/lanes/each-lane.ts';
import { timestamp } from '../../../platform/std/timestamps.ts';
import {
  exceptionKinds,
  inOrderOfExceptions,
  isExceptionPosition,
  positionOfException,
  selectExceptions,
} from './exceptions.sql.ts';

const ExceptionRecord = Type.Object(
  {
    kind: OneOf([...exceptionKinds]),
    processor_uuid: Uuid,
    transaction_uuid: Nullable(Uuid),
    refund_uuid: Nullable(Uuid),
    user_uuid: Nullable(Uuid),
    user_name: Nullable(Type.String()),
    amount: Type.Integer(),
    since: Timestamp,
    vendor_uuid: Nullable(Uuid),
  },
  { title: 'Exception' },
);

export const listExceptions = ({ database }: { database: Database }) =>
  namedList(
    database,
    {
      path: '/admin/v1/exceptions',
      tag: 'Operator: payments',
      operationId: 'listExceptions',
      summary: 'List the exceptions: open balances that an operator must clear',
      description: `Balances of payments that no entry under way or due will clear. An operator must clear each, or another payment to the same payee does. Payments on hold, and payments of a suspended processor, are not listed. Oldest first, of all tenants or of one; \`amount\` in cents.

- \`owed_to_payee\`: a payout was returned and kept, or money was left over. Act: \`payout-again\`. Left-over money first pays what the payee owes on other transactions; the next payout to the payee includes the rest. If the payout of this transaction was returned, both wait for \`payout-again\`.
- \`owed_by_payee\`: a clawback failed. Act: \`clawback-again\` or \`write-off\`. Money owed to the payee on other transactions pays this debt before it is paid out.
- \`owed_to_payer\`: with \`refund_uuid\`, the credit of that refund was returned. Act: \`send-again\` or \`give-back\` of the refund. Without it, a reverse payout was returned, or more became owed after it. Act: \`reverse-payout-again\`.
- \`owed_by_payer\`: a refund or a reverse payout went to the payer, and the capture was returned too. Act: \`payer-debt/paid\` or \`payer-debt/write-off\`.
- \`fees_owed_back\`: a capture was returned after its fee had been paid out to the vendor \`vendor_uuid\`, or to the processor if that is null. The transaction and the user are null. Later fees offset it automatically; until then no fees are paid out.`,
      callers: ['admin'],
      role: 'viewer',
      filter: {
        processor_uuid: Type.Optional(Uuid),
        kind: Type.Optional(OneOf([...exceptionKinds])),
        user_uuid: Type.Optional(UuidOf('Only balances of this user, who owes the money or is owed it.')),
        amount_from: Type.Optional(described(PositiveCents, 'Only balances of this amount or more, in cents.')),
        amount_to: Type.Optional(described(PositiveCents, 'Only balances of this amount or less, in cents.')),
      },
      plural: 'exceptions',
      record: ExceptionRecord,
      examples: [
        {
          kind: 'owed_by_payee',
          processor_uuid: '019a2f3c-7b1e-7c54-9d2e-0f6f5a1b2c3d',
          transaction_uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
          refund_uuid: null,
          user_uuid: '019a2f3d-8f00-7b21-9a11-5c4d3e2f1a0b',
          user_name: 'Fjord Market LLC',
          amount: 9700,
          since: '2026-03-12 13:30:00',
          vendor_uuid: null,
        },
      ],
    },
    {
      async read({ query }, after, limit) {
        const { processor_uuid = null, kind = null, user_uuid = null, amount_from = null, amount_to = null } = query;
        refuseEmptyAmounts(query);
        await refuseUnknownProcessor(database, processor_uuid);
        if (user_uuid !== null) await processorOfFilteredUser(database, 'user_uuid', user_uuid);
        const wanted = { processor_id: processor_uuid, kind, user_uuid, amount_from, amount_to };
        const pages = await inEachLane(database, processor_uuid, () =>
          selectExceptions(database, wanted, after, limit),
        );
        return pages.length === 1 ? pages[0]! : pages.flat().sort(inOrderOfExceptions).slice(0, limit);
      },
      positionOf: positionOfException,
      isPosition: isExceptionPosition,
      record: ({ processor_id, since, ...one }) => ({
        processor_uuid: processor_id,
        ...one,
        since: timestamp(since),
      }),
    },
  );
