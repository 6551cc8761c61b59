// The query that starts payments: it writes the payments of a batch and their answers.

import type { OriginatedSecCode } from '../../../ach/nacha/codes/sec-codes.ts';
import type { AskedPayment } from '../../../api/idempotency/asked-payment.ts';
import { hasPassed } from '../../../api/idempotency/idempotency.sql.ts';
import { announceStarted, fansOut, groupStarted } from '../../../events/log/fast/batches.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';
import type { ColumnType } from '../../../platform/database/wires.ts';
import { capture } from '../../lifecycle/capture.stage.ts';
import type { EntryPurpose, PaymentTypeCode } from '../../lifecycle/entry-kind/entry-kind.ts';
import { statesDueOfStarted } from '../../lifecycle/open-states.sql.ts';
import type { PayoutType } from '../../lifecycle/transaction.ts';
import { checkpointsDueOfStarted } from '../list/fast/checkpoints.sql.ts';
import { describeStarted, entriesOf, entryValues } from './new-entries.sql.ts';
import { latestRenderer } from './started-answer.ts';
import { latestEventRenderer } from './started-event.ts';

/** The row of a new payment: what was asked. */
interface NewRow extends Omit<AskedPayment, 'metadata'> {
  /** As JSON. */
  metadata: string | null;
  processor_id: string;
  vendor_id: string | null;
  speed: string;
  payout_type: PayoutType;
  /** Null, as the next two: the settings of the originator decide. */
  sec_code: OriginatedSecCode | null;
  entry_purpose: EntryPurpose | null;
  payment_type_code: PaymentTypeCode | null;
}

/** What is checked against other rows while a payment is written. */
interface Checks {
  /** The merchant whose limits count it. Null: the processor has no limits. */
  counted_merchant_uuid: string | null;
  /** It starts on hold: the return rate of its merchant is too high. */
  held: boolean;
  /** It is refused if another payment has its reference. */
  reference_is_unique: boolean;
  /** It is refused without an authorization: this one, or any if it is null. */
  needs_authorization: boolean;
  authorization_uuid: string | null;
  payer_kind: 'person' | 'business';
}

export interface NewPayment extends NewRow, Checks {
  /** The name that the answer and the event show. It is stored with both. */
  vendor_name: string;
  payer_version: number;
  payee_version: number;
  processor_version: number;
  /** The hashes of the entries of its metadata. */
  entries: readonly string[];
}

/**
 * The answer of a request. It is stored unless `key_hash` is null: a refusal as bytes, another one
 * as a reference to the payment.
 */
interface WrittenAnswer {
  n: number;
  processor_id: string;
  key_hash: string | null;
  fingerprint: Buffer | null;
  response_status: number;
  response_body: Buffer | null;
}

/** What one request of a batch writes: its answer, and a payment unless `uuid` is null. */
export type Written = WrittenAnswer & (NewPayment | { uuid: null });

// C1 is the only row of the stage tables that creates a payment.
const {
  to: { capture_status: initialStatus },
  notifies: [announces],
} = capture.C1;

/** The CTEs that announce the started payments. */
export const startedAnnouncement = announceStarted({
  type: announces,
  renderer: latestEventRenderer,
  state: `json_build_object('transaction_status', '${initialStatus}', 'capture_status', '${initialStatus}', 'updated_at', created_at)`,
});

export interface WriteOutcome {
  n: number;
  /** The users and the processor have not changed since the request was decided. */
  fresh: boolean;
  /** The idempotency key was free. */
  claimed: boolean;
  /**
   * Fan-out has work of this batch: an endpoint probably receives an event, or events are in the
   * outbox.
   */
  fans_out: boolean;
}

/** The columns of `transactions`, in the order of the table. */
export const rowTypes: Readonly<Record<keyof NewRow, ColumnType>> = {
  processor_id: 'uuid',
  uuid: 'uuid',
  payer_uuid: 'uuid',
  payee_uuid: 'uuid',
  payer_bank_account_uuid: 'uuid',
  payee_bank_account_uuid: 'uuid',
  amount: 'bigint',
  transaction_fee: 'bigint',
  created_at: 'timestamptz',
  payer_aggregator_type: 'aggregator_type',
  payee_aggregator_type: 'aggregator_type',
  type: 'transaction_type',
  speed: 'transaction_speed',
  payout_type: 'payout_type',
  payout_delay_days: 'smallint',
  vendor_id: 'uuid',
  client_reference_id: 'text',
  company_name: 'text',
  description: 'text',
  addenda: 'text',
  metadata: 'json',
  sec_code: 'entry_sec_code',
  entry_purpose: 'entry_purpose',
  payment_type_code: 'payment_type_code',
};
const rowColumns = Object.keys(rowTypes).join(', ');

type Input = WrittenAnswer &
  Partial<Omit<NewPayment, 'uuid' | keyof Checks | 'entries'>> & {
    uuid: string | null;
  };

const inputTypes: { [Name in keyof Input & string]-?: ColumnType } = {
  ...rowTypes,
  n: 'integer',
  key_hash: 'uuid',
  fingerprint: 'bytea',
  response_status: 'smallint',
  response_body: 'bytea',
  vendor_name: 'text',
  payer_version: 'integer',
  payee_version: 'integer',
  processor_version: 'integer',
};
const input = recordset<Input>(inputTypes);

const lastOfInput = 1 + Object.keys(inputTypes).length;

function byUuid({ uuid: one }: Written, { uuid: other }: Written): number {
  if (one === null || other === null) return Number(other === null) - Number(one === null);
  return one < other ? -1 : 1;
}

/**
 * Writes a batch in one query. Locks the users (FOR KEY SHARE, so that none is deleted before the
 * end) and compares their versions, claims the keys, and inserts the payments and events of
 * requests that are fresh and claimed. The other requests write nothing and are decided again.
 */
export function insertTransactions(
  db: Queryable,
  written: readonly Written[],
  retentionHours: number,
): Promise<WriteOutcome[]> {
  const entries = entriesOf(written);
  return db.query(
    `WITH input AS MATERIALIZED (
       SELECT * FROM ${input.from(2)} AS i
     ),
     users_now AS MATERIALIZED (
       SELECT * FROM (
         SELECT u.processor_id, u.uuid, u.version, p.version AS processor_version
         FROM users u JOIN processors p ON p.shard = u.shard AND p.processor_id = u.processor_id
         WHERE u.deleted_at IS NULL AND (u.shard, u.processor_id, u.uuid) IN (
           SELECT shard, processor_id, payer_uuid FROM input WHERE uuid IS NOT NULL
           UNION SELECT shard, processor_id, payee_uuid FROM input WHERE uuid IS NOT NULL)
         ORDER BY u.processor_id, u.uuid
         FOR KEY SHARE OF u
       ) AS locked
     ),
     fresh AS (
       SELECT * FROM input
       WHERE uuid IS NULL
          OR (processor_id, payer_uuid, payer_version, processor_version) IN (TABLE users_now)
         AND (processor_id, payee_uuid, payee_version, processor_version) IN (TABLE users_now)
     ),
     claimed AS (
       INSERT INTO idempotency_keys AS held
         (shard, processor_id, key_hash, fingerprint, response_status, response_body, transaction_uuid, renderer,
          vendor_name, expires_at)
       SELECT shard, processor_id, key_hash, fingerprint, response_status, response_body, uuid,
              CASE WHEN uuid IS NOT NULL THEN ${latestRenderer} END, vendor_name,
              (SELECT clock_timestamp() + make_interval(hours => $1))
       FROM fresh WHERE key_hash IS NOT NULL
       ORDER BY key_hash
       ON CONFLICT (shard, key_hash) DO UPDATE
         SET fingerprint = excluded.fingerprint, fence = held.fence + 1, lease_until = NULL,
             response_status = excluded.response_status, response_body = excluded.response_body,
             transaction_uuid = excluded.transaction_uuid, renderer = excluded.renderer,
             vendor_name = excluded.vendor_name, expires_at = excluded.expires_at
         WHERE ${hasPassed('held.expires_at', '$1')}
       RETURNING key_hash
     ),
     started AS (
       SELECT f.* FROM fresh f
       WHERE f.uuid IS NOT NULL
         AND (f.key_hash IS NULL OR f.key_hash IN (SELECT key_hash FROM claimed))
     ),
     ${groupStarted},
     ${startedAnnouncement},
     inserted AS (
       INSERT INTO transactions (shard, ${rowColumns})
       SELECT shard, ${rowColumns} FROM started
     ),
     states_due AS (${statesDueOfStarted}),
     ${entries.length === 0 ? '' : `${describeStarted(lastOfInput + 1)},`}
     checkpoints_due AS (${checkpointsDueOfStarted})
     SELECT n, n IN (SELECT n FROM fresh) AS fresh,
            key_hash IS NULL OR key_hash IN (SELECT key_hash FROM claimed) AS claimed,
            ${fansOut} AS fans_out
     FROM input`,
    // The events of a batch are in the order of the uuids: PostgreSQL sorts sorted rows fastest.
    [retentionHours, ...input.values(written.toSorted(byUuid)), ...(entries.length === 0 ? [] : entryValues(entries))],
  );
}
