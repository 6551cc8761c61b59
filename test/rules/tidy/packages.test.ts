// Each package.json with a lock file: exact versions, from any registry.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../../support/runner/sources.ts';

/** The root, and the folders of what only one command needs: the command installs it. */
const folders = [
  '.',
  'bench/webhooks',
  'test/models/mutation',
  'test/system/judges',
  'test/system/oldest-postgres/package',
];
interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
interface Lock {
  packages: Record<string, Manifest & { resolved?: string; integrity?: string }>;
}
const read = <Content>(...path: string[]) => JSON.parse(readFileSync(join(repository, ...path), 'utf8')) as Content;
const namedBy = ({ dependencies, devDependencies, optionalDependencies }: Manifest) => ({
  ...dependencies,
  ...devDependencies,
  ...optionalDependencies,
});

it('knows every folder with a lock file', () => {
  const found = globSync('**/package-lock.json', {
    cwd: repository,
    exclude: (path) => ['node_modules', 'examples', 'dist', '.achord'].includes(basename(path)),
  });
  expect(found.map((path) => dirname(path)).sort()).toEqual(folders);
});

describe.each(folders)('the package.json of %s', (folder) => {
  const named = namedBy(read<Manifest>(folder, 'package.json'));
  const { '': root, ...packages } = read<Lock>(folder, 'package-lock.json').packages;

  it('names exact versions only', () => {
    const loose = Object.entries(named).filter(
      ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('has a description in docs/design/decisions for each package it depends on', () => {
    const page = readFileSync(join(repository, 'docs/design/decisions/0001-dependencies.md'), 'utf8');
    const isDescribed = (name: string) =>
      page.includes(`\`${name}\``) || page.includes(`\`${name.replace(/\/.*/, '/*')}\``);
    expect(Object.keys(named).filter((name) => !isDescribed(name))).toEqual([]);
  });

  it('has a lock file of the same packages, with the checksum of each, and without a registry', () => {
    expect(namedBy(root!)).toEqual(named);
    const [unchecked, fromOne] = [
      Object.keys(packages).filter((path) => packages[path]!.integrity === undefined),
      Object.keys(packages).filter((path) => packages[path]!.resolved !== undefined),
    ];
    expect([unchecked, fromOne]).toEqual([[], []]);
  });
});
