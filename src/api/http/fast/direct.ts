// Serves usual requests on node:http, before the framework: a known path that may end in a uuid, no
// query, and a JSON body with its length or none. All others are left to the framework, unread.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Log } from '../../../platform/log/log.ts';
import { elapsedMs, reading } from '../../../platform/std/clock.ts';
import { isUuid } from '../../../platform/std/identifiers.ts';
import type { Answering } from '../answering.ts';
import { bodyLimits } from '../body/body-limits.ts';
import type { Received, Reply } from '../exchange.ts';
import { type Operation, type Spelling, spellingsOf } from '../operation.ts';
import type { Receiving } from '../receiving.ts';
import { requestIdOf } from '../request-id.ts';
import type { Respond } from '../serve.ts';

export interface DirectOptions {
  operations: readonly Operation[];
  serve(operation: Operation, spelling: Spelling): Respond;
  answering: Answering;
  receiving: Receiving;
  log: Log;
}

/** Asks `serve` about each request before the framework gets it. */
export function serveFirst(server: Server, serve: ServeDirectly): void {
  const [framework] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (raw, response) => {
    if (!serve(raw, response)) framework!(raw, response);
  });
}

/** False: it is no usual request. Nothing was read of it, and nothing answered. */
export type ServeDirectly = (raw: IncomingMessage, response: ServerResponse) => boolean;

interface Route {
  operation: Operation;
  path: string;
  respond: Respond;
  /** The maximum length of its body; null: it has none. */
  bodyLimit: number | null;
  /** The parameter that is its last segment; null: it has none. */
  parameter: string | null;
}

/** Paths with a parameter are found by what is before it. */
const endsInParameter = /^([^:]*\/):(\w+)$/;
const uuidLength = 36;

const nothing = Object.freeze({});
/** As clients send it. Every other spelling is left to the framework. */
const json = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=utf-8']);

export function servingDirectly(options: DirectOptions): ServeDirectly {
  const { operations, serve, answering, receiving, log } = options;
  const routes = new Map<string, Map<string, Route>>();
  for (const operation of operations)
    for (const spelling of spellingsOf(operation)) {
      const { method, path } = spelling;
      const [, before = path, parameter = null] = endsInParameter.exec(path) ?? [];
      // A file is sent while it is read: the framework does that.
      if (before.includes(':') || 'download' in operation.handler) continue;
      const ofMethod = routes.get(method) ?? new Map<string, Route>();
      routes.set(method, ofMethod);
      ofMethod.set(before, {
        operation,
        path,
        parameter,
        respond: serve(operation, spelling),
        bodyLimit: method === 'GET' || method === 'DELETE' ? null : (operation.bodyLimit ?? bodyLimits.bytes),
      });
    }

  function routeOf(method: string, url: string): Route | undefined {
    const ofMethod = routes.get(method);
    const route = ofMethod?.get(url);
    if (route !== undefined) return route.parameter === null ? route : undefined;
    const end = url.length - uuidLength;
    return end > 0 && isUuid(url.slice(end)) ? ofMethod?.get(url.slice(0, end)) : undefined;
  }

  async function exchange(request: Received, reply: Reply, { respond, bodyLimit }: Route): Promise<void> {
    try {
      answering.begin(request, reply);
      await receiving.identify(request, reply);
      receiving.beforeBody(request, reply);
      // Nearly always its body has arrived with its head.
      if (bodyLimit !== null) request.body = request.raw.complete ? request.raw.read() : await arriving(request.raw);
      receiving.afterBody(request);
      await respond(request, reply);
    } catch (error) {
      fail(error, request, reply);
    }
  }

  function fail(error: unknown, request: Received, reply: Reply): void {
    try {
      answering.fail(error, request, reply);
    } catch (err) {
      log.error({ err }, 'an answer could not be sent');
      reply.raw.destroy();
    }
  }

  return (raw, response) => {
    const route = routeOf(raw.method!, raw.url!);
    if (route === undefined || receiving.isDraining() || !isUsual(raw, route.bodyLimit)) return false;
    const request = directRequest(raw, route);
    const reply = new DirectReply(response, request, options);
    const ended = () => reply.ended();
    response.on('finish', ended);
    response.on('error', ended);
    void exchange(request, reply, route);
    return true;
  };
}

function isUsual({ method, headers, httpVersion, socket }: IncomingMessage, bodyLimit: number | null): boolean {
  if (httpVersion !== '1.1' || headers.expect !== undefined || headers.upgrade !== undefined) return false;
  // The service has ended this connection.
  if (headers['transfer-encoding'] !== undefined || socket.writableEnded) return false;
  const length = headers['content-length'];
  // Only of a GET the type does not matter.
  if (bodyLimit === null) return length === undefined && (method === 'GET' || headers['content-type'] === undefined);
  if (length === undefined) return false;
  if (headers['content-encoding'] !== undefined || !json.has(headers['content-type'] ?? '')) return false;
  return Number(length) > 0 && Number(length) <= bodyLimit;
}

/** The body of a request whose end has not arrived yet. Rejects when it never will. */
function arriving(raw: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    raw.on('data', (chunk: Buffer) => chunks.push(chunk));
    raw.on('end', () => resolve(Buffer.concat(chunks)));
    raw.on('error', reject);
  });
}

function directRequest(raw: IncomingMessage, { operation, path, parameter }: Route): Received {
  return {
    id: requestIdOf(raw),
    raw,
    operation,
    route: path,
    params: parameter === null ? nothing : { [parameter]: raw.url!.slice(-uuidLength) },
    query: nothing,
    body: undefined,
    caller: null,
    codes: null,
    counted: false,
    unreadPlaces: 0,
  };
}

type Rules = Pick<DirectOptions, 'answering' | 'receiving'>;

/**
 * A class, because each request makes one: closures in its place are garbage that survives while
 * the payment is written.
 */
class DirectReply implements Reply {
  readonly raw: ServerResponse;
  // Set when it is read: a getter of an object that each request makes costs microseconds.
  elapsedTime = 0;
  readonly #since = reading();
  readonly #request: Received;
  readonly #rules: Rules;
  /** Names and values in turn, as `writeHead` takes them. */
  readonly #headers: (string | number)[] = [];
  #isEnded = false;

  constructor(raw: ServerResponse, request: Received, rules: Rules) {
    this.raw = raw;
    this.#request = request;
    this.#rules = rules;
  }

  headers(values: Record<string, string>): void {
    for (const name in values) this.#headers.push(name, values[name]!);
  }

  header(name: Lowercase<string>, value: string | number): void {
    const at = this.#placeOf(name);
    if (at === -1) this.#headers.push(name, value);
    else this.#headers[at + 1] = value;
  }

  hasHeader(name: Lowercase<string>): boolean {
    return this.#placeOf(name) !== -1;
  }

  code(status: number): void {
    this.raw.statusCode = status;
  }

  send(body: string | Buffer | Readable): void {
    if (typeof body !== 'string' && !Buffer.isBuffer(body)) throw new TypeError('a file is not served directly');
    this.elapsedTime = elapsedMs(this.#since);
    this.#rules.answering.sending(this.#request, this);
    // The work is done, even if the client no longer reads the answer.
    this.#rules.receiving.leave(this.#request);
    const length = Buffer.byteLength(body);
    this.header('content-length', length);
    this.raw.writeHead(this.raw.statusCode, this.#headers);
    // A text of as many bytes as characters is ASCII: Node copies it with its head in one step.
    if (typeof body === 'string' && length === body.length) this.raw.end(body, 'latin1');
    else this.raw.end(body);
  }

  /** The answer is sent whole, or never will be. */
  ended(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.elapsedTime = elapsedMs(this.#since);
    this.#rules.answering.sent(this.#request, this);
    this.#rules.receiving.leave(this.#request);
  }

  #placeOf(name: string): number {
    for (let at = 0; at < this.#headers.length; at += 2) if (this.#headers[at] === name) return at;
    return -1;
  }
}
