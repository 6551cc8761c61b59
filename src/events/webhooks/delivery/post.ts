// Posts one delivery and answers the result. Never throws; never exceeds the deadline.

import type { Client, Dispatcher } from 'undici';
import { elapsedMs, reading } from '../../../platform/std/clock.ts';
import { deadlines } from '../../../platform/std/deadlines.ts';
import { StatedError } from '../../../platform/std/stated-error.ts';
import { guardedConnector } from '../addresses/guarded-connector.ts';
import type { MayReach } from '../addresses/public-address.ts';
import { AddressRefused, type ResolveHost } from '../addresses/resolve-host.ts';
import { connectionsTo } from './connections.ts';
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

interface Place {
  origin: string;
  path: string;
}

export function poster(mayReach: MayReach, resolve: ResolveHost, limits = usualLimits): Poster {
  const { deadlineMs, connectMs } = limits;
  const connections = connectionsTo(guardedConnector(mayReach, resolve, connectMs));
  const underWay = deadlines<Posted>(deadlineMs, (posted) =>
    posted.fail(new StatedError(`no complete answer within ${deadlineMs / 1000} seconds`)),
  );

  // A cache: parsing a URL takes longer than a lookup.
  const places = new Map<string, Place>();
  function placeOf(url: string): Place {
    let place = places.get(url);
    if (place === undefined) {
      const { origin, pathname, search } = new URL(url);
      place = { origin, path: pathname + search };
      if (places.size >= placesAtMost) places.clear();
      places.set(url, place);
    }
    return place;
  }

  /** One exchange on a connection of its own. */
  class Posted implements Dispatcher.DispatchHandler {
    readonly #since = reading();
    readonly #done: (exchange: Exchange) => void;
    #chunks: Buffer[] = [];
    #kept = 0;
    #status: number | null = null;
    #retryAfter: string | undefined;
    #finished = false;
    #origin = '';
    #client: Client | undefined;

    constructor(done: (exchange: Exchange) => void) {
      this.#done = done;
    }

    send(url: string, headers: Record<string, string>, body: string): void {
      underWay.begin(this);
      try {
        const { origin, path } = placeOf(url);
        this.#origin = origin;
        this.#client = connections.lend(origin);
        // The client itself follows no redirect and reads no proxy variable.
        this.#client.dispatch({ path, method: 'POST', headers, body }, this);
      } catch (error) {
        this.fail(error);
      }
    }

    onRequestStart(): void {}

    onResponseStart(
      _control: Dispatcher.DispatchController,
      statusCode: number,
      headers: Record<string, string | string[] | undefined>,
    ): void {
      // 1xx is informational: the answer follows.
      if (statusCode < 200) return;
      this.#status = statusCode;
      const asked = headers['retry-after'];
      this.#retryAfter = Array.isArray(asked) ? asked[0] : asked;
    }

    onResponseData(control: Dispatcher.DispatchController, chunk: Buffer): void {
      if (this.#kept >= keptBytes) return;
      this.#chunks.push(chunk);
      this.#kept += chunk.length;
      if (this.#kept < keptBytes) return;
      this.#end(null);
      control.abort(new EnoughRead());
      connections.discard(this.#client!);
    }

    onResponseEnd(): void {
      if (this.#finished) return;
      connections.giveBack(this.#origin, this.#client!);
      this.#end(null);
    }

    onResponseError(_control: Dispatcher.DispatchController, error: Error): void {
      this.fail(error);
    }

    /** Also while it waits for a name or a connection. */
    fail(error: unknown): void {
      if (this.#finished) return;
      this.#end(error);
      if (this.#client !== undefined) connections.discard(this.#client);
    }

    #end(error: unknown): void {
      this.#finished = true;
      underWay.end(this);
      const status = this.#status;
      // The status counts, however the body ends.
      this.#done({
        status,
        retry_after: this.#retryAfter,
        error: status === null ? explainError(error) : null,
        blocked: status === null && error instanceof AddressRefused,
        answer: status === null ? null : textOf(this.#chunks),
        latency_ms: Math.round(elapsedMs(this.#since)),
      });
    }
  }

  return {
    post: (url, headers, body) =>
      new Promise((done) => {
        new Posted(done).send(url, headers, body);
      }),
    async close() {
      underWay.stop();
      await connections.close();
    },
  };
}

/** The beginning of a body. */
function textOf(chunks: Buffer[]): string {
  const bytes = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
  const text = bytes.toString('utf8', 0, keptBytes);
  // PostgreSQL's text accepts every character but NUL.
  return text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text;
}
