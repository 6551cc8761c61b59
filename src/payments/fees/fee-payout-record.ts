// The API records of a fee payout and of the account that fees are paid to.
import { type Static, Type } from 'typebox';
import { Nullable, OneOf, Timestamp, Uuid } from '../../api/http/schema.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { timestamp } from '../../platform/std/timestamps.ts';
import { feePayoutStatuses } from '../lifecycle/fee-payout.stage.ts';
import { type FeeOwner, selectFeeAccount, selectOwed } from './fee-accounts.sql.ts';
import type { FiledFeePayout } from './fee-payouts.sql.ts';

export const FeePayoutRecord = Type.Object(
  {
    uuid: Uuid,
    owner_uuid: Type.String({ description: 'The vendor, or the processor itself.' }),
    status: OneOf([...feePayoutStatuses]),
    amount: Type.Integer({
      description:
        'Cents. While it is pending: the amount owed at the request. The filed entry has the amount owed then.',
    }),
    bank_account_uuid: Uuid,
    trace_id: Type.String({ description: 'Empty until it is in a file.' }),
    ach_return_code: Nullable(Type.String()),
    cancel_reason: Nullable(
      OneOf(['nothing_owed', 'file_rejected', 'file_full', 'not_writable'], {
        description: 'After `file_rejected` and `file_full` another payout replaces it.',
      }),
    ),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { title: 'FeePayout' },
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
    owner_uuid: Type.String({ description: 'The vendor, or the processor itself.' }),
    bank_account_uuid: Nullable(Uuid),
    schedule: Nullable(OneOf(['daily', 'on_demand'])),
    usable: Type.Boolean({
      description:
        'False if no account is named, or it was removed or disabled. Nothing is paid until another one is named.',
    }),
    owed: Type.Integer({
      description: 'Cents that are owed and in no file. Negative if fees were returned after they were paid out.',
    }),
  },
  { title: 'FeeAccount' },
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
