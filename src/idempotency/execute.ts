// Runs an operation under an idempotency key: claim, effect, events and stored answer commit
// together.
import { type Answer, type RenderedAnswer, refused, render } from '../answer.ts';
import { type AtomicPhase, atomically, OutcomeUnknown, undoable } from '../database/atomic-phase.ts';
import type { Database } from '../database/database.ts';
import { connectionLost, sqlState } from '../database/database-error.ts';
import { Refusal, refusals, refuse } from '../refusals.ts';
import { elapsedMs, reading, sleep } from '../std/clock.ts';
import type { Vault } from '../vault/vault.ts';
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
import { replay, sealAnswer } from './stored-answer.ts';

/**
 * What an operation does after its phase: a call that must not hold a phase open, and the phase
 * that follows it. `call` is made at least once, and again by a retry when the process dies in
 * between.
 */
export interface OutsideCall {
  call(): Promise<(phase: AtomicPhase) => Promise<Step>>;
  /**
   * Given where the phase before the call has had its effect: a retry under the key must not have
   * it again, nor find that it cannot be had any more. It is told this instead, and goes on to the
   * call. Ids, and no secrets.
   */
  resumeFrom?: Resumed;
}

/**
 * The first phase of an operation. `resumed`: what an earlier run under its key has left; null: it
 * is the first.
 */
export type FirstPhase = (phase: AtomicPhase, resumed: Resumed | null) => Promise<Step>;

export type Step = Answer | OutsideCall;

export interface Execution {
  database: Database;
  vault: Vault;
  takeTurns: TakeTurns;
  /** Stored answers are kept so long, from completion. At least 24 (Interface, Idempotency 3). */
  retentionHours: number;
  /** How long a request waits for another one with its key before it is refused with 409. */
  waitMs: number;
  /** How long an outside call may take before a retry may take the claim over. */
  leaseMs: number;
}

export interface Executed extends RenderedAnswer {
  replayed: boolean;
}

/**
 * A refusal that is an answer. 5xx is none: it is never stored, and the same request may be sent
 * again.
 */
const isRefusal = (error: unknown): error is Refusal => error instanceof Refusal && refusals[error.code].status < 500;

/**
 * Runs `first` and whatever phases follow it. A thrown Refusal undoes its phase's effect and is the
 * answer; a returned answer, whatever its status, keeps the effect. With a claim the answer is
 * stored, or an earlier one is replayed; without one (no key was sent) the phases run just the
 * same.
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
      // COMMIT may have gone through: the key knows, so it is asked again, also while the database
      // comes back.
      if (!(error instanceof OutcomeUnknown) && (lost === undefined || !connectionLost(error))) throw error;
      // A silent database would only keep the caller waiting: a retry under the key learns the
      // outcome.
      if (execution.database.trouble() === 'silent') throw error;
      lost = error;
    }
    if (elapsedMs(since) > execution.waitMs) throw lost ?? refuse('idempotency_key_in_flight', 'Idempotency-Key');
    await sleep(pause);
  }
}

/** The answer that an earlier request left under its key; null when there is none yet. */
export async function storedAnswer(
  { database, vault }: Pick<Execution, 'database' | 'vault'>,
  claim: Claim,
): Promise<Executed | null> {
  const [stored] = await selectKeys(database, [claim]);
  const answer = stored === undefined ? null : replay(vault, claim, stored);
  return answer === null ? null : { ...answer, replayed: true };
}

async function withoutClaim(database: Database, withErrorCode: boolean, first: FirstPhase): Promise<RenderedAnswer> {
  let next = (phase: AtomicPhase) => first(phase, null);
  try {
    for (;;) {
      // An answer that cannot be rendered undoes its phase: after the commit nothing may fail.
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

/** One try to own the claim: null while another request works under it. */
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

  /** One phase under the claim: null when `take` finds that another request works under it. */
  const phaseUnder = async (
    take: (phase: AtomicPhase) => Promise<Taken | null>,
    work: FirstPhase,
  ): Promise<Outcome | null> => {
    let taken = false;
    try {
      return await atomically(database, async (phase) => {
        taken = false;
        const held = await take(phase);
        taken = true;
        return held === null ? null : run(phase, held, work);
      });
    } catch (error) {
      // Another process holds the row of the key; a lock that `work` could not get is another
      // matter.
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
      // Nothing was decided: a retry need not wait for the lease. Should this fail too, the lease
      // ends by itself.
      await expireLease(database, claim, fence).catch(() => {});
      throw error;
    }
  }
  return outcome === null ? storedAnswer(execution, claim) : { ...outcome.answer, replayed: false };
}

/** A refusal thrown by an outside call is that of the phase after it. */
function refusing(error: unknown): (phase: AtomicPhase) => Promise<Step> {
  if (!isRefusal(error)) throw error;
  return () => Promise.reject(error);
}
