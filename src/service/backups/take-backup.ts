// Takes a physical backup of the embedded database while the service runs.
//
// PostgreSQL's own way for a copy of a running cluster (manual, "Making a Base Backup Using the Low
// Level API"): pg_backup_start, copy the files, pg_backup_stop, and keep its label and the log that
// was written during the copy. The embedded package has no pg_basebackup.
import { randomBytes } from 'node:crypto';
import { type Dirent, existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { runningEmbeddedPostgres } from '../../platform/database/embedded/embedded-postgres.ts';
import { findHome } from '../../platform/database/embedded/home.ts';
import { flushDirectory, replaceFile } from '../../platform/database/embedded/small-file.ts';
import type { Clock } from '../../platform/std/clock.ts';
import type { VaultKeyRow } from '../../platform/vault/vault.sql.ts';
import { type BackupStop, keepLog, selectServerFacts, startBackup, stopBackup } from './backup.sql.ts';
import { checksumOf, copyFile } from './copy-file.ts';
import { type BackedUpFile, BackupRefused, type Manifest, writeManifest } from './manifest.ts';
import { walFilesBetween } from './wal-files.ts';

export interface TakeBackup {
  dataDirectory: string;
  /** The folder of the backups. */
  to: string;
  vaultKeys: readonly VaultKeyRow[];
  version: string;
  clock: Clock;
}

export interface TakenBackup {
  path: string;
  manifest: Manifest;
}

/** The suffix of a backup that is not complete. */
const incomplete = '.incomplete';

/**
 * Makes a folder `backup-<time>-<random>` in `to`. It has the suffix `.incomplete` until it is
 * complete and on the disk.
 */
export async function takeBackup({ dataDirectory, to, vaultKeys, version, clock }: TakeBackup): Promise<TakenBackup> {
  const server = await runningEmbeddedPostgres(dataDirectory);
  if (server === null) throw new BackupRefused(`No embedded PostgreSQL runs in ${dataDirectory}.`);
  const root = realpathSync(dataDirectory);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  if (`${realpathSync(to)}/`.startsWith(`${root}/`))
    throw new BackupRefused(
      `${to} is inside the data directory, and is lost with it. Choose a folder on another disk.`,
    );

  const { cluster } = findHome(root);
  const startedAt = clock.now();
  const name = `backup-${startedAt.toISOString().replace(/[-:]|\.\d+/g, '')}-${randomBytes(3).toString('hex')}`;
  const path = join(to, name);
  const folder = `${path}${incomplete}`;
  for (const part of ['', 'cluster', 'wal']) mkdirSync(join(folder, part), { mode: 0o700 });

  const client = new pg.Client({ connectionString: server.superuserUrl, connectionTimeoutMillis: 10_000 });
  // Without a listener, a connection lost between two queries would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    const facts = await selectServerFacts(client);
    await keepLog(client, name.toLowerCase().replaceAll('-', '_'));
    const first = await startBackup(client, name);
    const copied = await copyCluster(cluster, join(folder, 'cluster'));
    const stop = await stopBackup(client);
    const endedAt = clock.now();
    const files = [
      ...copied.files,
      await writeLabel(folder, stop),
      ...(await copyLog(cluster, folder, walFilesBetween(first, stop.last_wal_file))),
    ];
    const manifest: Manifest = {
      format: 1,
      achord: version,
      ...facts,
      started_at: startedAt.toISOString(),
      ended_at: endedAt.toISOString(),
      end_lsn: stop.end_lsn,
      first_wal_file: first,
      last_wal_file: stop.last_wal_file,
      vault_keys: vaultKeys.map(({ purpose, version: number, wrapped_key }) => ({
        purpose,
        version: number,
        wrapped_key: wrapped_key.toString('base64'),
      })),
      directories: copied.directories,
      files,
    };
    for (const directory of ['cluster', ...copied.directories.map((one) => join('cluster', one)), 'wal'])
      flushDirectory(join(folder, directory));
    writeManifest(folder, manifest);
    renameSync(folder, path);
    flushDirectory(to);
    removeAbandoned(to, endedAt);
    return { path, manifest };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

/** Left behind by a backup that was killed. A younger one may still run. */
function removeAbandoned(to: string, now: Date): void {
  for (const name of readdirSync(to)) {
    const [, year, month, day, hour, minute, second] =
      /^backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-[0-9a-f]{6}\.incomplete$/.exec(name) ?? [];
    if (year === undefined) continue;
    const startedAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    if (now.getTime() - startedAt > abandonedMs) rmSync(join(to, name), { recursive: true, force: true });
  }
}

const abandonedMs = 86_400_000;

// What a server writes again at its start, or what only the present one needs. PostgreSQL's manual
// lists it.
const leftOutContents = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const leftOutFiles =
  /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|current_logfiles.*|postgresql\.conf|pg_hba\.conf|\.s\.PGSQL\..*)$/;
const leftOutAnywhere = /^(pgsql_tmp|pg_internal\.init)/;

async function copyCluster(cluster: string, to: string): Promise<{ directories: string[]; files: BackedUpFile[] }> {
  const directories: string[] = [];
  const files: BackedUpFile[] = [];

  async function copyDirectory(below: string): Promise<void> {
    for (const entry of entriesOf(join(cluster, below))) {
      const path = join(below, entry.name);
      if (leftOutAnywhere.test(entry.name) || (below === '' && leftOutFiles.test(entry.name))) continue;
      if (path === CONTROL) continue;
      if (entry.isDirectory()) {
        directories.push(path);
        mkdirSync(join(to, path), { mode: 0o700 });
        if (!leftOutContents.has(path)) await copyDirectory(path);
      } else if (entry.isFile()) await copyOne(path);
      else if (entry.isSymbolicLink())
        throw new BackupRefused(
          `${join(cluster, path)} is a symbolic link: a backup of tablespaces and of a separate log is not supported.`,
        );
    }
  }

  async function copyOne(path: string): Promise<void> {
    try {
      files.push({ path: join('cluster', path), ...(await copyFile(join(cluster, path), join(to, path))) });
    } catch (error) {
      // Dropped since the directory was listed: the log has the drop.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }

  await copyDirectory('');
  // Last of all, as pg_basebackup does.
  await copyOne(CONTROL);
  return { directories, files };
}

const CONTROL = join('global', 'pg_control');

/** A directory of a database that was dropped during the copy is empty. */
function entriesOf(directory: string): Dirent[] {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** With it, PostgreSQL starts the recovery at the start of the backup. */
async function writeLabel(folder: string, { label }: BackupStop): Promise<BackedUpFile> {
  const path = join('cluster', 'backup_label');
  replaceFile(join(folder, path), label, 0o600);
  return { path, ...(await checksumOf(join(folder, path))) };
}

async function copyLog(cluster: string, folder: string, names: readonly string[]): Promise<BackedUpFile[]> {
  const log = join(cluster, 'pg_wal');
  const files: BackedUpFile[] = [];
  const histories = readdirSync(log).filter((name) => name.endsWith('.history'));
  for (const name of [...histories, ...names]) {
    if (!existsSync(join(log, name)))
      throw new BackupRefused(`PostgreSQL removed ${name} during the backup. Run the backup again.`);
    const path = join('wal', name);
    files.push({ path, ...(await copyFile(join(log, name), join(folder, path))) });
  }
  return files;
}
