// Every example, started as its README says from a copy outside the repository: the blocks of the
// README in a shell, with the packed client. Only the registry of packages is replaced. `npm run
// judges` runs the one for Postman.
import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { sign } from '../../../src/events/webhooks/delivery/sign.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import { packClient } from '../../support/clients/packed-client.ts';
import { freePort } from '../../support/runner/free-port.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import { findProgram } from '../../support/runner/programs.ts';
import { openShell } from '../../support/runner/shell.ts';
import { repository } from '../../support/runner/sources.ts';
import { type TestService, testService } from '../../support/service/service.ts';

/** The commands that end only when a reader ends them. */
const stays = /^(npm start|python3 receive_webhooks\.py)/;

const otherSecret = `whsec_${btoa('of another endpoint, 24 b')}`;
const python = findProgram('python3');
const hasRequests = python !== null && spawnSync(python, ['-c', 'import requests']).status === 0;

let service: TestService;
beforeAll(async () => {
  service = await testService({ worker: true });
});

/** What a clone is to a reader: the examples, and the packed client. */
async function clone(): Promise<string> {
  const folder = await mkdtemp(join(inject('scratch'), 'clone-'));
  await symlink(join(repository, 'examples'), join(folder, 'examples'));
  await mkdir(join(folder, 'dist'));
  const { tarball } = await packClient();
  await copyFile(tarball, join(folder, 'dist/achord-client-0.1.0.tgz'));
  return folder;
}

/**
 * `npm run package` has been run, and `npm install` unpacks the package that it is given, links the
 * others, and keeps package.json as npm does.
 */
const npm = `npm() {
  case "$1" in
    run) test "$2" = package && test -f dist/achord-client-0.1.0.tgz ;;
    install)
      mkdir -p node_modules/@achord/client && tar -xzf "$2" -C node_modules/@achord/client --strip-components=1
      for NAME in express fastify; do ln -s "${repository}/node_modules/$NAME" "node_modules/$NAME"; done ;;
    *) command npm --silent "$@" ;;
  esac
}`;

/** A shell of a reader in an empty folder, who runs the blocks of a README. */
async function reader(name: string, variables: Record<string, string>) {
  const [{ token }, achord] = await Promise.all([service.processor(), clone()]);
  const folder = await mkdtemp(join(inject('scratch'), `${name}-`));
  const readme = await readFile(join(repository, 'examples', name, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/```sh\n(.*?)```/gs)].map(([, text]) => text!);
  const shell = openShell({
    cwd: folder,
    env: {
      HOME: folder,
      PATH: `${join(process.execPath, '..')}:${process.env.PATH}`,
      PYTHONDONTWRITEBYTECODE: '1',
      ACHORD_URL: service.address,
      TOKEN: token,
      ADMIN_TOKEN: service.adminToken,
      ...variables,
    },
  });
  await shell.run(npm);
  return {
    shell,
    token,
    folder,
    async run(): Promise<string> {
      const printed: string[] = [];
      for (const block of blocks) {
        const here = block.replace('ACHORD=~/achord', `ACHORD=${achord}`).replace('achord_test_proc_…', token);
        const background = here
          .split('\n')
          .map((line) => (stays.test(line) ? `${line} > "${folder}/output.log" 2>&1 &` : line))
          .join('\n');
        printed.push(await shell.run(background));
      }
      return printed.join('\n');
    },
    output: () => readFile(join(folder, 'output.log'), 'utf8').catch(() => ''),
  };
}

/** Waits until the program of the example says that it is there. */
const saysThat = (output: () => Promise<string>, text: string | RegExp) =>
  expect.poll(output, { timeout: longWaitMs }).toMatch(text);

async function statusOf(url: string, secret: string): Promise<number> {
  const body = JSON.stringify({ type: 'TransactionStarted', data: { uuid: crypto.randomUUID(), sequence: 1 } });
  const headers = sign([secret], crypto.randomUUID(), realClock.now(), body);
  return (await fetch(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body }))
    .status;
}

describe('A copy of an example', () => {
  it('marketplace opens its shop', async () => {
    const port = String(await freePort());
    const { run, output } = await reader('marketplace', { SHOP_PORT: port });
    await run();
    await saysThat(output, `The shop is open: http://127.0.0.1:${port}`);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('Clayworks');
  });

  it('webhooks receives with Express, and with Fastify', async () => {
    const [port, other] = [await freePort(), await freePort()].map(String) as [string, string];
    const { run, shell, output } = await reader('webhooks', { PORT: port });
    await run();
    await saysThat(output, `http://127.0.0.1:${port}/achord`);
    const secret = await shell.run('echo "$ACHORD_WEBHOOK_SECRETS"');
    expect(await statusOf(`http://127.0.0.1:${port}/achord`, secret)).toBe(204);
    expect(await statusOf(`http://127.0.0.1:${port}/achord`, otherSecret)).toBe(400);
    await shell.run(`PORT=${other} npm start fastify > ../output.log 2>&1 &`);
    await saysThat(output, `http://127.0.0.1:${other}/achord`);
    expect(await statusOf(`http://127.0.0.1:${other}/achord`, secret)).toBe(204);
    expect(await statusOf(`http://127.0.0.1:${other}/achord`, otherSecret)).toBe(400);
  });

  it.runIf(hasRequests)('python starts a payment and receives webhooks', async () => {
    const port = String(await freePort());
    const { run, shell, output } = await reader('python', { PORT: port });
    await shell.run(`cp ${repository}/examples/python/*.py .`);
    expect(await run()).toMatch(/started [0-9a-f-]{36} CAPTURE_PENDING/);
    await saysThat(output, port);
    const secret = await shell.run('echo "$ACHORD_WEBHOOK_SECRET"');
    expect(await statusOf(`http://127.0.0.1:${port}/achord`, secret)).toBe(204);
  });
});
