// Counts of what was reached: rows of the stage tables, moves of reversals, decisions on files,
// crossings of stages, crash points.
import { reversal, reversalEnds } from '../../../../src/payments/lifecycle/states/reversal.stage.ts';
import { transitions } from '../../../../src/payments/lifecycle/transitions.ts';
import { crashPoints } from './crash-points.ts';
import { crossings } from './crossings.ts';
import type { Rows } from './payment-rows.ts';

/** How often each was reached, by kind and name. */
export type Coverage = Record<'transition' | 'reversal' | 'file' | 'crossing' | 'crash', Map<string, number>>;

export const nothingCovered = (): Coverage => ({
  transition: counting(Object.keys(transitions)),
  reversal: counting([...Object.keys(reversal), ...Object.keys(reversalEnds)]),
  file: counting([
    'whole files reversed',
    'files reversed in part',
    'entries reversed with their file',
    'entries left out of the reversal of their file',
    'second returns from copies',
  ]),
  crossing: counting(Object.keys(crossings)),
  crash: counting(crashPoints.map(({ name }) => name)),
});

const counting = (names: readonly string[]) => new Map(names.map((name) => [name, 0]));

export function cover(
  coverage: Coverage,
  { payments, reversals, reversalEntries, fileReversals, items }: Rows,
  deaths: readonly string[],
): void {
  const count = (of: Map<string, number>, name: string) => of.set(name, (of.get(name) ?? 0) + 1);
  for (const payment of payments.values()) {
    for (const { transition } of payment.moves) count(coverage.transition, transition);
    for (const [name, isCrossed] of Object.entries(crossings)) if (isCrossed(payment)) count(coverage.crossing, name);
  }
  for (const { status, posted } of reversals) {
    if (status === 'REVERSAL_CANCELED') count(coverage.reversal, 'V5x');
    for (const name of posted) count(coverage.reversal, name);
  }
  // These post nothing.
  const taken = reversals.flatMap(({ posted }) => posted.filter((name) => name === 'V6r' || name === 'V9r')).length;
  const out = reversalEntries.filter(({ state }) => state === 'rejected' || state === 'canceled').length;
  for (let n = 0; n < reversalEntries.length; n++) count(coverage.reversal, 'V5');
  for (let n = taken; n < out; n++) count(coverage.reversal, 'V5u');
  for (const { processor_id, stage, refused_count } of fileReversals) {
    count(coverage.file, processor_id === null && stage === null ? 'whole files reversed' : 'files reversed in part');
    if (refused_count > 0) count(coverage.file, 'entries left out of the reversal of their file');
  }
  for (const { file_reversal_uuid } of reversals)
    if (file_reversal_uuid !== null) count(coverage.file, 'entries reversed with their file');
  for (const { file_copy_uuid } of items)
    if (file_copy_uuid !== null) count(coverage.file, 'second returns from copies');
  for (const name of deaths) count(coverage.crash, name);
}

export function addCoverage(coverage: Coverage, more: Coverage): void {
  for (const [kind, of] of Object.entries(coverage))
    for (const [name, times] of more[kind as keyof Coverage]) of.set(name, (of.get(name) ?? 0) + times);
}

export const notReached = (coverage: Coverage): string[] =>
  Object.entries(coverage).flatMap(([kind, of]) =>
    [...of].flatMap(([name, times]) => (times === 0 ? [`${kind} ${name}`] : [])),
  );

/** One line for each kind and name, the rarest first. */
export function coverageTable(coverage: Coverage): string {
  const lines = Object.entries(coverage).flatMap(([kind, of]) =>
    [...of]
      .toSorted(([, a], [, b]) => a - b)
      .map(([name, times]) => `${kind.padEnd(10)} ${String(times).padStart(7)}  ${name}`),
  );
  return lines.join('\n');
}
