// The stage tables as lists that a query can join: names, columns set, events raised, amounts
// posted.
import { ruleParts } from '../../payments/ledger/posting-rules.ts';
import type { Transition } from '../../payments/lifecycle/stage.ts';
import { type StageName, stageNames, stageOf } from '../../payments/lifecycle/stage-names.ts';
import { transitions } from '../../payments/lifecycle/transitions.ts';

const rows = Object.entries(transitions) as [string, Transition][];

type Literal = string | number | boolean | null;

/** `(VALUES …)` of a list of constants. */
export function valuesOf(list: readonly (readonly Literal[])[]): string {
  const literal = (one: Literal) => (typeof one === 'string' ? `'${one.replaceAll("'", "''")}'` : String(one));
  return `(VALUES ${list.map((row) => `(${row.map(literal).join(', ')})`).join(', ')})`;
}

export const namesOf = (chosen: (name: string, row: Transition) => boolean): string =>
  rows
    .filter(([name, row]) => chosen(name, row))
    .map(([name]) => `'${name}'`)
    .join(', ');

/** (transition): all rows. */
export const declared = namesOf(() => true);

/**
 * (transition, column_name, value as text): the columns that each row sets on its payment or
 * refund.
 */
export const columnsSet = valuesOf(
  rows.flatMap(([name, { to }]) =>
    Object.entries(to).map(([column, value]) => [name, column, value === null ? null : String(value)]),
  ),
);

/** (transition, subject, type): the events that each row raises, for its payment or refund. */
export const eventsRaised = valuesOf(
  rows.flatMap(([name, { of = 'payment', notifies }]) => notifies.map((type) => [name, of, type])),
);

/** The event types in the stage tables. */
export const raisedTypes = [...new Set(rows.flatMap(([, { notifies }]) => notifies))]
  .map((type) => `'${type}'`)
  .join(', ');

/**
 * (transition, a, f, n, r): how often each measure is posted, for rows that post only these
 * measures.
 */
export const amountsPosted = valuesOf(
  rows.flatMap(([name, { posts }]) => {
    const measures: string[] = posts.map((rule) => ruleParts(rule).measure);
    const times = (measure: string) => measures.filter((one) => one === measure).length;
    return measures.every((one) => ['A', 'F', 'N', 'R'].includes(one))
      ? [[name, times('A'), times('F'), times('N'), times('R')]]
      : [];
  }),
);

/** (stage, transition): the row that sends a leg of the stage. */
export const sentBy = valuesOf(
  stageNames.flatMap((stage) =>
    rows.filter(([, { cause }]) => cause === `${stage}_sent`).map(([name]) => [stage, name]),
  ),
);

const isReturn = /_(returned|returned_kept|to_present_again)$/;

const returnedStage = (cause: string): StageName | null => (isReturn.test(cause) ? stageOf(cause) : null);

/** (transition, stage): the rows that return a leg of the stage. */
export const returnedBy = valuesOf(
  rows.flatMap(([name, { cause }]) => {
    const stage = returnedStage(cause);
    return stage === null ? [] : [[name, stage]];
  }),
);

/** (transition, good): the rows that make the capture good, or end that. */
export const captureGood = valuesOf(
  rows.flatMap(([name, { to }]) =>
    to.capture_status === undefined ? [] : [[name, to.capture_status === 'CAPTURE_COMPLETE']],
  ),
);

/**
 * The rows that reserve a payout because the capture is good. P7 pays a rest in any state of the
 * capture.
 */
export const payoutOfGood = namesOf(
  (_, { from, to }) =>
    to.payout_status === 'PAYOUT_PENDING_ACH' &&
    from.capture_status === 'CAPTURE_COMPLETE' &&
    from.payout_status !== 'PAYOUT_ACH_PENDING',
);
