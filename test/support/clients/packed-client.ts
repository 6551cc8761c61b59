// The package of the client as `npm pack` makes it, from a copy of its folder: several test files
// may pack it at once, and the repository stays as it is.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { repository } from '../runner/sources.ts';

const run = promisify(execFile);

export interface PackedClient {
  /** The path of the tarball. */
  tarball: string;
  /** What is in it. */
  files: string[];
}

export async function packClient(): Promise<PackedClient> {
  const copy = await mkdtemp(join(inject('scratch'), 'packed-client-'));
  const folder = join(copy, 'clients/typescript');
  await cp(join(repository, 'clients/typescript'), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('/dist'),
  });
  await cp(join(repository, 'LICENSE'), join(copy, 'LICENSE'));
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'));
  const packed = await run('npm', ['pack', '--json', '--pack-destination', copy], { cwd: folder });
  // The build prints before npm does.
  const [{ filename, files }] = JSON.parse(packed.stdout.slice(packed.stdout.indexOf('[\n')));
  return { tarball: join(copy, filename), files: files.map(({ path }: { path: string }) => path) };
}

/** Puts it where `npm install` would. */
export async function installClient(modules: string): Promise<void> {
  const { tarball } = await packClient();
  const to = join(modules, '@achord/client');
  await mkdir(to, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', to, '--strip-components=1']);
}
