// Posts one delivery and says what it met. Never throws; never takes longer than the deadline.
import { Agent, type Dispatcher } from 'undici';
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

export interface PostLimits {
  /**
   * For everything, from looking up the name to the last byte: a dripping body does not extend it.
   */
  deadlineMs: number;
  /** For the connection alone, until its certificate is verified. */
  connectMs: number;
}

const usualLimits: PostLimits = { deadlineMs: 15_000, connectMs: 5_000 };
const keptBytes = 16 * 1024;
const placesAtMost = 10_000;

/** Ends an exchange of which enough has come; nobody gets to see it. */
class EnoughRead extends Error {}

export function poster(mayReach: MayReach, resolve: ResolveHost, limits = usualLimits): Poster {
  const { deadlineMs, connectMs } = limits;
  const agent = new Agent({
    connect: guardedConnector(mayReach, resolve, connectMs),
    // Bounded by the deliverer's cap per endpoint: tenants who share an origin do not wait for one
    // another.
    connections: null,
    pipelining: 1,
    // Shorter than what common servers keep a connection for, so that it is we who close it.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 30_000,
    headersTimeout: deadlineMs,
    bodyTimeout: deadlineMs,
  });

  // Reading a URL takes longer than finding it.
  const places = new Map<string, { origin: string; path: string }>();
  function placeOf(url: string) {
    let place = places.get(url);
    if (place === undefined) {
      const { origin, pathname, search } = new URL(url);
      place = { origin, path: pathname + search };
      if (places.size >= placesAtMost) places.clear();
      places.set(url, place);
    }
    return place;
  }

  return {
    post: (url, headers, body) =>
      new Promise((done) => {
        const since = reading();
        const chunks: Buffer[] = [];
        let kept = 0;
        let status: number | null = null;
        let retryAfter: string | undefined;
        let controller: Dispatcher.DispatchController | undefined;
        let met = false;

        // The status stands, however the body ends.
        const end = (error: unknown) => {
          if (met) return;
          met = true;
          clearTimeout(timer);
          done({
            status,
            retry_after: retryAfter,
            error: status === null ? explainError(error) : null,
            blocked: status === null && error instanceof AddressRefused,
            // PostgreSQL's text holds everything but NUL.
            answer:
              status === null
                ? null
                : Buffer.concat(chunks).subarray(0, keptBytes).toString('utf8').replaceAll('\0', '\ufffd'),
            latency_ms: Math.round(elapsedMs(since)),
          });
        };
        const timer = setTimeout(() => {
          const late = new Error(`no complete answer within ${deadlineMs / 1000} seconds`);
          // Not sent yet, because it waits for a name or a connection: what comes of that is
          // nobody's any more.
          controller?.abort(late);
          end(late);
        }, deadlineMs);

        try {
          // The dispatcher itself follows no redirect and looks at no proxy variable.
          agent.dispatch(
            { ...placeOf(url), method: 'POST', headers, body },
            {
              onRequestStart(control) {
                controller = control;
                if (met) control.abort(new EnoughRead());
              },
              onResponseStart(_control, statusCode, answerHeaders) {
                // 1xx announces an answer and is none.
                if (statusCode < 200) return;
                status = statusCode;
                const asked = answerHeaders['retry-after'];
                retryAfter = Array.isArray(asked) ? asked[0] : asked;
              },
              onResponseData(control, chunk) {
                if (kept >= keptBytes) return;
                chunks.push(chunk);
                kept += chunk.length;
                if (kept < keptBytes) return;
                end(null);
                control.abort(new EnoughRead());
              },
              onResponseEnd: () => end(null),
              onResponseError: (_control, error) => end(error),
            },
          );
        } catch (error) {
          end(error);
        }
      }),
    close: () => agent.destroy(),
  };
}
