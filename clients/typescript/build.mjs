// Compiles the package for npm: JavaScript and types in dist, and the license next to them. `npm
// pack` runs it.
import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const compiler = fileURLToPath(new URL('../../node_modules/typescript-7/bin/tsc', import.meta.url));

rmSync(`${here}dist`, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [compiler, '-p', `${here}tsconfig.build.json`], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
copyFileSync(`${here}../../LICENSE`, `${here}LICENSE`);
