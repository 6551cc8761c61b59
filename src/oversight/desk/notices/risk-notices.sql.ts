// Queries on the notices that sanctions hits and fraud reviews wait.
import type { Queryable } from '../../../platform/database/database.ts';

export type RiskWork = 'sanctions_hits' | 'fraud_reviews';

export interface RiskNotice {
  uuid: string;
  work: RiskWork;
  /** Counts the notices of the work. */
  number: number;
  waiting_count: number;
  oldest_at: Date;
  newest_at: Date;
  made_at: Date;
}

const columns = 'uuid, work, number, waiting_count, oldest_at, newest_at, made_at';

export async function selectLatestNotice(db: Queryable, work: RiskWork): Promise<RiskNotice | null> {
  const [row] = await db.query<RiskNotice>(
    `SELECT ${columns} FROM risk_notices WHERE work = $1 ORDER BY number DESC LIMIT 1`,
    [work],
  );
  return row ?? null;
}

export async function selectRiskNotice(db: Queryable, uuid: string): Promise<RiskNotice | null> {
  const [row] = await db.query<RiskNotice>(`SELECT ${columns} FROM risk_notices WHERE uuid = $1`, [uuid]);
  return row ?? null;
}

/** It is due at once. Of two workers that make the same number, one does. */
export async function insertRiskNotice(db: Queryable, one: RiskNotice): Promise<void> {
  await db.query(
    `INSERT INTO risk_notices (${columns}, mail_due_at, webhook_due_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $7)
     ON CONFLICT (work, number) DO NOTHING`,
    [one.uuid, one.work, one.number, one.waiting_count, one.oldest_at, one.newest_at, one.made_at],
  );
}
