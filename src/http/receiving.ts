// Receives the requests of operations: who calls, how often, and how many requests and bodies at a
// time.
import { refuse } from '../refusals.ts';
import { bodyLimits } from './body/body-limits.ts';
import { limitChunks } from './body/chunked-body.ts';
import type { Admission } from './connections/admission.ts';
import type { Received, Reply } from './exchange.ts';
import type { RateLimit } from './rate-limit.ts';
import { type FindCaller, tokenIn } from './read-token.ts';

export interface ReceivingOptions {
  findCaller: FindCaller;
  /** Null: no limit. */
  limitRate: RateLimit | null;
  admission: Admission;
}

/** The checks of a request, in this order. Each throws the refusal. */
export interface Receiving {
  /** Finds the caller, and counts the request for its rate. */
  identify(request: Received, reply: Reply): Promise<void>;
  /** Call it right before its body is read, also if it has none. */
  beforeBody(request: Received, reply: Reply): void;
  /** Its body has arrived. */
  afterBody(request: Received): void;
  /** It is answered. Further calls do nothing. */
  leave(request: Received): void;
  /** Refuses new requests from now on. */
  drain(): void;
  isDraining(): boolean;
}

export function receiving({ findCaller, limitRate, admission }: ReceivingOptions): Receiving {
  let draining = false;
  return {
    async identify(request, reply) {
      if (draining) throw refuse('shutting_down');
      const token = tokenIn(request.raw);
      const found = token === null ? null : findCaller(token);
      const caller = found instanceof Promise ? await found : found;
      // A missing, repeated, malformed, unknown, expired or revoked token gets the same answer
      // (Contract, who calls).
      if (caller === null) throw refuse('unauthenticated');
      request.caller = caller;
      if (!request.operation!.callers.includes(caller.kind)) throw refuse('wrong_kind_of_token');
      if (limitRate !== null) await limitRate(caller, reply);
    },
    beforeBody(request, reply) {
      // The client closed the connection while its token was looked up: the end of its body would
      // never be reported.
      if (request.raw.destroyed) throw refuse('request_unreadable');
      admission.announce(request, request.operation!.bodyLimit ?? bodyLimits.bytes);
      if (awaitsInvitation(request)) reply.raw.writeContinue();
      limitChunks(request);
    },
    afterBody: admission.admit,
    leave: admission.leave,
    drain() {
      draining = true;
    },
    isDraining: () => draining,
  };
}

/** True: it waits for `100 Continue` and has not sent its body yet. */
function awaitsInvitation({ raw }: Received): boolean {
  return !raw.complete && raw.headers.expect?.toLowerCase() === '100-continue';
}
