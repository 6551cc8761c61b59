// What the latest checks found, on a gauge each and in the log.
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { elapsedMs, reading } from '../std/clock.ts';
import type { Checked } from './invariant.ts';
import { logViolations } from './log-violations.ts';

/** The two rounds that payments are checked in. */
export type Round = 'moved' | 'all';

export interface ShownViolations {
  /** Adds what a part of a round found. */
  found(round: Round, checked: readonly Checked[]): void;
  /** Nothing is known of these in this round: a statement took too long. */
  unknown(round: Round, invariants: readonly string[]): void;
  /** The round is over: what it found is shown until the next one is over. */
  ended(round: Round, whole: boolean): void;
}

interface Tally {
  /** Of the round that ended last. */
  shown: Map<string, number>;
  /** Of the round under way. */
  counting: Map<string, number>;
  missed: Set<string>;
  endedAt: number | null;
}

export function showViolations(metrics: Metrics, log: Pick<Logger, 'error'>): ShownViolations {
  const rounds: Record<Round, Tally> = {
    moved: { shown: new Map(), counting: new Map(), missed: new Set(), endedAt: null },
    all: { shown: new Map(), counting: new Map(), missed: new Set(), endedAt: null },
  };

  metrics.gauges(
    'achord_invariant_violations',
    'Violations that the latest rounds of checks found; each is an error in the log, with examples.',
    'invariant',
    async () => {
      const violations: Record<string, number> = {};
      for (const { shown, counting } of Object.values(rounds))
        for (const counts of [shown, counting])
          for (const [name, count] of counts) violations[name] = Math.max(violations[name] ?? 0, count);
      return violations;
    },
  );
  const ago = (round: Round) => () => {
    const { endedAt } = rounds[round];
    if (endedAt === null) throw new Error('not yet checked');
    return elapsedMs(endedAt) / 1_000;
  };
  metrics.gauge(
    'achord_invariants_checked_seconds_ago',
    'Since the latest round that checked every invariant on all that had moved.',
    ago('moved'),
  );
  metrics.gauge(
    'achord_payments_checked_seconds_ago',
    'Since the latest round that checked every payment, moved or not.',
    ago('all'),
  );

  return {
    found(round, checked) {
      const { counting } = rounds[round];
      for (const { invariant, violations } of checked)
        counting.set(invariant, (counting.get(invariant) ?? 0) + violations);
      logViolations(log, checked);
    },
    unknown(round, invariants) {
      for (const name of invariants) rounds[round].missed.add(name);
    },
    ended(round, whole) {
      const tally = rounds[round];
      for (const name of tally.missed) tally.counting.delete(name);
      tally.shown = tally.counting;
      tally.counting = new Map();
      tally.missed = new Set();
      if (whole) tally.endedAt = reading();
    },
  };
}
