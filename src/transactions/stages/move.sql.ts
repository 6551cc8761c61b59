// The statement of a move, made once from each row of the stage tables.
import type { Queryable } from '../../database/database.ts';
import { type Account, accounts, type Measure, postingLine } from '../../ledger/accounts.ts';
import type { Move } from './move.ts';
import type { Transition } from './stage.ts';
import type { MoveName } from './transitions.ts';

// Cents of each measure.
const amounts: Record<Measure, string> = {
  A: 'moved.amount',
  F: 'moved.transaction_fee',
  N: 'moved.amount - moved.transaction_fee',
  n: 'moved.leg_amount',
};

const owners: Record<(typeof accounts)[Account]['owner'], string> = {
  processor: 'moved.processor_id',
  vendor: 'coalesce(moved.vendor_id, moved.processor_id)',
  payee: 'moved.payee_uuid',
  payer: 'moved.payer_uuid',
};

// Everything here comes from the stage tables, never from a request.
const literal = (value: string | boolean | null) =>
  value === null ? 'NULL' : typeof value === 'boolean' ? String(value) : `'${value}'`;

/** Update guarded by `from`, history row, postings and event, for all payments of a batch at once. */
function statement(name: MoveName, { from, to, keeps = {}, posts, notifies }: Transition): string {
  const sets = [
    ...Object.entries(to).map(([column, value]) => `${column} = ${literal(value)}`),
    ...Object.entries(keeps).map(([column, brought]) => `${column} = i.${brought}`),
    'move_count = t.move_count + 1',
    'updated_at = $2',
    ...(notifies === null ? [] : ['event_count = t.event_count + 1']),
  ];
  const stands = Object.entries(from).map(([column, value]) =>
    value === null ? `t.${column} IS NULL` : `t.${column} = ${literal(value)}`,
  );
  const lines = posts.map((rule, index) => {
    const { debit, credit, measure } = postingLine(rule);
    return `SELECT ${index + 1} AS line, '${debit}' AS debit, ${owners[accounts[debit].owner]} AS debit_owner,
              '${credit}' AS credit, ${owners[accounts[credit].owner]} AS credit_owner, ${amounts[measure]} AS amount`;
  });
  return `
    WITH moved AS (
      UPDATE transactions t SET ${sets.join(', ')}
      FROM json_to_recordset($1::json) AS i (processor_id uuid, transaction_uuid uuid, source_uuid uuid, event_uuid uuid,
        amount bigint, trace_id text, reason text)
      WHERE t.processor_id = i.processor_id AND t.uuid = i.transaction_uuid AND ${stands.join(' AND ')}
      RETURNING t.*, i.source_uuid, i.event_uuid, i.amount AS leg_amount
    ),
    history AS (
      INSERT INTO transitions (processor_id, transaction_uuid, number, transition, source_uuid, moved_at)
      SELECT processor_id, uuid, move_count, '${name}', source_uuid, $2 FROM moved
    )${
      lines.length === 0
        ? ''
        : `,
    posted AS (
      INSERT INTO postings (processor_id, transaction_uuid, transition, source_uuid, line, debit_account,
        debit_owner_uuid, credit_account, credit_owner_uuid, amount, posted_at)
      SELECT moved.processor_id, moved.uuid, '${name}', moved.source_uuid, l.line, l.debit, l.debit_owner, l.credit,
        l.credit_owner, l.amount, $2
      FROM moved CROSS JOIN LATERAL (${lines.join(' UNION ALL ')}) AS l
      WHERE l.amount > 0
    )`
    }${
      notifies === null
        ? ''
        : `,
    announced AS (
      INSERT INTO outbox (processor_id, uuid, vendor_id, type, subject_uuid, sequence, occurred_at, state)
      SELECT processor_id, event_uuid, vendor_id, '${notifies}', uuid, event_count, $2, json_strip_nulls(json_build_object(
        'transaction_status', transaction_status, 'capture_status', capture_status, 'payout_status', payout_status,
        'clawback_status', clawback_status, 'reverse_payout_status', reverse_payout_status,
        'ach_return_code', ach_return_code, 'failure_code', failure_code, 'failure_reason', failure_reason,
        'cancel_reason', cancel_reason, 'capture_trace_id', capture_trace_id, 'payout_trace_id', payout_trace_id,
        'reverse_payout_trace_id', reverse_payout_trace_id, 'updated_at', updated_at))
      FROM moved
    )`
    }
    SELECT source_uuid FROM moved`;
}

const statements = new Map<MoveName, string>();

/** Answers the sources of the moves that were made. */
export function updateStatuses(
  db: Queryable,
  name: MoveName,
  transition: Transition,
  moves: readonly (Move & { event_uuid: string })[],
  at: Date,
): Promise<{ source_uuid: string }[]> {
  let text = statements.get(name);
  if (text === undefined) {
    text = statement(name, transition);
    statements.set(name, text);
  }
  return db.query(text, [JSON.stringify(moves), at]);
}
