// What every exchange has: the headers of each answer, refusals, the log line, the metrics.
import { refused, render } from '../../platform/answer.ts';
import { DatabaseSilent } from '../../platform/database/deadlines/silence.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Refusal, RefusalCode } from '../../platform/refusals.ts';
import { endGently } from './connections/connections.ts';
import type { LatestExchange } from './connections/latest-exchange.ts';
import type { Received, Reply } from './exchange.ts';
import { refusalOf } from './refusal-of.ts';
import { type RequestLine, requestLine } from './request-line.ts';
import { securityHeaders } from './security-headers.ts';

/** Called for each answered request of an operation. */
export type NoteRequest = (request: Received, line: RequestLine, answered: { status: number; ms: number }) => void;

export interface AnsweringOptions {
  log: Log;
  metrics: Metrics;
  latest: LatestExchange;
  noteRequest?: NoteRequest | undefined;
  /** True: the process stops soon, so each answer ends its connection. */
  leaving(): boolean;
}

export interface Answering {
  /** First of all: notes the exchange, and sets the headers that every answer has. */
  begin(request: Received, reply: Reply): void;
  /** Answers with the refusal of an error. */
  fail(error: unknown, request: Received, reply: Reply): void;
  refuse(refusal: Refusal, request: Received, reply: Reply): void;
  /** Right before the answer is sent. */
  sending(request: Received, reply: Reply): void;
  /** The answer is sent whole. */
  sent(request: Received, reply: Reply): void;
}

const toBeLogged = new Set<RefusalCode>(['internal_error', 'database_unavailable']);
const toBeRepeated = new Set([409, 429, 503]);
const turnedAway = new Set([429, 503]);
type Answered = 'answered' | 'answered, but the client had closed the connection';

export const jsonContent = 'application/json; charset=utf-8';

// No answer is a web page; the reference sets its own policy.
const ofEveryAnswer = securityHeaders({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
});

export function answering({ log, metrics, latest, noteRequest, leaving }: AnsweringOptions): Answering {
  function refuse(refusal: Refusal, request: Received, reply: Reply): void {
    const { status, body } = render(refused(refusal, request.operation?.listEnvelope));
    if (toBeRepeated.has(status) && !reply.hasHeader('retry-after'))
      reply.header('retry-after', String(refusal.retryAfterSeconds));
    if (turnedAway.has(status)) metrics.refused(refusal.code);
    request.codes = [refusal.code];
    if (status === 401) reply.header('www-authenticate', 'Bearer');
    reply.header('x-request-id', request.id);
    reply.header('cache-control', 'no-store');
    reply.code(status);
    reply.header('content-type', jsonContent);
    reply.send(body);
  }

  function answered(request: Received, reply: Reply, message: Answered): void {
    const { elapsedTime } = reply;
    const { statusCode: status } = reply.raw;
    metrics.answered({ route: request.route ?? 'none', method: request.raw.method!, status, ms: elapsedTime });
    const line = requestLine(request);
    const ms = Math.round(elapsedTime * 10) / 10;
    log.info({ ...line, status, ms }, message);
    if (request.operation !== null) noteRequest?.(request, line, { status, ms });
  }

  return {
    begin(request, reply) {
      latest.note(request.raw, reply.raw);
      reply.headers(ofEveryAnswer);
      reply.header('x-request-id', request.id);
    },
    fail(error, request, reply) {
      const refusal = refusalOf(error, request.raw);
      // A database problem is logged once, when it begins, and not for each refused request.
      if (toBeLogged.has(refusal.code) && !(error instanceof DatabaseSilent))
        log.error({ ...requestLine(request), refusal: refusal.code, err: error }, 'a request failed');
      refuse(refusal, request, reply);
    },
    refuse,
    sending(request, reply) {
      if (unreadYet(request)) {
        reply.header('connection', 'close');
        endGently(request.raw.socket);
      } else if (leaving()) reply.header('connection', 'close');
      // Then `sent` is never called.
      if (reply.raw.destroyed) answered(request, reply, 'answered, but the client had closed the connection');
    },
    sent: (request, reply) => answered(request, reply, 'answered'),
  };
}

/**
 * Answered before its body arrived: the next bytes on the connection are not the start of a
 * request.
 */
function unreadYet({ raw }: Received): boolean {
  return !raw.complete && (raw.headers['content-length'] ?? raw.headers['transfer-encoding'] ?? '0') !== '0';
}
