// The Python of the examples: the quick start runs against the service, through a connection that
// breaks; the receiver takes genuine webhooks only. Each where Python and its package are
// installed.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Achord } from '../../../clients/typescript/src/index.ts';
import { sign } from '../../../src/events/webhooks/delivery/sign.ts';
import { newSecret } from '../../../src/events/webhooks/endpoints/endpoint-secret.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import { startGate } from '../../support/clients/gate.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { findProgram } from '../../support/runner/programs.ts';
import { repository } from '../../support/runner/sources.ts';
import { testService } from '../../support/service/service.ts';

const run = promisify(execFile);
const folder = join(repository, 'examples/python');
const text = (path: string) => readFileSync(join(repository, path), 'utf8');
const python = findProgram('python3');
const has = (code: string) => python !== null && spawnSync(python, ['-c', code]).status === 0;
const hasRequests = has('import requests');
// The files stay as they are: no __pycache__ next to them.
const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };

it('The verifier of the Python examples equals the verifier in docs/build/webhooks.md', () => {
  const onPage = /```python\n(.*?)```/s.exec(text('docs/build/webhooks.md'))![1]!;
  expect(text('examples/python/verify_webhook.py')).toContain(onPage);
});

const missing =
  python === null ? '(python3 is not installed here)' : hasRequests ? '' : '(requests is not installed here)';

describe.runIf(python !== null)(`The Python examples ${missing}`, () => {
  it('compile', async () => {
    const files = ['quick_start.py', 'receive_webhooks.py', 'verify_webhook.py'];
    const code = 'import sys\nfor path in sys.argv[1:]: compile(open(path).read(), path, "exec")';
    await run(python!, ['-c', code, ...files], { cwd: folder, env });
  });

  it.runIf(hasRequests)('start one payment, also when the answer is lost and when they are run again', async () => {
    const service = await testService();
    const { token } = await service.processor();
    const gate = await startGate(service.address);
    const quickStart = async () => {
      const { stdout } = await run(python!, ['quick_start.py', '1042'], {
        cwd: folder,
        env: { ...env, ACHORD_URL: gate.address, ACHORD_TOKEN: token },
      });
      return stdout.trim().split('\n');
    };
    gate.starts = 'lose one answer';
    const first = await quickStart();
    const payments = await new Achord({ baseUrl: service.address, token }).transactions.list().toArray();
    expect(payments).toMatchObject([{ amount: 12_500, transaction_fee: 125, client_reference_id: 'order-1042' }]);
    const { uuid } = payments[0]!;
    expect(first).toEqual([`started ${uuid} CAPTURE_PENDING`, `listed ${uuid} 12500 CAPTURE_PENDING`]);
    expect(gate.count()).toBe(2);
    expect(await quickStart()).toEqual(first);
  });

  it('receive genuine webhooks, and know one again', async () => {
    const secret = newSecret();
    const receiver = spawn(python!, ['receive_webhooks.py'], {
      cwd: folder,
      env: { ...env, PORT: '0', ACHORD_WEBHOOK_SECRET: secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    endAfterFile(async () => {
      receiver.kill('SIGKILL');
      await once(receiver, 'close');
    });
    const lines = createInterface({ input: receiver.stdout })[Symbol.asyncIterator]();
    const said = async (): Promise<string> => (await lines.next()).value ?? 'it has ended';
    const port = /\d+/.exec(await said())![0];
    const uuid = randomUUID();
    const send = async (id: string, sequence: number, signed = secret) => {
      const body = JSON.stringify({ type: 'TransactionStarted', data: { uuid, sequence } });
      const headers = sign([signed], id, realClock.now(), body);
      return (await fetch(`http://127.0.0.1:${port}/achord`, { method: 'POST', headers: { ...headers }, body })).status;
    };
    expect(await send('second', 2)).toBe(204);
    expect(await said()).toBe(`news TransactionStarted ${uuid}`);
    for (const [id, sequence] of [
      ['second', 2],
      ['first', 1],
    ] as const) {
      expect(await send(id, sequence)).toBe(204);
      expect(await said()).toBe(`known TransactionStarted ${uuid}`);
    }
    expect(await send('third', 3, newSecret())).toBe(400);
    expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' })).status).toBe(400);
  });
});
