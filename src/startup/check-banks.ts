// Holds the banks file to its rules before anything is started: a mistake in it is found by day, and not at a cut-off.
import type { ConfiguredBank } from '../banks/configuration/read-banks-file.ts';
import type { Settings } from '../settings.ts';
import { StartRefused } from './refused.ts';

/** The banks of the file. Throws StartRefused with every problem of it. In sandbox mode too: the simulated bank stays, a mistake does not. */
export async function checkBanks({ ACHORD_BANKS_FILE: path }: Settings): Promise<ConfiguredBank[]> {
  if (path === null) return [];
  // Loaded where there are banks: OpenPGP is a large package.
  const { BanksFileRefused, readBanksFile } = await import('../banks/configuration/read-banks-file.ts');
  try {
    return await readBanksFile(path, process.env);
  } catch (error) {
    if (!(error instanceof BanksFileRefused)) throw error;
    throw new StartRefused(error.message, error);
  }
}
