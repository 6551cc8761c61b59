// The launchers with real npm, in a small project with a local "node" package, so that no network
// is needed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { defaults } from '../../../cli/free-port.mjs';
import { settingsTable } from '../../../src/platform/settings/settings.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';

const bin = fileURLToPath(new URL('../../../bin', import.meta.url));
const consoleFolder = fileURLToPath(new URL('../../../console', import.meta.url));
const freePort = fileURLToPath(new URL('../../../cli/free-port.mjs', import.meta.url));
const projects: string[] = [];
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const project of projects.splice(0)) rmSync(project, { recursive: true, force: true });
});

const INSTALLING = /Installing the packages/;

describe('prepare', () => {
  it('installs once, and again only when the lock file changes', async () => {
    const project = newProject();
    expect(await run(project, 'prepare.mjs')).toMatchObject({
      code: 0,
      stdout: '',
      stderr: expect.stringMatching(INSTALLING),
    });
    expect(await run(project, 'prepare.mjs')).toEqual({ code: 0, signal: null, stdout: '', stderr: '' });
    lockVersion(project, '2.0.0');
    expect((await run(project, 'prepare.mjs')).stderr).toMatch(INSTALLING);
    expect((await run(project, 'prepare.mjs')).stderr).toBe('');
  });

  it('accepts what npm installed by hand, and a linked node_modules', async () => {
    const project = await installedProject();
    rmSync(join(project, 'node_modules', '.achord-installed'));
    expect((await run(project, 'prepare.mjs')).stderr).toBe('');
    lockVersion(project, '2.0.0');
    expect((await run(project, 'prepare.mjs')).stderr).toMatch(INSTALLING);

    const linked = newProject();
    symlinkSync(join(project, 'node_modules'), join(linked, 'node_modules'));
    expect((await run(linked, 'prepare.mjs')).stderr).toBe('');
  });

  it('installs for a start what running needs, without headers, and adds the rest for the tests', async () => {
    const project = newProject();
    lockVersion(project, '1.0.0', { ofTests: true });
    const has = (path: string) => existsSync(join(project, 'node_modules', path));
    const headers = join(project, 'the-node', 'node_modules', 'node-any', 'include');
    mkdirSync(headers, { recursive: true });
    expect((await run(project, 'prepare.mjs', ['start'], { PORT: '0' })).stderr).toMatch(INSTALLING);
    expect([has('node'), has('of-tests'), existsSync(headers)]).toEqual([true, false, false]);
    expect((await run(project, 'prepare.mjs', ['start'], { PORT: '0' })).stderr).toBe('');
    // A running service uses what is there: nothing is deleted first.
    mkdirSync(join(project, 'node_modules', '.cache'));
    writeFileSync(join(project, 'node_modules', '.cache', 'used'), '');
    expect((await run(project, 'prepare.mjs')).stderr).toMatch(INSTALLING);
    expect([has('node'), has('of-tests'), has('.cache/used')]).toEqual([true, true, true]);
    expect((await run(project, 'prepare.mjs', ['start'], { PORT: '0' })).stderr).toBe('');
    expect((await run(project, 'prepare.mjs')).stderr).toBe('');
  });

  it('installs once when several start together, and leaves no lock behind; a port in use matters only for a start', async () => {
    const project = newProject();
    const stranger = createServer().listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const PORT = String((stranger.address() as { port: number }).port);
    const results = await Promise.all([1, 2, 3].map(() => run(project, 'prepare.mjs', [], { PORT })));
    expect(results.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(results.filter(({ stderr }) => INSTALLING.test(stderr))).toHaveLength(1);
    const refused = await run(project, 'prepare.mjs', ['start'], { PORT });
    expect([refused.code, refused.stderr.includes(PORT)]).toEqual([1, true]);
    expect((await run(project, 'achord.mjs', ['say'], { PORT })).code).toBe(3);
    stranger.close();
    expect(readdirSync(project).filter((name) => name.startsWith('.installing'))).toEqual([]);
  });

  it('takes over the lock of a killed installation, even if its process id is used again', async () => {
    const project = newProject();
    writeFileSync(join(project, '.installing'), `${process.pid} 1 0d1cc0de-0000-4000-8000-000000000000`);
    const results = await Promise.all([1, 2].map(() => run(project, 'prepare.mjs')));
    expect(results.map(({ code }) => code)).toEqual([0, 0]);
    expect(results.filter(({ stderr }) => INSTALLING.test(stderr))).toHaveLength(1);
    expect(readdirSync(project).filter((name) => name.startsWith('.installing'))).toEqual([]);
  });

  it('goes on without a console when its build fails, and tries again only after a change', async () => {
    const project = await installedProject();
    const start = () => run(project, 'prepare.mjs', ['start'], { PORT: '0' });
    // There is no package that could build it.
    for (const file of ['build.mjs', 'built-folder.mjs'])
      cpSync(join(consoleFolder, file), join(project, 'console', file));
    mkdirSync(join(project, 'clients', 'typescript', 'src'), { recursive: true });
    const first = await start();
    expect([first.code, first.stderr]).toEqual([0, expect.stringContaining('The console could not be built')]);
    const failure = join(project, 'console', 'built', 'failure.txt');
    expect(readFileSync(failure, 'utf8')).toContain('vite');
    expect(await start()).toMatchObject({ code: 0, stderr: '' });
    writeFileSync(join(project, 'console', 'main.tsx'), '');
    expect((await start()).stderr).toContain('The console could not be built');
  });

  it('reports a failure of npm in one sentence', async () => {
    const project = newProject();
    writeFileSync(join(project, 'package-lock.json'), '{');
    const { code, stderr } = await run(project, 'prepare.mjs');
    expect(code).toBe(1);
    expect(stderr).toContain('npm could not install the packages of Achord');
    expect(existsSync(join(project, '.installing'))).toBe(false);
  });
});

describe('A port in use', () => {
  it.each([
    ['prepare.mjs', ['start']],
    ['achord.mjs', ['start']],
    ['achord.mjs', ['api', '--json']],
  ])('is reported by %s %j before anything is installed', async (program, args) => {
    const project = newProject();
    const stranger = createServer().listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const { port } = stranger.address() as { port: number };
    const { code, stdout, stderr } = await run(project, program, args, { PORT: String(port) });
    stranger.close();
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`Port ${port} of 127.0.0.1 is in use by another program`);
    expect(existsSync(join(project, 'node_modules'))).toBe(false);
  });

  it('is checked where the service would listen, with the defaults of the settings', () => {
    expect(defaults).toEqual({
      HOST: settingsTable.HOST.fallback,
      PORT: String(settingsTable.PORT.fallback),
    });
  });
});

// "in place": started by the service's own Node. "handed over": by another Node.
describe.each([['in place'], ['handed over']])('achord, %s', (way) => {
  const otherNode = way === 'handed over';

  it('installs, then passes on arguments, stdout and the exit code', async () => {
    const { code, stdout } = (await installOnce(otherNode)).ending;
    expect(stdout).toBe('["say","a b","--json"]\n');
    expect(code).toBe(3);
  });

  it.each([['SIGINT'], ['SIGTERM']] as const)(
    'passes %s on once and ends with the code after draining',
    async (signal) => {
      const project = await installedProject(otherNode);
      const launched = launch(project, 'achord.mjs', ['wait']);
      await launched.expectOutput('waiting');
      launched.child.kill(signal);
      expect(await launched.ended).toMatchObject({ code: 7, stdout: `waiting\ngot ${signal}\ndrained\n` });
    },
  );
});

describe('the launcher of the package', () => {
  it('runs on a Node that is the tested one or a later release of it', async () => {
    const [major, minor] = process.versions.node.split('.').map(Number) as [number, number];
    const results = [`${major}.0.0`, process.versions.node, `${major}.${minor + 1}.0`, `${major + 1}.0.0`].map(
      (tested) => run(newPackage(tested), 'installed.mjs', ['say']),
    );
    expect((await Promise.all(results)).map(({ code }) => code)).toEqual([3, 3, 1, 1]);
  });

  it('hands over to the Node of the package "node" if this one is older', async () => {
    const project = newPackage('99.1.0', `#!/bin/sh\necho handed over\nexec '${process.execPath}' "$@"\n`);
    expect(await run(project, 'installed.mjs', ['say', 'a b'])).toMatchObject({
      code: 3,
      stdout: 'handed over\n["say","a b"]\n',
    });
  });

  it('says what to run if that package did not run its install script', async () => {
    const { code, stderr } = await run(newPackage('99.1.0'), 'installed.mjs', ['start']);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^Achord needs Node 99\.1\.0 or a later Node 99, and this is Node .* Run "npm rebuild node achord /,
    );
  });
});

const COMMAND_LINE = `
const words: string[] = process.argv.slice(2);
if (words[0] === 'say') {
  console.log(JSON.stringify(words));
  process.exitCode = 3;
} else {
  const open = setInterval(() => {}, 1000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      console.log('got ' + signal);
      clearInterval(open);
      setTimeout(() => { console.log('drained'); process.exit(7); }, 300);
    });
  }
  console.log('waiting');
}
`;

function newProject(otherNode = false): string {
  const project = mkdtempSync(join(tmpdir(), 'achord-launch-'));
  projects.push(project);
  cpSync(bin, join(project, 'bin'), { recursive: true, filter: (path) => !path.endsWith('.ts') });
  mkdirSync(join(project, 'cli'));
  cpSync(freePort, join(project, 'cli', 'free-port.mjs'));
  writeFileSync(join(project, 'cli', 'achord.ts'), COMMAND_LINE);
  for (const folder of ['console', 'site']) {
    mkdirSync(join(project, folder));
    writeFileSync(join(project, folder, 'build.mjs'), 'export const isBuilt = () => true;');
  }
  mkdirSync(join(project, 'the-node', 'bin'), { recursive: true });
  writeFileSync(join(project, 'the-node', 'package.json'), '{"name":"node","version":"1.0.0"}');
  const node = join(project, 'the-node', 'bin', 'node');
  if (otherNode) writeFileSync(node, `#!/bin/sh\nexec '${process.execPath}' "$@"\n`, { mode: 0o755 });
  else symlinkSync(process.execPath, node);
  writeFileSync(join(project, 'package.json'), '{"type":"module","dependencies":{"node":"file:the-node"}}');
  lockVersion(project, '1.0.0');
  return project;
}

interface Installed {
  project: string;
  ending: Ending;
}

const installed = new Map<boolean, Promise<Installed>>();

/** A copy of a project that is installed once: most tests do not test the installation. */
async function installedProject(otherNode = false): Promise<string> {
  const project = mkdtempSync(join(tmpdir(), 'achord-launch-'));
  projects.push(project);
  cpSync((await installOnce(otherNode)).project, project, { recursive: true, verbatimSymlinks: true });
  return project;
}

/** The first command in a new project, which installs it. */
function installOnce(otherNode: boolean): Promise<Installed> {
  const made = installed.get(otherNode) ?? install(otherNode);
  installed.set(otherNode, made);
  return made;
}

async function install(otherNode: boolean): Promise<Installed> {
  const project = newProject(otherNode);
  // It stays for the other tests of the file.
  projects.splice(projects.indexOf(project), 1);
  endAfterFile(() => rmSync(project, { recursive: true, force: true }));
  return { project, ending: await run(project, 'achord.mjs', ['say', 'a b', '--json']) };
}

/** The package, with a package "node" whose install script has left this program, if any. */
function newPackage(tested: string, node?: string): string {
  const project = newProject();
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', dependencies: { node: tested } }));
  const packaged = join(project, 'node_modules', 'node');
  mkdirSync(join(packaged, 'bin'), { recursive: true });
  writeFileSync(join(packaged, 'package.json'), JSON.stringify({ name: 'node', version: tested }));
  if (node !== undefined) writeFileSync(join(packaged, 'bin', 'node'), node, { mode: 0o755 });
  return project;
}

function lockVersion(project: string, version: string, { ofTests = false } = {}): void {
  writeFileSync(join(project, 'the-node', 'package.json'), JSON.stringify({ name: 'node', version }));
  const packages: Record<string, object> = {
    '': { dependencies: { node: 'file:the-node' } },
    'node_modules/node': { resolved: 'the-node', link: true },
    'the-node': { name: 'node', version },
  };
  if (ofTests) {
    const devDependencies = { 'of-tests': 'file:of-tests' };
    mkdirSync(join(project, 'of-tests'));
    writeFileSync(join(project, 'of-tests', 'package.json'), JSON.stringify({ name: 'of-tests', version }));
    const dependencies = { node: 'file:the-node' };
    writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', dependencies, devDependencies }));
    packages[''] = { dependencies, devDependencies };
    packages['node_modules/of-tests'] = { resolved: 'of-tests', link: true };
    packages['of-tests'] = { name: 'of-tests', version, dev: true };
  }
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
}

interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

type Environment = Record<string, string>;

function run(project: string, program: string, args: string[] = [], environment: Environment = {}): Promise<Ending> {
  return launch(project, program, args, environment).ended;
}

function launch(project: string, program: string, args: string[], environment: Environment = {}) {
  const child = spawn(process.execPath, [join(project, 'bin', program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  children.push(child);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  const expectOutput = (words: string) => expect.poll(() => stdout).toContain(words);
  return { child, ended, expectOutput };
}
