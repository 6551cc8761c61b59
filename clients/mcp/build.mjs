// Compiles the package for npm: JavaScript in dist, and the license next to it. `npm pack` runs it.
// `npm run types` checks the types, against the sources of the client.
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const compiler = fileURLToPath(new URL('../../node_modules/typescript-7/bin/tsc', import.meta.url));

rmSync(`${here}dist`, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [compiler, '-p', `${here}tsconfig.build.json`], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
chmodSync(`${here}dist/main.js`, 0o755);
copyFileSync(`${here}../../LICENSE`, `${here}LICENSE`);
