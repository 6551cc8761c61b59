// Serves usual requests on node:http, before the framework: a known path that may end in a uuid, no
// query, and a JSON body with its length or none. All others are left to the framework, unread.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Log } from '../log/log.ts';
import { elapsedMs, reading } from '../std/clock.ts';
import { isUuid } from '../std/identifiers.ts';
import type { Answering } from './answering.ts';
import { bodyLimits } from './body/body-limits.ts';
import type { Caller } from './caller.ts';
import type { Received, Reply } from './exchange.ts';
import { type Operation, type Spelling, spellingsOf } from './operation.ts';
import type { Receiving } from './receiving.ts';
import { requestIdOf } from './request-id.ts';
import type { Respond } from './serve.ts';

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

export function servingDirectly({ operations, serve, answering, receiving, log }: DirectOptions): ServeDirectly {
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

  async function exchange(request: DirectRequest, reply: DirectReply, { respond, bodyLimit }: Route): Promise<void> {
    try {
      answering.begin(request, reply);
      await receiving.identify(request, reply);
      receiving.beforeBody(request, reply);
      // Nearly always its body has arrived with its head.
      if (bodyLimit !== null) request.body = request.raw.complete ? request.raw.read() : await arriving(request.raw);
      receiving.afterBody(request);
      await respond(request, reply);
    } catch (error) {
      answering.fail(error, request, reply);
    }
  }

  return (raw, response) => {
    const route = routeOf(raw.method!, raw.url!);
    if (route === undefined || receiving.isDraining() || !isUsual(raw, route.bodyLimit)) return false;
    const request = new DirectRequest(raw, route);
    const reply = new DirectReply(response, request, answering, receiving);
    exchange(request, reply, route).catch((err: unknown) => {
      log.error({ err }, 'an answer could not be sent');
      response.destroy();
    });
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

class DirectRequest implements Received {
  readonly id: string;
  readonly raw: IncomingMessage;
  readonly operation: Operation;
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query = nothing;
  body: unknown = undefined;
  caller: Caller | null = null;
  counted = false;
  unreadPlaces = 0;

  constructor(raw: IncomingMessage, { operation, path, parameter }: Route) {
    this.id = requestIdOf(raw);
    this.raw = raw;
    this.operation = operation;
    this.route = path;
    this.params = parameter === null ? nothing : { [parameter]: raw.url!.slice(-uuidLength) };
  }
}

class DirectReply implements Reply {
  readonly raw: ServerResponse;
  readonly #request: DirectRequest;
  readonly #answering: Answering;
  readonly #receiving: Receiving;
  readonly #since = reading();
  #isEnded = false;
  /** Names and values in turn, as `writeHead` takes them. */
  readonly #headers: (string | number)[] = [];

  constructor(raw: ServerResponse, request: DirectRequest, answering: Answering, receiving: Receiving) {
    this.raw = raw;
    this.#request = request;
    this.#answering = answering;
    this.#receiving = receiving;
    const ended = () => {
      if (this.#isEnded) return;
      this.#isEnded = true;
      answering.sent(request, this);
      receiving.leave(request);
    };
    raw.on('finish', ended);
    raw.on('error', ended);
  }

  get elapsedTime(): number {
    return elapsedMs(this.#since);
  }

  headers(values: Readonly<Record<string, string>>): void {
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

  #placeOf(name: string): number {
    for (let at = 0; at < this.#headers.length; at += 2) if (this.#headers[at] === name) return at;
    return -1;
  }

  code(status: number): void {
    this.raw.statusCode = status;
  }

  send(body: string | Buffer | Readable): void {
    if (typeof body !== 'string' && !Buffer.isBuffer(body)) throw new TypeError('a file is not served directly');
    this.#answering.sending(this.#request, this);
    // The work is done, even if the client no longer reads the answer.
    this.#receiving.leave(this.#request);
    this.header('content-length', Buffer.byteLength(body));
    this.raw.writeHead(this.raw.statusCode, this.#headers);
    this.raw.end(body);
  }
}
