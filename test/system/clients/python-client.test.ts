// The Python client, installed from its folder, against the service and against a server that
// fails. It keeps the rules of the TypeScript client. Each where Python is installed.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { kindOf } from '../../../clients/typescript/src/http/errors.ts';
import { Achord } from '../../../clients/typescript/src/index.ts';
import { merchant, payment, person } from '../../../clients/typescript/src/sandbox/steps.ts';
import { sign } from '../../../src/events/webhooks/delivery/sign.ts';
import { newSecret } from '../../../src/events/webhooks/endpoints/endpoint-secret.ts';
import { refusals } from '../../../src/platform/refusals.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import { startGate } from '../../support/clients/gate.ts';
import { type InstalledPython, python, pythonWithClient } from '../../support/clients/python.ts';
import { endAfterFile } from '../../support/runner/end-after-file.ts';
import { repository } from '../../support/runner/sources.ts';
import { testService } from '../../support/service/service.ts';

const preamble = `
import asyncio, json, os
import achord
from achord import Achord, AsyncAchord
url, token, admin = (os.environ.get(name) for name in ("ACHORD_URL", "ACHORD_TOKEN", "ADMIN_TOKEN"))
given = json.loads(os.environ.get("GIVEN", "null"))
client, operator = Achord(url or "http://127.0.0.1:1", token), Achord(url or "http://127.0.0.1:1", admin)
def account(number):
    return {"custom": {"account_number": number, "routing_number": "011000015", "account_name": "Everyday",
                       "account_type": "checking"}}
address = {"line_1": "12 Main Street", "city": "Albany", "state": "NY", "zip": "12207"}
def failure(call, *arguments, **values):
    try:
        call(*arguments, **values)
    except Exception as error:
        return error
    raise AssertionError("it did not fail")
def told(error):
    return {**{name: getattr(error, name) for name in ("status", "code", "field", "message", "retryable")},
            "kind": type(error).__name__, "key": error.idempotency_key}
def tell(**values):
    print(json.dumps(values))
`;

const missing = python === null ? '(python3 is not installed here)' : '';

describe.runIf(python !== null)(`The Python client ${missing}`, async () => {
  const service = await testService({ settings: { ACHORD_WEBHOOK_ALLOW_ADDRESSES: '127.0.0.0/8' }, worker: true });
  const operator = new Achord({ baseUrl: service.address, token: service.adminToken });
  let installed: InstalledPython;
  beforeAll(async () => {
    installed = await pythonWithClient();
  });

  async function newTenant() {
    const { token } = await service.processor();
    return { token, tenant: new Achord({ baseUrl: service.address, token }) };
  }

  /** Runs a script after the preamble; answers what it tells. */
  async function told(script: string, { token = '', given = null as unknown, address = service.address } = {}) {
    const env = { ACHORD_URL: address, ACHORD_TOKEN: token, ADMIN_TOKEN: service.adminToken };
    const lines = await installed.run(preamble + script, { ...env, GIVEN: JSON.stringify(given) });
    return JSON.parse(lines.at(-1)!);
  }

  it('has the version of the service, and Python’s own type marker', async () => {
    const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
    const project = readFileSync(join(repository, 'clients/python/pyproject.toml'), 'utf8');
    expect(project).toContain(`\nversion = "${version}"\n`);
    expect(
      await told(`
from importlib.resources import files
from typing import get_args
from achord.types import Transaction, TransactionStatus
tell(typed=files("achord").joinpath("py.typed").is_file(), fields=list(Transaction.__annotations__)[:2],
     statuses=len(get_args(TransactionStatus)))`),
    ).toEqual({ typed: true, fields: ['uuid', 'payer_uuid'], statuses: 9 });
  });

  it('runs the quick start of its page; a lost answer and a second run start no second payment', async () => {
    const page = readFileSync(join(repository, 'clients/python/README.md'), 'utf8');
    const quickStart = /```python\n(import os\n.*?)```/s.exec(page)![1]!;
    const { token, tenant } = await newTenant();
    const gate = await startGate(service.address);
    gate.starts = 'lose one answer';
    const env = { ACHORD_URL: gate.address, ACHORD_TOKEN: token, ORDER: '7' };
    const first = await installed.run(quickStart, env);
    expect(gate.count()).toBe(2);
    const payments = await tenant.transactions.list().toArray();
    expect(payments).toMatchObject([{ amount: 12_500 }]);
    const { uuid } = payments[0]!;
    expect(first).toEqual([`started ${uuid} CAPTURE_PENDING`, `listed ${uuid} 12500`]);
    expect(await installed.run(quickStart, env)).toEqual(first);
  });

  it('goes from a registration to a refund, through every group of functions', async () => {
    const { token } = await newTenant();
    const seen = await told(
      `
payer = client.people.register(first_name="Ada", last_name="Moss", address=address, bank_account=account("12345678"))
shop = client.businesses.register(kyb=True, business={"name": "Fjord Market", "tin": "123456789"},
                                  bank_account=account("87654321"))
users = [one["uuid"] for one in client.users.list()]
assert users == [payer["uuid"], shop["uuid"]]
assert client.users.update(payer["uuid"], email="ada@example.com")["email"] == "ada@example.com"
assert not client.users.update(payer["uuid"], email=None)["email"]
added = client.bank_accounts.add(payer["uuid"], **account("55556666"))
accounts = client.bank_accounts.list(payer["uuid"])
client.bank_accounts.remove(aggregator_type="manual", account_uuid=added["uuid"])
default = client.bank_accounts.get_default(payer["uuid"])

both = {"payer_uuid": payer["uuid"], "payee_uuid": shop["uuid"]}
preview = client.transactions.preview(amount=12_500, transaction_fee=125, **both)
payment = client.transactions.create(amount=12_500, transaction_fee=125, **both)
items = [{"idempotency_key": f"bulk-{n}", "amount": 100 + n, **both} for n in range(2)]
bulk = client.transactions.create_in_bulk(transactions=items)["results"]
paused = client.transactions.pause(bulk[0]["body"]["data"]["uuid"])
client.transactions.resume(paused["uuid"])
canceled = client.transactions.cancel(paused["uuid"])
again = client.transactions.cancel(paused["uuid"])
held = operator.operations.create_hold(uuid=payment["uuid"], kind="operator", reason="Ask for the invoice.")
holds = client.transactions.holds(payment["uuid"])["holds"]
operator.operations.release_hold(uuid=held["uuid"], reason="The invoice came.")
operator.sandbox.advance(banking_days=6)
paid = client.transactions.wait_for(payment["uuid"], "PAYOUT_COMPLETE", every=0.05)
refund = client.refunds.create(payment["uuid"], amount=4_000)
details = client.transactions.details(payment["uuid"])

client.webhooks.register(webhook_url=["https://127.0.0.1:8443/hooks"], event_names=["TransactionStarted"])
endpoint = client.webhooks.endpoints.list()["endpoints"][0]
secret = client.webhooks.endpoints.secret(endpoint["uuid"])["secret"]
events = list(client.events.since(None, limit=2))
tell(
    accounts=len(accounts), default=default["is_default"], preview=preview["amount"],
    bulk=[one["code"] for one in bulk], canceled=[canceled["transaction_status"], again["transaction_status"]],
    holds=len(holds), paid=paid["payout_status"], refund=refund["amount"],
    refunds=[one["uuid"] == refund["uuid"] for one in client.refunds.list()],
    moves=len(details["moves"]) > 3, secret=secret[:6], types=[one["type"] for one in events][:2],
    event=client.events.get(events[0]["uuid"])["uuid"] == events[0]["uuid"],
    batches=client.batches.payouts().to_list(), me=client.account.me()["kind"],
    accounts_of_statement=len(client.account.statement()["accounts"]) > 0,
    csv=client.operations.get_statement(format="csv").split(",")[0], fees=client.fees.payouts().to_list(),
    blocks=operator.operations.list_blocks()["blocks"])`,
      { token },
    );
    expect(seen).toEqual({
      accounts: 2,
      default: true,
      preview: 12_500,
      bulk: [201, 201],
      canceled: ['CANCELED', 'CANCELED'],
      holds: 1,
      paid: 'PAYOUT_COMPLETE',
      refund: 4_000,
      refunds: [true],
      moves: true,
      secret: 'whsec_',
      types: ['BankLinkedSuccessfully', 'BusinessCreated'],
      event: true,
      batches: [],
      me: 'processor',
      accounts_of_statement: true,
      csv: expect.any(String),
      fees: [],
      blocks: [],
    });
  });

  it('reads a list over its pages, oldest first: new payments come last', async () => {
    const { token, tenant } = await newTenant();
    const players = { tenant, operator };
    const both = { payer_uuid: await person(players), payee_uuid: await merchant(players) };
    const seen = await told(
      `
started = [client.transactions.create(amount=100, **given)["uuid"] for _ in range(5)]
listed = []
for one in client.transactions.list(per_page=2):
    listed.append(one["uuid"])
    if len(listed) == 3:
        started.append(client.transactions.create(amount=100, **given)["uuid"])
def newest_while_new_ones_come():
    for one in client.transactions.list(sort_order="newest", per_page=2):
        client.transactions.create(amount=100, **given)
        yield one["uuid"]
found = client.transactions.search(limit=4)
order = {"order": "a&b=[7]"}
changed = client.transactions.update(started[0], metadata={**order, "cart": None})
tell(listed=listed == started, newest=[one["uuid"] for one in found] == started[::-1],
     sizes=[len(page["transactions"]) for page in found.pages()],
     total=client.transactions.list(per_page=2).first()["pagination"]["totalItems"],
     refused=str(failure(found.to_list, 3)), all=len(found.to_list(6)), changed=changed["metadata"] == order,
     by_metadata=[one["uuid"] for one in client.transactions.search(metadata=order)] == started[:1],
     once=list(newest_while_new_ones_come()) == started[::-1])`,
      { token, given: both },
    );
    expect(seen).toEqual({
      listed: true,
      newest: true,
      sizes: [4, 2],
      total: 6,
      refused: 'The list has more than 3 records.',
      all: 6,
      changed: true,
      by_metadata: true,
      once: true,
    });
  });

  it('raises a refusal with its fields, its class and its request id', async () => {
    const { token } = await newTenant();
    const seen = await told(
      `
invalid = failure(client.transactions.create, payer_uuid="me", payee_uuid="you", amount=1.5)
unknown = failure(client.people.register, first_name="Ada", last_name="Moss", adress="Main Street")
answers = []
watched = client.with_options(on_answer=answers.append)
for _ in range(2):
    watched.people.register(first_name="Ben", last_name="Moss", address=address, idempotency_key="person-7")
tell(invalid=told(invalid), fields=sorted(one["field"] for one in invalid.fields), id=len(invalid.request_id),
     unknown=[one["code"] for one in unknown.fields if one["field"] == "adress"],
     stranger=told(failure(Achord(url, "achord_test_proc_unknown").account.me))["kind"],
     forbidden=told(failure(client.operations.get_today))["kind"],
     missing=told(failure(client.users.get, given))["kind"],
     empty=str(failure(client.users.get, "")), replays=[one.is_replay for one in answers],
     wrong=str(failure(Achord, "127.0.0.1:4010")))`,
      { token, given: randomUUID() },
    );
    expect(seen).toEqual({
      invalid: {
        status: 422,
        code: 'invalid_request',
        field: expect.stringMatching(/^(amount|payer_uuid|payee_uuid)$/),
        message: expect.stringContaining('The given data was invalid. '),
        retryable: false,
        kind: 'InvalidRequestError',
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
      fields: ['amount', 'payee_uuid', 'payer_uuid'],
      id: 36,
      unknown: ['unknown_field'],
      stranger: 'AuthenticationError',
      forbidden: 'PermissionError',
      missing: 'NotFoundError',
      empty: 'uuid is needed.',
      replays: [false, true],
      wrong: "base_url is '127.0.0.1:4010'. Give an address such as http://127.0.0.1:4010.",
    });
  });

  it('has the classes of the TypeScript client for every code', async () => {
    const codes = [...Object.entries(refusals).map(([code, { status }]) => ({ code, status }))];
    const cases = [...codes, { code: 'required', status: 422 }, { code: 'teapot', status: 418 }];
    const kinds = await told(
      `
kinds = [achord.errors.kind_of(one["status"], one["code"]) for one in given]
tell(kinds=[[kind.__name__, code] for kind, code in kinds])`,
      { given: cases },
    );
    expect(kinds.kinds).toEqual(
      cases.map(({ code, status }) => {
        const known = kindOf(status, code);
        return [known.Kind.name, known.code];
      }),
    );
  });

  it('opens a genuine webhook, and refuses a forged one', async () => {
    const [secret, old] = [newSecret(), newSecret()];
    const uuid = randomUUID();
    const body = JSON.stringify({ type: 'BusinessCreated', data: { uuid, sequence: 1, name: 'Fjord' } });
    const headers: Record<string, string> = { ...sign([secret], uuid, realClock.now(), body) };
    const signature = headers['webhook-signature']!;
    const now = Number(headers['webhook-timestamp']);
    const { 'webhook-id': _, ...withoutId } = headers;
    const forged = [
      [body.replace('Fjord', 'Fiord'), headers],
      [body, { ...headers, 'webhook-id': randomUUID() }],
      [body, { ...headers, 'webhook-timestamp': String(now + 1) }],
      [body, { ...headers, 'webhook-signature': signature.replace('v1,', 'v2,') }],
      [body, { ...headers, 'webhook-signature': 'v1,%%%' }],
      [body, { ...headers, 'webhook-signature': 'v1,é' }],
      [body, { ...headers, 'webhook-timestamp': '0x10' }],
      [body, withoutId],
      [body, { ...headers, 'webhook-signature': [signature, signature] }],
    ];
    const seen = await told(
      `
verify, body, headers, now = achord.webhooks.verify, given["body"], given["headers"], given["now"]
event = verify(body.encode(), {name.title(): value for name, value in headers.items()}, [given["old"], given["secret"]])
two = {**headers, "webhook-signature": "v1,YW5vdGhlcg== " + headers["webhook-signature"]}
tell(event=event, two=verify(body, two, given["secret"])["type"], same=client.webhooks.verify is verify,
     forged=[type(failure(verify, *one, given["secret"])).__name__ for one in given["forged"]],
     other=str(failure(verify, body, headers, given["old"])),
     ages=[type(failure(verify, body, headers, given["secret"], now + by)).__name__ for by in (-301, 301)],
     fresh=verify(body, headers, given["secret"], now + 299)["uuid"],
     parsed=type(failure(verify, event, headers, given["secret"])).__name__,
     wrong=[str(failure(verify, body, headers, one)) for one in ("", "abc", "whsec_%%")])`,
      { given: { body, headers, secret, old, now, forged } },
    );
    expect(seen).toEqual({
      event: { ...JSON.parse(body), uuid },
      two: 'BusinessCreated',
      same: true,
      forged: forged.map(() => 'WebhookError'),
      other: 'The webhook is not signed with a secret of this endpoint.',
      ages: ['WebhookError', 'WebhookError'],
      fresh: uuid,
      parsed: 'TypeError',
      wrong: Array(3).fill('The secret of an endpoint begins with whsec_.'),
    });
  });

  it('does all of this with asyncio too', async () => {
    const { token, tenant } = await newTenant();
    await payment({ tenant, operator });
    const gate = await startGate(service.address);
    gate.starts = 'lose one answer';
    const seen = await told(
      `
async def main():
    async with AsyncAchord(url, token) as client, AsyncAchord(url, admin) as operator:
        first = await client.transactions.list().first()
        both = {name: first["transactions"][0][name] for name in ("payer_uuid", "payee_uuid")}
        started = [(await client.transactions.create(amount=200, **both))["uuid"]]
        created = await asyncio.gather(*(client.transactions.create(amount=300, **both) for _ in range(8)))
        listed = [one["uuid"] async for one in client.transactions.list(per_page=3)]
        error = None
        try:
            await client.transactions.get(given)
        except achord.NotFoundError as refused:
            error = told(refused)["code"]
        await operator.sandbox.advance(banking_days=6)
        paid = await client.transactions.wait_for(started[0], "PAYOUT_COMPLETE", every=0.05)
        refund = await client.refunds.create(started[0], amount=50)
        events = [one["type"] async for one in client.events.since(None, type="TransactionStarted", limit=4)]
        following = client.events.since(None, follow=True, every=0.05)
        async for one in following:
            if one["type"] == "RefundPending":
                break
        sizes = [len(page["transactions"]) async for page in client.transactions.search(limit=6).pages()]
        tell(created=len(created), listed=len(set(listed)), second=listed[1] == started[0], error=error,
             paid=paid["payout_status"], refund=refund["amount"], events=len(events), sizes=sizes,
             endpoints=(await client.webhooks.endpoints.list())["endpoints"],
             all=len(await client.transactions.list().to_list()))
asyncio.run(main())`,
      { token, address: gate.address, given: randomUUID() },
    );
    expect(gate.count()).toBe(10);
    expect(seen).toEqual({
      created: 8,
      listed: 10,
      second: true,
      error: 'not_found',
      paid: 'PAYOUT_COMPLETE',
      refund: 50,
      events: 10,
      sizes: [6, 4],
      endpoints: [],
      all: 10,
    });
  });

  describe('with a server that fails', () => {
    type Reply = (response: ServerResponse) => void;
    const done: Reply = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ status: true, message: '', data: { uuid: 'u' }, errors: [] }));
    };
    const refused =
      (status: number, code: string, headers: Record<string, string> = {}): Reply =>
      (response) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        const errors = [{ field: 'amount', code, message: 'A whole number of cents.' }];
        response.end(JSON.stringify({ status: false, message: 'No.', data: null, errors }));
      };
    const cut: Reply = (response) => response.socket!.destroy();
    const cutInBody: Reply = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"status":', () => response.socket!.destroy());
    };
    const proxy: Reply = (response) => response.writeHead(502).end('<html>');

    /** A server that answers with these replies in turn, then with the last one. */
    async function serverWith(...replies: Reply[]) {
      const seen: { method: string; key: string | undefined; body: string }[] = [];
      const server = createServer(async (request, response) => {
        let body = '';
        for await (const chunk of request) body += chunk;
        seen.push({ method: request.method!, key: request.headers['idempotency-key'] as string | undefined, body });
        (replies[seen.length - 1] ?? replies.at(-1)!)(response);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      endAfterFile(() => {
        server.closeAllConnections();
        server.close();
      });
      return { seen, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
    }

    const create = 'client.transactions.create, payer_uuid="a", payee_uuid="b", amount=1';

    it('sends a POST again with the same key and body, after each end that allows it', async () => {
      const busy = refused(429, 'too_many_requests', { 'retry-after': '0' });
      const { seen, address } = await serverWith(
        ...[cut, cutInBody, done],
        ...[proxy, refused(503, 'overloaded'), done],
        ...[refused(409, 'idempotency_key_in_flight'), busy, done],
      );
      const { uuids } = await told(
        `
both = {"payer_uuid": "a", "payee_uuid": "b"}
tell(uuids=[client.transactions.create(amount=1, idempotency_key=given, **both)["uuid"] for _ in range(3)])`,
        { address, given: 'order-7' },
      );
      expect(uuids).toEqual(['u', 'u', 'u']);
      expect(seen).toHaveLength(9);
      expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
      expect(seen[0]!.key).toBe('order-7');
    });

    it('makes one key for a call, and sends a DELETE and a GET again without a key', async () => {
      const { seen, address } = await serverWith(cut, done, cut, done, cut, done);
      await told(
        `
client.transactions.create(payer_uuid="a", payee_uuid="b", amount=1)
client.transactions.cancel("u")
tell(uuid=client.transactions.get("u")["uuid"])`,
        { address },
      );
      expect(seen[0]!.key).toMatch(/^[0-9a-f-]{36}$/);
      expect(seen.map(({ method, key }) => [method, key])).toEqual([
        ...Array(2).fill(['POST', seen[0]!.key]),
        ...Array(2).fill(['DELETE', undefined]),
        ...Array(2).fill(['GET', undefined]),
      ]);
    });

    it.each([
      ['a refusal', refused(422, 'not_cancelable'), 'StateError', false],
      ['an error of the service', refused(500, 'internal_error'), 'ServiceError', false],
      ['another use of the key', refused(422, 'idempotency_key_reused'), 'IdempotencyError', false],
      ['a wait of more than a minute', refused(429, 'slow', { 'retry-after': '61' }), 'RateLimitError', true],
    ])('sends nothing again after %s', async (_, reply, kind, retryable) => {
      const { seen, address } = await serverWith(reply);
      const error = await told(`tell(**told(failure(${create})))`, { address });
      expect(error).toMatchObject({ kind, retryable, key: seen[0]!.key, field: 'amount' });
      expect(error.message).toBe('No. amount: A whole number of cents.');
      expect(seen).toHaveLength(1);
    });

    it('says whether the service was reached, and when it did not answer in time', async () => {
      const silent = await serverWith(() => {});
      const broken = await serverWith(cut);
      const given = { silent: silent.address, broken: broken.address };
      const seen = await told(
        `
late, cut, nowhere = (Achord(one, token, timeout=timeout, max_retries=1) for one, timeout in (
    (given["silent"], 0.1), (given["broken"], 30), ("http://127.0.0.1:1", 30)))
tell(**{name: told(failure(one.transactions.cancel, "u")) for name, one in (
    ("late", late), ("cut", cut), ("nowhere", nowhere))})`,
        { given },
      );
      const same = { status: 0, retryable: true, field: '', key: null };
      expect(seen).toEqual({
        late: { ...same, kind: 'TimeoutError', code: 'timeout', message: 'The service did not answer in time.' },
        cut: {
          ...same,
          kind: 'ConnectionError',
          code: 'connection_failed',
          message: 'The connection broke before the answer came. The request may have had its effect.',
        },
        nowhere: {
          ...same,
          kind: 'ConnectionError',
          code: 'connection_failed',
          message: 'The service cannot be reached.',
        },
      });
      expect([silent.seen.length, broken.seen.length]).toEqual([2, 2]);
    });

    it('waits as long as Retry-After says, and longer with each attempt', async () => {
      const seen = await told(`
from achord._send import wait_before
waits = [[wait_before(attempt, None, 0) for _ in range(50)] for attempt in range(1, 8)]
mosts = [min(8, 0.5 * 2 ** n) for n in range(7)]
tell(bounds=[most / 2 <= min(each) and max(each) <= most for most, each in zip(mosts, waits)],
     asked=[wait_before(1, text, 1772460300) for text in ("40", "Mon, 02 Mar 2026 14:05:40 GMT")],
     unread=wait_before(1, "soon", 0) <= 0.5)`);
      expect(seen).toEqual({ bounds: Array(7).fill(true), asked: [40, 40], unread: true });
    });
  });
});
