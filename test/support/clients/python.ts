// Python with the client, installed from its folder as a user installs it. No network is needed.
import { execFile, spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { findProgram } from '../runner/programs.ts';
import { repository } from '../runner/sources.ts';

const run = promisify(execFile);
const found = findProgram('python3');
const can = (code: string) => found !== null && spawnSync(found, ['-c', code]).status === 0;

/** Python 3.9 or newer, or null. */
export const python = can('import sys; sys.exit(sys.version_info < (3, 9))') ? found : null;
const hasPip = can('import venv, ensurepip');

export interface InstalledPython {
  /** Runs a script; answers what it prints, line by line. */
  run(script: string, env?: Record<string, string>): Promise<string[]>;
}

/** A virtual environment with the client; without pip, its folder on the path of Python. */
export async function pythonWithClient(): Promise<InstalledPython> {
  const folder = await mkdtemp(join(inject('scratch'), 'python-'));
  const client = join(folder, 'client');
  cpSync(join(repository, 'clients/python'), client, {
    recursive: true,
    filter: (path) => !path.includes('__pycache__'),
  });
  const environment = join(folder, 'environment');
  const program = hasPip ? join(environment, 'bin/python') : python!;
  if (hasPip) {
    await run(python!, ['-m', 'venv', environment]);
    await run(program, ['-m', 'pip', 'install', '--no-index', '--disable-pip-version-check', client]);
  }
  return {
    async run(script, env = {}) {
      const path = hasPip ? {} : { PYTHONPATH: client };
      const { stdout } = await run(program, ['-c', script], { cwd: folder, env: { ...process.env, ...path, ...env } });
      return stdout.split('\n').slice(0, -1);
    },
  };
}
