// One request: address, headers, time limit, retries, and the envelope of the answer.
import { ConnectionError, type FieldError, kindOf, RequestError, TimeoutError } from './errors.ts';
import { longestWaitMs, mayRetry, wait, waitBefore } from './retries.ts';

/** How to reach the service. */
export interface Settings {
  /** Where the service is, for example `http://127.0.0.1:4010`. */
  baseUrl: string;
  /**
   * A token of a processor, a vendor, or an operator; a function if it changes. Without it no
   * `Authorization` is sent: a page of the console has its cookie.
   */
  token?: string | (() => string | Promise<string>);
  /** Attempts after the first. 2 by default. */
  maxRetries?: number;
  /** Milliseconds for one attempt. 30,000 by default. */
  timeout?: number;
  /** Another `fetch`, for example one with a proxy. */
  fetch?: typeof fetch;
  /** Headers of every request. */
  headers?: Readonly<Record<string, string>>;
}

/** What one call can set. */
export interface Options {
  /** Of POST and PUT. Made at random otherwise, the same for all attempts of the call. */
  idempotencyKey?: string;
  /** Ends the call, also while it waits for its next attempt. */
  signal?: AbortSignal;
  maxRetries?: number;
  timeout?: number;
  headers?: Readonly<Record<string, string>>;
}

/** The `data` of an answer, and what came with it. */
export interface Answer<Data> {
  data: Data;
  status: number;
  /** The `message` of the answer. */
  message: string;
  requestId: string | null;
  /** Whether this is the stored answer of an earlier request with the same key. */
  isReplay: boolean;
  headers: Headers;
}

export interface Request {
  method: string;
  /** With its query. */
  address: string;
  body?: object;
}

const withKey = (method: string) => method === 'POST' || method === 'PUT';

/** Sends a request, and again where a retry is safe. Throws RequestError. */
export async function send<Data>(settings: Settings, request: Request, options: Options = {}): Promise<Answer<Data>> {
  const key = withKey(request.method) ? (options.idempotencyKey ?? crypto.randomUUID()) : null;
  const most = options.maxRetries ?? settings.maxRetries ?? 2;
  for (let attempt = 1; ; attempt += 1) {
    let failure: RequestError;
    let retryAfter: string | null = null;
    try {
      const received = await attemptOf(settings, request, key, options);
      if (received.response.ok) return answerOf<Data>(received);
      failure = refusalOf(received, key);
      retryAfter = received.response.headers.get('retry-after');
    } catch (error) {
      options.signal?.throwIfAborted();
      if (!(error instanceof RequestError)) throw error;
      failure = error;
    }
    if (!failure.retryable || attempt > most) throw failure;
    const ms = waitBefore(attempt, retryAfter, Date.now());
    if (ms > longestWaitMs) throw failure;
    await wait(ms, options.signal);
  }
}

interface Received {
  response: Response;
  /** The body; null: it is followed while it comes. */
  text: string | null;
}

async function attemptOf(
  settings: Settings,
  request: Request,
  key: string | null,
  options: Options,
): Promise<Received> {
  const token = typeof settings.token === 'function' ? await settings.token() : settings.token;
  const { body } = request;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), options.timeout ?? settings.timeout ?? 30_000);
  try {
    const response = await (settings.fetch ?? fetch)(`${settings.baseUrl.replace(/\/+$/, '')}${request.address}`, {
      method: request.method,
      headers: {
        accept: 'application/json, */*;q=0.5',
        'achord-strict': '1',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === null ? {} : { 'idempotency-key': key }),
        ...settings.headers,
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: options.signal === undefined ? limit.signal : AbortSignal.any([limit.signal, options.signal]),
    });
    return { response, text: isOf(response, 'text/event-stream') ? null : await response.text() };
  } catch (cause) {
    throw withoutAnswer(key, cause, limit.signal.aborted);
  } finally {
    clearTimeout(timer);
  }
}

const isOf = ({ headers }: Response, type: string) => headers.get('content-type')?.startsWith(type) === true;

/** `status` 0. The request may have had its effect. */
function withoutAnswer(idempotencyKey: string | null, cause: unknown, isLate: boolean): RequestError {
  const [Kind, code, message] = isLate
    ? ([TimeoutError, 'timeout', 'The service did not answer in time.'] as const)
    : ([ConnectionError, 'connection_failed', brokenBy(cause)] as const);
  const retryable = mayRetry(null);
  return new Kind(message, { status: 0, code, fields: [], requestId: null, idempotencyKey, retryable }, { cause });
}

/** Codes of Node and Bun for a connection that was never made. */
const neverMade = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'],
  ...['UND_ERR_CONNECT_TIMEOUT', 'ConnectionRefused'],
]);

/** What is known of a request without an answer. A browser does not say what broke. */
function brokenBy(error: unknown): string {
  const { code = codeOf((error as { cause?: unknown }).cause) } = error as { code?: unknown };
  if (typeof code !== 'string') return 'No answer came: the service cannot be reached, or the connection broke.';
  return neverMade.has(code)
    ? 'The service cannot be reached.'
    : 'The connection broke before the answer came. The request may have had its effect.';
}

const codeOf = (cause: unknown): unknown => (cause as { code?: unknown } | undefined)?.code;

interface Envelope {
  message?: string;
  data?: unknown;
  errors?: readonly FieldError[];
}

function answerOf<Data>({ response, text }: Received): Answer<Data> {
  const { status, headers } = response;
  const envelope = isOf(response, 'application/json') ? envelopeOf(text!) : null;
  return {
    // A file is its text.
    data: (envelope === null ? (text ?? response.body) : envelope.data) as Data,
    status,
    message: envelope?.message ?? '',
    requestId: headers.get('x-request-id'),
    isReplay: headers.get('idempotent-replayed') === 'true',
    headers,
  };
}

function refusalOf({ response, text }: Received, idempotencyKey: string | null): RequestError {
  const { status, headers } = response;
  // A proxy may answer without our envelope.
  const envelope = envelopeOf(text ?? '');
  const fields = envelope?.errors ?? [];
  const { Kind, code } = kindOf(status, fields[0]?.code ?? `http_${status}`);
  return new Kind(messageOf(envelope, status), {
    status,
    code,
    fields,
    requestId: headers.get('x-request-id'),
    idempotencyKey,
    retryable: mayRetry(status),
  });
}

/** The sentence of the answer, with what each field needs. */
function messageOf(envelope: Envelope | null, status: number): string {
  if (envelope?.message === undefined) return `The service answered with status ${status}.`;
  const details = (envelope.errors ?? [])
    .filter(({ message }) => message !== envelope.message)
    .map(({ field, message }) => (field === '' ? message : `${field}: ${message}`));
  return [envelope.message, ...details].join(' ');
}

function envelopeOf(text: string): Envelope | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Envelope) : null;
  } catch {
    return null;
  }
}
