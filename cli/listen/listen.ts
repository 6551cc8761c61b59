// `achord listen --forward-to`: forwards the event log to a URL on the developer's machine, signed
// like a real delivery.
import {
  Achord,
  ConnectionError,
  type DataOf,
  RequestError,
  type WebhookEvent,
} from '../../clients/typescript/src/index.ts';
import { type EventType, eventTypes } from '../../src/events/log/event-types.ts';
import { sign } from '../../src/events/webhooks/delivery/sign.ts';
import { newSecret } from '../../src/events/webhooks/endpoints/endpoint-secret.ts';
import { elapsedMs, reading, realClock, sleep } from '../../src/platform/std/clock.ts';
import { isUuid } from '../../src/platform/std/identifiers.ts';
import { keyOf } from '../../src/platform/std/signing-secret.ts';
import { StatedError } from '../../src/platform/std/stated-error.ts';
import { type Printer, printer } from './printer.ts';

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

type Page = Omit<DataOf<'listEvents'>, 'events'> & { events: WebhookEvent[] };

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
  const log = logOf(options, output);
  const wanted = options.events === undefined ? null : new Set(options.events);
  let cursor = since === 'beginning' ? null : since === 'now' ? await endOfLog(log, signal) : since;
  output.ready(secret, forwardTo);

  while (!signal.aborted) {
    const page = await log(cursor, 100);
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
      `No event has the name ${unknown.join(', ')}: docs/reference/webhook-events.md lists the names.`,
    );
  if (since !== 'now' && since !== 'beginning' && !isUuid(since))
    throw new ListenNotUnderstood(
      `--since must be "now", "beginning", or the uuid of an event, not ${JSON.stringify(since)}.`,
    );
}

/** Reads a page. Null when the service cannot answer now; the caller tries again. */
type ReadLog = (after: string | null, limit: number) => Promise<Page | null>;

/** The end of the log; null while there are no events, because then the end is the beginning. */
async function endOfLog(log: ReadLog, signal: AbortSignal): Promise<string | null> {
  while (!signal.aborted) {
    const page = await log('latest', 1);
    if (page !== null) return page.next;
    await sleep(retryMs, signal);
  }
  return null;
}

/** Says each time why there is no answer: the client does not try again by itself. */
function logOf({ address, token, signal }: ListenOptions, output: Printer): ReadLog {
  const { operations } = new Achord({ baseUrl: address, token, maxRetries: 0 });
  return async (after, limit) => {
    try {
      const page = await operations.listEvents({ limit, ...(after === null ? {} : { after }) }, { signal });
      return page as Page;
    } catch (error) {
      if (signal.aborted) return null;
      if (!(error instanceof RequestError)) throw error;
      if (error.status !== 0 && error.status !== 429 && error.status < 500) throw new ListenRefused(error.message);
      const reason = error.code === 'timeout' ? 'no answer in time' : reasonOf(error.cause);
      output.trouble(
        error instanceof ConnectionError
          ? `The service at ${address} cannot be reached: ${reason}.`
          : `The service answered ${error.status}: ${error.message}`,
      );
      return null;
    }
  };
}

/** The status of the answer, or the reason why no answer came. */
async function forward(
  url: string,
  secret: string,
  event: WebhookEvent,
  signal: AbortSignal,
): Promise<number | string> {
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
  if (!(error instanceof Error)) return String(error);
  const { cause, message, name } = error as Error & { cause?: Error & { code?: string } };
  if (name === 'TimeoutError') return `no answer within ${answerMs / 1000} seconds`;
  return cause?.code ?? cause?.message ?? message;
}
