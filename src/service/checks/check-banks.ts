// Checks the banks file before the service starts: a mistake is found at the start, not at a
// cut-off.
import { type BankInUse, selectBanksInUse } from '../../banks/connections/banks-in-use.sql.ts';
import type { ConfiguredBank } from '../../banks/connections/configuration/read-banks-file.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { homeName } from '../../platform/database/lanes/lane.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { orRefuseStart, StartRefused } from './refused.ts';

/**
 * The banks of the file. Throws StartRefused with every problem of it. Also in sandbox mode: the
 * banks are simulated, but the file must be correct.
 */
export async function checkBanks(
  { ACHORD_BANKS_FILE: path }: Settings,
  environment: Record<string, string | undefined>,
): Promise<ConfiguredBank[]> {
  if (path === null) return [];
  // Loaded only if there are banks: OpenPGP is a large package.
  const { readBanksFile } = await import('../../banks/connections/configuration/read-banks-file.ts');
  return orRefuseStart(readBanksFile(path, environment));
}

/** Throws StartRefused with a sentence for each bank of a lane that the service does not have. */
export function refuseUnknownLanes(banks: readonly ConfiguredBank[], names: readonly string[]): void {
  const lost = banks.filter(({ lane = homeName }) => !names.includes(lane));
  if (lost.length > 0)
    throw new StartRefused(
      lost
        .map(
          ({ name, lane }) =>
            `The bank ${name} is of the lane ${lane}, which is not added. The lanes are: ${names.join(', ')}. Correct "lane" in the banks file, or run "achord db add-lane ${lane}" first.`,
        )
        .join('\n'),
    );
}

/**
 * Throws StartRefused with a sentence for each bank that is in use but not in `names`: nothing
 * would process its open files, and the entries of its tenants would never be sent.
 */
export async function refuseMissingBanks(db: Queryable, names: readonly string[]): Promise<void> {
  const missing = (await selectBanksInUse(db)).filter(({ bank }) => bank !== null && !names.includes(bank));
  if (missing.length > 0) throw new StartRefused(missing.map(sentenceOn).join('\n'));
}

function sentenceOn({ bank, processors, files, dishonors }: BankInUse): string {
  const uses = [
    counted(processors, 'processor'),
    counted(files, 'file in progress', 'files in progress'),
    counted(dishonors, 'dishonor to be sent', 'dishonors to be sent'),
  ].filter((use) => use !== null);
  return (
    `The bank ${bank} is in use but is not in the banks file: ${uses.join(', ')}. Add it to the file again (ACHORD_BANKS_FILE), ` +
    `move its processors to another bank, and remove it once nothing of it is in progress: see docs/operate/runbooks/move-a-processor.md.`
  );
}

const counted = (count: number, one: string, many = `${one}s`) =>
  count === 0 ? null : `${count} ${count === 1 ? one : many}`;
