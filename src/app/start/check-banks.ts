// Holds the banks file to its rules before anything is started: a mistake in it is found by day,
// and not at a cut-off.
import { type BankInUse, selectBanksInUse } from '../../banks/banks-in-use.sql.ts';
import type { ConfiguredBank } from '../../banks/configuration/read-banks-file.ts';
import type { Queryable } from '../../database/database.ts';
import type { Settings } from '../../settings.ts';
import { StartRefused } from './refused.ts';

/**
 * The banks of the file. Throws StartRefused with every problem of it. In sandbox mode too: the
 * banks are simulated, a mistake is not.
 */
export async function checkBanks({ ACHORD_BANKS_FILE: path }: Settings): Promise<ConfiguredBank[]> {
  if (path === null) return [];
  // Loaded where there are banks: OpenPGP is a large package.
  const { BanksFileRefused, readBanksFile } = await import('../../banks/configuration/read-banks-file.ts');
  try {
    return await readBanksFile(path, process.env);
  } catch (error) {
    if (!(error instanceof BanksFileRefused)) throw error;
    throw new StartRefused(error.message, error);
  }
}

/**
 * Throws StartRefused with a sentence for each bank that is used and not among `names`: what is
 * under way at it would be followed by nobody, and the entries of its tenants would wait for ever.
 */
export async function refuseMissingBanks(db: Queryable, names: readonly string[]): Promise<void> {
  const missing = (await selectBanksInUse(db)).filter(({ bank }) => bank !== null && !names.includes(bank));
  if (missing.length > 0) throw new StartRefused(missing.map(sentenceOn).join('\n'));
}

function sentenceOn({ bank, processors, files, dishonors }: BankInUse): string {
  const uses = [
    counted(processors, 'processor'),
    counted(files, 'file under way', 'files under way'),
    counted(dishonors, 'dishonor to be sent', 'dishonors to be sent'),
  ].filter((use) => use !== null);
  return (
    `The bank ${bank} is used and is no longer configured: ${uses.join(', ')}. Put it back into the banks file (ACHORD_BANKS_FILE), ` +
    `move its processors to another bank, and take it out once nothing of it is under way: see docs/runbooks/move-a-processor.md.`
  );
}

const counted = (count: number, one: string, many = `${one}s`) =>
  count === 0 ? null : `${count} ${count === 1 ? one : many}`;
