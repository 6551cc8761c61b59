// Receives the requests of operations: who calls, how often, and how many requests and bodies at a
// time.
import { refuse } from '../../platform/refusals.ts';
import { bodyLimits } from './body/body-limits.ts';
import { limitChunks } from './body/chunked-body.ts';
import { anyone, type Caller } from './caller.ts';
import type { Admission } from './connections/admission.ts';
import type { Received, Reply } from './exchange.ts';
import { refusalOfCaller } from './may-call.ts';
import type { Operation } from './operation.ts';
import type { RateLimit } from './rate-limit.ts';
import { type FindCaller, type FindOperator, tokenIn } from './read-token.ts';

export interface ReceivingOptions {
  findCaller: FindCaller;
  findOperator: FindOperator;
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

export function receiving({ findCaller, findOperator, limitRate, admission }: ReceivingOptions): Receiving {
  let draining = false;
  return {
    async identify(request, reply) {
      if (draining) throw refuse('shutting_down');
      if (request.operation!.callers.includes('anyone')) {
        request.caller = anyone;
        return;
      }
      const token = tokenIn(request.raw);
      const found = token === null ? findOperator(request.raw, request.operation!) : findCaller(token);
      const caller = found instanceof Promise ? await found : found;
      // A missing, repeated, malformed, unknown, expired or revoked token gets the same answer
      // (Contract, who calls).
      if (caller === null) throw refuse('unauthenticated');
      request.caller = caller;
      refuseOthers(request.operation!, caller);
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

/** Refuses a caller of another kind, and a role that does not allow the operation. */
function refuseOthers(operation: Operation, caller: Caller): void {
  const refusal = refusalOfCaller(operation, caller);
  if (refusal !== null) throw refusal;
  const { approval, needsPassword = approval !== undefined } = operation;
  if (needsPassword && !caller.is_confirmed) throw refuse('confirmation_required');
}

/** True: it waits for `100 Continue` and has not sent its body yet. */
function awaitsInvitation({ raw }: Received): boolean {
  return !raw.complete && raw.headers.expect?.toLowerCase() === '100-continue';
}
