// The API records of the members and entries of a batch, and the page of members.
import { type Static, Type } from 'typebox';
import { Cents, described, Nullable, pageQuery, SummedCents, UuidOf } from '../../api/http/schema.ts';
import { type Page, pageFrom, pagination } from '../../api/http/spellings.ts';
import { CaptureStatus, RefundStatusField } from '../lifecycle/status-fields.ts';
import { EntryRecord, entryRecord, exampleEntry } from '../transactions/details/details-record.ts';
import type { BatchEntryRow } from './batch-entries.sql.ts';
import type { PayoutMemberRow, RefundMemberRow } from './batch-members.sql.ts';

/** Existing clients expect all members in one answer: at this limit it has one or two megabytes. */
const mostMembers = 5_000;
export const whichMembers = `A page, ordered by uuid. A page has ${mostMembers} members, or fewer with \`per_page\`.`;

export const MemberQuery = Type.Object(pageQuery(mostMembers, mostMembers));
export const memberPage = (query: Static<typeof MemberQuery>): Page => pageFrom(query, mostMembers);

export const examplePagination = pagination({ page: 1, per_page: mostMembers, offset: 0 }, 1);

export const PayoutMember = Type.Object(
  {
    transaction_uuid: UuidOf('The identifier of the payment.'),
    amount: described(Cents, 'What was debited from the payer, in cents.'),
    transaction_fee: described(Cents, 'The part of `amount` that the payee does not get, in cents.'),
    payout_amount: Type.Integer({
      description: 'Cents with which it joined the batch; 0 if an offset took everything.',
    }),
    entry_amount: Nullable(
      Type.Integer({
        description:
          'Its cents in the entry of this batch. Less than `payout_amount` if a return reduced it before the entry was filed; null if it is in no entry, or only in one whose file the bank rejected.',
      }),
    ),
    trace_id: Type.String({ description: 'Trace number of its capture; empty until known.' }),
    capture_status: CaptureStatus,
    payout_status: Type.String({
      description: 'The status of its payout in this batch. Later payouts do not change it.',
    }),
    payout_trace_id: Nullable(
      Type.String({ description: 'Trace number of its entry in this batch; null if `entry_amount` is null.' }),
    ),
    payout_return_code: Nullable(
      Type.String({ description: 'The return code of that entry. Null: it was not returned.' }),
    ),
    ach_return_code: Nullable(
      Type.String({
        description: 'The return code of the payment, as its record shows it. Null: nothing was returned.',
      }),
    ),
    failure_reason: described(
      Nullable(Type.String()),
      'Why a stage of the payment failed, as a sentence. Null: none failed.',
    ),
  },
  { title: 'PayoutMember', description: 'A payment in the batch of a merchant.' },
);

export const examplePayoutMember: Static<typeof PayoutMember> = {
  transaction_uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
  amount: 12_500,
  transaction_fee: 125,
  payout_amount: 12_375,
  entry_amount: 12_375,
  trace_id: '091000010000001',
  capture_status: 'CAPTURE_COMPLETE',
  payout_status: 'PAYOUT_ACH_PENDING',
  payout_trace_id: '091000010000123',
  payout_return_code: null,
  ach_return_code: null,
  failure_reason: null,
};

export function payoutMember({ capture_trace_id, ...member }: PayoutMemberRow): Static<typeof PayoutMember> {
  return { ...member, trace_id: capture_trace_id ?? '' };
}

export const RefundMember = Type.Object(
  {
    refund_uuid: UuidOf('The identifier of the refund.'),
    transaction_uuid: UuidOf('The payment that is refunded.'),
    merchant_batch_uuid: UuidOf('The batch of the merchant that has the refund.'),
    amount: described(Cents, 'What is refunded, in cents.'),
    client_reference_id: Type.String({ description: 'Your own reference for the refund. Empty: none was given.' }),
    status: RefundStatusField,
    refund_capture_trace_id: Type.String({ description: 'Trace number of the debit of the payee; empty until known.' }),
    ach_return_code: Nullable(
      Type.String({
        description: 'The return code of the refund, as its record shows it. Null: nothing was returned.',
      }),
    ),
    failure_reason: described(
      Nullable(Type.String()),
      'Why an entry of the refund failed, as a sentence. Null: none failed.',
    ),
  },
  { title: 'RefundMember', description: 'A refund in the batch of a merchant.' },
);

export const exampleRefundMember: Static<typeof RefundMember> = {
  refund_uuid: '019a2f41-2d00-7c10-8e42-6a5b4c3d2e1f',
  transaction_uuid: '019a2f40-1c00-7a3e-9c51-3f0e6b7a8d90',
  merchant_batch_uuid: '019a2f42-0c00-7f33-9b43-3d4e5f607182',
  amount: 4_000,
  client_reference_id: 'refund-17',
  status: 'REFUND_CAPTURE_ACH_PENDING',
  refund_capture_trace_id: '091000010000045',
  ach_return_code: null,
  failure_reason: null,
};

export function refundMember(row: RefundMemberRow): Static<typeof RefundMember> {
  return { ...row, refund_capture_trace_id: row.refund_capture_trace_id ?? '' };
}

const { state, trace_id, bank, file_name, settles_on, returned_with, created_at } = EntryRecord.properties;

export const BatchEntry = Type.Object(
  {
    trace_id,
    amount: described(SummedCents, 'The amount of the entry, in cents.'),
    member_count: Type.Integer({ description: 'The number of payments or refunds in it.' }),
    state,
    bank,
    file_name,
    settles_on,
    returned_with,
    created_at,
  },
  { title: 'BatchEntry', description: 'An entry of a batch in a bank file.' },
);

export const exampleBatchEntry = {
  trace_id: '091000010000123',
  amount: 420_000,
  member_count: 38,
  state: 'sent',
  bank: exampleEntry.bank,
  file_name: '2026-03-06-A.ach',
  settles_on: '2026-03-09',
  returned_with: null,
  created_at: '2026-03-06 22:00:00',
} as const satisfies Static<typeof BatchEntry>;

export function batchEntry({ merchant_batch_uuid: _, ...entry }: BatchEntryRow): Static<typeof BatchEntry> {
  return entryRecord(entry);
}
