// `achord listen --forward-to`: forwards the event log to a URL on the developer's machine, signed
// like a real delivery.

import { type EventType, eventTypes } from '../events/event-types.ts';
import { elapsedMs, reading, realClock, sleep } from '../std/clock.ts';
import { isUuid } from '../std/identifiers.ts';
import { keyOf } from '../std/signing-secret.ts';
import { StatedError } from '../std/stated-error.ts';
import { sign } from './delivery/sign.ts';
import { newSecret } from './endpoints/endpoint-secret.ts';

export interface ListenOptions {
  /** http or https. The receiver is on this machine, so the rules for webhook URLs do not apply. */
  forwardTo: string;
  /** Address of the service: `http://127.0.0.1:4010`. */
  address: string;
  /** Token of a processor or a vendor, whose events are forwarded. */
  token: string;
  /** Forwards only these events; all when absent. */
  events?: readonly string[];
  /**
   * `now`: events from now on. `beginning`: all events. Or the uuid of the last event that was
   * forwarded.
   */
  since?: string;
  /** `whsec_…`, signs the requests. When absent, a new one is made and printed. */
  secret?: string;
  /** Prints one JSON object on each line instead of text. */
  json?: boolean;
  /** Stops after the current event and prints the cursor to continue from. */
  signal: AbortSignal;
  /** Prints a line. */
  print(line: string): void;
}

/** The request cannot be done; the message says why in one sentence. */
export class ListenRefused extends StatedError {}

/** An option has a value that is not allowed. */
export class ListenNotUnderstood extends ListenRefused {}

interface Event {
  uuid: string;
  type: EventType;
  timestamp: string;
  data: unknown;
}

interface Page {
  events: Event[];
  next: string | null;
}

const pollMs = 300;
const retryMs = 2_000;
const answerMs = 15_000;

/**
 * Resolves when the signal aborts. Throws ListenRefused if the token, the cursor or an option is
 * not accepted.
 */
export async function listen(options: ListenOptions): Promise<void> {
  const { forwardTo, signal, since = 'now', secret = newSecret() } = options;
  check(options, secret);
  const output = printer(options);
  const wanted = options.events === undefined ? null : new Set(options.events);
  let cursor = since === 'beginning' ? null : since === 'now' ? await endOfLog(options, output) : since;
  output.ready(secret, forwardTo);

  while (!signal.aborted) {
    const page = await readPage(options, cursor, 100, output);
    for (const event of page?.events ?? []) {
      if (signal.aborted) break;
      if (wanted === null || wanted.has(event.type)) {
        const since = reading();
        const result = await forward(forwardTo, secret, event, signal);
        // Interrupted before an answer: the event was not forwarded, so the cursor stays before it.
        if (signal.aborted && typeof result !== 'number') break;
        output.forwarded(event, result, Math.round(elapsedMs(since)));
      }
      cursor = event.uuid;
    }
    if (page === null || page.next === null) await sleep(page === null ? retryMs : pollMs, signal);
  }
  output.ended(cursor);
}

function check({ forwardTo, events = [], since = 'now' }: ListenOptions, secret: string): void {
  if (!URL.canParse(forwardTo) || !/^https?:$/.test(new URL(forwardTo).protocol))
    throw new ListenNotUnderstood('The URL to forward to must begin with http:// or https://.');
  if (keyOf(secret) === null) throw new ListenNotUnderstood('The secret must be whsec_ and base64 of 24 to 64 bytes.');
  const unknown = events.filter((name) => !eventTypes.includes(name as EventType));
  if (unknown.length > 0)
    throw new ListenNotUnderstood(
      `No event has the name ${unknown.join(', ')}: docs/webhook-events.md lists the names.`,
    );
  if (since !== 'now' && since !== 'beginning' && !isUuid(since))
    throw new ListenNotUnderstood(
      `--since must be "now", "beginning", or the uuid of an event, not ${JSON.stringify(since)}.`,
    );
}

/** The end of the log; null while there are no events, because then the end is the beginning. */
async function endOfLog(options: ListenOptions, output: Printer): Promise<string | null> {
  while (!options.signal.aborted) {
    const page = await readPage(options, 'latest', 1, output);
    if (page !== null) return page.next;
    await sleep(retryMs, options.signal);
  }
  return null;
}

/** Null when the service cannot answer now; the caller tries again. */
async function readPage(
  { address, token, signal }: ListenOptions,
  after: string | null,
  limit: number,
  output: Printer,
): Promise<Page | null> {
  const url = new URL('/3p/api/v1/events', address);
  url.searchParams.set('limit', String(limit));
  if (after !== null) url.searchParams.set('after', after);
  let response: Response;
  let answer: { message: string; data: Page; errors: { message: string }[] };
  try {
    response = await fetch(url, { headers: { accept: 'application/json', authorization: `Bearer ${token}` }, signal });
    answer = (await response.json()) as typeof answer;
  } catch (error) {
    if (!signal.aborted) output.trouble(`The service at ${address} cannot be reached: ${reasonOf(error)}.`);
    return null;
  }
  if (response.ok) return answer.data;
  if (response.status === 429 || response.status >= 500) {
    output.trouble(`The service answered ${response.status}: ${answer.message}`);
    return null;
  }
  const detail = answer.errors[0]?.message;
  throw new ListenRefused(
    detail === undefined || detail === answer.message ? answer.message : `${answer.message} ${detail}`,
  );
}

/** The status of the answer, or the reason why there was none. */
async function forward(url: string, secret: string, event: Event, signal: AbortSignal): Promise<number | string> {
  const { uuid, type, timestamp, data } = event;
  const body = JSON.stringify({ type, timestamp, data });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sign([secret], uuid, realClock.now(), body) },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  const { cause, message, name } = error as Error & { cause?: Error & { code?: string } };
  if (name === 'TimeoutError') return `no answer within ${answerMs / 1000} seconds`;
  return cause?.code ?? cause?.message ?? message;
}

interface Printer {
  ready(secret: string, forwardTo: string): void;
  forwarded(event: Event, result: number | string, ms: number): void;
  trouble(sentence: string): void;
  ended(cursor: string | null): void;
}

function printer({ json = false, print }: ListenOptions): Printer {
  const object = (value: Record<string, unknown>) => print(JSON.stringify(value));
  if (json)
    return {
      ready: (secret, forward_to) => object({ secret, forward_to }),
      forwarded: ({ uuid, type }, result, latency_ms) =>
        object({
          uuid,
          type,
          status: typeof result === 'number' ? result : null,
          error: typeof result === 'number' ? null : result,
          latency_ms,
        }),
      trouble: (trouble) => object({ trouble }),
      ended: (cursor) => object({ cursor }),
    };
  return {
    ready(secret, forwardTo) {
      print(`Forwarding to ${forwardTo}, signed with ${secret}`);
    },
    forwarded: ({ uuid, type }, result, ms) =>
      print(`${String(result).padEnd(4)} ${type.padEnd(25)} ${uuid}  ${ms} ms`),
    trouble: print,
    ended: (cursor) => print(cursor === null ? 'No event was forwarded.' : `To continue from here: --since ${cursor}`),
  };
}
