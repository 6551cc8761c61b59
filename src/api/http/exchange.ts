// A request and its reply, as the rules of this folder see them. Fastify's request and reply
// satisfy these types. So do the request and reply that are served directly.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Caller } from './caller.ts';
import type { Operation } from './operation.ts';

export interface Received {
  /** The value of `X-Request-Id`. */
  readonly id: string;
  readonly raw: IncomingMessage;
  /** Null: no operation has its path and method. */
  operation: Operation | null;
  /** The pattern of its path; null: the path does not exist. */
  route: string | null;
  readonly params: unknown;
  readonly query: unknown;
  /** Its bytes, once they have arrived; undefined when it has none. */
  body: unknown;
  /** Null until its token is found. */
  caller: Caller | null;
  /** The codes of the refusals that it was answered with; null: it was not refused. */
  codes: readonly string[] | null;
  /** It counts as a request in progress. */
  counted: boolean;
  /** Places of its body while it arrives. */
  unreadPlaces: number;
}

export interface Reply {
  readonly raw: ServerResponse;
  /** Milliseconds since the head of the request, until the answer was sent. */
  readonly elapsedTime: number;
  /** Sets the first headers. Their names are in lower case. */
  headers(values: Record<string, string>): unknown;
  /** Sets a header, or replaces it. */
  header(name: Lowercase<string>, value: string | number): unknown;
  hasHeader(name: Lowercase<string>): boolean;
  code(status: number): unknown;
  /** Sends the answer. Call it once, last. */
  send(body: string | Buffer | Readable): unknown;
}
