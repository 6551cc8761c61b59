// Invariants of the states of payments: each belongs to a payment, and a payment without one is
// found before the next cut-off.
import type { Invariant } from './invariant.ts';

export const stateInvariants: Invariant[] = [
  {
    name: 'states_belong_to_payments',
    rule: 'The state of a payment belongs to a payment of its tenant, with the same payee.',
    reads: 'everything',
    sql: () => `
      SELECT s.processor_id, s.uuid AS subject_uuid, format('payee %s, of the payment %s', s.payee_uuid, coalesce(t.payee_uuid::text, 'none')) AS found
      FROM transaction_states s
      LEFT JOIN transactions t ON t.shard = s.shard AND t.processor_id = s.processor_id AND t.uuid = s.uuid
      WHERE t.payee_uuid IS DISTINCT FROM s.payee_uuid`,
  },
  {
    name: 'payments_without_states_are_due',
    rule: 'A payment without a state is at or after the first payment of its tenant whose state is due, so the next cut-off finds it.',
    reads: 'payments',
    sql: (payments) => `
      SELECT t.processor_id, t.uuid AS subject_uuid, 'no state, not due' AS found FROM ${payments}
      WHERE NOT EXISTS (SELECT FROM transaction_states s WHERE s.shard = t.shard AND s.processor_id = t.processor_id AND s.uuid = t.uuid)
        AND NOT EXISTS (SELECT FROM states_due d WHERE d.shard = t.shard AND d.processor_id = t.processor_id AND d.transaction_uuid <= t.uuid)`,
  },
];
