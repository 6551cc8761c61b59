// Serves one operation: the checks in their order, then its handler, then the answer.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refused, render } from '../answer.ts';
import { type Executed, type Execution, execute } from '../idempotency/execute.ts';
import { type Claim, claimOf, idempotencyKeyFrom } from '../idempotency/key.ts';
import { Refusal, refuse } from '../refusals.ts';
import type { Clock } from '../std/clock.ts';
import { parseBody } from './json-body.ts';
import type { Call, Operation } from './operation.ts';
import { type Check, checkOf, ignoredFields, readParameters } from './validate.ts';

const anything: Check = () => {};

/** Answers an HTTP handler for the operation. `execution` is what idempotency needs; the clock gives a request its instant. */
export function serving(execution: Execution, clock: Clock) {
  return function serve(operation: Operation, method: string) {
    const { handler, params, query, body, callers, startsSomething = false, listEnvelope = false } = operation;
    const checkParams = params === undefined ? anything : checkOf(params);
    const checkQuery = query === undefined ? anything : checkOf(query);
    const checkBody = body === undefined ? anything : checkOf(body);
    const honoursKey = method === 'POST' || method === 'PUT'; // Interface, Idempotency 5

    return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const caller = request.caller!;
      if (!callers.includes(caller.kind)) throw refuse('wrong_kind_of_token');
      if (startsSomething && caller.suspended) throw refuse('tenant_suspended');

      const raw = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
      const key = honoursKey ? idempotencyKeyFrom(request.headers['idempotency-key']) : null;
      const [path, search = ''] = request.url.split('?', 2) as [string, string?];

      // A bad body is refused after the claim, so that its refusal is stored; so it is only noted here.
      let parsed: unknown;
      let call: Call | undefined;
      let badRequest: Refusal | undefined;
      try {
        const readParams = readParameters(params ?? {}, request.params);
        checkParams(readParams);
        const readQuery = readParameters(query ?? {}, request.query);
        checkQuery(readQuery);
        parsed = parseBody(raw);
        checkBody(body === undefined ? undefined : (parsed ?? {}));
        call = {
          caller,
          params: readParams,
          query: readQuery,
          body: parsed ?? {},
          now: clock.now(),
          request_id: request.id,
        };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        badRequest = error;
      }

      const run = async (claim: Claim | null): Promise<Executed> => {
        if (badRequest !== undefined) {
          const refusal = badRequest;
          return claim === null
            ? { ...render(refused(refusal, listEnvelope)), replayed: false }
            : execute(execution, claim, listEnvelope, () => Promise.reject(refusal));
        }
        if ('read' in handler) return { ...render(await handler.read(call!)), replayed: false };
        if ('gathered' in handler) return handler.gathered(call!, claim);
        return execute(execution, claim, listEnvelope, (phase) => handler.atomic(call!, phase));
      };

      let executed: Executed;
      if (key === null) executed = await run(null);
      else {
        const claim = claimOf(
          key,
          {
            processor_id: caller.processor_id,
            tenant_id: caller.tenant_id,
            method,
            path,
            query: search,
            body: parsed,
            raw,
          },
          execution.vault,
        );
        executed = await execution.takeTurns(claim.key_hash, () => run(claim));
      }

      const ignored = body === undefined ? [] : ignoredFields(body, parsed);
      if (ignored.length > 0) reply.header('Achord-Ignored-Fields', listed(ignored));
      if (executed.replayed) reply.header('Idempotent-Replayed', 'true');
      await reply.code(executed.status).header('content-type', 'application/json; charset=utf-8').send(executed.body);
    };
  };
}

/** Names of the caller's own making, made safe for a header, and not more of them than a person would read. */
function listed(names: readonly string[]): string {
  const shown = names
    .slice(0, 20)
    .map((name) => encodeURIComponent(name.slice(0, 100).toWellFormed()).replace(/%5B%5D/g, '[]'));
  return names.length > 20 ? `${shown.join(', ')}, and ${names.length - 20} more` : shown.join(', ');
}
