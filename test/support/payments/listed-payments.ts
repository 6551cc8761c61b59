// Payments for the tests of lists: inserted like a start does, at chosen times, with far more
// checkpoints than by chance.

import type { Filter } from '../../../src/payments/transactions/list/list-filter.sql.ts';
import {
  insertTransactions,
  startedAnnouncement,
} from '../../../src/payments/transactions/start/start-transactions.sql.ts';
import type { Queryable } from '../../../src/platform/database/database.ts';
import { firstUuidOf, uuidv7 } from '../../../src/platform/std/identifiers.ts';
import type { TestService } from '../service/service.ts';
import { type InsertedAccount, insertBankAccount, insertUser } from './payer-and-payee.ts';

/**
 * A tenant with a vendor. Two payers and two payees are accounts of the vendor's users, the third
 * ones of the tenant's own users.
 */
export interface ListTenant {
  processor_id: string;
  token: string;
  vendor_id: string;
  payers: ListedAccount[];
  payees: ListedAccount[];
}

interface ListedAccount extends InsertedAccount {
  user_uuid: string;
  of_vendor: boolean;
}

export async function newListTenant(service: TestService): Promise<ListTenant> {
  const { uuid: processor_id, token } = await service.processor();
  const { uuid: vendor_id } = await service.vendor(processor_id);
  const accounts = async (vendorId: string | null, ...types: InsertedAccount['aggregator_type'][]) => {
    const user_uuid = await insertUser(service, processor_id, { vendorId });
    const made: ListedAccount[] = [];
    for (const aggregator_type of types) {
      const account = await insertBankAccount(service, processor_id, user_uuid, { aggregator_type });
      made.push({ ...account, user_uuid, of_vendor: vendorId !== null });
    }
    return made;
  };
  const side = async () => [...(await accounts(vendor_id, 'manual', 'bank_link')), ...(await accounts(null, 'manual'))];
  return { processor_id, token, vendor_id, payers: await side(), payees: await side() };
}

export interface ListedPayment {
  at: Date;
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
    payments.map(({ at, checkpointed, ...sides }, n) => {
      const [payer, payee] = [tenant.payers[sides.payer]!, tenant.payees[sides.payee]!];
      return {
        n,
        processor_id: tenant.processor_id,
        key_hash: null,
        fingerprint: null,
        response_status: 201,
        response_body: null,
        uuid: uuidv7(at).replace(/..$/, checkpointed ? '00' : 'ff'),
        vendor_id: payer.of_vendor && payee.of_vendor ? tenant.vendor_id : null,
        vendor_name: 'Northwind Pay',
        payer_uuid: payer.user_uuid,
        payer_version: 1,
        payee_uuid: payee.user_uuid,
        payee_version: 1,
        processor_version: 1,
        payer_bank_account_uuid: payer.uuid,
        payee_bank_account_uuid: payee.uuid,
        payer_aggregator_type: payer.aggregator_type,
        payee_aggregator_type: payee.aggregator_type,
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
        metadata: null,
        counted_merchant_uuid: null,
        reference_is_unique: false,
        needs_authorization: false,
        authorization_uuid: null,
        payer_kind: 'person',
        sec_code: null,
        entry_purpose: null,
        payment_type_code: null,
        entries: [],
        held: false,
      };
    }),
    24,
  );
}

/**
 * Starts payments in a phase that stays open, without their events: like a query that has written
 * its payments and has not locked the positions yet. With that lock, no other start of the tenant
 * could commit first.
 */
export async function insertUncommittedPayments(
  phase: Queryable,
  tenant: ListTenant,
  payments: readonly ListedPayment[],
): Promise<void> {
  const query: Queryable['query'] = (text, values) => {
    if (!text.includes(startedAnnouncement)) throw new Error('the query announces no events');
    const announcesNothing = 'waiting AS (SELECT NULL::uuid WHERE false)';
    return phase.query(text.replace(startedAnnouncement, announcesNothing), values);
  };
  await insertListedPayments({ query }, tenant, payments);
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
