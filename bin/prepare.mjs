// Installs the packages that package-lock.json names, if they are not installed: plain JavaScript,
// for the Node that is there.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectFreePort } from '../cli/free-port.mjs';
import { withInstallLock } from './install-lock.mjs';

const root = realpathSync(fileURLToPath(new URL('..', import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.achord-installed');

/** The Node that the service runs on, whatever Node started us. */
export const serviceNode = join(modules, 'node', 'bin', 'node');

export async function prepare() {
  if (isInstalled()) return;
  await withInstallLock(join(root, '.installing'), async () => {
    // Another start may have installed while we waited.
    if (isInstalled()) return;
    process.stderr.write('Installing the packages of Achord (only once, about a minute) ...\n');
    await install();
    writeFileSync(stamp, wantedStamp());
  });
}

function isInstalled() {
  const found = lstatSync(modules, { throwIfNoEntry: false });
  if (found === undefined) return false;
  // Somebody else looks after a linked one.
  if (found.isSymbolicLink()) return true;
  if (!existsSync(serviceNode)) return false;
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wantedStamp();
  return agreesWithLock();
}

/**
 * The platform belongs to it: a folder mounted into a container brings the wrong programs along.
 */
function wantedStamp() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return `${hash.digest('hex')} ${process.platform}-${process.arch}\n`;
}

/**
 * Whether `npm ci` or `npm install` by hand left what the lock file asks for. npm writes its own
 * list last of all.
 */
function agreesWithLock() {
  const own = join(modules, '.package-lock.json');
  if (!existsSync(own)) return false;
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(own);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    // Packages of other platforms are left out, and those for development on a server.
    if (present[path] === undefined) return entry.optional === true || entry.dev === true || entry.devOptional === true;
    return present[path].version === entry.version;
  });
}

function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

async function install() {
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error('npm could not install the packages of Achord: see its message above.');
  if (!existsSync(serviceNode)) {
    throw new Error(
      'The package "node" did not fetch its program, perhaps because npm is told to ignore install scripts: run "npm rebuild node --ignore-scripts=false".',
    );
  }
}

/** What npm says goes to stderr: the stdout of `achord db url` and its like is read by scripts. */
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

/** npm would otherwise run on the very Node that it is about to delete. */
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
