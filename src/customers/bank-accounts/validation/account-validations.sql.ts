// Queries on the validations of accounts.
import type { Queryable } from '../../../platform/database/database.ts';
import { tenantKey } from '../../../platform/database/tenant-key.ts';
import type { Opinion, ValidationSource } from './said.ts';

export interface AccountValidationRow {
  uuid: string;
  vendor_id: string | null;
  user_uuid: string | null;
  bank_account_uuid: string | null;
  routing_number: string;
  account_number_last4: string;
  valid_account: 'valid' | 'invalid' | 'not_validated';
  said: { source: ValidationSource; opinion: Opinion; at: string }[];
  billed: boolean;
  validated_at: Date;
}

export async function insertAccountValidation(
  db: Queryable,
  row: AccountValidationRow & { processor_id: string },
): Promise<void> {
  await db.query(
    `INSERT INTO account_validations (shard, processor_id, uuid, vendor_id, user_uuid, bank_account_uuid, routing_number,
       account_number_last4, valid_account, said, billed, validated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...tenantKey(row.processor_id),
      row.uuid,
      row.vendor_id,
      row.user_uuid,
      row.bank_account_uuid,
      row.routing_number,
      row.account_number_last4,
      row.valid_account,
      JSON.stringify(row.said),
      row.billed,
      row.validated_at,
    ],
  );
}

const columns = `uuid, vendor_id, user_uuid, bank_account_uuid, routing_number, account_number_last4, valid_account, said,
  billed, validated_at`;

/** The validations of a tenant before `before`, newest first. */
export function selectAccountValidations(
  db: Queryable,
  {
    processor_id,
    user_uuid,
    bank_account_uuid,
  }: {
    processor_id: string;
    user_uuid: string | null;
    bank_account_uuid: string | null;
  },
  before: string,
  limit: number,
): Promise<AccountValidationRow[]> {
  return db.query(
    `SELECT ${columns} FROM account_validations
     WHERE shard = $1 AND processor_id = $2 AND uuid < $3
       AND ($4::uuid IS NULL OR user_uuid = $4) AND ($5::uuid IS NULL OR bank_account_uuid = $5)
     ORDER BY uuid DESC LIMIT $6`,
    [...tenantKey(processor_id), before, user_uuid, bank_account_uuid, limit],
  );
}
