// Queries on the day of a bank: which process plays it, and how far it has been played. The lease
// runs in real time.
import type { Queryable } from '../../platform/database/database.ts';
import { isOfAccount } from './account-sharing.sql.ts';

export interface BankDay {
  played_until: Date;
}

export interface LeasedDay extends BankDay {
  /** After a restore of the database: until an operator releases the bank (decision 38). */
  waits: boolean;
}

/**
 * Leases the bank's day to a player; null while another player has it. The first day of a bank
 * begins at `now`.
 */
export async function leaseBankDay(
  db: Queryable,
  bank: string,
  player: string,
  now: Date,
  leaseMs: number,
): Promise<LeasedDay | null> {
  const [row] = await db.query<LeasedDay>(
    `WITH restored AS MATERIALIZED (
       SELECT EXISTS (SELECT 1 FROM restores r WHERE NOT EXISTS (
         SELECT 1 FROM restore_releases x WHERE x.restore_uuid = r.uuid AND x.bank = $1)) AS waits
     ), leased AS (
       INSERT INTO bank_days AS d (bank, played_until, player, leased_until)
       VALUES ($1, $3, $2, statement_timestamp() + make_interval(secs => $4::float8 / 1000))
       ON CONFLICT (bank) DO UPDATE SET player = excluded.player, leased_until = excluded.leased_until
         WHERE d.player = excluded.player OR d.leased_until IS NULL
            OR excluded.leased_until - d.leased_until > make_interval(secs => $4::float8 / 1000)
       RETURNING played_until
     )
     SELECT leased.played_until, restored.waits FROM leased CROSS JOIN restored`,
    [bank, player, now, leaseMs],
  );
  return row ?? null;
}

/**
 * Renews the lease. Inside a phase it also keeps every other player out until the phase ends.
 * False: the lease was lost.
 */
export async function holdBankDay(db: Queryable, bank: string, player: string, leaseMs: number): Promise<boolean> {
  const rows = await db.query(
    `UPDATE bank_days SET leased_until = statement_timestamp() + make_interval(secs => $3::float8 / 1000)
     WHERE bank = $1 AND player = $2 RETURNING 1`,
    [bank, player, leaseMs],
  );
  return rows.length === 1;
}

/**
 * Inside a phase, keeps every other player out until the phase ends; other phases of the same
 * player may run. False: the lease was lost.
 */
export async function shareBankDay(db: Queryable, bank: string, player: string): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM bank_days WHERE bank = $1 AND player = $2 FOR SHARE', [bank, player]);
  return rows.length === 1;
}

export async function releaseBankDay(db: Queryable, bank: string, player: string): Promise<void> {
  await db.query('UPDATE bank_days SET player = NULL, leased_until = NULL WHERE bank = $1 AND player = $2', [
    bank,
    player,
  ]);
}

/** The instant up to which the bank's files were read; the beginning of time if never. */
export async function inboundReadAt(db: Queryable, bank: string): Promise<Date> {
  const [row] = await db.query<{ read_at: Date }>(
    `SELECT coalesce((SELECT inbound_read_at FROM bank_days WHERE bank = $1), 'epoch') AS read_at`,
    [bank],
  );
  return row!.read_at;
}

/** The instant up to which files are applied for this bank and each that shares its account. */
export async function accountReadAt(db: Queryable, bank: string): Promise<Date> {
  const [row] = await db.query<{ read_at: Date }>(
    `SELECT coalesce(min(coalesce(inbound_read_at, 'epoch')), 'epoch') AS read_at FROM bank_days d WHERE ${isOfAccount('d.bank', '$1')}`,
    [bank],
  );
  return row!.read_at;
}

/** For banks that share the account: its files were read up to this instant, and are applied. */
export async function noteInboundRead(db: Queryable, bank: string, readAt: Date): Promise<void> {
  await db.query('UPDATE bank_days SET inbound_read_at = greatest(inbound_read_at, $2) WHERE bank = $1', [
    bank,
    readAt,
  ]);
}

/**
 * Records that every instant up to `until` has run and that the bank's files were read up to
 * `readAt`. Returns the day; null when the lease was lost.
 */
export async function markPlayed(
  db: Queryable,
  bank: string,
  player: string,
  { until, readAt }: { until: Date; readAt: Date },
): Promise<BankDay | null> {
  const [row] = await db.query<BankDay>(
    `UPDATE bank_days SET played_until = greatest(played_until, $3), inbound_read_at = greatest(inbound_read_at, $4)
     WHERE bank = $1 AND player = $2 RETURNING played_until`,
    [bank, player, until, readAt],
  );
  return row ?? null;
}
