// The package of the client as `npm pack` makes it, from a copy of its folder: several test files
// may pack it at once, and the repository stays as it is.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { type Packed, packClient as packClientOf } from '../../../tools/release/pack.ts';
import { onceInRun } from '../runner/once-in-run.ts';
import { repository } from '../runner/sources.ts';

const run = promisify(execFile);

/** Packed once for all test files of the run. */
export async function packClient(): Promise<Packed> {
  const folder = await onceInRun('packed-client', pack);
  return JSON.parse(await readFile(join(folder, 'packed.json'), 'utf8'));
}

async function pack(copy: string): Promise<void> {
  const folder = join(copy, 'clients/typescript');
  await cp(join(repository, 'clients/typescript'), folder, {
    recursive: true,
    filter: (path) => !path.endsWith('/dist'),
  });
  await cp(join(repository, 'LICENSE'), join(copy, 'LICENSE'));
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'));
  const packed = await packClientOf(copy, copy);
  await writeFile(join(copy, 'packed.json'), JSON.stringify(packed));
}

/**
 * A copy of a folder of examples with the packages that it names: the packed client, and links to
 * the packages of the repository. Returns its path.
 */
export async function installExample(name: string): Promise<string> {
  const folder = await mkdtemp(join(inject('scratch'), `${name}-`));
  const example = join(repository, 'examples', name);
  await cp(example, folder, { recursive: true, filter: (path) => !path.startsWith(join(example, 'node_modules')) });
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const modules = join(folder, 'node_modules');
  await installClient(modules);
  for (const other of Object.keys(dependencies).filter((one) => one !== '@achord/client'))
    await symlink(join(repository, 'node_modules', other), join(modules, other));
  return folder;
}

/** Puts it where `npm install` would. */
export async function installClient(modules: string): Promise<void> {
  const { tarball } = await packClient();
  await unpack(tarball, join(modules, '@achord/client'));
}

/** A tarball of `npm pack`, as npm puts it into its folder. */
export async function unpack(tarball: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', to, '--strip-components=1']);
}
