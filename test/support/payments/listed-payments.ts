// Payments for the tests of lists: inserted like a start does, at chosen times, with far more
// checkpoints than by chance.
import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../src/database/database.ts';
import { firstUuidOf, uuidv7 } from '../../../src/std/identifiers.ts';
import type { Filter } from '../../../src/transactions/list/list-filter.sql.ts';
import { insertTransactions } from '../../../src/transactions/start/start-transactions.sql.ts';
import type { TestService } from '../service/service.ts';
import { type InsertedAccount, insertBankAccount, insertUser } from './payer-and-payee.ts';

/** A tenant with a vendor, whose users pay one another with a few accounts. */
export interface ListTenant {
  processor_id: string;
  vendor_id: string;
  payer_uuid: string;
  payee_uuid: string;
  payers: InsertedAccount[];
  payees: InsertedAccount[];
}

export async function newListTenant(service: TestService): Promise<ListTenant> {
  const { uuid: processor_id } = await service.processor();
  const { uuid: vendor_id } = await service.vendor(processor_id);
  const user = () => insertUser(service, processor_id, { vendorId: vendor_id });
  const [payer_uuid, payee_uuid] = [await user(), await user()];
  const accounts = async (userUuid: string) => [
    await insertBankAccount(service, processor_id, userUuid, { aggregator_type: 'manual' }),
    await insertBankAccount(service, processor_id, userUuid, { aggregator_type: 'bank_link' }),
  ];
  return {
    processor_id,
    vendor_id,
    payer_uuid,
    payee_uuid,
    payers: await accounts(payer_uuid),
    payees: await accounts(payee_uuid),
  };
}

export interface ListedPayment {
  at: Date;
  ofVendor: boolean;
  payer: number;
  payee: number;
  /** Whether a checkpoint is at this payment. */
  checkpointed: boolean;
}

/** Starts payments in one batch, like the service does, with unchanged users and processor. */
export async function insertListedPayments(
  db: Queryable,
  tenant: ListTenant,
  payments: readonly ListedPayment[],
): Promise<void> {
  await insertTransactions(
    db,
    payments.map(({ at, ofVendor, payer, payee, checkpointed }, n) => ({
      n,
      processor_id: tenant.processor_id,
      key_hash: null,
      fingerprint: null,
      response_status: 201,
      response_body: null,
      uuid: uuidv7(at).replace(/..$/, checkpointed ? '00' : 'ff'),
      vendor_id: ofVendor ? tenant.vendor_id : null,
      vendor_name: 'Northwind Pay',
      payer_uuid: tenant.payer_uuid,
      payer_version: 1,
      payee_uuid: tenant.payee_uuid,
      payee_version: 1,
      processor_version: 1,
      payer_bank_account_uuid: tenant.payers[payer]!.uuid,
      payee_bank_account_uuid: tenant.payees[payee]!.uuid,
      payer_aggregator_type: tenant.payers[payer]!.aggregator_type,
      payee_aggregator_type: tenant.payees[payee]!.aggregator_type,
      type: 'api',
      speed: 'standard',
      payout_type: 'individual',
      payout_delay_days: 2,
      amount: 100,
      transaction_fee: 0,
      created_at: at,
      client_reference_id: '',
      company_name: '',
      description: null,
      addenda: null,
      counted_merchant_uuid: null,
      held: false,
      event_uuid: randomUUID(),
    })),
    24,
  );
}

/** The same page by counting and skipping: the expected answer of the list. */
export async function expectedPage(db: Queryable, filter: Filter): Promise<{ total: number; uuids: string[] }> {
  const rows = await db.query<{ uuid: string }>(
    `SELECT uuid FROM transactions
     WHERE processor_id = $1 AND ($2::uuid IS NULL OR vendor_id = $2)
       AND ($3::uuid IS NULL OR (payer_bank_account_uuid = $3 AND payer_aggregator_type = $4::aggregator_type))
       AND ($5::uuid IS NULL OR (payee_bank_account_uuid = $5 AND payee_aggregator_type = $6::aggregator_type))
       AND ($7::uuid IS NULL OR uuid >= $7) AND ($8::uuid IS NULL OR uuid < $8)
     ORDER BY uuid`,
    [
      filter.processor_id,
      filter.vendor_id,
      filter.payer_account?.uuid ?? null,
      filter.payer_account?.aggregator_type ?? null,
      filter.payee_account?.uuid ?? null,
      filter.payee_account?.aggregator_type ?? null,
      filter.from === null ? null : firstUuidOf(filter.from),
      filter.before === null ? null : firstUuidOf(filter.before),
    ],
  );
  const uuids = rows.map(({ uuid }) => uuid);
  if (filter.newest_first) uuids.reverse();
  return { total: uuids.length, uuids: uuids.slice(filter.offset, filter.offset + filter.limit) };
}
