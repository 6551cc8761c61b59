// The processes of the service: the worker's, and one or several of the API on one port. They act
// as one service for clients, monitoring and signals.
import { execFileSync } from 'node:child_process';
import { Agent, type IncomingMessage, request } from 'node:http';
import { availableParallelism } from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import { isAlive } from '../../../src/platform/database/embedded/processes.ts';
import { waitUntil } from '../../../src/platform/database/embedded/wait-until.ts';
import { longWaitMs } from '../../support/runner/long-wait.ts';
import {
  type CommandProcess,
  postgresPid,
  runAsProcess,
  type SharedService,
  type StartedFacts,
  sharedService,
  startService,
  usedDataDirectory,
} from '../../support/service/command-line.ts';
import { runCommand } from '../../support/service/run-command.ts';

/** The API processes that a service has forked. */
const forked = (child: CommandProcess) =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === child.process.pid && args.includes('api'))
    .map(([pid]) => Number(pid));

/**
 * Opens a new connection for the request, because the processes share connections, not requests.
 */
function get(facts: StartedFacts, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${facts.processor_token}` };
    const sent = request(`${facts.address}${path}`, { headers, agent: new Agent() }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text) => {
        body += text;
      });
      response.on('end', () => resolve({ status: response.statusCode!, body }));
    });
    sent.on('error', reject).end();
  });
}

/** Opens a stream of changes on a new connection, and waits until it tells every later change. */
async function follow({ address, admin_token }: StartedFacts) {
  const aborting = new AbortController();
  const headers = { authorization: `Bearer ${admin_token}` };
  const stream = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { headers, agent: new Agent(), signal: aborting.signal };
    request(`${address}/admin/v1/live`, options, resolve).on('error', reject).end();
  });
  let text = '';
  stream.setEncoding('utf8').on('data', (more) => {
    text += more;
  });
  stream.on('error', () => {});
  const until = (wanted: string) => expect.poll(() => text, { timeout: longWaitMs }).toContain(wanted);
  await until('retry:');
  return { until, close: () => aborting.abort() };
}

const sum = (metrics: string, name: string, label = '') =>
  metrics
    .split('\n')
    .filter((line) => line.startsWith(name) && line.includes(label))
    .reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);

describe.runIf(availableParallelism() > 1)('achord start, with two cores or more', () => {
  // An empty setting is the default.
  const usual = { ACHORD_API_PROCESSES: '' };

  let shared: SharedService;
  beforeAll(async () => {
    shared = await sharedService(usual);
  });

  it('shows memory and delay of both processes at one address, by their role', async () => {
    let body = '';
    const missing = async () => {
      ({ body } = await get(shared.facts, '/metrics'));
      return ['api', 'worker'].flatMap((role) =>
        ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']
          .filter((name) => sum(body, name, `role="${role}"`) === 0)
          .map((name) => `${name} of ${role}`),
      );
    };
    // A process that does not answer in two seconds is left out.
    await expect.poll(missing, { timeout: longWaitMs }).toEqual([]);
    expect(sum(body, 'achord_build_info')).toBe(1);
    // Only a worker knows this metric.
    expect(body).toContain('achord_webhook_attempts_in_flight');
  });

  const optionsOf = (pid: number) => execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });

  it('keeps a small young generation in the API process', () => {
    expect(optionsOf(forked(shared.child)[0]!)).toContain('--max-semi-space-size=16');
  });

  it('serves the API from a process of its own, whose port stays when it is replaced', async () => {
    const { child, facts } = shared;
    const [api] = forked(child);
    expect(forked(child)).toHaveLength(1);
    process.kill(api!, 'SIGKILL');
    const answered = async () => (await get(facts, '/health/ready').catch(() => ({ status: 0 }))).status;
    await expect.poll(answered, { timeout: longWaitMs }).toBe(200);
    expect(forked(child)).toHaveLength(1);
    expect(forked(child)).not.toContain(api);
    expect(child.stderr()).toContain('an API process ended unexpectedly');
  });

  // The last of the tests that share the service.
  it('leaves no process behind when its first process is killed, starts again on the same data with options that the operator chose, and ends all processes with one Ctrl-C, which each of them gets from the terminal', async () => {
    const [api] = forked(shared.child);
    shared.child.process.kill('SIGKILL');
    await shared.child.ended;
    expect(await waitUntil(() => !isAlive(api!), longWaitMs)).toBe(true);

    const chosen = { NODE_OPTIONS: '--max-semi-space-size=32' };
    const { child, facts } = await startService({ ...usual, ...chosen, ...shared.environment });
    expect((await get(facts, '/health/ready')).status).toBe(200);
    const all = [child.process.pid!, ...forked(child)];
    expect(all).toHaveLength(2);
    expect(optionsOf(all[1]!)).not.toContain('--max-semi-space-size');
    const postgres = postgresPid(shared.environment.ACHORD_DATA_DIR)!;
    for (const pid of all) process.kill(pid, 'SIGINT');
    const { code, stderr } = await child.ended;
    expect(code).toBe(0);
    expect(stderr).not.toContain('unexpectedly');
    expect([...all, postgres].filter(isAlive)).toEqual([]);
    // One format: each line of both processes is JSON.
    for (const line of stderr.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
  });
});

describe('ACHORD_API_PROCESSES', () => {
  it('serve one address, count as one, are replaced when they die, and stop together', async () => {
    const directory = await usedDataDirectory();
    const { child, facts } = await startService({ ACHORD_DATA_DIR: directory, ACHORD_API_PROCESSES: '2' });
    const first = forked(child);
    expect(first).toHaveLength(2);

    const list = '/3p/api/v2/transactions';
    for (let n = 0; n < 12; n++) expect((await get(facts, list)).status).toBe(200);
    // Any of them answers.
    const reported = async () => {
      const { body } = await get(facts, '/metrics');
      return [sum(body, 'achord_http_requests_total', `route="${list}"`), sum(body, 'achord_build_info')];
    };
    for (let n = 0; n < 4; n++) await expect.poll(reported, { timeout: longWaitMs }).toEqual([12, 1]);
    // Commands on the same machine find the address.
    expect((await runCommand(['trigger', 'TransactionStarted'], { ACHORD_DATA_DIR: directory })).code).toBe(0);
    expect((await get(facts, '/3p/api/v1/events')).body).toContain('TransactionStarted');

    // Streams in both processes name what a third one has changed: the command writes to the
    // database.
    const streams = await Promise.all([1, 2, 3, 4].map(() => follow(facts)));
    const invited = ['operators', 'invite', 'maya@platform.example', '--role', 'viewer'];
    expect((await runCommand(invited, { ACHORD_DATA_DIR: directory })).code).toBe(0);
    for (const { until } of streams) await until('"acts"');
    for (const { close } of streams) close();

    process.kill(first[0]!, 'SIGKILL');
    expect(await waitUntil(() => forked(child).length === 2 && !forked(child).includes(first[0]!), longWaitMs)).toBe(
      true,
    );
    const answered = async () => (await get(facts, list).catch(() => ({ status: 0 }))).status;
    await expect.poll(answered).toBe(200);
    for (let n = 0; n < 6; n++) await expect.poll(answered).toBe(200);

    const all = [...forked(child), postgresPid(directory)!];
    child.process.kill('SIGTERM');
    const { code, stderr } = await child.ended;
    expect(code).toBe(0);
    expect(stderr).toContain('an API process ended unexpectedly');
    expect(all.filter(isAlive)).toEqual([]);
  });

  it('leave ACHORD_OPERATIONS_PORT to the parent process, which reports for all', async () => {
    const { child, facts } = await startService({
      ACHORD_DATA_DIR: await usedDataDirectory(),
      ACHORD_API_PROCESSES: '2',
      ACHORD_OPERATIONS_PORT: '0',
    });
    const at = { ...facts, address: facts.operations_address! };
    const list = '/3p/api/v2/transactions';
    for (let n = 0; n < 6; n++) expect((await get(facts, list)).status).toBe(200);
    const reported = async () => sum((await get(at, '/metrics')).body, 'achord_http_requests_total', `route="${list}"`);
    await expect.poll(reported, { timeout: longWaitMs }).toBe(6);
    expect((await get(facts, '/metrics')).status).toBe(404);
    expect((await get(at, '/health/ready')).status).toBe(200);
    expect((await get(facts, '/health/ready')).status).toBe(200);

    // Stopped processes do not answer. The parent process does.
    const processes = forked(child);
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    expect((await get(at, '/health/live')).status).toBe(200);
    for (const pid of processes) process.kill(pid, 'SIGCONT');
    child.process.kill('SIGTERM');
    expect((await child.ended).code).toBe(0);
  });

  it('that end before they listen stop the start', async () => {
    const directory = await usedDataDirectory();
    const ending =
      'import cluster from "node:cluster"; if (cluster.isWorker) { console.error("no memory"); process.exit(1); }';
    const { code, stderr } = await runAsProcess(['start'], {
      ACHORD_DATA_DIR: directory,
      ACHORD_API_PROCESSES: '1',
      PORT: '0',
      ACHORD_LOG_LEVEL: 'error',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(ending)}`,
    });
    expect(code).toBe(1);
    expect(stderr).toContain('no memory');
    expect(stderr).toMatch(/The API process did not start\. The log lines above give the reason\.\n$/);
    expect(postgresPid(directory)).toBeNull();
  });
});
