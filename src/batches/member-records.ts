// The members and the entries of a batch as the API shows them, and which page of the members.
import { type Static, Type } from 'typebox';
import { Cents, Nullable, OneOf, pageQuery, SummedCents, Uuid } from '../http/schema.ts';
import { type Page, pageFrom, pagination } from '../http/spellings.ts';
import { refundStatuses } from '../lifecycle/refund-statuses.ts';
import { captureStatuses } from '../lifecycle/transaction.ts';
import { EntryRecord, entryRecord, exampleEntry } from '../transactions/details/details-record.ts';
import type { BatchEntryRow } from './batch-entries.sql.ts';
import type { PayoutMemberRow, RefundMemberRow } from './batch-members.sql.ts';

/** Existing clients expect all of them in one answer, which is a megabyte or two of so many. */
const mostMembers = 5_000;
export const whichMembers = `A page of them, in the order of their uuids. A page has ${mostMembers} unless \`per_page\` says less.`;

export const MemberQuery = Type.Object(pageQuery(mostMembers, mostMembers));
export const memberPage = (query: Static<typeof MemberQuery>): Page => pageFrom(query, mostMembers);

export const examplePagination = pagination({ page: 1, per_page: mostMembers, offset: 0 }, 1);

export const PayoutMember = Type.Object({
  transaction_uuid: Uuid,
  amount: Cents,
  transaction_fee: Cents,
  payout_amount: Type.Integer({
    description: 'Cents that it joined the batch with; 0: an offset had taken everything.',
  }),
  entry_amount: Nullable(
    Type.Integer({
      description:
        'Cents of it in the entry of this batch. Less than `payout_amount` where a return took something before the entry was filed; null: it is in no entry, or only in one whose file the bank rejected.',
    }),
  ),
  trace_id: Type.String({ description: 'Trace number of its capture; empty until known.' }),
  capture_status: OneOf([...captureStatuses]),
  payout_status: Type.String({ description: 'Of its payout in this batch, whatever it was paid since.' }),
  payout_trace_id: Nullable(
    Type.String({ description: 'Trace number of its entry in this batch; null where `entry_amount` is.' }),
  ),
  payout_return_code: Nullable(Type.String({ description: 'The code with which that entry came back.' })),
  ach_return_code: Nullable(Type.String({ description: 'As in the transaction, like `failure_reason`.' })),
  failure_reason: Nullable(Type.String()),
});

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

export const RefundMember = Type.Object({
  refund_uuid: Uuid,
  transaction_uuid: Uuid,
  merchant_batch_uuid: Uuid,
  amount: Cents,
  client_reference_id: Type.String(),
  status: OneOf([...refundStatuses]),
  refund_capture_trace_id: Type.String({ description: 'Trace number of the debit of the payee; empty until known.' }),
  ach_return_code: Nullable(Type.String({ description: 'As in the refund, like `failure_reason`.' })),
  failure_reason: Nullable(Type.String()),
});

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

export const BatchEntry = Type.Object({
  trace_id,
  amount: SummedCents,
  member_count: Type.Integer({ description: 'How many payments, or refunds, it is of.' }),
  state,
  bank,
  file_name,
  settles_on,
  returned_with,
  created_at,
});

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
