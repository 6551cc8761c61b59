// package.json and its lock file: exact versions, from any registry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../../support/runner/sources.ts';

const read = (path: string) => JSON.parse(readFileSync(join(repository, path), 'utf8'));
const manifest = read('package.json');
const named: Record<string, string> = {
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
};
const lock = read('package-lock.json') as { packages: Record<string, { resolved?: string; integrity?: string }> };
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

describe('package.json', () => {
  it('names exact versions only', () => {
    const loose = Object.entries(named).filter(
      ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('has a description in docs/design/decisions for each package it depends on', () => {
    const page = readFileSync(join(repository, 'docs/design/decisions/0001-dependencies.md'), 'utf8');
    expect(Object.keys(named).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('package-lock.json', () => {
  it('names no registry', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('has the checksum of every package', () => {
    const unchecked = packages.filter(([, { integrity }]) => integrity === undefined);
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });
});
