// The units of systemd: what they start, and how little a process of theirs may do.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { deployFile } from '../../support/deploy/deploy-files.ts';
import { findProgram } from '../../support/runner/programs.ts';
import { repository } from '../../support/runner/sources.ts';

const run = promisify(execFile);
const folder = join(repository, 'deploy/systemd');
const units = (await readdir(folder)).filter((name) => /\.(service|timer)$/.test(name));

describe('Every unit', () => {
  it('has a name for which the common limits count', () => {
    expect(units.length).toBeGreaterThan(0);
    expect(units.filter((name) => !name.startsWith('achord-'))).toEqual([]);
  });

  it('limits its memory, and time enough to stop', async () => {
    const services = units.filter((name) => name.endsWith('.service'));
    const texts = await Promise.all(services.map((name) => readFile(join(folder, name), 'utf8')));
    expect(texts.filter((text) => !/^MemoryMax=\d+[MG]$/m.test(text))).toEqual([]);
    const running = texts.filter((text) => text.includes('\nRestart=always'));
    expect(running.length).toBe(3);
    // A process ends its requests within seven seconds.
    const seconds = running.map((text) => Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1]));
    expect(Math.min(...seconds)).toBeGreaterThanOrEqual(30);
  });

  it('runs without rights, and writes only where it must', () => {
    const lines = deployFile('systemd/achord-.service.d/common.conf').split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'User=achord',
        'NoNewPrivileges=yes',
        'CapabilityBoundingSet=',
        'ProtectSystem=strict',
        'StateDirectory=achord',
        'UMask=0077',
      ]),
    );
    // V8 compiles while it runs.
    expect(lines.filter((line) => line.startsWith('MemoryDenyWriteExecute'))).toEqual([]);
  });
});

/** systemd reads them where it is installed. */
const analyze = findProgram('systemd-analyze');

describe.runIf(analyze !== null)('systemd', () => {
  /** A copy whose program is here: systemd asks for it. */
  async function copied(change = (text: string) => text): Promise<string> {
    const copy = await mkdtemp(join(inject('scratch'), 'units-'));
    await cp(folder, copy, { recursive: true });
    const program = join(copy, 'achord');
    await writeFile(program, '', { mode: 0o755 });
    for (const name of units) {
      const text = await readFile(join(copy, name), 'utf8');
      await writeFile(join(copy, name), change(text.replace('/usr/local/bin/achord', program)));
    }
    return copy;
  }

  const judge = (directory: string) => run(analyze!, ['verify', ...units.map((name) => join(directory, name))]);

  it('finds no fault in them, and finds one in a mistyped unit', async () => {
    expect((await judge(await copied())).stderr).toBe('');
    const mistyped = await copied((text) => text.replace('MemoryMax=', 'MemoryMost='));
    expect((await judge(mistyped)).stderr).toContain('MemoryMost');
  });

  it('calls their exposure low: 2 of 10 at most', async () => {
    const directory = await copied();
    for (const name of units.filter((one) => one.endsWith('.service')))
      await run(analyze!, ['security', '--offline=true', '--threshold=20', '--no-pager', join(directory, name)]);
  });
});
