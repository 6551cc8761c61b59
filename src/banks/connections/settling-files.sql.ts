// The query on the files that settle on the days of a month.
import type { Queryable } from '../../platform/database/database.ts';

export interface SettlingFile {
  uuid: string;
  bank: string;
  /** Null: it is not named yet. */
  name: string | null;
  /** The Eastern day on which it settles, `Y-m-d`. */
  day: string;
  is_settled: boolean;
  /** Cents, as they were sent. */
  debits: number;
  credits: number;
}

/** Days between a cut-off and the settlement of its file, at most: a file can be late. */
const mostDays = 31;

/** Files whose entries settle on these Eastern days, in the order of their cut-offs. */
export function selectSettlingFiles(db: Queryable, from: string, to: string): Promise<SettlingFile[]> {
  return db.query(
    `SELECT uuid, bank, name, (settles_at AT TIME ZONE 'America/New_York')::date AS day, settled_at IS NOT NULL AS is_settled,
            total_debits AS debits, total_credits AS credits
     FROM bank_files
     WHERE cut_off_at >= ($1::date - ${mostDays})::timestamp AT TIME ZONE 'America/New_York'
       AND cut_off_at < ($2::date + 1)::timestamp AT TIME ZONE 'America/New_York'
       AND settles_at >= $1::date::timestamp AT TIME ZONE 'America/New_York'
       AND settles_at < ($2::date + 1)::timestamp AT TIME ZONE 'America/New_York'
       AND kind = 'entries' AND state IN ('closed', 'written', 'submitted', 'confirmed')
     ORDER BY cut_off_at, uuid`,
    [from, to],
  );
}
