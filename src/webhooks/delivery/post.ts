// Posts one delivery and says what it met. Never throws; never takes longer than the deadline.
import type { Readable } from 'node:stream';
import { Agent } from 'undici';
import { elapsedMs, reading } from '../../std/clock.ts';
import { guardedConnector } from '../addresses/guarded-connector.ts';
import type { MayReach } from '../addresses/public-address.ts';
import { AddressRefused, type ResolveHost } from '../addresses/resolve-host.ts';
import { explainError } from './explain-failure.ts';

export interface Met {
  /** Null when no answer came. */
  status: number | null;
  retry_after: string | undefined;
  /** Why no answer came, in words for the endpoint's owner. */
  error: string | null;
  /** The host leads where a webhook must not go; nothing was sent. */
  blocked: boolean;
  /** The first of the answer's body, as text. */
  answer: string | null;
  latency_ms: number;
}

export type Post = (url: string, headers: Record<string, string>, body: string) => Promise<Met>;

export interface Poster {
  post: Post;
  close(): Promise<void>;
}

// One deadline for everything, from looking up the name to the last byte: a dripping body does not extend it.
const defaultDeadlineMs = 15_000;
const keptBytes = 16 * 1024;

export function poster(mayReach: MayReach, resolve: ResolveHost, deadlineMs = defaultDeadlineMs): Poster {
  const agent = new Agent({
    connect: guardedConnector(mayReach, resolve),
    // Bounded by the deliverer's cap per endpoint: tenants who share an origin do not wait for one another.
    connections: null,
    pipelining: 1,
    // Shorter than what common servers keep a connection for, so that it is we who close it.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 30_000,
    headersTimeout: deadlineMs,
    bodyTimeout: deadlineMs,
  });

  async function post(url: string, headers: Record<string, string>, body: string): Promise<Met> {
    const since = reading();
    const deadline = new AbortController();
    const timer = setTimeout(
      () => deadline.abort(new Error(`no complete answer within ${deadlineMs / 1000} seconds`)),
      deadlineMs,
    );
    const met = (rest: Partial<Met>): Met => ({
      status: null,
      retry_after: undefined,
      error: null,
      blocked: false,
      answer: null,
      ...rest,
      latency_ms: Math.round(elapsedMs(since)),
    });
    const { origin, pathname, search } = new URL(url);
    try {
      // The dispatcher itself follows no redirect and looks at no proxy variable.
      const response = await agent.request({
        origin,
        path: pathname + search,
        method: 'POST',
        headers,
        body,
        signal: deadline.signal,
      });
      const retryAfter = response.headers['retry-after'];
      return met({
        status: response.statusCode,
        retry_after: Array.isArray(retryAfter) ? retryAfter[0] : retryAfter,
        answer: await firstOf(response.body),
      });
    } catch (error) {
      return met({ error: explainError(error), blocked: error instanceof AddressRefused });
    } finally {
      clearTimeout(timer);
    }
  }

  return { post, close: () => agent.destroy() };
}

/** As much of a body as is kept; the rest is not read. The status stands, however the body ends. */
async function firstOf(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= keptBytes) break;
    }
  } catch {
    // Cut off by the receiver, or by the deadline.
  }
  body.destroy();
  // PostgreSQL's text holds everything but NUL.
  return Buffer.concat(chunks).subarray(0, keptBytes).toString('utf8').replaceAll('\0', '\ufffd');
}
