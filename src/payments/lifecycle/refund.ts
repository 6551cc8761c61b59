// The row of a refund, and its record in the API (Contract, refunds).
import { type Static, Type } from 'typebox';
import { Metadata } from '../../api/http/metadata.ts';
import { Cents, described, Nullable, TimeOf, UuidOf } from '../../api/http/schema.ts';
import type { Metadata as StoredMetadata } from '../../platform/std/metadata.ts';
import { timestamp } from '../../platform/std/timestamps.ts';
import { heldReason, type WhereRefundStands } from './held-reason.ts';
import { RefundStatusField } from './status-fields.ts';

export interface RefundRow extends WhereRefundStands {
  uuid: string;
  transaction_uuid: string;
  /** Cents. */
  amount: number;
  client_reference_id: string;
  /** Null: none. */
  metadata: StoredMetadata | null;
  refund_capture_trace_id: string | null;
  refund_payout_trace_id: string | null;
  ach_return_code: string | null;
  failure_code: string | null;
  failure_reason: string | null;
  created_at: Date;
  updated_at: Date;
}

export const RefundRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the refund.'),
    transaction_uuid: UuidOf('The payment that is refunded.'),
    amount: described(Cents, 'What is refunded, in cents.'),
    status: RefundStatusField,
    client_reference_id: Type.String({ description: 'Your own reference for the refund. Empty: none was given.' }),
    refund_capture_trace_id: Type.String({
      description: 'Trace number of the debit of the payee. Empty until it is known.',
    }),
    refund_payout_trace_id: Type.String({
      description: 'Trace number of the credit to the payer. Empty until it is known.',
    }),
    held_reason: Nullable(
      Type.String({
        description:
          'Why the refund waits: a hold on its payment, or what must happen before its debit. Null: it does not wait.',
      }),
    ),
    ach_return_code: Nullable(
      Type.String({
        description:
          'The return code of the last failed entry of this refund. This field and the next two describe the same entry: the debit of the payee or the credit to the payer. Null: nothing was returned.',
      }),
    ),
    failure_code: Nullable(
      Type.String({ description: 'Why that entry failed or was not made, for programs. Null: no entry failed.' }),
    ),
    failure_reason: Nullable(
      Type.String({ description: 'Why that entry failed or was not made, as a sentence. Null: no entry failed.' }),
    ),
    created_at: TimeOf('When the refund was accepted'),
    updated_at: TimeOf('When the refund changed last'),
    metadata: Type.Optional(Metadata),
  },
  { title: 'Refund', description: 'A refund: all or part of a payment goes back to the payer.' },
);

export function refundRecord(row: RefundRow): Static<typeof RefundRecord> {
  return {
    uuid: row.uuid,
    transaction_uuid: row.transaction_uuid,
    amount: row.amount,
    status: row.status,
    client_reference_id: row.client_reference_id,
    refund_capture_trace_id: row.refund_capture_trace_id ?? '',
    refund_payout_trace_id: row.refund_payout_trace_id ?? '',
    held_reason: heldReason(row),
    ach_return_code: row.ach_return_code,
    failure_code: row.failure_code,
    failure_reason: row.failure_reason,
    created_at: timestamp(row.created_at),
    updated_at: timestamp(row.updated_at),
    ...(row.metadata === null ? {} : { metadata: row.metadata }),
  };
}

export const exampleRefund: Static<typeof RefundRecord> = {
  uuid: '019a2f41-2d00-7c10-8e42-6a5b4c3d2e1f',
  transaction_uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
  amount: 4000,
  status: 'REFUND_CAPTURE_ACH_PENDING',
  client_reference_id: 'refund-17',
  refund_capture_trace_id: '091000010000045',
  refund_payout_trace_id: '',
  held_reason: null,
  ach_return_code: null,
  failure_code: null,
  failure_reason: null,
  created_at: '2026-03-10 09:12:00',
  updated_at: '2026-03-10 22:00:01',
};
