// Two users who can pay each other: a person and a verified merchant, each with a bank account.
import { randomUUID } from 'node:crypto';
import type { TestService } from './service.ts';

export interface Sides {
  payer_uuid: string;
  payee_uuid: string;
}

export async function sides(
  service: TestService,
  processorId: string,
  options: { payout_type?: string; vendorId?: string | null } = {},
): Promise<Sides> {
  const { database } = service.foundation;
  const payer_uuid = randomUUID();
  const payee_uuid = randomUUID();
  await database.query(
    `INSERT INTO users (processor_id, uuid, vendor_id, kind, first_name, last_name, payout_type, business_name, company_name, kyb_status, created_at, updated_at)
     VALUES ($1, $2, $5, 'person', 'Ada', 'Moss', 'individual', NULL, '', NULL, now(), now()),
            ($1, $3, $5, 'business', NULL, NULL, $4, 'Fjord Market LLC', 'FJORD MARKET', 'APPROVED', now(), now())`,
    [processorId, payer_uuid, payee_uuid, options.payout_type ?? 'individual', options.vendorId ?? null],
  );
  for (const user of [payer_uuid, payee_uuid]) {
    const account = randomUUID();
    await database.query(
      `INSERT INTO bank_accounts (processor_id, user_uuid, uuid, aggregator_type, account_number_encrypted, account_number_last4, routing_number, account_name, account_type, matching_index, valid_account, created_at)
       VALUES ($1, $2, $3, 'manual', '\\x00', '1234', '011000015', 'Main', 'checking', $4, 'not_validated', now())`,
      [processorId, user, account, Buffer.from(account)],
    );
    await database.query('UPDATE users SET default_bank_account_uuid = $3 WHERE processor_id = $1 AND uuid = $2', [
      processorId,
      user,
      account,
    ]);
  }
  return { payer_uuid, payee_uuid };
}
