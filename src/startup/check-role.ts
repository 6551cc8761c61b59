// Whether the database's role that serves could change what can only be added to: live mode refuses, the sandbox says so.
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { excessRights } from '../database/grant-rights.ts';
import { currentRole, selectPowers } from '../database/rights.sql.ts';
import type { Settings } from '../settings.ts';
import { StartRefused } from './refused.ts';

/** Throws StartRefused in live mode: books and audit trail must not depend on the service being harmless. */
export async function checkRole(
  database: Database,
  mode: Settings['ACHORD_MODE'],
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const role = await currentRole(database);
  const powers = await selectPowers(database);
  const reasons = powers.length > 0 ? powers : (await excessRights(database, role)).map((right) => `may ${right}`);
  if (reasons.length === 0) return;
  const sentence = `The database role "${role}" of DATABASE_URL ${reasons.join(', ')}, so that it could change the books and the audit trail: give the service a role that owns nothing, and set ACHORD_MIGRATION_DATABASE_URL to the URL of the role that owns the tables (docs/operating.md, The database).`;
  if (mode === 'live') throw new StartRefused(sentence);
  log.warn(sentence);
}
