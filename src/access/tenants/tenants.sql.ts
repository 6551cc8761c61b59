// Queries on processors and vendors.

import { afterRow, rowValues, type TimeAndUuid } from '../../platform/database/after-row.sql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { tenantKey } from '../../platform/database/tenant-key.ts';
import { refuse } from '../../platform/refusals.ts';
import type { ChainedSource } from './validation-sources.ts';

/** The settings of a tenant. */
export interface ProcessorSettings {
  name: string;
  /** Banking days. */
  payout_delay_days: number;
  /** payout_delay_days may be 0. */
  zero_delay_allowed: boolean;
  /** Debits that were returned with R01 or R09 are presented again. */
  present_again: boolean;
  /** Returned payouts wait for another account of the payee. */
  keep_returned_payouts: boolean;
  /** A second payment of a tenant with the same client_reference_id is refused. */
  unique_client_reference_ids: boolean;
  /** A payment needs an authorization of its payer. */
  authorization_required: boolean;
  /** A payee is debited for a clawback only if it authorized clawbacks. */
  clawback_authorization_required: boolean;
  /** A payment needs a validated bank account of its payer, if the payer is a person. */
  validated_accounts_required: boolean;
  /** Checks of bank accounts that it may start in 24 hours. */
  account_checks_per_day: number;
  /** The bank of its entries; null: the first bank of the banks file. */
  bank: string | null;
  /** The sources that validate its accounts, in their order; null: the sources of the mode. */
  validation_sources: ChainedSource[] | null;
}

export interface Processor extends ProcessorSettings {
  processor_id: string;
  created_at: Date;
  suspended_at: Date | null;
}

export interface Vendor {
  processor_id: string;
  vendor_id: string;
  name: string;
  created_at: Date;
}

const processorColumns = `processor_id, name, payout_delay_days, zero_delay_allowed, present_again, keep_returned_payouts,
  unique_client_reference_ids, authorization_required, clawback_authorization_required, validated_accounts_required, account_checks_per_day, bank, validation_sources, created_at, suspended_at`;

/**
 * Of these shards, as far as they are of the lane, the one with the fewest tenants. @throws
 * Refusal if none is of the lane
 */
export async function selectEmptiestShard(db: Queryable, lane: string, shards: readonly number[]): Promise<number> {
  const [row] = await db.query<{ shard: number }>(
    `SELECT s.shard FROM lane_shards s LEFT JOIN processors p ON p.shard = s.shard
     WHERE s.lane = $1 AND s.shard = ANY ($2) GROUP BY s.shard ORDER BY count(p.processor_id), s.shard LIMIT 1`,
    [lane, shards],
  );
  if (row === undefined) throw refuseMoving(lane);
  return row.shard;
}

const refuseMoving = (lane: string) =>
  refuse(
    'overloaded',
    'lane',
    `${lane} takes no processors while its shards move; "achord db lanes" names a move that was cut off`,
  );

/** `lane`: in which it is added. @throws Refusal if its shard has left this lane */
export async function insertProcessor(
  db: Queryable,
  lane: string,
  processor: Pick<
    Processor,
    'processor_id' | 'name' | 'authorization_required' | 'clawback_authorization_required' | 'created_at'
  >,
): Promise<void> {
  const { processor_id, name, authorization_required, clawback_authorization_required, created_at } = processor;
  const key = tenantKey(processor_id);
  const added = await db.query(
    `INSERT INTO processors (shard, processor_id, name, authorization_required, clawback_authorization_required, created_at)
     SELECT s.shard, $2, $3, $4, $5, $6 FROM lane_shards s WHERE s.shard = $1 AND s.lane = $7 RETURNING processor_id`,
    [...key, name, authorization_required, clawback_authorization_required, created_at, lane],
  );
  if (added.length === 0) throw refuseMoving(lane);
  await db.query('INSERT INTO event_positions (shard, processor_id) VALUES ($1, $2)', key);
  await db.query('INSERT INTO event_fan_outs (shard, processor_id) VALUES ($1, $2)', key);
}

export async function selectProcessor(db: Queryable, processorId: string): Promise<Processor | null> {
  const [row] = await db.query<Processor>(`SELECT ${processorColumns} FROM processors WHERE processor_id = $1`, [
    processorId,
  ]);
  return row ?? null;
}

/** Locks a tenant for a change; null: no such tenant. */
export async function lockProcessor(db: Queryable, processorId: string): Promise<Processor | null> {
  const [row] = await db.query<Processor>(
    `SELECT ${processorColumns} FROM processors WHERE processor_id = $1 FOR NO KEY UPDATE`,
    [processorId],
  );
  return row ?? null;
}

/** Raises version, so a concurrent start of a payment notices. */
export async function updateProcessor(db: Queryable, processorId: string, settings: ProcessorSettings): Promise<void> {
  const { name, payout_delay_days, zero_delay_allowed, present_again, keep_returned_payouts, bank } = settings;
  const { unique_client_reference_ids, authorization_required, validated_accounts_required } = settings;
  const { account_checks_per_day, validation_sources, clawback_authorization_required } = settings;
  await db.query(
    `UPDATE processors SET name = $2, payout_delay_days = $3, zero_delay_allowed = $4, present_again = $5,
       keep_returned_payouts = $6, bank = $7, validation_sources = $8,
       unique_client_reference_ids = $9, authorization_required = $10, validated_accounts_required = $11, account_checks_per_day = $12,
       clawback_authorization_required = $13,
       version = version + 1
     WHERE processor_id = $1`,
    [
      processorId,
      name,
      payout_delay_days,
      zero_delay_allowed,
      present_again,
      keep_returned_payouts,
      bank,
      validation_sources,
      unique_client_reference_ids,
      authorization_required,
      validated_accounts_required,
      account_checks_per_day,
      clawback_authorization_required,
    ],
  );
}

/** Null: the sources of the mode. */
export async function selectValidationSources(db: Queryable, processorId: string): Promise<ChainedSource[] | null> {
  const [row] = await db.query<Pick<ProcessorSettings, 'validation_sources'>>(
    'SELECT validation_sources FROM processors WHERE processor_id = $1',
    [processorId],
  );
  return row!.validation_sources;
}

/** A page of processors, oldest first, and the number of all, from one snapshot. */
export function selectProcessors(db: Queryable, after: TimeAndUuid | null, limit: number): Promise<Processor[]> {
  return db.query(
    `SELECT ${processorColumns} FROM processors WHERE ${afterRow('created_at', 'processor_id', 2, '>')}
     ORDER BY created_at, processor_id LIMIT $1`,
    [limit, ...rowValues(after)],
  );
}

/** The oldest vendors of each of these processors, oldest first. */
export function selectVendors(db: Queryable, processorIds: readonly string[], atMostEach: number): Promise<Vendor[]> {
  return db.query(
    `SELECT v.processor_id, v.vendor_id, v.name, v.created_at
     FROM unnest($1::uuid[]) AS p (processor_id)
     CROSS JOIN LATERAL (
       SELECT processor_id, vendor_id, name, created_at FROM vendors
       WHERE processor_id = p.processor_id ORDER BY vendor_id LIMIT $2) AS v`,
    [processorIds, atMostEach],
  );
}

/** Oldest first; of one processor, or of all. */
export function selectVendorsAfter(
  db: Queryable,
  processorId: string | null,
  after: string,
  limit: number,
): Promise<Vendor[]> {
  const ofProcessor = processorId === null ? '' : 'AND processor_id = $3';
  return db.query(
    `SELECT processor_id, vendor_id, name, created_at FROM vendors
     WHERE vendor_id > $1 ${ofProcessor} ORDER BY vendor_id LIMIT $2`,
    [after, limit, ...(processorId === null ? [] : [processorId])],
  );
}

/** As SQL, for `processor_id NOT IN`: the processors whose entries wait. */
export const suspendedProcessors = '(SELECT processor_id FROM processors WHERE suspended_at IS NOT NULL)';

/** What decides whether the entries of a tenant go through a bank. */
export interface BankOfTenants {
  name: string;
  /** The first bank of the banks file: tenants that name no bank use it. */
  isFirst: boolean;
}

/** The query parameters of the name and of isFirst. */
type BankValues = Record<keyof BankOfTenants, `$${number}`>;

const isServed = ({ name, isFirst }: BankValues) =>
  `suspended_at IS NULL AND (bank = ${name} OR bank IS NULL AND ${isFirst}::boolean)`;

/** As SQL, for `processor_id = ANY`: the processors whose entries go through a bank. */
export const servedThrough = (bank: BankValues) =>
  `(ARRAY(SELECT processor_id FROM processors WHERE ${isServed(bank)}))`;

/** As SQL, for `shard = ANY`: the shards of these processors. */
export const shardsServedThrough = (bank: BankValues) =>
  `(ARRAY(SELECT DISTINCT shard FROM processors WHERE ${isServed(bank)}))`;

/**
 * The processors among these that are not suspended and use the bank. Neither can change until the
 * phase ends.
 */
export async function keepServed(
  db: Queryable,
  processorIds: readonly string[],
  { name, isFirst }: BankOfTenants,
): Promise<Set<string>> {
  const rows = await db.query<{ processor_id: string }>(
    `SELECT processor_id FROM processors
     WHERE processor_id = ANY ($1::uuid[]) AND ${isServed({ name: '$2', isFirst: '$3' })}
     ORDER BY processor_id FOR SHARE`,
    [processorIds, name, isFirst],
  );
  return new Set(rows.map(({ processor_id }) => processor_id));
}

/**
 * Sets or lifts a suspension; null if there is no such processor. An existing suspension keeps its
 * time.
 */
export async function updateSuspension(
  db: Queryable,
  processorId: string,
  suspendedAt: Date | null,
): Promise<Processor | null> {
  const [row] = await db.query<Processor>(
    `UPDATE processors SET suspended_at = CASE WHEN $2::timestamptz IS NOT NULL THEN coalesce(suspended_at, $2) END
     WHERE processor_id = $1 RETURNING ${processorColumns}`,
    [processorId, suspendedAt],
  );
  return row ?? null;
}

export async function insertVendor(db: Queryable, vendor: Vendor): Promise<void> {
  await db.query('INSERT INTO vendors (processor_id, vendor_id, name, created_at) VALUES ($1, $2, $3, $4)', [
    vendor.processor_id,
    vendor.vendor_id,
    vendor.name,
    vendor.created_at,
  ]);
}

export async function selectVendor(db: Queryable, vendorId: string): Promise<Vendor | null> {
  const [row] = await db.query<Vendor>(
    'SELECT processor_id, vendor_id, name, created_at FROM vendors WHERE vendor_id = $1',
    [vendorId],
  );
  return row ?? null;
}
