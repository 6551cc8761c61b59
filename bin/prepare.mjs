// Installs the packages of package-lock.json if they are missing, and builds the console and the
// guides: plain JavaScript, for any Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectFreePort } from '../cli/free-port.mjs';
import { isBuilt as consoleIsBuilt } from '../console/build.mjs';
import { isBuilt as guidesAreBuilt } from '../site/build.mjs';
import { withInstallLock } from './install-lock.mjs';
import { removeHeaders } from './remove-headers.mjs';

const root = realpathSync(fileURLToPath(new URL('..', import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.achord-installed');

/** The Node of the service, independent of the Node that started us. */
export const serviceNode = join(modules, 'node', 'bin', 'node');

/**
 * `running`: what the service and the builds of its pages need. `all`: also what tests and checks
 * need, more than twice as much.
 */
export async function prepare(extent = 'running') {
  if (isInstalled(extent) && consoleIsBuilt() && guidesAreBuilt()) return;
  await withInstallLock(join(root, '.installing'), async () => {
    // Another start may have done it during the wait.
    if (!isInstalled(extent)) {
      process.stderr.write('Installing the packages of Achord (only once, about a minute) ...\n');
      await install(extent);
      writeFileSync(stamp, wantedStamp(extent));
    }
    // Without them the service still runs: their pages say why.
    await Promise.all([
      consoleIsBuilt() ? null : run(serviceNode, [join(root, 'console', 'build.mjs')]),
      guidesAreBuilt() ? null : run(serviceNode, [join(root, 'site', 'build.mjs')]),
    ]);
  });
}

function isInstalled(extent) {
  const found = lstatSync(modules, { throwIfNoEntry: false });
  if (found === undefined) return false;
  // A linked folder is maintained elsewhere.
  if (found.isSymbolicLink()) return true;
  if (!existsSync(serviceNode)) return false;
  if (existsSync(stamp)) return hasStamp('all') || (extent === 'running' && hasStamp('running'));
  return agreesWithLock(extent);
}

const hasStamp = (extent) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp(extent);

/**
 * It includes the platform: a folder mounted into a container has programs for another platform.
 */
function wantedStamp(extent) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return `${hash.digest('hex')} ${process.platform}-${process.arch} ${extent}\n`;
}

/**
 * Whether a manual `npm ci` or `npm install` has left what the lock file asks for. npm writes its
 * own list last.
 */
function agreesWithLock(extent) {
  const own = join(modules, '.package-lock.json');
  if (!existsSync(own)) return false;
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(own);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    // Packages of other platforms are left out, and those that only tests need.
    const ofTests = entry.dev === true || entry.devOptional === true;
    if (present[path] === undefined) return entry.optional === true || (extent === 'running' && ofTests);
    return present[path].version === entry.version;
  });
}

function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

async function install(extent) {
  // The packages of a running service stay: `npm ci` would delete them first.
  const command = isInstalled('running') ? ['install', '--no-save'] : ['ci'];
  const packages = extent === 'running' ? '--omit=dev' : '--include=dev';
  const code = await run('npm', [...command, packages, '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error('npm could not install the packages of Achord. See its message above.');
  if (!existsSync(serviceNode)) {
    throw new Error(
      'The package "node" did not download its program, perhaps because npm is set to ignore install scripts. Run "npm rebuild node --ignore-scripts=false".',
    );
  }
  removeHeaders(() => join(modules, 'node'));
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
    const isStart = process.argv[2] === 'start';
    if (isStart) await expectFreePort(process.env);
    await prepare(isStart ? 'running' : 'all');
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
