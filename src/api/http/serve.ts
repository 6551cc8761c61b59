// Serves one operation: the checks in their order, then its handler, then the answer.
import { Readable } from 'node:stream';
import { type Answer, type Download, refused, render } from '../../platform/answer.ts';
import { Refusal, refusals, refuse } from '../../platform/refusals.ts';
import type { Clock } from '../../platform/std/clock.ts';
import { isUuid } from '../../platform/std/identifiers.ts';
import { loopTurns } from '../../platform/std/loop-turns.ts';
import { onBehalfOf } from '../../platform/std/on-behalf.ts';
import { type Executed, type Execution, execute, storedAnswer } from '../idempotency/execute.ts';
import { type Claim, claimOf, idempotencyKeyFrom } from '../idempotency/key.ts';
import { jsonContent } from './answering.ts';
import type { Caller } from './caller.ts';
import type { ClientAddress } from './connections/client-address.ts';
import type { Received, Reply } from './exchange.ts';
import type { Call, Handler, Operation, Spelling } from './operation.ts';
import { requestReader } from './read-request.ts';

const nothing = Buffer.alloc(0);

/**
 * Runs the work of a request where its rows are: with several databases. Runs it again elsewhere if
 * they are not there.
 */
export type InPlace = (
  asked: { operation: Operation; call: Call; claim: Claim | null },
  work: () => Promise<Executed | Download>,
) => Promise<Executed | Download>;

type Downloading = Extract<Handler<Call>, { download: unknown }>;

/** Serves a request that has passed every check. */
export type Respond = (request: Received, reply: Reply) => Promise<void>;

/**
 * Returns the HTTP handlers of operations. `execution`: what idempotency needs. `clock`: gives each
 * request its instant. `addressOf`: the address of its client.
 */
export function serving(execution: Execution, clock: Clock, addressOf: ClientAddress, inPlace: InPlace | null) {
  const turns = loopTurns();
  return function serve(operation: Operation, { method }: Spelling): Respond {
    const { handler, startsSomething = false, listEnvelope = false } = operation;
    const readRequest = requestReader(operation, clock, addressOf);
    // Gathered work is done with the work of other tenants, so it runs for none of them, and a
    // request does not pay for a context that nothing reads.
    const isGathered = 'gathered' in handler;
    const honorsKey = (method === 'POST' || method === 'PUT') && !('unkeyed' in handler); // Interface, Idempotency 5

    /**
     * Never throws the refusal of a bad request: the refusal is made after the claim, so that it is
     * stored like any answer.
     */
    function answer(call: Call | Refusal, claim: Claim | null): Promise<Executed | Download> {
      if (call instanceof Refusal) return finish(claim, async () => refused(call, listEnvelope));
      if ('download' in handler) return download(handler, call);
      if ('gathered' in handler) return handler.gathered(call, claim);
      if ('read' in handler) return finish(claim, () => handler.read(call));
      if ('unkeyed' in handler) return finish(null, () => handler.unkeyed(call));
      return execute(execution, claim, listEnvelope, (phase, resumed) => handler.atomic(call, phase, resumed));
    }

    async function download(from: Downloading, call: Call): Promise<Executed | Download> {
      const found = await from.download(call);
      return 'text' in found ? found : finish(null, async () => found);
    }

    /**
     * An answer that changes nothing is made before a database connection is taken; with a key it
     * is still stored.
     */
    async function finish(claim: Claim | null, work: () => Promise<Answer>): Promise<Executed> {
      if (claim === null) return { ...render(await work()), replayed: false };
      const [found] = await Promise.allSettled([work()]);
      return execute(execution, claim, listEnvelope, async () => {
        if (found.status === 'rejected') throw found.reason;
        return found.value;
      });
    }

    async function work(caller: Caller, call: Call | Refusal, claim: Claim | null): Promise<Executed | Download> {
      // A suspended tenant still gets the answers of earlier requests, but cannot start anything
      // new.
      const earlier =
        claim !== null && caller.suspended ? await onBehalfOf(caller, () => storedAnswer(execution, claim)) : null;
      if (earlier !== null) return earlier;
      if (startsSomething && caller.suspended) throw refuse('tenant_suspended');
      return isGathered && call instanceof Refusal
        ? onBehalfOf(caller, () => answer(call, claim))
        : answer(call, claim);
    }

    return (request, reply) =>
      new Promise((resolve, reject) => {
        const caller = request.caller!;
        turns.schedule(caller.tenant_id, (done) => {
          const answered = isGathered ? respond(request, reply) : onBehalfOf(caller, () => respond(request, reply));
          answered.then(resolve, reject);
          if (isGathered) answered.then(done, done);
          else done();
        });
      });

    async function respond(request: Received, reply: Reply): Promise<void> {
      const caller = request.caller!;
      const raw = (request.body as Buffer | undefined) ?? nothing;
      const key = honorsKey ? idempotencyKeyFrom(request.raw) : null;
      const { call, body, ignored } = readRequest(request, raw);
      // All spellings and aliases share the scope of the operation's first path.
      const claim = key === null ? null : claimOf(key, { ...pathOf(request, operation), body, raw }, execution.vault);

      // Most starts of payments: nothing has to be asked before them.
      const isPlain = isGathered && !caller.suspended && !(call instanceof Refusal);
      const run = isPlain ? () => answer(call, claim) : () => work(caller, call, claim);
      const begin =
        inPlace === null || isPlain || call instanceof Refusal ? run : () => inPlace({ operation, call, claim }, run);
      const executed = claim === null ? await begin() : await execution.takeTurns(claim.key_hash, begin);
      // Answers contain account numbers, tokens and secrets.
      reply.header('cache-control', 'no-store');
      const names = ignored();
      const unknown = names instanceof Promise ? await names : names;
      if (unknown !== null) reply.header('achord-ignored-fields', unknown);
      if ('text' in executed) {
        if (executed.filename !== null)
          reply.header('content-disposition', `attachment; filename="${executed.filename}"`);
        reply.header('content-type', executed.content_type);
        reply.code(200);
        const text = Readable.from(executed.text);
        // A client that closes its half of the connection still gets a file. It has left a stream
        // without end.
        if (executed.filename === null) request.raw.socket.once('end', () => text.destroy());
        // Until the file is sent: Fastify waits for this promise.
        await reply.send(text);
        return;
      }
      for (const name in executed.headers)
        reply.header(name.toLowerCase() as Lowercase<string>, executed.headers[name]!);
      if (executed.replayed) reply.header('idempotent-replayed', 'true');
      if (executed.status >= 400) request.codes = refusalCodesIn(executed.body);
      reply.code(executed.status);
      reply.header('content-type', jsonContent);
      reply.send(executed.body);
    }
  };
}

/**
 * The codes of the refusals in an answer. A rule that a field breaks has a code of its own: it
 * counts as `invalid_request`.
 */
function refusalCodesIn(body: string | Buffer): string[] {
  const codes = Array.from(String(body).matchAll(/"code":"(\w+)"/g), ([, code]) =>
    code! in refusals ? code! : 'invalid_request',
  );
  return [...new Set(codes)];
}

/**
 * The address of a request, the same for every spelling: an upper-case uuid, a percent-encoded
 * letter or a trailing slash are no other endpoint (Interface, Idempotency 3).
 */
function pathOf({ caller, raw, params }: Received, { method, path: template }: Spelling) {
  const { processor_id, tenant_id } = caller!;
  const given = params as Record<string, string>;
  const path = !template.includes(':')
    ? template
    : template.replace(/:(\w+)/g, (_, name: string) =>
        isUuid(given[name]!) ? given[name]!.toLowerCase() : given[name]!,
      );
  const url = raw.url!;
  const end = url.indexOf('?');
  return { processor_id, tenant_id, method, path, query: end === -1 ? '' : url.slice(end + 1) };
}
