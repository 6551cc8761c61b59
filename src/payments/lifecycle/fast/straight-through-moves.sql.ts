// The part of a query that moves many straight-through payments at once, as `step` would move each.
import { announceMoved } from '../../../events/log/fast/batches.sql.ts';
import { StatedError } from '../../../platform/std/stated-error.ts';
import { ownerOf } from '../../ledger/accounts.ts';
import { addDeltasOfPosted } from '../../ledger/balance-deltas.sql.ts';
import type { PaymentSnapshot } from '../payment-state.ts';
import { latestMovedRenderer, type MovedType, movedPlaces } from './moved-event.ts';
import type { StraightThroughMove, StraightThroughPosting, StraightThroughStep } from './straight-through.ts';

/** `isStraightThrough` as SQL, of a row `s` of `transaction_states`. */
export const rowIsStraightThrough = `s.capture_status <> 'CAPTURE_ACH_FAILED' AND NOT s.payout_back AND NOT s.payout_again
         AND s.clawback_status IS NULL AND s.reverse_payout_status IS NULL AND s.refund_count = 0`;

const literal = (value: string | boolean | null) => (typeof value === 'string' ? `'${value}'` : `${value}`);

/**
 * CTEs after `source (shard, processor_id, transaction_uuid, source_uuid, moved_amount, trace_id,
 * id_start)`. They move the payments of `source` that are straight-through, that are in the state
 * where the move begins, and that fulfill `where` (a condition on what was asked, `t`, and where it
 * stands, `s`). They write postings, which are the history too, and events. `moved` has the moved
 * payments; the others in `source` are not changed. $1: the instant. `id_start`: `uuidStart` of the
 * instant. `carries`: further columns of `source` that `moved` has.
 */
export function movingStraightThrough(
  move: StraightThroughMove,
  { where = 'true', carries = [] }: { where?: string | undefined; carries?: readonly string[] } = {},
): string {
  const { from, to, keepsTrace, steps } = move;
  const last = steps.at(-1)!;
  const sets = [
    `transaction_status = ${statusAfter(last, 't')}`,
    ...Object.entries(to).map(([column, value]) => `${column} = ${literal(value)}`),
    ...(keepsTrace === null ? [] : [`${keepsTrace} = source.trace_id`]),
    `move_count = s.move_count + ${steps.length}`,
    `event_count = s.event_count + ${eventsOf(steps)}`,
    'updated_at = $1',
  ];
  const stands = from.map(
    ({ column, values }) => `AND (${values.map((value) => columnMatches(column, value)).join(' OR ')})`,
  );
  return `moved AS (
       UPDATE transaction_states s SET ${sets.join(', ')}
       FROM source
       JOIN transactions t ON t.shard = source.shard AND t.processor_id = source.processor_id AND t.uuid = source.transaction_uuid
       WHERE s.shard = source.shard AND s.processor_id = source.processor_id AND s.uuid = source.transaction_uuid
         ${stands.join(' ')}
         AND ${rowIsStraightThrough} AND ${where}
       RETURNING t.shard, t.processor_id, t.uuid AS transaction_uuid, t.vendor_id, t.payer_uuid, t.payee_uuid, t.payout_type,
         t.payout_delay_days, t.amount, t.transaction_fee, s.move_count, s.event_count, ${eventColumns.map((column) => `s.${column}`).join(', ')},
         s.metadata, source.source_uuid, source.moved_amount, source.id_start${carries.map((column) => `, source.${column}`).join('')}
     )${announcing(steps)}${posting(steps)}`;
}

const columnMatches = (column: string, value: string | boolean | null) =>
  value === null ? `s.${column} IS NULL` : `s.${column} = ${literal(value)}`;

function statusAfter({ transaction_status: { individual, batch } }: StraightThroughStep, row: 't' | 'm'): string {
  if (individual === batch) return `'${individual}'`;
  return `CASE WHEN ${row}.payout_type = 'individual' THEN '${individual}'::transaction_status ELSE '${batch}' END`;
}

const measures: Record<StraightThroughPosting['measure'], string> = {
  A: 'm.amount',
  F: 'm.transaction_fee',
  N: 'm.amount - m.transaction_fee',
  n: 'm.moved_amount',
};

const owners = {
  processor: 'm.processor_id',
  vendor: 'coalesce(m.vendor_id, m.processor_id)',
  payee: 'm.payee_uuid',
  payer: 'm.payer_uuid',
};

/** The amount of the first posting of a step is never 0, so it is written and has the number. */
function posting(steps: readonly StraightThroughStep[]): string {
  const rows = steps.flatMap(({ transition, postings }, step) =>
    postings.map(({ debit, credit, measure }, index) => {
      const number = index > 0 ? 'NULL' : `m.move_count - ${steps.length - 1 - step}`;
      return `('${transition}', ${index + 1}, ${number}, '${debit}', ${owners[ownerOf(debit)]}, '${credit}', ${owners[ownerOf(credit)]}, ${measures[measure]})`;
    }),
  );
  return `, posted AS (
       INSERT INTO postings (shard, processor_id, transaction_uuid, transition, source_uuid, line, move_number,
         debit_account, debit_owner_uuid, credit_account, credit_owner_uuid, amount, posted_at)
       SELECT m.shard, m.processor_id, m.transaction_uuid, row.transition, m.source_uuid, row.line, row.move_number,
         row.debit_account, row.debit_owner_uuid, row.credit_account, row.credit_owner_uuid, row.amount, $1
       FROM moved m CROSS JOIN LATERAL (VALUES
         ${rows.join(',\n         ')}
       ) AS row (transition, line, move_number, debit_account, debit_owner_uuid, credit_account, credit_owner_uuid, amount)
       WHERE row.amount > 0
       RETURNING shard, processor_id, debit_account, debit_owner_uuid, credit_account, credit_owner_uuid, amount, posted_at
     ), balanced AS (${addDeltasOfPosted}
     )`;
}

const eventsOf = (steps: readonly StraightThroughStep[]) =>
  steps.reduce((sum, { notifies }) => sum + notifies.length, 0);

// The columns of an event besides the status. A straight-through payment has no refunds.
const eventColumns = [
  'capture_status',
  'payout_status',
  'ach_return_code',
  'failure_code',
  'failure_reason',
  'cancel_reason',
  'capture_trace_id',
  'payout_trace_id',
] as const satisfies (keyof PaymentSnapshot)[];

/**
 * Right after `moved`: PostgreSQL runs the last of several writing CTEs first, so the lock on the
 * positions is then short.
 */
function announcing(steps: readonly StraightThroughStep[]): string {
  const [first, ...others] = steps.flatMap((step) => step.notifies.map((type) => ({ type, step })));
  if (first === undefined) return '';
  if (others.length > 0) throw new StatedError(`${others[0]!.type} is the second event of one query`);
  const { type, step } = first;
  const { capture_status, payout_status } = movedPlaces[type as MovedType];
  return `,${announceMoved({
    type,
    renderer: latestMovedRenderer,
    isRendered: `${isFirstAttempt}${isThere(step, 'capture_status', capture_status)}${isThere(step, 'payout_status', payout_status)}`,
    state: stateAfter(step),
  })}`;
}

/**
 * A body shows only what the moves of one attempt change, and the metadata of the start: the column
 * of the state is null until metadata changes.
 */
const isFirstAttempt = `m.metadata IS NULL AND m.ach_return_code IS NULL AND m.failure_code IS NULL AND m.failure_reason IS NULL AND m.cancel_reason IS NULL`;

/** Empty: the step leads there. */
function isThere({ place }: StraightThroughStep, column: 'capture_status' | 'payout_status', value: string | null) {
  if (!(column in place)) return ` AND m.${column} ${value === null ? 'IS NULL' : `= '${value}'`}`;
  if (place[column] !== value) throw new StatedError(`the body of an event has another ${column} than its step`);
  return '';
}

/** The columns that are not null, right after the step. A later step has changed the row since. */
function stateAfter(step: StraightThroughStep): string {
  const fields = eventColumns.map((column) => {
    const known = column in step.place ? step.place[column as 'payout_status'] : undefined;
    return `'${column}', ${known === undefined ? `m.${column}` : literal(known)}`;
  });
  return `json_strip_nulls(json_build_object('transaction_status', ${statusAfter(step, 'm')}, ${fields.join(', ')}, 'metadata', m.metadata, 'updated_at', $1::timestamptz))`;
}
