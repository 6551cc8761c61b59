// Reads a request by the schemas of its operation: the result is the call or its refusal.
import { Refusal } from '../../platform/refusals.ts';
import type { Clock } from '../../platform/std/clock.ts';
import { digitReader } from './body/digits.ts';
import { ignoredHeader, noIgnoredFields, noteIgnored, refuseIgnored, withoutIgnored } from './body/ignored-fields.ts';
import { parseBody } from './body/json-body.ts';
import { parseApart, readEntries } from './body/json-entries.ts';
import type { ClientAddress } from './connections/client-address.ts';
import type { Received } from './exchange.ts';
import type { Call, Operation } from './operation.ts';
import { oneQuery } from './spellings.ts';
import { asksForStrictness, checkStrictness } from './strictness.ts';
import { type Check, checkOf, groupedParameters, readParameters, withoutNulls } from './validate.ts';

export interface ReadRequest {
  call: Call | Refusal;
  /** The JSON that identifies the request under an idempotency key; undefined: its bytes do. */
  body: unknown;
  /** The value of `Achord-Ignored-Fields`; null when every field is known. It cannot fail. */
  ignored(): Promise<string | null> | string | null;
}

const anything: Check = () => {};
const noFields = { properties: {} };
const noEntries = async () => [];

/**
 * Two spellings of one body are the same request under a key. A bulk body is identified by its
 * bytes: its entries are read after its key was claimed, and have their own keys.
 */
export function requestReader(operation: Operation, clock: Clock, addressOf: ClientAddress) {
  const { params, query, body, bodyIsQuery = false, apart, reasonIn } = operation;
  // An operator's typing error must not look like success.
  const isAlwaysStrict = operation.path.startsWith('/admin/');
  const checkParams = params === undefined ? anything : checkOf(params);
  const checkQuery = query === undefined ? anything : checkOf(query);
  const checkBody = body === undefined ? anything : checkOf(apart?.outline ?? body);
  const entrySchema = apart === undefined ? undefined : entriesOf(body, apart.field);
  const readDigits = digitReader(apart === undefined ? body : entrySchema);

  return (request: Pick<Received, 'caller' | 'params' | 'query' | 'id' | 'raw'>, raw: Buffer): ReadRequest => {
    const ignored = noIgnoredFields();
    const sentQuery = groupedParameters(query ?? noFields, request.query);
    let readBody: unknown;
    let entries: Call['entries'] = noEntries;

    function readCall(): Call {
      const isStrict = isAlwaysStrict || asksForStrictness(request.raw);
      const readParams = readParameters(params ?? {}, request.params);
      checkParams(readParams);
      const readQuery = readParameters(query ?? {}, sentQuery);
      checkQuery(readQuery);
      if (apart === undefined || raw.length === 0) {
        const sent = parseBody(raw);
        if (body !== undefined || isStrict) noteIgnored(ignored, body ?? noFields, sent);
        readDigits?.(sent);
        // A body without the text `null` has no null field.
        readBody = sent === undefined || body === undefined || !raw.includes('null') ? sent : withoutNulls(body, sent);
      } else {
        const parsed = parseApart(raw, apart.field, apart.atMost);
        readBody = parsed.outline;
        noteIgnored(ignored, body, readBody);
        entries = once(() =>
          readEntries(parsed.entries, (value) => {
            if (isStrict) {
              const ofEntry = noIgnoredFields();
              noteIgnored(ofEntry, entrySchema, value);
              refuseIgnored(ofEntry);
            }
            noteIgnored(ignored, entrySchema, value, `${apart.field}[].`);
            readDigits?.(value);
            // Whole: the operation checks it, and refuses some fields that it does not know.
            return withoutNulls(entrySchema, value);
          }),
        );
      }
      // After the body is known: it identifies the request under its key.
      checkStrictness(request.raw);
      if (isStrict) refuseIgnored(ignored);
      // No body counts as an empty object; `null` is a body, and a wrong one.
      const sentBody = readBody === undefined ? {} : readBody;
      checkBody(sentBody);
      const knownQuery = known(query ?? noFields, readQuery) as typeof readQuery;
      const knownBody = body === undefined ? {} : known(body, sentBody);
      const reason = reasonOf(reasonIn, { body: knownBody, query: knownQuery });
      return {
        caller: request.caller!,
        params: readParams,
        query: bodyIsQuery ? oneQuery(knownQuery, knownBody as Fields) : knownQuery,
        body: reasonIn?.added && reasonIn.place === 'body' ? withoutReason(knownBody) : knownBody,
        entries,
        now: clock.now(),
        request_id: request.id,
        address: addressOf(request.raw),
        headers: request.raw.headers,
        reason,
      };
    }

    /** Nearly every request has known fields only. */
    const known = (schema: unknown, value: unknown) => (ignored.names === null ? value : withoutIgnored(schema, value));

    noteIgnored(ignored, query ?? noFields, sentQuery);
    let call: Call | Refusal;
    try {
      call = readCall();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      call = error;
    }
    return {
      call,
      body: apart === undefined ? readBody : undefined,
      ignored: () =>
        entries === noEntries || call instanceof Refusal
          ? ignoredHeader(ignored)
          : entries().then(() => ignoredHeader(ignored)),
    };
  };
}

type Fields = Record<string, unknown>;

const reasonOf = (reasonIn: Operation['reasonIn'], sent: { body: unknown; query: unknown }): string | null =>
  reasonIn === null ? null : (((sent[reasonIn.place] as Fields).reason as string | undefined) ?? null);

function withoutReason(body: unknown): Fields {
  const { reason: _, ...rest } = body as Fields;
  return rest;
}

const entriesOf = (body: unknown, field: string) =>
  (body as { properties: Record<string, { items: unknown }> }).properties[field]!.items;

function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let done: Promise<Result> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}
