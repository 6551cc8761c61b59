// Restores a backup into an empty data directory, replays the log up to a moment, and checks the
// result. Until it has ended, the directory is marked, and nothing starts there.
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beginRestore } from '../../banks/origination/restores/begin-restore.ts';
import { checkInvariants } from '../../oversight/invariants/check-invariants.ts';
import type { Checked } from '../../oversight/invariants/invariant.ts';
import { invariants } from '../../oversight/invariants/invariants.ts';
import { type Verified, verifySeals } from '../../oversight/seals/verify-seals.ts';
import { atomically } from '../../platform/database/atomic-phase.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { shippedVersion } from '../../platform/database/embedded/binaries.ts';
import type { ServerAccount } from '../../platform/database/embedded/can-reach.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded/embedded-postgres.ts';
import { findHome, type Home, makeHome, wasEverStarted } from '../../platform/database/embedded/home.ts';
import { lockDataDirectory } from '../../platform/database/embedded/lock-data-directory.ts';
import { recoverCluster } from '../../platform/database/embedded/recover-cluster.ts';
import { isRestoring, markRestoring, unmarkRestoring } from '../../platform/database/embedded/restoring.ts';
import { livingServer, stopServer } from '../../platform/database/embedded/server.ts';
import { serverAccount } from '../../platform/database/embedded/server-account.ts';
import { flushDirectory } from '../../platform/database/embedded/small-file.ts';
import { openBriefly } from '../../platform/database/open-briefly.ts';
import { provideSchema } from '../../platform/database/schema/provide-schema.ts';
import type { Log } from '../../platform/log/log.ts';
import { type Clock, instant } from '../../platform/std/clock.ts';
import { type EncryptionKeys, openedKeys, refuseOtherKeys } from '../../platform/vault/data-keys.ts';
import { type ArchivedLog, archivedLog, type ChosenBackup, chooseBackup } from './choose-backup.ts';
import { copyFile } from './copy-file.ts';
import { BackupRefused, checkFiles, type Manifest } from './manifest.ts';
import { isWalFile, numberOf } from './wal-files.ts';

export interface RestoreBackup {
  from: string;
  /** Null: as far as the log goes. */
  to: Date | null;
  /** The folder of the archived log; null: only what the backup has. */
  archive: string | null;
  dataDirectory: string;
  encryptionKeys: EncryptionKeys;
  clock: Clock;
  log: Log;
}

export interface Restored {
  backup: string;
  /** The last transaction that the database has. */
  reached_at: Date;
  verified: Verified;
  /** Invariants that do not hold. */
  violated: Checked[];
}

const nobodyStops = new AbortController().signal;
const checkMs = 3_600_000;

/** @throws BackupRefused, VaultRefused: nothing was written, unless the message says so */
export async function restoreBackup(given: RestoreBackup): Promise<Restored> {
  const { from, to, archive, dataDirectory, encryptionKeys } = given;
  const chosen = chooseBackup(from, to);
  refuseOtherKeys(encryptionKeys, wrappedKeys(chosen.manifest));
  refuseOtherVersion(chosen.manifest);
  const archived = archive === null ? { names: [], lastNumber: null } : archivedLog(archive, chosen.manifest);
  await checkFiles(chosen.path, chosen.manifest);
  refuseUsed(dataDirectory);

  const lock = await lockDataDirectory(dataDirectory);
  try {
    const account = serverAccount(dataDirectory);
    if (isRestoring(dataDirectory)) await removeKilledRestore(dataDirectory, given.log);
    else refuseOldCluster(dataDirectory);
    markRestoring(dataDirectory);
    const home = makeHome(dataDirectory, account);
    await copyBackup(chosen, home, account);
    if (archive !== null) await copyArchived(archive, archived, chosen.manifest, home, account);
    const reachedAt = await replay(given, chosen, archived, home, account);
    const restored = await examine(given, chosen, reachedAt);
    unmarkRestoring(dataDirectory);
    return restored;
  } finally {
    lock.release();
  }
}

const wrappedKeys = ({ vault_keys }: Manifest) =>
  vault_keys.map(({ purpose, version, wrapped_key }) => ({
    purpose,
    version,
    wrapped_key: Buffer.from(wrapped_key, 'base64'),
  }));

const major = (version: string) => version.split('.', 1)[0]!;

function refuseOtherVersion({ postgresql, achord }: Manifest): void {
  const ours = shippedVersion();
  if (major(ours) !== major(postgresql))
    throw new BackupRefused(
      `The backup is of PostgreSQL ${postgresql} and this version of Achord has ${ours}. Restore it with Achord ${achord}.`,
    );
}

/** Only a killed restore may be in the directory. The lock of it makes the files `lock…`. */
function refuseUsed(dataDirectory: string): void {
  if (!existsSync(dataDirectory) || isRestoring(dataDirectory)) return;
  const present = readdirSync(dataDirectory).filter((name) => !/^lock(\.pid)?$/.test(name));
  if (present.length > 0)
    throw new BackupRefused(
      `${dataDirectory} is not empty (${present.slice(0, 3).join(', ')}). Set ACHORD_DATA_DIR to an empty or absent directory.`,
    );
}

/** Under root the database of a directory that was deleted can still be elsewhere. */
function refuseOldCluster(dataDirectory: string): void {
  if (!wasEverStarted(dataDirectory)) return;
  const { cluster } = findHome(dataDirectory);
  if (existsSync(cluster))
    throw new BackupRefused(`The database of ${dataDirectory} still exists in ${cluster}. Move it away first.`);
}

async function removeKilledRestore(dataDirectory: string, log: Log): Promise<void> {
  if (!wasEverStarted(dataDirectory)) return;
  const home = findHome(dataDirectory);
  const server = existsSync(home.cluster) ? livingServer(home) : null;
  if (server !== null) await stopServer(server.pid, log);
  for (const path of [home.cluster, home.logs, home.ours]) rmSync(path, { recursive: true, force: true });
}

async function copyBackup({ path, manifest }: ChosenBackup, home: Home, account: ServerAccount | null): Promise<void> {
  const own = (target: string) => account !== null && chownSync(target, account.uid, account.gid);
  const { cluster } = home;
  if (existsSync(cluster))
    throw new BackupRefused(`Another database is in ${cluster}. Move it away, then run "achord restore" again.`);
  for (const directory of ['', ...manifest.directories].map((one) => join(cluster, one))) {
    mkdirSync(directory, { mode: 0o700 });
    chmodSync(directory, 0o700);
    own(directory);
  }
  for (const file of manifest.files) {
    const [part, ...rest] = file.path.split('/');
    const target = part === 'wal' ? join(cluster, 'pg_wal', ...rest) : join(cluster, ...rest);
    const copied = await copyFile(join(path, file.path), target);
    if (copied.sha256 !== file.sha256)
      throw new BackupRefused(`${join(path, file.path)} changed during the restore. Run "achord restore" again.`);
    own(target);
  }
  for (const directory of ['', ...manifest.directories]) flushDirectory(join(cluster, directory));
  flushDirectory(dirname(cluster));
}

/** What the backup has already is left out. */
async function copyArchived(
  archive: string,
  { names }: ArchivedLog,
  { files }: Manifest,
  { cluster }: Home,
  account: ServerAccount | null,
): Promise<void> {
  const present = new Set(files.map(({ path }) => path));
  for (const name of names) {
    if (present.has(`wal/${name}`)) continue;
    const target = join(cluster, 'pg_wal', name);
    await copyFile(join(archive, name), target);
    if (account !== null) chownSync(target, account.uid, account.gid);
  }
  flushDirectory(join(cluster, 'pg_wal'));
}

/** Returns the moment that was reached. */
async function replay(
  { to, log }: RestoreBackup,
  { manifest }: ChosenBackup,
  { names, lastNumber }: ArchivedLog,
  home: Home,
  account: ServerAccount | null,
): Promise<Date> {
  const recovered = await recoverCluster({ home, account, to, log }).catch((error: Error) => {
    if (!/before configured recovery target was reached/.test(error.message)) throw error;
    const last = names.filter(isWalFile).at(-1) ?? manifest.last_wal_file;
    throw new BackupRefused(
      `The log ends before ${to!.toISOString()}; its last file is ${last}. Restore without --to, or to an earlier moment.`,
    );
  });
  const reached = numberOf(recovered.last_wal_file);
  if (to === null && lastNumber !== null && reached < lastNumber)
    throw new BackupRefused(
      `The log in the archive cannot be read beyond ${recovered.reached_at?.toISOString() ?? manifest.ended_at}: a file of it is damaged. Copy the file back and restore again, or accept the loss with --to and this moment.`,
    );
  return recovered.reached_at ?? instant(Date.parse(manifest.ended_at));
}

/** Makes the banks wait, then checks what the database says. */
async function examine(
  { dataDirectory, log, clock, encryptionKeys }: RestoreBackup,
  { name }: ChosenBackup,
  reached_at: Date,
): Promise<Restored> {
  const server = await startEmbeddedPostgres({ dataDirectory, log });
  try {
    const database = openDatabase(server.url, 4, () => {});
    try {
      await provideSchema(database, server.ownerUrl, clock.now());
      await openBriefly(server.ownerUrl, (owner) =>
        atomically(owner, (phase) => beginRestore(phase, { reached_at, backup: name, now: clock.now() })),
      );
      await openedKeys(database, encryptionKeys);
      const verified = await verifySeals(database);
      const checked = await checkInvariants(
        database,
        invariants,
        { since: null },
        { timeoutMs: checkMs, stopping: nobodyStops },
      );
      return { backup: name, reached_at, verified, violated: checked.filter(({ violations }) => violations > 0) };
    } finally {
      await database.end();
    }
  } finally {
    await server.stop();
  }
}
