// Installs the packages of package-lock.json if they are missing, and builds the console: plain
// JavaScript, for any Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectFreePort } from '../cli/free-port.mjs';
import { isBuilt } from '../console/build.mjs';
import { withInstallLock } from './install-lock.mjs';

const root = realpathSync(fileURLToPath(new URL('..', import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.achord-installed');

/** The Node of the service, independent of the Node that started us. */
export const serviceNode = join(modules, 'node', 'bin', 'node');

export async function prepare() {
  if (isInstalled() && isBuilt()) return;
  await withInstallLock(join(root, '.installing'), async () => {
    // Another start may have done it during the wait.
    if (!isInstalled()) {
      process.stderr.write('Installing the packages of Achord (only once, about a minute) ...\n');
      await install();
      writeFileSync(stamp, wantedStamp());
    }
    // Without a console the service still runs: its page says why.
    if (!isBuilt()) await run(serviceNode, [join(root, 'console', 'build.mjs')]);
  });
}

function isInstalled() {
  const found = lstatSync(modules, { throwIfNoEntry: false });
  if (found === undefined) return false;
  // A linked folder is maintained elsewhere.
  if (found.isSymbolicLink()) return true;
  if (!existsSync(serviceNode)) return false;
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wantedStamp();
  return agreesWithLock();
}

/**
 * It includes the platform: a folder mounted into a container has programs for another platform.
 */
function wantedStamp() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return `${hash.digest('hex')} ${process.platform}-${process.arch}\n`;
}

/**
 * Whether a manual `npm ci` or `npm install` has left what the lock file asks for. npm writes its
 * own list last.
 */
function agreesWithLock() {
  const own = join(modules, '.package-lock.json');
  if (!existsSync(own)) return false;
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(own);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    // Packages of other platforms are left out, and on a server those for development.
    if (present[path] === undefined) return entry.optional === true || entry.dev === true || entry.devOptional === true;
    return present[path].version === entry.version;
  });
}

function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

async function install() {
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error('npm could not install the packages of Achord. See its message above.');
  if (!existsSync(serviceNode)) {
    throw new Error(
      'The package "node" did not download its program, perhaps because npm is set to ignore install scripts. Run "npm rebuild node --ignore-scripts=false".',
    );
  }
}

/**
 * The output of npm goes to stderr: scripts read the stdout of commands such as `achord db url`.
 */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: pathWithoutModules() },
      stdio: ['ignore', process.stderr, process.stderr],
      shell: process.platform === 'win32',
    });
    child.once('error', (error) => reject(new Error(`npm cannot be run: ${error.message}`)));
    child.once('close', resolve);
  });
}

/** Otherwise npm would run on the Node that it is about to delete. */
function pathWithoutModules() {
  const path = process.env.PATH ?? '';
  return path
    .split(delimiter)
    .filter((directory) => !directory.startsWith(modules + sep))
    .join(delimiter);
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    // `npm start` passes `start`: its port is checked before anything is installed.
    if (process.argv[2] === 'start') await expectFreePort(process.env);
    await prepare();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
