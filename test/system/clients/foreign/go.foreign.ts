// The Go client against the service and against servers that fail. It keeps the rules of the
// TypeScript client.
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { kindOf } from '../../../../clients/typescript/src/http/errors.ts';
import { Achord } from '../../../../clients/typescript/src/index.ts';
import { routes } from '../../../../clients/typescript/src/routes.ts';
import { payment } from '../../../../clients/typescript/src/sandbox/steps.ts';
import { sign } from '../../../../src/events/webhooks/delivery/sign.ts';
import { newSecret } from '../../../../src/events/webhooks/endpoints/endpoint-secret.ts';
import { refusals } from '../../../../src/platform/refusals.ts';
import { realClock } from '../../../../src/platform/std/clock.ts';
import { startGate } from '../../../support/clients/gate.ts';
import { endAfterFile } from '../../../support/runner/end-after-file.ts';
import { findProgram } from '../../../support/runner/programs.ts';
import { repository } from '../../../support/runner/sources.ts';
import { testService } from '../../../support/service/service.ts';

const run = promisify(execFile);
const go = findProgram('go');
if (go === null) throw new Error('Go is not installed. On Debian: apt-get install golang-go');

const service = await testService({ worker: true });
const operator = new Achord({ baseUrl: service.address, token: service.adminToken });
const { token } = await service.processor();
const tenant = new Achord({ baseUrl: service.address, token });

const folder = mkdtempSync(join(tmpdir(), 'achord-go-'));
endAfterFile(() => rmSync(folder, { recursive: true, force: true }));
const client = join(repository, 'clients/go');
// Without a network and without the caches of the machine.
const environment = {
  ...process.env,
  GOFLAGS: '-mod=mod',
  GOPROXY: 'off',
  GOCACHE: join(folder, 'cache'),
  GOPATH: join(folder, 'path'),
  ACHORD_URL: service.address,
  ACHORD_TOKEN: token,
};

/** The path of a program that uses the client. */
function built(name: string, text: string): string {
  const place = join(folder, name);
  mkdirSync(place);
  writeFileSync(join(place, 'main.go'), text);
  const options = { cwd: place, env: environment };
  execFileSync(go!, ['mod', 'init', name], { ...options, stdio: 'pipe' });
  execFileSync(go!, ['mod', 'edit', '-require', 'achord@v0.0.0', '-replace', `achord=${client}`], options);
  execFileSync(go!, ['build', '-o', name, '.'], options);
  return join(place, name);
}

const lines = async (program: string, args: string[] = [], env: Record<string, string> = {}) =>
  (await run(program, args, { env: { ...environment, ...env } })).stdout.trimEnd().split('\n');

const cases = built(
  'cases',
  `package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"time"

	"achord"
)

var ctx = context.Background()
var client = achord.New(os.Getenv("ACHORD_URL"), os.Getenv("ACHORD_TOKEN"))

var kinds = map[string]error{
	"InvalidRequestError": achord.ErrInvalidRequest, "AuthenticationError": achord.ErrAuthentication,
	"PermissionError": achord.ErrPermission, "NotFoundError": achord.ErrNotFound, "BlockedError": achord.ErrBlocked,
	"LimitError": achord.ErrLimit, "StateError": achord.ErrState, "IdempotencyError": achord.ErrIdempotency,
	"RateLimitError": achord.ErrRateLimit, "ServiceError": achord.ErrService, "ConnectionError": achord.ErrConnection,
	"TimeoutError": achord.ErrTimeout,
}

type failure struct {
	Kind      string \`json:"kind"\`
	Code      string \`json:"code"\`
	Status    int    \`json:"status"\`
	Field     string \`json:"field"\`
	Retryable bool   \`json:"retryable"\`
	Message   string \`json:"message"\`
}

func failed(err error) failure {
	var refusal *achord.Error
	if !errors.As(err, &refusal) {
		return failure{Kind: "it did not fail", Message: fmt.Sprint(err)}
	}
	for name, kind := range kinds {
		if errors.Is(err, kind) {
			return failure{name, refusal.Code, refusal.Status, refusal.Field(), refusal.Retryable, refusal.Message}
		}
	}
	return failure{Kind: "no kind"}
}

func second(_ any, err error) failure { return failed(err) }

func uuids(list interface {
	Next(context.Context) bool
	Err() error
}, value func() string) []string {
	found := []string{}
	for list.Next(ctx) {
		found = append(found, value())
	}
	if list.Err() != nil {
		panic(list.Err())
	}
	return found
}

func main() {
	var given map[string]json.RawMessage
	if err := json.Unmarshal([]byte(os.Getenv("GIVEN")), &given); err != nil {
		panic(err)
	}
	text := func(name string) (value string) {
		_ = json.Unmarshal(given[name], &value)
		return
	}
	var seen any
	switch os.Args[1] {
	case "lists":
		paged := client.Transactions.List(achord.ListTransactionsQuery{PerPage: achord.Ptr(int64(2))})
		searched := client.Transactions.Search(achord.SearchTransactionsQuery{Limit: achord.Ptr(int64(2))})
		events := client.Events.Since("", achord.SinceOptions{Type: "TransactionStarted", Limit: 2})
		_, most := client.Transactions.List(achord.ListTransactionsQuery{}).All(ctx, 1)
		seen = map[string]any{
			"paged":    uuids(paged, func() string { return paged.Value().UUID }),
			"searched": uuids(searched, func() string { return searched.Value().UUID }),
			"events": uuids(events, func() string {
				var subject struct{ UUID string }
				_ = json.Unmarshal(events.Value().Data, &subject)
				return subject.UUID
			}),
			"most": fmt.Sprint(most),
		}
	case "newest":
		list := client.Transactions.List(achord.ListTransactionsQuery{SortOrder: achord.Ptr("newest"), PerPage: achord.Ptr(int64(2))})
		seen = uuids(list, func() string {
			one := list.Value()
			again := achord.TransactionRequest{PayerUUID: one.PayerUUID, PayeeUUID: one.PayeeUUID, Amount: 100}
			if _, err := client.Transactions.Create(ctx, again); err != nil {
				panic(err)
			}
			return one.UUID
		})
	case "failures":
		stranger := achord.New(os.Getenv("ACHORD_URL"), "no token")
		away := achord.NewWith("http://127.0.0.1:1", func() string { return "" }, achord.Settings{MaxRetries: -1})
		seen = []failure{
			second(client.Transactions.Create(ctx, achord.TransactionRequest{PayerUUID: "me", PayeeUUID: "you", Amount: 1})),
			second(client.Users.Get(ctx, "019a2f3d-0b10-7e21-8a44-9d0c1b2a3f4e")),
			second(stranger.Account.Me(ctx)),
			second(away.Account.Me(ctx)),
		}
	case "resume":
		var endings []string
		_ = json.Unmarshal(given["endings"], &endings)
		found := []string{}
		for _, ending := range endings {
			_, err := client.Transactions.Resume(ctx, ending)
			found = append(found, failed(err).Kind)
		}
		seen = found
	case "late":
		late := achord.NewWith(os.Getenv("ACHORD_URL"), func() string { return "" }, achord.Settings{MaxRetries: -1, Timeout: 100 * time.Millisecond})
		seen = second(late.Account.Me(ctx))
	case "webhook":
		var headers map[string]string
		_ = json.Unmarshal(given["headers"], &headers)
		var seconds int64
		_ = json.Unmarshal(given["now"], &seconds)
		now := time.Unix(seconds, 0)
		header := http.Header{}
		for name, value := range headers {
			header.Set(name, value)
		}
		try := func(now time.Time, body string, header http.Header, secrets ...string) string {
			event, err := achord.VerifyAt(now, []byte(body), header, secrets...)
			if err != nil {
				return fmt.Sprint(errors.Is(err, achord.ErrWebhook), " ", err)
			}
			return event.UUID + " " + event.Type
		}
		body, secret, other := text("body"), text("secret"), text("other")
		seen = []string{
			try(now, body, header, secret), try(now, body, header, other, secret), try(now, body, header, other),
			try(now, body+" ", header, secret), try(now.Add(301*time.Second), body, header, secret), try(now, body, http.Header{}, secret),
		}
	case "metadata":
		value := "7"
		uuid := text("uuid")
		changed, err := client.Transactions.Update(ctx, uuid, achord.UpdateTransactionRequest{Metadata: achord.MetadataChange{"order": &value, "cart": nil}})
		if err != nil {
			panic(err)
		}
		found := client.Transactions.Search(achord.SearchTransactionsQuery{Metadata: achord.Metadata{"order": "7"}})
		file, err := client.Operations.GetStatementFile(ctx, achord.GetStatementQuery{}, "csv")
		seen = map[string]any{"changed": changed.Metadata, "found": uuids(found, func() string { return found.Value().UUID }), "isFile": err == nil && len(file) > 20 && file[0] != '{'}
	}
	told, err := json.Marshal(seen)
	if err != nil {
		panic(err)
	}
	fmt.Println(string(told))
}
`,
);

const told = async (name: string, given: object = {}, env: Record<string, string> = {}) =>
  JSON.parse((await lines(cases, [name], { ...env, GIVEN: JSON.stringify(given) })).at(-1)!);

async function serverOf(handle: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handle!);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endAfterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('The Go client has the form of Go, and passes its checks', async () => {
  const { stdout } = await run(go!.replace(/go$/, 'gofmt'), ['-l', client]);
  expect(stdout).toBe('');
  await run(go!, ['vet', './...'], { cwd: client, env: environment });
});

it('The Go client has a function for every operation', () => {
  const text = readFileSync(join(client, 'functions.go'), 'utf8').replace(/^\/\/.*$/gm, '');
  const streams = new Set(['followChanges']);
  const sent = Object.entries(routes).filter(
    ([id, route]) => !streams.has(id) && !text.includes(JSON.stringify(route)),
  );
  expect(sent).toEqual([]);
});

it('Its quick start runs; a lost answer and a second run start no second payment', async () => {
  const page = readFileSync(join(client, 'README.md'), 'utf8');
  const quickStart = built('quickstart', /```go\n(package main[\s\S]*?)```/.exec(page)![1]!);
  const gate = await startGate(service.address);
  gate.starts = 'lose one answer';
  const env = { ACHORD_URL: gate.address, ORDER: '7' };
  const first = await lines(quickStart, [], env);
  expect(gate.count()).toBe(2);
  const payments = await tenant.transactions.list().toArray();
  expect(payments).toMatchObject([{ amount: 12_500 }]);
  const { uuid } = payments[0]!;
  expect(first).toEqual([`started ${uuid} CAPTURE_PENDING`, `listed ${uuid} 12500`]);
  expect(await lines(quickStart, [], env)).toEqual(first);
});

it('Its lists read every page, oldest first, and events are read in order', async () => {
  for (let number = 0; number < 3; number += 1) await payment({ tenant, operator });
  const wanted = (await tenant.transactions.list().toArray()).map(({ uuid }) => uuid);
  const most = 'achord: the list has more than 1 records';
  expect(await told('lists')).toEqual({ paged: wanted, searched: wanted.toReversed(), events: wanted, most });
});

it('Its lists have each payment once, though new ones come before the next page', async () => {
  const wanted = (await tenant.transactions.list({ sort_order: 'newest' }).toArray()).map(({ uuid }) => uuid);
  expect(await told('newest')).toEqual(wanted);
});

it('It changes metadata by key, searches it, and reads a file', async () => {
  const { uuid } = (await tenant.transactions.list().first()).transactions[0]!;
  expect(await told('metadata', { uuid })).toEqual({ changed: { order: '7' }, found: [uuid], isFile: true });
});

it('Its errors have the kind, the code and the field of the refusal', async () => {
  expect(await told('failures')).toMatchObject([
    { kind: 'InvalidRequestError', code: 'invalid_request', status: 422, field: 'payer_uuid', retryable: false },
    { kind: 'NotFoundError', code: 'not_found', status: 404 },
    { kind: 'AuthenticationError', code: 'unauthenticated', status: 401 },
    { kind: 'ConnectionError', status: 0, retryable: true, message: 'The service cannot be reached.' },
  ]);
});

it('Each code has its kind', async () => {
  const codes = Object.entries(refusals).map(([code, { status }]) => ({ code, status }));
  const address = await serverOf((request, response) => {
    const { code, status } = codes[Number(new URL(request.url!, 'http://localhost').pathname.split('/').at(-2))]!;
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '900' });
    response.end(JSON.stringify({ message: 'No.', errors: [{ field: '', code, message: 'No.' }] }));
  });
  const kinds = await told('resume', { endings: codes.map((_, index) => String(index)) }, { ACHORD_URL: address });
  expect(kinds).toEqual(codes.map(({ code, status }) => kindOf(status, code).Kind.name));
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
  const kinds = await told('resume', { endings: endings.map(String) }, { ACHORD_URL: address });
  const failing = { 500: 'ServiceError', 422: 'InvalidRequestError' } as Record<number, string>;
  expect(kinds).toEqual(endings.map((ending) => failing[ending] ?? 'it did not fail'));
  for (const ending of endings) {
    const keys = seen.filter((one) => one.ending === ending).map(({ key }) => key);
    expect([ending, keys.length, new Set(keys).size]).toEqual([ending, ending in failing ? 1 : 2, 1]);
  }
});

it('It gives a service that does not answer a time limit', async () => {
  const address = await serverOf(() => {});
  expect(await told('late', {}, { ACHORD_URL: address })).toMatchObject({ kind: 'TimeoutError', code: 'timeout' });
});

it('It takes genuine webhooks only', async () => {
  const [secret, other] = [newSecret(), newSecret()];
  const body = JSON.stringify({ type: 'TransactionFailed', data: { uuid: 'a', ach_return_code: 'R01' } });
  const now = realClock.now();
  const headers = sign([secret], 'event-1', now, body);
  const seen = await told('webhook', { body, headers, secret, other, now: Math.floor(now.getTime() / 1_000) });
  const unsigned = expect.stringMatching(/^true .*not signed with a secret of this endpoint/);
  const refused = [
    unsigned,
    unsigned,
    expect.stringMatching(/^true .*too old/),
    expect.stringMatching(/^true .*missing/),
  ];
  expect(seen).toEqual(['event-1 TransactionFailed', 'event-1 TransactionFailed', ...refused]);
});
