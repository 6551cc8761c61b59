// Runs an operation under an idempotency key (decision 12): claim, effect, events and stored answer
// commit together. `insertClaim` claims the key, except for starts of payments: transactions/start/
// writes their keys together with them.
import { type Answer, type RenderedAnswer, refused, render } from '../../platform/answer.ts';
import { type AtomicPhase, atomically, OutcomeUnknown, undoable } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import { connectionLost, sqlState } from '../../platform/database/database-error.ts';
import { Refusal, refusals, refuse } from '../../platform/refusals.ts';
import { elapsedMs, reading, sleep } from '../../platform/std/clock.ts';
import type { TakeTurns } from './coalesce.ts';
import {
  expireLease,
  insertClaim,
  lockClaim,
  type Resumed,
  selectKeys,
  type Taken,
  updateAnswer,
  updateLease,
} from './idempotency.sql.ts';
import type { Claim } from './key.ts';
import { type AnswerReader, replay, sealAnswer } from './stored-answer.ts';

/**
 * What an operation does after its phase: a call to the outside, with no phase open, then a second
 * phase. `call` runs at least once; a retry repeats it if the process dies before the second phase.
 */
export interface OutsideCall {
  call(): Promise<(phase: AtomicPhase) => Promise<Step>>;
  /**
   * Set if the first phase has its effect before the call. A retry under the key gets this value
   * instead of repeating the effect, and continues with the call. Has ids, never secrets.
   */
  resumeFrom?: Resumed;
}

/**
 * The first phase of an operation. `resumed`: `resumeFrom` of an earlier run under the key; null on
 * the first run.
 */
export type FirstPhase = (phase: AtomicPhase, resumed: Resumed | null) => Promise<Step>;

export type Step = Answer | OutsideCall;

export interface Execution extends AnswerReader {
  database: Database;
  takeTurns: TakeTurns;
  /** How long stored answers are kept after completion. At least 24 (Interface, Idempotency 3). */
  retentionHours: number;
  /** How long a request waits for another one with its key before it is refused with 409. */
  waitMs: number;
  /** How long an outside call may take before a retry takes over the claim. */
  leaseMs: number;
}

export interface Executed extends RenderedAnswer {
  replayed: boolean;
}

/** Whether an error is an answer to store. A 5xx is not: the same request can be sent again. */
const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal && refusals[error.code].status < 500;

/**
 * Runs `first` and the phases that follow it. A thrown Refusal undoes the effect of its phase and
 * is the answer. A returned answer of any status keeps the effect. With a claim, it
 * stores the answer or replays an earlier one. Without a claim (the request has no key) it does
 * neither.
 */
export async function execute(
  execution: Execution,
  claim: Claim | null,
  withErrorCode: boolean,
  first: FirstPhase,
): Promise<Executed> {
  if (claim === null) return { ...(await withoutClaim(execution.database, withErrorCode, first)), replayed: false };

  const since = reading();
  let lost: unknown;
  for (let pause = 10; ; pause = Math.min(pause * 2, 200)) {
    try {
      const executed = await attempt(execution, claim, withErrorCode, first);
      if (executed !== null) return executed;
      lost = undefined;
    } catch (error) {
      // COMMIT may have succeeded, and the row of the key shows it: ask again, also while the
      // database restarts.
      if (!(error instanceof OutcomeUnknown) && (lost === undefined || !connectionLost(error))) throw error;
      // Do not wait for a silent database: a retry under the key gets the outcome.
      if (execution.database.trouble() === 'silent') throw error;
      lost = error;
    }
    if (elapsedMs(since) > execution.waitMs) throw lost ?? refuse('idempotency_key_in_flight', 'Idempotency-Key');
    await sleep(pause);
  }
}

/** The stored answer of an earlier request with this key, or null. */
export async function storedAnswer(
  execution: AnswerReader & Pick<Execution, 'database'>,
  claim: Claim,
): Promise<Executed | null> {
  const [stored] = await selectKeys(execution.database, [claim]);
  return stored === undefined ? null : replay(execution, claim, stored);
}

async function withoutClaim(database: Database, withErrorCode: boolean, first: FirstPhase): Promise<RenderedAnswer> {
  let next = (phase: AtomicPhase) => first(phase, null);
  try {
    for (;;) {
      // Render before the commit: an answer that cannot be rendered undoes its phase.
      const done = await atomically(database, async (phase) => {
        const step = await next(phase);
        return 'call' in step ? step : render(step);
      });
      if (!('call' in done)) return done;
      next = await done.call().catch(refusing);
    }
  } catch (error) {
    if (isRefusal(error)) return render(refused(error, withErrorCode));
    throw error;
  }
}

type Outcome = { answer: RenderedAnswer } | { outside: OutsideCall; fence: number };

/** Tries once to own the claim; null while another request works under it. */
async function attempt(
  execution: Execution,
  claim: Claim,
  withErrorCode: boolean,
  first: FirstPhase,
): Promise<Executed | null> {
  const { database, vault, retentionHours, leaseMs } = execution;

  const run = async (phase: AtomicPhase, { fence, resume_from }: Taken, work: FirstPhase): Promise<Outcome> => {
    let refusal: Refusal | undefined;
    const done = await undoable(
      phase,
      () => work(phase, resume_from),
      (error) => {
        if (isRefusal(error)) refusal = error;
        return isRefusal(error);
      },
    );
    const step = done ?? refused(refusal!, withErrorCode);
    if ('call' in step) {
      await updateLease(phase, claim, { fence, leaseMs, resumeFrom: step.resumeFrom ?? null });
      return { outside: step, fence };
    }
    const answer = render(step);
    await updateAnswer(phase, claim, answer.status, sealAnswer(vault, claim, answer), retentionHours);
    return { answer };
  };

  /** One phase under the claim; null when `take` finds that another request works under it. */
  const phaseUnder = async (
    claimKey: (phase: AtomicPhase) => Promise<Taken | null>,
    work: FirstPhase,
  ): Promise<Outcome | null> => {
    let taken = false;
    try {
      return await atomically(database, async (phase) => {
        taken = false;
        const held = await claimKey(phase);
        taken = true;
        return held === null ? null : run(phase, held, work);
      });
    } catch (error) {
      // Another process has locked the row of the key. After `take`, the lock timeout is the work's
      // own.
      if (!taken && sqlState(error) === '55P03') return null;
      throw error;
    }
  };

  let outcome = await phaseUnder((phase) => insertClaim(phase, claim, retentionHours), first);
  while (outcome !== null && 'outside' in outcome) {
    const { outside, fence } = outcome;
    try {
      const next = await outside.call().catch(refusing);
      const held = { fence, resume_from: null };
      outcome = await phaseUnder(async (phase) => ((await lockClaim(phase, claim, fence)) ? held : null), next);
    } catch (error) {
      // Nothing is decided, so a retry need not wait for the lease. If this fails too, the lease
      // expires.
      await expireLease(database, claim, fence).catch(() => {});
      throw error;
    }
  }
  return outcome === null ? storedAnswer(execution, claim) : { ...outcome.answer, replayed: false };
}

/** Lets the second phase throw the refusal that the outside call threw. */
function refusing(error: unknown): (phase: AtomicPhase) => Promise<Step> {
  if (!isRefusal(error)) throw error;
  return () => Promise.reject(error);
}
