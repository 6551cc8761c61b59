// The browser of a package, with the libraries that it brings: nothing has to be installed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium as launcher } from 'playwright-core';

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const unpacking = fileURLToPath(new URL('unpack-browser.ts', import.meta.url));

interface Launch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = unpackedBrowser();
  return launcher.launch({ executablePath, args, env: { ...(process.env as Record<string, string>), ...env } });
}

/**
 * Unpacked once for all runs. Several test files may come here at once: the folder gets its name
 * when it is complete, since a file that is being written cannot be run.
 */
function unpackedBrowser(): Launch {
  const { version } = JSON.parse(readFileSync(join(modules, '@sparticuz/chromium/package.json'), 'utf8'));
  const folder = join(modules, '.cache', `browser-${version}`);
  const launch = join(folder, 'launch.json');
  if (!existsSync(launch)) {
    const own = `${folder}-${process.pid}`;
    mkdirSync(own, { recursive: true });
    execFileSync(process.execPath, [unpacking, folder, join(own, 'launch.json')], {
      env: { ...process.env, TMPDIR: own },
    });
    try {
      renameSync(own, folder);
    } catch (error) {
      rmSync(own, { recursive: true, force: true });
      if (!existsSync(launch)) throw error;
    }
  }
  return JSON.parse(readFileSync(launch, 'utf8'));
}
