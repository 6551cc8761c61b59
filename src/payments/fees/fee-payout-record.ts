// The API records of a fee payout and of the account that fees are paid to.
import { type Static, Type } from 'typebox';
import { described, Nullable, OneOf, TimeOf, Uuid, UuidOf, withValues } from '../../api/http/schema.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { timestamp } from '../../platform/std/timestamps.ts';
import { type FeePayoutStatus, feePayoutStatuses } from '../lifecycle/fee-payout.stage.ts';
import { type FeeOwner, selectFeeAccount, selectOwed } from './fee-accounts.sql.ts';
import type { FiledFeePayout } from './fee-payouts.sql.ts';

const feePayoutStatusMeaning = withValues('How far the payout of fees is.', {
  FEE_PAYOUT_PENDING: 'It waits for the next file.',
  FEE_PAYOUT_FILED: 'It is in a file that the bank has not confirmed.',
  FEE_PAYOUT_ACH_PENDING: 'The bank has the credit. It has not settled yet.',
  FEE_PAYOUT_COMPLETE: 'The credit settled.',
  FEE_PAYOUT_ACH_FAILED: 'The credit was returned. The fees are owed again.',
  FEE_PAYOUT_CANCELED: 'It ended without a credit. `cancel_reason` says why.',
} satisfies Record<FeePayoutStatus, string>);

const cancelReasonMeaning = withValues('Why the payout was canceled.', {
  nothing_owed: 'Nothing was owed anymore at its cut-off.',
  file_rejected: 'The bank rejected its file. Another payout replaces it.',
  file_full: 'It did not fit into its file. Another payout replaces it.',
  not_writable: 'No bank file can have its entry, or the bank rejected the entry. Name the account again.',
});

export const FeeSchedule = OneOf(['daily', 'on_demand'], {
  title: 'FeeSchedule',
  description: withValues('When fees are paid out.', {
    daily: 'The daily run of each banking day pays them out.',
    on_demand: 'Only a request pays them out.',
  }),
});

export const FeePayoutRecord = Type.Object(
  {
    uuid: UuidOf('The identifier of the payout of fees.'),
    owner_uuid: Type.String({ description: 'The owner of the fees: the vendor, or the processor itself.' }),
    status: OneOf([...feePayoutStatuses], { description: feePayoutStatusMeaning }),
    amount: Type.Integer({
      description:
        'What is paid out, in cents. While it is pending: the amount owed at the request. The filed entry has the amount owed then.',
    }),
    bank_account_uuid: UuidOf('The bank account that is credited.'),
    trace_id: Type.String({ description: 'The trace number of the entry: 15 digits. Empty until it is in a file.' }),
    ach_return_code: described(Nullable(Type.String()), 'The return code of the entry. Null: it was not returned.'),
    cancel_reason: described(
      Nullable(OneOf(['nothing_owed', 'file_rejected', 'file_full', 'not_writable'])),
      `${cancelReasonMeaning}\n\nNull: it was not canceled.`,
    ),
    created_at: TimeOf('When the payout was requested'),
    updated_at: TimeOf('When the payout changed last'),
  },
  { title: 'FeePayout', description: 'A payout of fees to their owner.' },
);

export function feePayoutRecord(row: FiledFeePayout): Static<typeof FeePayoutRecord> {
  return {
    uuid: row.uuid,
    owner_uuid: row.owner_uuid,
    status: row.status,
    amount: row.amount,
    bank_account_uuid: row.bank_account_uuid,
    trace_id: row.trace_id ?? '',
    ach_return_code: row.ach_return_code,
    cancel_reason: row.cancel_reason,
    created_at: timestamp(row.created_at),
    updated_at: timestamp(row.updated_at),
  };
}

export const exampleFeePayout: Static<typeof FeePayoutRecord> = {
  uuid: '019a2f52-3e00-7d20-9f53-7b6c5d4e3f20',
  owner_uuid: '019a2f3c-8a40-7d11-b6a1-5e0c7d9f8a21',
  status: 'FEE_PAYOUT_ACH_PENDING',
  amount: 4125,
  bank_account_uuid: '019a2f3d-9a00-7e55-8c31-6f5e4d3c2b1a',
  trace_id: '091000010000077',
  ach_return_code: null,
  cancel_reason: null,
  created_at: '2026-03-10 21:00:00',
  updated_at: '2026-03-10 21:00:01',
};

export const FeeAccountRecord = Type.Object(
  {
    owner_uuid: Type.String({ description: 'The owner of the fees: the vendor, or the processor itself.' }),
    bank_account_uuid: described(Nullable(Uuid), 'The bank account that the fees are paid to. Null: none is named.'),
    schedule: described(Nullable(FeeSchedule), 'When fees are paid out. Null: no account is named.'),
    usable: Type.Boolean({
      description:
        'False if no account is named, or it was removed or disabled. Nothing is paid until another one is named.',
    }),
    owed: Type.Integer({
      description: 'Cents that are owed and in no file. Negative if fees were returned after they were paid out.',
    }),
  },
  { title: 'FeeAccount', description: 'The bank account that fees are paid to, and the owed amount.' },
);

export async function feeAccountRecord(db: Queryable, owner: FeeOwner): Promise<Static<typeof FeeAccountRecord>> {
  const account = await selectFeeAccount(db, owner);
  return {
    owner_uuid: owner.owner_uuid,
    bank_account_uuid: account?.bank_account_uuid ?? null,
    schedule: account?.schedule ?? null,
    usable: account?.usable ?? false,
    owed: await selectOwed(db, owner),
  };
}

export const exampleFeeAccount: Static<typeof FeeAccountRecord> = {
  owner_uuid: '019a2f3c-8a40-7d11-b6a1-5e0c7d9f8a21',
  bank_account_uuid: '019a2f3d-9a00-7e55-8c31-6f5e4d3c2b1a',
  schedule: 'daily',
  usable: true,
  owed: 4125,
};
