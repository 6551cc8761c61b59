// Whether a lane may be used: what the start checks at home, for another database.
import type { ConfiguredBank } from '../../banks/connections/configuration/read-banks-file.ts';
import { noteProvider } from '../../payments/risk/screening/provider/ask-provider.ts';
import type { Lane } from '../../platform/database/lanes/lane.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Clock } from '../../platform/std/clock.ts';
import { refuseMissingBanks } from '../checks/check-banks.ts';
import { keepMode } from '../checks/check-mode.ts';
import { checkRole } from '../checks/check-role.ts';
import { bankNames, provideTraces } from './banks-of-lane.ts';

interface Examining {
  mode: Settings['ACHORD_MODE'];
  /** Null: the settings of this process do not decide it. */
  hasScreeningProvider: boolean | null;
  banks: readonly ConfiguredBank[];
  clock: Clock;
  log: Pick<Log, 'warn'>;
}

/** @throws StartRefused */
export async function examineLane(
  lane: Lane,
  { mode, hasScreeningProvider, banks, clock, log }: Examining,
): Promise<void> {
  const { database } = lane;
  await checkRole(database, mode, log);
  await keepMode(database, mode);
  await refuseMissingBanks(database, bankNames({ banks, mode }, lane));
  await provideTraces({ banks, mode }, lane);
  if (hasScreeningProvider !== null) await noteProvider(database, hasScreeningProvider, clock.now());
}
