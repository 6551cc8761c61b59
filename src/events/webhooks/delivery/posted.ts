// One exchange with a receiver: posts a delivery, and reads the answer as far as it is kept.

import type { Client, Dispatcher } from 'undici';
import { elapsedMs, reading } from '../../../platform/std/clock.ts';
import type { Deadlines } from '../../../platform/std/deadlines.ts';
import { AddressRefused } from '../addresses/resolve-host.ts';
import type { Connections } from './connections.ts';
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

export interface Place {
  origin: string;
  path: string;
}

/** What all exchanges share. */
export interface Sending {
  connections: Connections;
  underWay: Deadlines<Posted>;
  placeOf(url: string): Place;
}

const keptBytes = 16 * 1024;

/** Ends an exchange when enough of the body was read; never leaves this file. */
class EnoughRead extends Error {}

/**
 * One exchange on a connection of its own. A class, because each delivery makes one, and because
 * the client calls its methods.
 */
export class Posted implements Dispatcher.DispatchHandler {
  readonly #since = reading();
  readonly #sending: Sending;
  readonly #done: (exchange: Exchange) => void;
  #chunks: Buffer[] = [];
  #kept = 0;
  #status: number | null = null;
  #retryAfter: string | undefined;
  #finished = false;
  #origin = '';
  #client: Client | undefined;

  constructor(sending: Sending, done: (exchange: Exchange) => void) {
    this.#sending = sending;
    this.#done = done;
  }

  send(url: string, headers: Record<string, string>, body: string): void {
    const { underWay, placeOf, connections } = this.#sending;
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
    this.#sending.connections.discard(this.#client!);
  }

  onResponseEnd(): void {
    if (this.#finished) return;
    this.#sending.connections.giveBack(this.#origin, this.#client!);
    this.#end(null);
  }

  onResponseError(_control: Dispatcher.DispatchController, error: Error): void {
    this.fail(error);
  }

  /** Also while it waits for a name or a connection. */
  fail(error: unknown): void {
    if (this.#finished) return;
    this.#end(error);
    if (this.#client !== undefined) this.#sending.connections.discard(this.#client);
  }

  #end(error: unknown): void {
    this.#finished = true;
    this.#sending.underWay.end(this);
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

/** The beginning of a body. */
function textOf(chunks: Buffer[]): string {
  const bytes = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
  const text = bytes.toString('utf8', 0, keptBytes);
  // PostgreSQL's text accepts every character but NUL.
  return text.includes('\0') ? text.replaceAll('\0', '\ufffd') : text;
}
