// The queries that copy a batch of starts into the tables: one write to the socket, no round trip.
// They write all of the batch or nothing.

import { holdOffChanges } from '../../../../customers/users/starts-in-progress.sql.ts';
import { fansOut, type StartedGroup } from '../../../../events/log/fast/batches.sql.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { copiedRows } from '../../../../platform/database/pipeline/copied-rows.ts';
import type { Step } from '../../../../platform/database/pipeline/pipeline.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import { serverTime } from '../../../../platform/database/server-clock.sql.ts';
import { shardOf } from '../../../../platform/database/tenant-key.ts';
import { statesDueOfStarted } from '../../../lifecycle/open-states.sql.ts';
import { checkpointsDueOfStarted } from '../../list/fast/checkpoints.sql.ts';
import { entriesOf, type NewEntry } from '../new-entries.sql.ts';
import { type NewPayment, rowTypes, startedAnnouncement, type Written } from '../start-transactions.sql.ts';
import { latestRenderer } from '../started-answer.ts';

/**
 * Why nothing was copied. `changing`: another phase changes a user and looks at its payments.
 * `outdated`: a user or processor has changed since the decision. `key_taken`: a key is in use.
 * `refused`: anything else.
 */
export type NotCopied = 'changing' | 'outdated' | 'key_taken' | 'refused';

export type Copied = { fansOut: boolean; epochMs: number } | { notCopied: NotCopied };

type Payment = Extract<Written, NewPayment>;
type Keyed = Written & { key_hash: string; fingerprint: Buffer };

/** A user or a processor, with the version that a payment was decided on. */
interface Seen {
  uuid: string;
  version: number;
}
const usersSent = recordset<Seen>({ uuid: 'uuid', version: 'integer' });
const processorsSent = recordset<Seen & { shard: number }>({ shard: 'smallint', uuid: 'uuid', version: 'integer' });

// A condition that is false raises an error, so that nothing after it takes effect: division by
// zero is the shortest way.
const require = (condition: string) => `1 / (${condition})::integer`;
const versionsIn = (rows: string, key: string) => `(SELECT coalesce(array_agg(version ORDER BY ${key}), '{}') ${rows})`;
// By a subquery, so that the plan does not depend on the number of values: PostgreSQL keeps it.
const anyOf = (parameter: string, type = 'uuid') => `ANY ((SELECT ${parameter}::${type}[])::${type}[])`;
const users = `users WHERE shard = ${anyOf('$4', 'smallint')} AND processor_id = ${anyOf('$5')} AND uuid = ${anyOf('$2')}`;

/**
 * Reads the versions without locking their rows (decision 26), by one search of the index for all
 * users. A deleted user has another version. Also checks the time at which the keys expire: this
 * process only estimates the server's clock.
 */
const checkVersions = `
  SELECT ${require(`
           ${versionsIn(`FROM ${users}`, 'uuid')} = $3::integer[]
           AND ${versionsIn(`FROM processors WHERE processor_id = ${anyOf('$5')}`, 'processor_id')} = $6::integer[]
           AND $7::timestamptz - clock_timestamp() - make_interval(hours => $1) BETWEEN '0' AND '1 minute'`)},
         ${serverTime}`;

const keys = copiedRows<Keyed, Date>({
  shard: ['smallint', ({ processor_id }) => shardOf(processor_id)],
  processor_id: 'uuid',
  key_hash: 'uuid',
  fingerprint: 'bytea',
  response_status: 'smallint',
  response_body: 'bytea',
  expires_at: ['timestamptz', (_, expiresAt) => expiresAt],
  transaction_uuid: ['uuid', ({ uuid }) => uuid],
  renderer: ['smallint', ({ uuid }) => (uuid === null ? null : latestRenderer)],
  vendor_name: 'text',
});
const copyKeys = `COPY idempotency_keys (${keys.list}) FROM STDIN (FORMAT binary)`;

const payments = copiedRows<Payment>({ shard: ['smallint', ({ processor_id }) => shardOf(processor_id)], ...rowTypes });
const copyPayments = `COPY transactions (${payments.list}) FROM STDIN (FORMAT binary)`;

const entries = copiedRows<NewEntry>({
  shard: ['smallint', ({ processor_id }) => shardOf(processor_id)],
  processor_id: 'uuid',
  entry_hash: 'uuid',
  subject: ['metadata_subject', () => 'payment'],
  subject_uuid: 'uuid',
});
const copyEntries = `COPY metadata_entries (${entries.list}) FROM STDIN (FORMAT binary)`;

const groupsSent = recordset<Omit<StartedGroup, 'uuids'> & { first: number; last: number }>({
  processor_id: 'uuid',
  vendor_id: 'uuid',
  vendor_name: 'text',
  occurred_at: 'timestamptz',
  first: 'integer',
  last: 'integer',
});
const uuidsSent = recordset<{ uuid: string }>({ uuid: 'uuid' });

const announce = `
  WITH started_groups AS MATERIALIZED (
    SELECT shard, processor_id, vendor_id, vendor_name, occurred_at, ($1::uuid[])[first:last] AS uuids
    FROM ${groupsSent.from(2)} AS sent
  ),
  started AS (
    SELECT t.shard, t.processor_id, t.uuid, t.vendor_id, t.created_at
    FROM started_groups CROSS JOIN unnest(uuids) AS of_group (payment_uuid)
    JOIN transactions t
      ON (t.shard, t.processor_id, t.uuid) = (started_groups.shard, started_groups.processor_id, of_group.payment_uuid)
  ),
  ${startedAnnouncement},
  states_due AS (${statesDueOfStarted}),
  checkpoints_due AS (${checkpointsDueOfStarted})
  SELECT ${fansOut} AS fans_out`;
const fansOutAsText = 't';

/** All uuids in one array, and the range of each group in it. */
function sentGroups(groups: readonly StartedGroup[]): Buffer[] {
  let last = 0;
  const bounded = groups.map((group) => {
    const first = last + 1;
    last += group.uuids.length;
    return { ...group, first, last };
  });
  const uuids = groups.flatMap((group) => group.uuids.map((uuid) => ({ uuid })));
  return [...uuidsSent.values(uuids), ...groupsSent.values(bounded)];
}

/** Writes all of a batch, or nothing of it. Throws ValueUnwritable. */
export async function copyTransactions(
  database: Pick<Database, 'pipeline'>,
  written: readonly Written[],
  { retentionHours, expiresAt }: { retentionHours: number; expiresAt: Date },
): Promise<Copied> {
  const started = written.filter((one) => one.uuid !== null).sort(byTenantAndUuid);
  const seen = versionsOf(started);
  if (seen === null) return { notCopied: 'outdated' };
  const keyed = written.filter((one): one is Keyed => one.key_hash !== null).sort(byKey);
  const steps: Step[] = [];
  const add = (step: Step) => steps.push(step) - 1;
  const changes = add(holdOffChanges(seen.processors.map(({ uuid }) => uuid)));
  const versionsChecked = add({
    text: checkVersions,
    values: [
      `${retentionHours}`,
      ...usersSent.values(seen.users),
      ...processorsSent.values(seen.processors.map((one) => ({ ...one, shard: shardOf(one.uuid) }))),
      expiresAt.toISOString(),
    ],
  });
  const claimed =
    keyed.length === 0 ? null : add({ text: copyKeys, copy: (into) => keys.write(into, keyed, expiresAt) });
  let announced: number | null = null;
  if (started.length > 0) {
    add({ text: copyPayments, copy: (into) => payments.write(into, started, undefined) });
    const described = entriesOf(started);
    if (described.length > 0) add({ text: copyEntries, copy: (into) => entries.write(into, described, undefined) });
    announced = add({ text: announce, values: sentGroups(groupsOf(started)) });
  }

  const done = await database.pipeline(steps);
  if ('refused' in done) {
    if (done.step === changes) return { notCopied: 'changing' };
    if (done.step === versionsChecked) return { notCopied: 'outdated' };
    return { notCopied: done.step === claimed ? 'key_taken' : 'refused' };
  }
  const [, epochMs] = done.rows[versionsChecked]![0]!;
  return {
    fansOut: announced !== null && done.rows[announced]![0]![0] === fansOutAsText,
    epochMs: Number(epochMs),
  };
}

function byTenantAndUuid(one: Payment, other: Payment): number {
  if (one.processor_id !== other.processor_id) return one.processor_id < other.processor_id ? -1 : 1;
  return one.uuid < other.uuid ? -1 : 1;
}

const byKey = (one: Keyed, other: Keyed) => (one.key_hash < other.key_hash ? -1 : 1);

/**
 * What the payments were decided on: each user and processor once, in the order of the uuids. Null:
 * two payments were decided on different versions.
 */
function versionsOf(started: readonly Payment[]): { users: Seen[]; processors: Seen[] } | null {
  const users = new Map<string, number>();
  const processors = new Map<string, number>();
  for (const one of started)
    if (
      isOther(processors, one.processor_id, one.processor_version) ||
      isOther(users, one.payer_uuid, one.payer_version) ||
      isOther(users, one.payee_uuid, one.payee_version)
    )
      return null;
  return { users: sorted(users), processors: sorted(processors) };
}

/** Whether another version is known. Adds the version if none is. */
function isOther(known: Map<string, number>, uuid: string, version: number): boolean {
  const before = known.get(uuid);
  if (before === undefined) known.set(uuid, version);
  return before !== undefined && before !== version;
}

const sorted = (known: ReadonlyMap<string, number>): Seen[] =>
  [...known].map(([uuid, version]) => ({ uuid, version })).sort((one, other) => (one.uuid < other.uuid ? -1 : 1));

/** As `groupStarted` does it in a query. The payments are sorted. */
function groupsOf(started: readonly Payment[]): Group[] {
  const groups = new Map<string, Group>();
  let latest: Group | undefined;
  for (const payment of started) {
    // Nearly always the same as for the payment before: then its name is not made.
    const group = latest !== undefined && belongsTo(latest, payment) ? latest : groupOf(groups, payment);
    group.uuids.push(payment.uuid);
    if (payment.created_at < group.occurred_at) group.occurred_at = payment.created_at;
    latest = group;
  }
  return [...groups.values()];
}

type Group = StartedGroup & { uuids: string[] };
const secondOf = (at: Date) => Math.floor(at.getTime() / 1_000);

const belongsTo = (group: Group, { processor_id, vendor_id, vendor_name, created_at }: Payment): boolean =>
  group.processor_id === processor_id &&
  group.vendor_id === vendor_id &&
  group.vendor_name === vendor_name &&
  secondOf(group.occurred_at) === secondOf(created_at);

function groupOf(groups: Map<string, Group>, payment: Payment): Group {
  const { processor_id, vendor_id, vendor_name, created_at } = payment;
  const name = `${processor_id} ${vendor_id} ${secondOf(created_at)} ${vendor_name}`;
  let group = groups.get(name);
  if (group === undefined) {
    group = { processor_id, vendor_id, vendor_name, occurred_at: created_at, uuids: [] };
    groups.set(name, group);
  }
  return group;
}
