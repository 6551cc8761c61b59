// The Dockerfile: a linter finds nothing, it has the tested versions, and no root.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { deployFile, imageOf } from '../../support/deploy/deploy-files.ts';
import { repository } from '../../support/runner/sources.ts';

const text = deployFile('docker/Dockerfile');
const image = imageOf(text);
const { version, dependencies } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));

describe('The Dockerfile', () => {
  it('has no fault that the linter finds, and the linter finds one', () => {
    expect(validate(text)).toEqual([]);
    expect(validate(text.replace('HEALTHCHECK --interval=30s', 'HEALTHCHECK --interval=30')).length).toBe(1);
  });

  it('builds and runs on the Node that the tests run on', () => {
    expect(image.from).toEqual(Array(2).fill(`node:${dependencies.node}-bookworm-slim`));
  });

  it('installs the package of this version, without install scripts', () => {
    expect(text).toContain(`dist/achord-${version}.tgz `);
    expect(text).toContain(`--tag achord:${version} `);
    expect(text).toMatch(/npm ci --omit=optional --ignore-scripts/);
  });

  it('runs `achord start` as an account without rights, which is named by its number', () => {
    expect(image.user).toBe('1000:1000');
    expect([...image.entryPoint, ...image.command]).toEqual(['achord', 'start']);
    expect(text).toContain('ln --symbolic /opt/achord/bin/installed.mjs /usr/local/bin/achord');
  });

  it('gets no secret, no data and nothing built from the folder of the checkout', () => {
    const ignored = deployFile('docker/Dockerfile.dockerignore').trim().split('\n');
    const kept = readFileSync(join(repository, '.gitignore'), 'utf8').trim().split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/.achord', 'dist', 'console/built']));
    expect(kept).toEqual(expect.arrayContaining(['node_modules', '.achord/', '/dist/', 'console/built/']));
  });
});
