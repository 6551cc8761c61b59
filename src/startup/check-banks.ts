// Holds the banks file to its rules before anything is started: a mistake in it is found by day, and not at a cut-off.
import type { Settings } from '../settings.ts';
import { StartRefused } from './refused.ts';

/** Throws StartRefused with every problem of the file. In sandbox mode too: the simulated bank stays, a mistake does not. */
export async function checkBanks({ ACHORD_BANKS_FILE: path }: Settings): Promise<void> {
  if (path === null) return;
  // Loaded where there are banks: OpenPGP is a large package.
  const { BanksFileRefused, readBanksFile } = await import('../banks/configuration/read-banks-file.ts');
  try {
    await readBanksFile(path, process.env);
  } catch (error) {
    if (!(error instanceof BanksFileRefused)) throw error;
    throw new StartRefused(error.message, error);
  }
}
