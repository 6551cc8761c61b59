// The record of a payment with everything that is known about it.
import { type Static, Type } from 'typebox';
import { ActRecord } from '../../../../access/tenants/list-audit-trail.http.ts';
import { roles } from '../../../../api/http/caller.ts';
import { extended, Nullable, OneOf, Timestamp, Uuid } from '../../../../api/http/schema.ts';
import { EventName } from '../../../../events/log/event-schema.ts';
import { deliveryStates } from '../../../../events/webhooks/endpoints/deliveries-of-endpoint.sql.ts';
import { AccountName } from '../../../../payments/ledger/account-name.ts';
import { exampleReview, FraudReviewRecord } from '../../../../payments/risk/monitoring/review-record.ts';
import {
  exampleDetails,
  MoveRecord,
  TransactionDetails,
} from '../../../../payments/transactions/details/details-record.ts';
import {
  exampleNote,
  NoteRecord,
} from '../../../../payments/transactions/operator-acts/create-transaction-note.http.ts';
import { exampleNames, partyNames } from '../../../../payments/transactions/party-names.ts';
import { timestamp, timestampOrNull } from '../../../../platform/std/timestamps.ts';
import type { DeliveryRow, EventRow } from './events-of-payment.sql.ts';

const AmountInCents = Type.Integer({ description: 'Cents.' });

const PostingRecord = Type.Object(
  {
    debit_account: AccountName,
    debit_owner_uuid: Uuid,
    credit_account: AccountName,
    credit_owner_uuid: Uuid,
    amount: AmountInCents,
  },
  { title: 'Posting' },
);

const WhatIsMoved = Type.Object({ debit_account: AccountName, credit_account: AccountName, amount: AmountInCents });

const AllowedActRecord = Type.Object(
  {
    operation_id: Type.String(),
    summary: Type.String(),
    role: OneOf([...roles], { description: 'The least role that may do it.' }),
    method: OneOf(['POST', 'DELETE']),
    path: Type.String(),
    amount_up_to: Nullable(Type.Integer({ description: 'The most cents for `amount`. Null: it takes none.' })),
    moves: Type.Array(
      Type.Object({ transition: Type.String(), description: Type.String(), postings: Type.Array(WhatIsMoved) }),
      { description: 'What it would move now, with the whole `amount_up_to`.' },
    ),
  },
  { title: 'AllowedAct' },
);

const EventOfPayment = Type.Object(
  {
    uuid: Uuid,
    type: EventName,
    subject_uuid: Uuid,
    occurred_at: Timestamp,
    deliveries: Type.Array(
      Type.Object({
        uuid: Uuid,
        endpoint_uuid: Uuid,
        url: Type.String(),
        state: OneOf([...deliveryStates]),
        attempt_count: Type.Integer(),
        next_attempt_at: Nullable(Timestamp),
        finished_at: Nullable(Timestamp),
        status: Nullable(Type.Integer({ description: 'Of the answer to the last attempt.' })),
        error: Nullable(Type.String()),
      }),
    ),
  },
  { title: 'EventOfTransaction' },
);

export const WholePayment = extended(TransactionDetails, {
  processor_uuid: Uuid,
  ...partyNames,
  moves: Type.Array(extended(MoveRecord, { postings: Type.Array(PostingRecord) })),
  balances: Type.Array(Type.Object({ account: AccountName, owner_uuid: Uuid, balance: AmountInCents }), {
    description: 'The accounts of the payment that are not zero. Debit positive.',
  }),
  fraud_reviews: Type.Array(FraudReviewRecord, {
    description: 'What fraud monitoring found about it, and what was decided. Oldest first.',
  }),
  events: Type.Array(EventOfPayment),
  notes: Type.Array(NoteRecord),
  acts: Type.Array(ActRecord),
  allowed_acts: Type.Array(AllowedActRecord),
});

export function eventRecord({ occurred_at, position, ...event }: EventRow, deliveries: readonly DeliveryRow[]) {
  return {
    ...event,
    occurred_at: timestamp(occurred_at),
    deliveries: deliveries
      .filter((one) => one.position === position)
      .map(({ position: _, due_at, finished_at, ...delivery }) => ({
        ...delivery,
        next_attempt_at: timestampOrNull(due_at),
        finished_at: timestampOrNull(finished_at),
      })),
  };
}

const processor_uuid = '019a2f30-0000-7a11-8b22-3c4d5e6f7081';

export const exampleWhole: Static<typeof WholePayment> = {
  processor_uuid,
  ...exampleDetails,
  ...exampleNames,
  entries: [],
  holds: [],
  moves: exampleDetails.moves.slice(1).map((move) => ({
    ...move,
    postings: [
      {
        debit_account: 'DIF',
        debit_owner_uuid: processor_uuid,
        credit_account: 'UNS',
        credit_owner_uuid: processor_uuid,
        amount: 12500,
      },
    ],
  })),
  balances: [{ account: 'DIF', owner_uuid: processor_uuid, balance: 12500 }],
  fraud_reviews: [exampleReview],
  events: [],
  notes: [exampleNote],
  acts: [],
  allowed_acts: [
    {
      operation_id: 'createHold',
      summary: 'Hold a transaction',
      role: 'support',
      method: 'POST',
      path: `/admin/v1/transactions/${exampleDetails.transaction.uuid}/holds`,
      amount_up_to: null,
      moves: [],
    },
  ],
};
