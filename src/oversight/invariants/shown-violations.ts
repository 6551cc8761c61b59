// Shows what the latest checks found, as gauges and in the log.

import type { Log } from '../../platform/log/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { elapsedMs, reading } from '../../platform/std/clock.ts';
import { StatedError } from '../../platform/std/stated-error.ts';
import type { Checked } from './invariant.ts';
import { logViolations } from './log-violations.ts';

/** The two kinds of rounds that check payments. */
export type Round = 'moved' | 'all';

export interface ShownViolations {
  /** Adds a query of a round. */
  queried(round: Round, seconds: number): void;
  /** Adds the result of a part of a round. */
  found(round: Round, checked: readonly Checked[]): void;
  /** The results of these invariants are unknown in this round: a query took too long. */
  unknown(round: Round, invariants: readonly string[]): void;
  /** Ends the round: its results are shown until the next round ends. */
  ended(round: Round, whole: boolean): void;
  /** The counts of the last round and of the current one so far, of what does not hold. */
  violations(round: Round): Record<string, number>;
}

interface Tally {
  /** The counts of the last complete round. */
  shown: Map<string, number>;
  /** The counts of the current round. */
  counting: Map<string, number>;
  missed: Set<string>;
  endedAt: number | null;
}

export function showViolations(metrics: Metrics, log: Pick<Log, 'error'>): ShownViolations {
  const rounds: Record<Round, Tally> = {
    moved: { shown: new Map(), counting: new Map(), missed: new Set(), endedAt: null },
    all: { shown: new Map(), counting: new Map(), missed: new Set(), endedAt: null },
  };

  function worst(tallies: readonly Tally[]): Record<string, number> {
    const violations: Record<string, number> = {};
    for (const { shown, counting } of tallies)
      for (const counts of [shown, counting])
        for (const [name, count] of counts) violations[name] = Math.max(violations[name] ?? 0, count);
    return violations;
  }

  metrics.gauges('achord_invariant_violations', async () => worst(Object.values(rounds)));
  const ago = (round: Round) => () => {
    const { endedAt } = rounds[round];
    if (endedAt === null) throw new StatedError('not yet checked');
    return elapsedMs(endedAt) / 1_000;
  };
  metrics.gauge('achord_invariants_checked_seconds_ago', ago('moved'));
  metrics.gauge('achord_payments_checked_seconds_ago', ago('all'));

  const queried = metrics.durations('achord_invariant_query_seconds');

  return {
    queried(round, seconds) {
      queried({ round }, seconds);
    },
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
    violations: (round) =>
      Object.fromEntries(Object.entries(worst([rounds[round]])).filter(([, violations]) => violations > 0)),
  };
}
