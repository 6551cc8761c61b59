// Posts one delivery and answers the result. Never throws; never exceeds the deadline.

import { Agent, type Dispatcher } from 'undici';
import { elapsedMs, reading } from '../../std/clock.ts';
import { StatedError } from '../../std/stated-error.ts';
import { guardedConnector } from '../addresses/guarded-connector.ts';
import type { MayReach } from '../addresses/public-address.ts';
import { AddressRefused, type ResolveHost } from '../addresses/resolve-host.ts';
import { explainError } from './explain-failure.ts';

export interface Exchange {
  /** Null without an answer. */
  status: number | null;
  retry_after: string | undefined;
  /** Why there was no answer, in words for the owner of the endpoint. */
  error: string | null;
  /** The host has an address that a webhook must not reach; nothing was sent. */
  blocked: boolean;
  /** The beginning of the answer's body, as text. */
  answer: string | null;
  latency_ms: number;
}

export type Post = (url: string, headers: Record<string, string>, body: string) => Promise<Exchange>;

export interface Poster {
  post: Post;
  close(): Promise<void>;
}

export interface PostLimits {
  /** For all steps, from the name lookup to the last byte. A dripping body does not extend it. */
  deadlineMs: number;
  /** For the connection, up to the verified certificate. */
  connectMs: number;
}

const usualLimits: PostLimits = { deadlineMs: 15_000, connectMs: 5_000 };
const keptBytes = 16 * 1024;
const placesAtMost = 10_000;

/** Ends an exchange when enough of the body was read; never leaves this file. */
class EnoughRead extends Error {}

export function poster(mayReach: MayReach, resolve: ResolveHost, limits = usualLimits): Poster {
  const { deadlineMs, connectMs } = limits;
  const agent = new Agent({
    connect: guardedConnector(mayReach, resolve, connectMs),
    // The deliverer limits each endpoint; a limit for each origin would make tenants wait for each
    // other.
    connections: null,
    pipelining: 1,
    // Shorter than the timeout of common servers, so this side closes idle connections.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 30_000,
    headersTimeout: deadlineMs,
    bodyTimeout: deadlineMs,
  });

  // A cache: parsing a URL takes longer than a lookup.
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
        let finished = false;

        // The status counts, however the body ends.
        const end = (error: unknown) => {
          if (finished) return;
          finished = true;
          clearTimeout(timer);
          done({
            status,
            retry_after: retryAfter,
            error: status === null ? explainError(error) : null,
            blocked: status === null && error instanceof AddressRefused,
            // PostgreSQL's text accepts every character but NUL.
            answer:
              status === null
                ? null
                : Buffer.concat(chunks).subarray(0, keptBytes).toString('utf8').replaceAll('\0', '\ufffd'),
            latency_ms: Math.round(elapsedMs(since)),
          });
        };
        const timer = setTimeout(() => {
          const late = new StatedError(`no complete answer within ${deadlineMs / 1000} seconds`);
          // The request still waits for a name or a connection; its later result is ignored.
          controller?.abort(late);
          end(late);
        }, deadlineMs);

        try {
          // The dispatcher itself follows no redirect and reads no proxy variable.
          agent.dispatch(
            { ...placeOf(url), method: 'POST', headers, body },
            {
              onRequestStart(control) {
                controller = control;
                if (finished) control.abort(new EnoughRead());
              },
              onResponseStart(_control, statusCode, answerHeaders) {
                // 1xx is informational: the answer follows.
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
