// Queries on which banks are in use: by tenants, and for files and entries that are not finished.
import type { Queryable } from '../../platform/database/database.ts';

/** What a bank is used for, whether it is configured or not. */
export interface BankInUse {
  bank: string | null;
  /** Tenants that name the bank; under null, tenants that name none. */
  processors: number;
  /**
   * Our files that are not decided or not taken back, or that have entries which still settle or
   * become good.
   */
  files: number;
  /** Dishonors to send. */
  dishonors: number;
}

export function selectBanksInUse(db: Queryable): Promise<BankInUse[]> {
  return db.query(
    `SELECT bank, sum(processors)::integer AS processors, sum(files)::integer AS files, sum(dishonors)::integer AS dishonors
     FROM (
       SELECT bank, count(*) AS processors, 0 AS files, 0 AS dishonors FROM processors GROUP BY bank
       UNION ALL
       SELECT f.bank, 0, count(*), 0 FROM bank_files f
       WHERE f.state IN ('open', 'closed', 'written', 'submitted') OR (f.state = 'rejected' AND f.taken_back_at IS NULL)
          OR f.uuid IN (SELECT file_uuid FROM leg_dates)
       GROUP BY f.bank
       UNION ALL
       SELECT bank, 0, 0, count(*) FROM dishonors WHERE state = 'to_send' GROUP BY bank) AS uses
     GROUP BY bank ORDER BY bank NULLS LAST`,
    [],
  );
}

/** How far the days of the bank have been played. */
export interface BankProgress {
  bank: string;
  played_until: Date;
  /**
   * The time up to which its files were read: its entries become good only up to this time. Null:
   * never read.
   */
  inbound_read_at: Date | null;
}

export function selectBankProgress(db: Queryable): Promise<BankProgress[]> {
  return db.query('SELECT bank, played_until, inbound_read_at FROM bank_days ORDER BY bank', []);
}
