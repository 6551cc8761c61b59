// The PHP client against the service and against servers that fail. It keeps the rules of the
// TypeScript client.
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { kindOf } from '../../../../clients/typescript/src/http/errors.ts';
import { Achord } from '../../../../clients/typescript/src/index.ts';
import { payment } from '../../../../clients/typescript/src/sandbox/steps.ts';
import { sign } from '../../../../src/events/webhooks/delivery/sign.ts';
import { newSecret } from '../../../../src/events/webhooks/endpoints/endpoint-secret.ts';
import { refusals } from '../../../../src/platform/refusals.ts';
import { realClock } from '../../../../src/platform/std/clock.ts';
import { startGate } from '../../../support/clients/gate.ts';
import { endAfterFile } from '../../../support/runner/end-after-file.ts';
import { findProgram } from '../../../support/runner/programs.ts';
import { repository, sources } from '../../../support/runner/sources.ts';
import { testService } from '../../../support/service/service.ts';

const run = promisify(execFile);
const php = findProgram('php');
const can = (code: string) => php !== null && spawnSync(php, ['-r', code]).status === 0;
if (!can("exit(PHP_VERSION_ID >= 80200 && extension_loaded('curl') ? 0 : 1);"))
  throw new Error('PHP 8.2 with the extension curl is not installed. On Debian: apt-get install php-cli php-curl');

const service = await testService({ worker: true });
const operator = new Achord({ baseUrl: service.address, token: service.adminToken });
const { token } = await service.processor();
const tenant = new Achord({ baseUrl: service.address, token });

const preamble = `
use Achord\\{Achord, RequestError, Routes, Webhook, WebhookError};
require_once getenv('AUTOLOAD');
$given = json_decode(getenv('GIVEN'), true);
$achord = new Achord(getenv('ACHORD_URL'), getenv('ACHORD_TOKEN'));
function tell(mixed $value): void { echo json_encode($value), "\\n"; }
function failure(Closure $call): array {
    try { $call(); } catch (RequestError $e) {
        return ['kind' => (new ReflectionClass($e))->getShortName(), 'code' => $e->errorCode, 'status' => $e->status,
            'field' => $e->field(), 'retryable' => $e->retryable, 'message' => $e->getMessage()];
    }
    return ['kind' => 'it did not fail'];
}
`;

/** Runs a script; answers what it prints, line by line. Warnings and notices are faults. */
async function lines(script: string, env: Record<string, string> = {}): Promise<string[]> {
  const strict = ['-d', 'error_reporting=-1', '-d', 'display_errors=stderr', '-d', 'zend.assertions=1'];
  const known = { AUTOLOAD: join(repository, 'clients/php/src/autoload.php'), GIVEN: 'null' };
  const { stdout, stderr } = await run(php!, [...strict, '-r', script], {
    cwd: repository,
    env: { ...process.env, ...known, ACHORD_URL: service.address, ACHORD_TOKEN: token, ...env },
  });
  expect(stderr).toBe('');
  return stdout.trimEnd().split('\n');
}

async function told(script: string, given: unknown = null, env: Record<string, string> = {}) {
  return JSON.parse((await lines(preamble + script, { ...env, GIVEN: JSON.stringify(given) })).at(-1)!);
}

async function serverOf(handle: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handle!);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endAfterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('Every file of the PHP client is PHP, and every class is found', async () => {
  const files = sources(['clients/php/src'], '.php').map(({ path }) => path);
  for (const path of files) await run(php!, ['-l', join(repository, path)]);
  const classes = files
    .filter((path) => !/(autoload|Errors)\.php$/.test(path))
    .map((path) => `Achord\\${path.slice('clients/php/src/'.length, -'.php'.length).replaceAll('/', '\\')}`);
  expect(await told('tell(array_values(array_filter($given, fn ($name) => !class_exists($name))));', classes)).toEqual(
    [],
  );
});

it('The PHP client has a function for every operation', async () => {
  const missing = await told(
    'tell(array_values(array_filter(array_keys(Routes::ALL), fn ($id) => !method_exists($achord->operations, $id))));',
  );
  expect(missing).toEqual([]);
});

it('Its quick start runs; a lost answer and a second run start no second payment', async () => {
  const page = readFileSync(join(repository, 'clients/php/README.md'), 'utf8');
  const quickStart = /```php\n<\?php\n([\s\S]*?)```/.exec(page)![1]!;
  const gate = await startGate(service.address);
  gate.starts = 'lose one answer';
  const env = { ACHORD_URL: gate.address, ORDER: '7' };
  const first = await lines(quickStart, env);
  expect(gate.count()).toBe(2);
  const payments = await tenant.transactions.list().toArray();
  expect(payments).toMatchObject([{ amount: 12_500 }]);
  const { uuid } = payments[0]!;
  expect(first).toEqual([`started ${uuid} CAPTURE_PENDING`, `listed ${uuid} 12500`]);
  expect(await lines(quickStart, env)).toEqual(first);
});

it('Its lists read every page, oldest first, and events are read in order', async () => {
  for (let number = 0; number < 3; number += 1) await payment({ tenant, operator });
  const wanted = (await tenant.transactions.list().toArray()).map(({ uuid }) => uuid);
  const seen = await told(`
$uuids = fn (iterable $all) => array_map(fn ($one) => $one['uuid'], iterator_to_array($all));
try { $achord->transactions->list()->toArray(1); $most = 'none'; } catch (RangeException $e) { $most = $e->getMessage(); }
tell(['paged' => $uuids($achord->transactions->list(['per_page' => 2])),
    'searched' => $uuids($achord->transactions->search(['limit' => 2])),
    'pages' => count(iterator_to_array($achord->transactions->list(['per_page' => 2])->pages())),
    'events' => array_map(fn ($e) => $e['data']['uuid'],
        iterator_to_array($achord->events->since(null, type: 'TransactionStarted', limit: 2))), 'most' => $most]);`);
  const most = 'The list has more than 1 records.';
  expect(seen).toEqual({ paged: wanted, searched: wanted.toReversed(), pages: 2, events: wanted, most });
});

it('Its errors have the class, the code and the field of the refusal', async () => {
  const seen = await told(`
tell([failure(fn () => $achord->transactions->create(['payer_uuid' => 'me', 'payee_uuid' => 'you', 'amount' => 1])),
    failure(fn () => $achord->users->get('019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e')),
    failure(fn () => (new Achord(getenv('ACHORD_URL'), 'no token'))->account->me()),
    failure(fn () => (new Achord('http://127.0.0.1:1', maxRetries: 0))->account->me())]);`);
  expect(seen).toMatchObject([
    { kind: 'InvalidRequestError', code: 'invalid_request', status: 422, field: 'payer_uuid', retryable: false },
    { kind: 'NotFoundError', code: 'not_found', status: 404 },
    { kind: 'AuthenticationError', code: 'unauthenticated', status: 401 },
    { kind: 'ConnectionError', status: 0, retryable: true, message: 'The service cannot be reached.' },
  ]);
  const codes = Object.entries(refusals).map(([code, { status }]) => ({ code, status }));
  const classes = await told(
    "tell(array_map(fn ($one) => substr(RequestError::classOf($one['status'], $one['code']), 7), $given));",
    codes,
  );
  expect(classes).toEqual(codes.map(({ code, status }) => kindOf(status, code).Kind.name));
});

it('It sends again under one key after 409, 429, 502, 503 and 504 and a broken connection, and after nothing else', async () => {
  const endings = [409, 429, 502, 503, 504, 0, 500, 422];
  const seen: { ending: number; key: unknown }[] = [];
  const address = await serverOf((request, response) => {
    const ending = Number(new URL(request.url!, 'http://localhost').pathname.split('/').at(-2));
    const isFirst = !seen.some((one) => one.ending === ending);
    seen.push({ ending, key: request.headers['idempotency-key'] });
    if (ending === 0 && isFirst) return void request.socket.destroy();
    response.writeHead(isFirst ? ending : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: 'Here.', data: {}, errors: [] }));
  });
  const kinds = await told(
    'tell(array_map(fn ($ending) => failure(fn () => $achord->transactions->resume((string) $ending))["kind"], $given));',
    endings.map(String),
    { ACHORD_URL: address },
  );
  const failed = { 500: 'ServiceError', 422: 'InvalidRequestError' } as Record<number, string>;
  expect(kinds).toEqual(endings.map((ending) => failed[ending] ?? 'it did not fail'));
  for (const ending of endings) {
    const keys = seen.filter((one) => one.ending === ending).map(({ key }) => key);
    expect([ending, keys.length, new Set(keys).size]).toEqual([ending, ending in failed ? 1 : 2, 1]);
  }
});

it('It gives a service that does not answer a time limit', async () => {
  const address = await serverOf(() => {});
  const late = await told(
    'tell(failure(fn () => (new Achord($given, timeout: 0.1, maxRetries: 0))->account->me()));',
    address,
  );
  expect(late).toMatchObject({ kind: 'TimeoutError', code: 'timeout', status: 0 });
});

it('It takes genuine webhooks only', async () => {
  const [secret, other] = [newSecret(), newSecret()];
  const body = JSON.stringify({ type: 'TransactionFailed', data: { uuid: 'a', ach_return_code: 'R01' } });
  const now = realClock.now();
  const headers = { ...sign([secret], 'event-1', now, body) };
  const seen = await told(
    `
$try = function (array $change) use ($given): string {
    $all = [...$given, ...$change];
    try { return Webhook::verify($all['body'], $all['headers'], $all['secrets'], $all['now'])['uuid']; }
    catch (WebhookError $e) { return $e->getMessage(); }
};
tell([$try([]), $try(['secrets' => [$given['other'], $given['secrets']]]),
    $try(['headers' => array_change_key_case($given['headers'], CASE_UPPER)]), $try(['secrets' => $given['other']]),
    $try(['body' => $given['body'] . ' ']), $try(['now' => $given['now'] + 301]), $try(['headers' => []])]);`,
    { body, headers, secrets: secret, other, now: Math.floor(now.getTime() / 1_000) },
  );
  const [unsigned, old] = ['not signed with a secret of this endpoint', 'too old, or from the future'];
  const parts = [unsigned, unsigned, old, 'webhook-id is missing'].map((part) => expect.stringContaining(part));
  expect(seen).toEqual(['event-1', 'event-1', 'event-1', ...parts]);
});

it('Its lists have each payment once, though new ones come before the next page', async () => {
  for (let number = 0; number < 3; number += 1) await payment({ tenant, operator });
  const wanted = (await tenant.transactions.list({ sort_order: 'newest' }).toArray()).map(({ uuid }) => uuid);
  const seen = await told(`
$seen = [];
foreach ($achord->transactions->list(['sort_order' => 'newest', 'per_page' => 2]) as $one) {
    $seen[] = $one['uuid'];
    ['payer_uuid' => $payer, 'payee_uuid' => $payee] = $one;
    $achord->transactions->create(['payer_uuid' => $payer, 'payee_uuid' => $payee, 'amount' => 100]);
}
tell(['seen' => $seen]);`);
  expect(seen).toEqual({ seen: wanted });
});
