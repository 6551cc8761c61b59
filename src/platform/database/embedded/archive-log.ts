// The settings with which the embedded server archives its log, by PostgreSQL's own module
// basic_archive: it writes a file under another name, flushes and renames it, and replaces none.
import { chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StatedError } from '../../std/stated-error.ts';
import { canReach } from './can-reach.ts';
import { serverAccount } from './server-account.ts';

/** A machine that is lost takes at most this much of the log with it. */
const archiveAfter = '60s';

/** Makes the folder. `archive`: null for no archive. @throws StatedError if it cannot be used */
export function archiveSettings(archive: string | null, dataDirectory: string): Record<string, string> {
  if (archive === null) return {};
  if (`${archive}/`.startsWith(`${dataDirectory}/`))
    throw new StatedError(
      `ACHORD_ARCHIVE_DIR (${archive}) is inside the data directory, and is lost with it. Set it to a folder on another disk.`,
    );
  const account = serverAccount(dataDirectory);
  try {
    mkdirSync(archive, { recursive: true, mode: 0o700 });
    if (account !== null && statSync(archive).uid !== account.uid) chownSync(archive, account.uid, account.gid);
  } catch (error) {
    throw new StatedError(`ACHORD_ARCHIVE_DIR (${archive}) cannot be used: ${(error as Error).message}.`);
  }
  if (account !== null && !canReach(join(archive, 'file'), account))
    throw new StatedError(
      `PostgreSQL's account cannot reach ACHORD_ARCHIVE_DIR (${archive}): let others pass through the folders above it (chmod o+x).`,
    );
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': archive,
    archive_timeout: archiveAfter,
  };
}
