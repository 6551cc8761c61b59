// A running service for a test, with its own database, a real port and a client.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newToken } from '../../../src/access/tenants/token.ts';
import type { OpenApiDocument } from '../../../src/api/http/documentation/openapi.ts';
import type { ConfiguredBank } from '../../../src/banks/connections/configuration/read-banks-file.ts';
import { logTo } from '../../../src/platform/log/log.ts';
import { readSettings } from '../../../src/platform/settings/read-settings.ts';
import type { Settings } from '../../../src/platform/settings/settings.ts';
import { type Context, openContext } from '../../../src/service/context/context.ts';
import { provideTraces } from '../../../src/service/lanes/banks-of-lane.ts';
import { startService } from '../../../src/service/start/service.ts';
import { durableDatabase, type TestDatabase, testDatabase } from '../runner/database.ts';
import { endAfterFile } from '../runner/end-after-file.ts';
import { answerChecker } from './answer-checker.ts';
import { banksOfTest, databaseOfTest, hasTwoLanes, isAway, secondLane, tenants } from './two-lanes.ts';

export interface TestAnswer {
  status: number;
  headers: Headers;
  /** The raw body. */
  text: string;
  /** The parsed body, or null when it is no JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
  body: any;
}

export interface TestRequest {
  token?: string | null;
  key?: string;
  /** Sent as JSON. A string or bytes are sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Another process of the same service. */
  address?: string;
  /** False: an act of the operator gets no reason. */
  reason?: boolean;
}

export interface TestService {
  address: string;
  /** The address of health and metrics, if ACHORD_OPERATIONS_PORT is set. */
  operationsAddress: string | null;
  context: Context;
  database: TestDatabase;
  adminToken: string;
  /**
   * Sends a request. `token` is the admin token when absent; null sends none. An act of the
   * operator without a reason gets one.
   */
  send(method: string, path: string, request?: TestRequest): Promise<TestAnswer>;
  /** A fresh processor with its token. */
  processor(name?: string): Promise<{ uuid: string; token: string }>;
  /** A fresh vendor of a processor with its token. */
  vendor(processorUuid: string, name?: string): Promise<{ uuid: string; token: string }>;
  stop(): Promise<void>;
}

const someReason = 'asked-for-by-a-test';

/** Acts of the operator, but for those that take no reason, or choose when they ask for one. */
const reasonless = /^\/admin\/v1\/(sign-in|invitation|session)|\/(notes|kyb|invariants\/check)$/;
const takesReason = (path: string) =>
  path.startsWith('/admin/') && (!reasonless.test(path) || path.startsWith('/admin/v1/sessions'));

const withParameter = (path: string, parameter: string) => `${path}${path.includes('?') ? '&' : '?'}${parameter}`;

/** A body that is an object, or none, gets a reason. */
function withReason(body: unknown): unknown {
  if (body === undefined) return { reason: someReason };
  const isFields = typeof body === 'object' && body !== null && !Array.isArray(body) && !(body instanceof Uint8Array);
  return isFields && !('reason' in body) ? { ...body, reason: someReason } : body;
}

type Documented = ReturnType<typeof answerChecker>;

// Services with the same settings have the same OpenAPI document: its 0.4 MB are created, sent and
// compiled once a process.
const ofSettings = new Map<string, Documented>();
const ofText = new Map<string, Documented>();

async function documentedBy(address: string, settings: string): Promise<Documented> {
  const known = ofSettings.get(settings);
  if (known !== undefined) return known;
  const text = await (await fetch(`${address}/openapi.json`)).text();
  const documented = ofText.get(text) ?? answerChecker(JSON.parse(text) as OpenApiDocument);
  ofSettings.set(settings, documented);
  ofText.set(text, documented);
  return documented;
}

let shared: Promise<TestService> | null = null;

/**
 * The service of this process for test files that only read, or write what belongs to tenants of
 * their own: starting one takes longer than many of them. Its clock does not move, and it has other
 * files' tenants. It runs until the process ends, which the end of the run does.
 */
export function sharedService(): Promise<TestService> {
  shared ??= startTestService();
  return shared;
}

interface TestServiceOptions {
  settings?: Record<string, string>;
  worker?: boolean;
  /** Other processes of the service will use its database. */
  durable?: boolean;
  /** The second database, of a service with two. */
  second?: () => Promise<TestDatabase>;
  /** Of the banks file. */
  banks?: readonly ConfiguredBank[];
  context?(opened: Context): Partial<Context>;
}

/**
 * Starts a service. It is stopped and its database dropped after the tests of the file. The
 * worker's jobs run only on request. `context` answers the parts to replace: another implementation
 * of a port, a log.
 */
export async function testService(options: TestServiceOptions = {}): Promise<TestService> {
  const service = await startTestService(options);
  endAfterFile(service.stop);
  return service;
}

async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const { settings = {}, worker = false, durable = false, second, banks = [] } = options;
  const database = await (durable ? durableDatabase() : testDatabase());
  const directory = await mkdtemp(join(tmpdir(), 'achord-test-'));
  const joined = second !== undefined || (hasTwoLanes && !durable) ? await secondLane(database, second) : null;
  const adminToken = newToken('admin', 'sandbox');
  const opened = await openContext({
    settings: readSettings({
      PORT: '0',
      ACHORD_SANDBOX_PACE: '0',
      // Its job would write during what a test measures.
      ACHORD_REQUEST_LOG_DAYS: '0',
      ACHORD_DATA_DIR: directory,
      ...settings,
    }),
    databaseUrl: database.url,
    lanes: joined?.places ?? [],
    banks,
    adminToken,
    encryptionKeys: { current: Buffer.alloc(32, 7) },
    log: logTo(
      { write: (line) => void process.stdout.write(line) },
      (process.env.TEST_LOG ?? 'silent') as Settings['ACHORD_LOG_LEVEL'],
    ),
  });
  await provideTraces({ banks, mode: 'sandbox' }, opened.lanes.home);
  const given = { ...opened, ...options.context?.(opened) };
  const context = { ...given, configuredBanks: banksOfTest(given) };
  const service = await startService(context, { api: true, worker });
  let stopped = false;

  const send: TestService['send'] = async (
    method,
    asked,
    { token = adminToken, key, body: given, headers = {}, address = service.address, reason = true } = {},
  ) => {
    const isAct = reason && token === adminToken && method !== 'GET' && takesReason(asked);
    const path = isAct && method === 'DELETE' ? withParameter(asked, `reason=${someReason}`) : asked;
    const body = isAct && method !== 'DELETE' ? withReason(given) : given;
    const bytes =
      body === undefined || typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(bytes === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...headers,
      },
      ...(bytes === undefined ? {} : { body: bytes as string | Uint8Array<ArrayBuffer> }),
    });
    const text = await response.text();
    let parsed: unknown = null;
    try {
      parsed = JSON.parse(text);
    } catch {
      // Not every answer is JSON (/metrics).
    }
    const { status } = response;
    // Every test checks all its answers against the documentation.
    const documented = await documentedBy(service.address, JSON.stringify(settings));
    const content_type = response.headers.get('content-type')?.split(';', 1)[0] ?? 'none';
    const mismatch = documented({ method, path, status, content_type, body: parsed });
    if (mismatch !== null) throw new Error(mismatch);
    return { status, headers: response.headers, text, body: parsed };
  };

  const issue = async (owner: Record<string, string>) =>
    (await send('POST', '/admin/v1/tokens', { body: owner })).body.data.token as string;

  const test: TestService = {
    address: service.address,
    operationsAddress: service.operationsAddress,
    context: joined === null ? context : { ...context, database: databaseOfTest(context.lanes) },
    database: isAway ? (joined?.second ?? database) : database,
    adminToken,
    send,
    async processor(name = 'Northwind Pay') {
      const { uuid } = (await send('POST', '/admin/v1/processors', { body: { name } })).body.data;
      tenants.add(uuid);
      return { uuid, token: await issue({ processor_uuid: uuid }) };
    },
    async vendor(processorUuid, name = 'Fjord Market') {
      const { uuid } = (await send('POST', `/admin/v1/processors/${processorUuid}/vendors`, { body: { name } })).body
        .data;
      return { uuid, token: await issue({ vendor_uuid: uuid }) };
    },
    async stop() {
      if (stopped) return;
      stopped = true;
      await service.stop();
      await database.drop();
      await joined?.second.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return test;
}
