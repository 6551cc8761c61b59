// Users for a payment: a payer and a payee registered like a client does, and users that only a
// test can create.
import { randomUUID } from 'node:crypto';
import type { TestService } from '../service/service.ts';
import { customAccount } from './bank-accounts.ts';
import { registerBusiness, registerPerson } from './users.ts';

export interface PayerAndPayee {
  payer_uuid: string;
  payee_uuid: string;
}

export interface UserOptions {
  kind?: 'person' | 'business';
  kyb_status?: 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | null;
  vendorId?: string | null;
  payout_type?: string;
  company_name?: string;
  transaction_fee_percent?: number | null;
  transaction_fee_fixed?: number | null;
  maximum_transaction_fee?: number | null;
}

export interface AccountOptions {
  aggregator_type?: 'manual' | 'bank_link';
  test_pair?: boolean;
  disabled?: boolean;
  removed?: boolean;
  is_default?: boolean;
}

export interface InsertedAccount {
  uuid: string;
  aggregator_type: 'manual' | 'bank_link';
}

/**
 * A user inserted into the table, without a bank account. A merchant unless the options say
 * otherwise.
 */
export async function insertUser(
  service: TestService,
  processorId: string,
  options: UserOptions = {},
): Promise<string> {
  const { kind = 'business', kyb_status = kind === 'business' ? 'APPROVED' : null } = options;
  const uuid = randomUUID();
  await service.context.database.query(
    `INSERT INTO users (shard, processor_id, uuid, vendor_id, kind, first_name, payout_type, business_name, company_name,
       kyb_status, kyb_status_since, transaction_fee_percent, transaction_fee_fixed, maximum_transaction_fee, created_at, updated_at)
     VALUES (shard_of($1), $1, $2, $3, $4, 'Ada', $5, $6, $7, $8, CASE WHEN $8::kyb_status IS NOT NULL THEN now() END, $9, $10, $11, now(), now())`,
    [
      processorId,
      uuid,
      options.vendorId ?? null,
      kind,
      options.payout_type ?? 'individual',
      kind === 'business' ? 'Fjord Market LLC' : null,
      options.company_name ?? (kind === 'business' ? 'FJORD MARKET' : ''),
      kyb_status,
      options.transaction_fee_percent ?? null,
      options.transaction_fee_fixed ?? null,
      options.maximum_transaction_fee ?? null,
    ],
  );
  return uuid;
}

/** A bank account inserted into the table: its user's default unless the options say otherwise. */
export async function insertBankAccount(
  service: TestService,
  processorId: string,
  userUuid: string,
  options: AccountOptions = {},
): Promise<InsertedAccount> {
  const { aggregator_type = 'manual', test_pair = false, disabled = false, removed = false } = options;
  const { database } = service.context;
  const uuid = randomUUID();
  await database.query(
    `INSERT INTO bank_accounts (shard, processor_id, user_uuid, uuid, aggregator_type, account_number_encrypted,
       account_number_last4, routing_number, account_name, account_type, matching_index, valid_account, test_pair,
       created_at, disabled_at, deleted_at)
     VALUES (shard_of($1), $1, $2, $3, $4, '\\x00', '1234', '011000015', 'Main', 'checking', $5, 'not_validated', $6, now(),
       CASE WHEN $7 THEN now() END, CASE WHEN $8 THEN now() END)`,
    [processorId, userUuid, uuid, aggregator_type, Buffer.from(uuid), test_pair, disabled, removed],
  );
  if (options.is_default ?? true)
    await database.query('UPDATE users SET default_bank_account_uuid = $3 WHERE processor_id = $1 AND uuid = $2', [
      processorId,
      userUuid,
      uuid,
    ]);
  return { uuid, aggregator_type };
}

/**
 * A person as payer and a verified merchant as payee, each with a bank account, registered over the
 * API.
 */
export async function registerPayerAndPayee(
  service: TestService,
  processorId: string,
  options: { payout_type?: 'individual' | 'batch'; vendorId?: string | null } = {},
): Promise<PayerAndPayee> {
  const { payout_type = 'individual', vendorId = null } = options;
  const owner = vendorId === null ? { processor_uuid: processorId } : { vendor_uuid: vendorId };
  const { token } = (await service.send('POST', '/admin/v1/tokens', { body: owner })).body.data;
  const bank_account = () => ({ custom: customAccount() });
  const payer = await registerPerson(service, token, { bank_account: bank_account() });
  const payee = await registerBusiness(service, token, { payout_type, bank_account: bank_account() });
  return { payer_uuid: payer.uuid, payee_uuid: payee.uuid };
}
