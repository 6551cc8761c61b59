// A database is of one mode for good: a live service on the database of a sandbox would send its
// payments to banks, and the events of both would look alike (decision 39).
import type { Database } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { StartRefused } from './refused.ts';
import { insertLivemode, selectLivemode } from './service-mode.sql.ts';

type Mode = Settings['ACHORD_MODE'];

/** Throws StartRefused. A database that no service has started on fits both modes. */
export async function refuseOtherMode(database: Database, mode: Mode): Promise<void> {
  const livemode = await selectLivemode(database);
  if (livemode === null || livemode === (mode === 'live')) return;
  throw new StartRefused(
    livemode
      ? 'This is the database of a live service: a sandbox cannot use it. Set ACHORD_MODE=live, or another DATABASE_URL or ACHORD_DATA_DIR.'
      : 'This is the database of a sandbox: a live service would send its payments to banks. Set another DATABASE_URL or ACHORD_DATA_DIR, or ACHORD_MODE=sandbox.',
  );
}

/** The first start decides the mode of the database. Throws StartRefused in the other mode. */
export async function keepMode(database: Database, mode: Mode): Promise<void> {
  if ((await selectLivemode(database)) === null) await insertLivemode(database, mode === 'live');
  await refuseOtherMode(database, mode);
}
