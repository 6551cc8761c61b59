// The webhook handlers of examples/webhooks, each in a process of its own with the packed client:
// an event that comes twice, late, out of order, or from a stranger.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, describe, expect, it } from 'vitest';
import { Achord } from '../../../clients/typescript/src/index.ts';
import { trigger } from '../../../clients/typescript/src/sandbox/trigger.ts';
import type { EventType } from '../../../src/events/log/event-types.ts';
import { deliver } from '../../support/clients/deliver.ts';
import { installExample } from '../../support/clients/packed-client.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { repository } from '../../support/runner/sources.ts';
import { testService } from '../../support/service/service.ts';
import { type ReceivedWebhook, startReceiver, trustTestAuthority } from '../../support/webhooks/receiver.ts';
import { registerEndpoint } from '../../support/webhooks/webhooks.ts';

const ofPayments: EventType[] = ['TransactionStarted', 'TransactionCaptureStarted', 'TransactionFailed'];

/** How each handler listens; then a line of input asks for the payments that it knows. */
const programs = {
  express: `
    import { shop } from './express.ts';
    const server = shop(secrets).listen(0, '127.0.0.1', () => say(server.address().port));`,
  fastify: `
    import { shop } from './fastify.ts';
    const app = shop(secrets);
    await app.listen({ port: 0, host: '127.0.0.1' });
    say(app.server.address().port);`,
  next: `
    import { createServer } from 'node:http';
    import { POST } from './next/route.ts';
    const server = createServer(async (request, response) => {
      const answer = await POST(new Request('http://shop.example/achord', {
        method: 'POST', headers: request.headers, body: request, duplex: 'half',
      }));
      response.writeHead(answer.status).end(await answer.text());
    }).listen(0, '127.0.0.1', () => say(server.address().port));`,
};

let folder: string;
let secret: string;
/** The events of one payment, in the order of arrival. */
let webhooks: ReceivedWebhook[];
beforeAll(async () => {
  folder = await installExample('webhooks');

  trustTestAuthority();
  const settings = { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' };
  const service = await testService({ settings, worker: true });
  const { token } = await service.processor();
  const receiver = await startReceiver();
  ({ secret } = await registerEndpoint(service, token, receiver.url, ofPayments));
  const tenant = new Achord({ baseUrl: service.address, token });
  await trigger('TransactionFailed', {
    tenant,
    operator: new Achord({ baseUrl: service.address, token: service.adminToken }),
  });
  webhooks = await receiver.arrived(ofPayments.length);
});

async function startShop(name: keyof typeof programs) {
  const program = join(folder, `${name}-shop.ts`);
  await writeFile(
    program,
    `import { createInterface } from 'node:readline';
     import { payments } from './payments.ts';
     const secrets = process.env.ACHORD_WEBHOOK_SECRETS.split(' ');
     const say = (what) => process.stdout.write(JSON.stringify(what) + '\\n');
     createInterface({ input: process.stdin }).on('line', () => say([...payments.values()]));
     ${programs[name]}`,
  );
  const process_ = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ACHORD_WEBHOOK_SECRETS: `whsec_${btoa('of another endpoint, 24 b')} ${secret}` },
  });
  endAfterFile(async () => {
    process_.kill('SIGKILL');
  });
  const lines = createInterface({ input: process_.stdout });
  const said = async () => JSON.parse((await once(lines, 'line'))[0]);
  const port = await said();
  return {
    send: (webhook: ReceivedWebhook) => deliver(`http://127.0.0.1:${port}`, webhook),
    async payments() {
      const answer = said();
      process_.stdin.write('\n');
      return answer;
    },
  };
}

describe.each(Object.keys(programs) as (keyof typeof programs)[])('The handler for %s', (name) => {
  it('keeps the newest state of a payment, whatever comes twice, late or out of order', async () => {
    const shop = await startShop(name);
    const newestFirst = webhooks.toSorted((one, other) => sequenceIn(other) - sequenceIn(one));
    for (const webhook of [...newestFirst, ...newestFirst]) expect(await shop.send(webhook)).toBe(204);
    expect(await shop.payments()).toEqual([
      { status: 'CAPTURE_ACH_FAILED', returnCode: 'R01', sequence: sequenceIn(newestFirst[0]!) },
    ]);
  });

  it('refuses what is not genuine, and notes nothing of it', async () => {
    const shop = await startShop(name);
    const [webhook] = webhooks;
    expect(await shop.send({ ...webhook!, body: webhook!.body.replace('"amount":12500', '"amount":99999') })).toBe(400);
    expect(await shop.send({ ...webhook!, headers: { ...webhook!.headers, 'webhook-timestamp': '1' } })).toBe(400);
    expect(await shop.payments()).toEqual([]);
  });
});

const sequenceIn = ({ body }: ReceivedWebhook): number => JSON.parse(body).data.sequence;

describe('The examples', () => {
  it.each(['webhooks', 'marketplace'])('of %s name the versions that the tests use', async (example) => {
    const described = async (path: string) => JSON.parse(await readFile(join(repository, path), 'utf8'));
    const { '@achord/client': client, ...others } = (await described(`examples/${example}/package.json`)).dependencies;
    expect(client).toBe((await described('clients/typescript/package.json')).version);
    const { devDependencies, dependencies } = await described('package.json');
    expect({ ...devDependencies, ...dependencies }).toMatchObject(others);
  });
});
