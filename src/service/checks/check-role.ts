// Checks whether the serving role of the database could change append-only tables: live mode
// refuses it, the sandbox logs it.
import type { Database } from '../../platform/database/database.ts';
import { openBriefly } from '../../platform/database/open-briefly.ts';
import { excessRights } from '../../platform/database/schema/grant-rights.ts';
import { currentRole, selectPowers } from '../../platform/database/schema/rights.sql.ts';
import type { Log } from '../../platform/log/log.ts';
import { madeSafe } from '../../platform/log/loggable.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { StartRefused } from './refused.ts';

type Mode = Settings['ACHORD_MODE'];

/**
 * Before any migration. Throws StartRefused in live mode when the role owns the tables or could
 * become their owner.
 */
export async function refuseOwner({ url }: { url: string }, mode: Mode): Promise<void> {
  if (mode !== 'live') return;
  await openBriefly(url, async (database) => {
    const powers = await selectPowers(database);
    if (powers.length > 0) throw new StartRefused(sentenceOn(await currentRole(database), powers));
  });
}

/** After all migrations and grants. Throws StartRefused in live mode. */
export async function checkRole(database: Database, mode: Mode, log: Pick<Log, 'warn'>): Promise<void> {
  const role = await currentRole(database);
  const powers = await selectPowers(database);
  const reasons = powers.length > 0 ? powers : (await excessRights(database, role)).map((right) => `may ${right}`);
  if (reasons.length === 0) return;
  const sentence = sentenceOn(role, reasons);
  if (mode === 'live') throw new StartRefused(sentence);
  log.warn({}, madeSafe(sentence));
}

const sentenceOn = (role: string, reasons: readonly string[]) =>
  `The database role "${role}" of DATABASE_URL ${reasons.join(', ')}, so it could change the books and the audit trail. Give the service a role that owns nothing, and set ACHORD_MIGRATION_DATABASE_URL to the URL of the role that owns the tables (docs/operate/database.md, The database).`;
