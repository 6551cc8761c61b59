// Queries on the settings of the screening, and on the rounds in which all users are screened
// again.
import type { Queryable } from '../../../../platform/database/database.ts';

export interface ScreeningSettings {
  threshold_percent: number;
  list_old_after_days: number;
  /** Since when the service has a screening provider; null: it has none. */
  provider_since: Date | null;
}

export async function selectScreeningSettings(db: Queryable): Promise<ScreeningSettings> {
  const [row] = await db.query<ScreeningSettings>(
    'SELECT threshold_percent, list_old_after_days, provider_since FROM screening_settings',
    [],
  );
  return row!;
}

export async function updateScreeningSettings(
  db: Queryable,
  settings: Omit<ScreeningSettings, 'provider_since'>,
): Promise<void> {
  await db.query('UPDATE screening_settings SET threshold_percent = $1, list_old_after_days = $2', [
    settings.threshold_percent,
    settings.list_old_after_days,
  ]);
}

export interface Round {
  uuid: string;
  started_at: Date;
  /** Null: users are left to screen. */
  ended_at: Date | null;
  /** A later round began before the last user. */
  replaced: boolean;
  threshold_percent: number;
  import_uuids: string[];
  after_processor: string | null;
  after_user: string | null;
  screened_count: number;
  hit_count: number;
}

const columns = `uuid, started_at, ended_at, replaced, threshold_percent, import_uuids, after_processor, after_user,
  screened_count, hit_count`;

/** Ends the open round, if there is one, and opens a round over all users. */
export async function openRound(
  db: Queryable,
  { uuid, at, threshold, imports }: { uuid: string; at: Date; threshold: number; imports: readonly string[] },
): Promise<void> {
  await db.query('UPDATE screening_rounds SET ended_at = $1, replaced = true WHERE ended_at IS NULL', [at]);
  await db.query(
    'INSERT INTO screening_rounds (uuid, started_at, threshold_percent, import_uuids) VALUES ($1, $2, $3, $4)',
    [uuid, at, threshold, imports],
  );
}

/** The rounds, newest first. */
export function selectRounds(db: Queryable, atMost: number): Promise<Round[]> {
  return db.query(`SELECT ${columns} FROM screening_rounds ORDER BY uuid DESC LIMIT $1`, [atMost]);
}

/** The open round. Locks it: its portions come one after the other. */
export async function lockOpenRound(db: Queryable): Promise<Round | null> {
  const [row] = await db.query<Round>(`SELECT ${columns} FROM screening_rounds WHERE ended_at IS NULL FOR UPDATE`, []);
  return row ?? null;
}

export async function advanceRound(
  db: Queryable,
  uuid: string,
  {
    after,
    screened,
    hits,
    endedAt,
  }: {
    /** The last user of the portion; null: the portion was empty. */
    after: { processor_id: string; uuid: string } | null;
    screened: number;
    hits: number;
    endedAt: Date | null;
  },
): Promise<void> {
  await db.query(
    `UPDATE screening_rounds SET after_processor = coalesce($2, after_processor), after_user = coalesce($3, after_user),
       screened_count = screened_count + $4, hit_count = hit_count + $5, ended_at = $6
     WHERE uuid = $1`,
    [uuid, after?.processor_id ?? null, after?.uuid ?? null, screened, hits, endedAt],
  );
}
