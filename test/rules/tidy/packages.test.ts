// package.json and its lock file: exact versions, from any registry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../../support/runner/sources.ts';

const read = (path: string) => JSON.parse(readFileSync(join(repository, path), 'utf8'));
const manifest = read('package.json');
const lock = read('package-lock.json') as { packages: Record<string, { resolved?: string; integrity?: string }> };

describe('package.json', () => {
  it('names exact versions only', () => {
    const versions: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };
    const loose = Object.entries(versions).filter(
      ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('has a description in docs/design/decisions for each package it depends on', () => {
    const page = readFileSync(join(repository, 'docs/design/decisions/0001-dependencies.md'), 'utf8');
    const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('package-lock.json', () => {
  it('names no registry', () => {
    expect(Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('has the checksum of every package', () => {
    const unchecked = Object.entries(lock.packages).filter(
      ([path, { integrity }]) => path !== '' && integrity === undefined,
    );
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });
});
