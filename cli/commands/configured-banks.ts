// The banks of the banks file, for commands about them.
import { type ConfiguredBank, readBanksFile } from '../../src/banks/connections/configuration/read-banks-file.ts';
import { readSettings } from '../../src/platform/settings/read-settings.ts';
import { CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';

/** Throws CommandRefused without a banks file, SettingsFileRefused when the file is wrong. */
export async function configuredBanks(terminal: Terminal): Promise<ConfiguredBank[]> {
  const path = readSettings(terminal.environment, { secrets: false }).ACHORD_BANKS_FILE;
  if (path === null)
    throw new CommandRefused('ACHORD_BANKS_FILE must be set to the path of the banks file: see docs/operate/banks.md.');
  return readBanksFile(path, terminal.environment);
}
