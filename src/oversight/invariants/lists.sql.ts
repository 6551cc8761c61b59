// Invariants of the lists of payments: checkpoints have the right counts, and payments of a pair
// that was asked for are in its list.

import {
  checkpointBefore,
  countedByKind,
  isCheckpoint,
  listsOf,
  sameList,
} from '../../payments/transactions/list/fast/checkpoints.sql.ts';
import { narrowings, ofPair } from '../../payments/transactions/list/list-kinds.ts';
import { nilUuid } from '../../platform/std/identifiers.ts';
import type { Invariant } from './invariant.ts';

const columnsOfList = narrowings.map((column) => `list.${column}`).join(', ');

/** As SQL: the checkpoints of a payment `t` are not due. */
const isCheckpointed = `NOT EXISTS (SELECT FROM list_checkpoints_due d WHERE d.shard = t.shard AND d.processor_id = t.processor_id AND d.transaction_uuid <= t.uuid)`;

/** `before`: the last checkpoint of `list` before a payment `t`; none: all columns null. */
const withCheckpointBefore = `LEFT JOIN LATERAL (${checkpointBefore('list', 't.uuid')}) AS before ON true`;

export const listInvariants: Invariant[] = [
  {
    name: 'checkpoint_counts_match_payments',
    rule: 'Up to the first payment with due checkpoints, every list has all its checkpoints, and each count is the count before it plus the payments between.',
    reads: 'payments',
    sql: (payments) => `
      SELECT listed.processor_id, listed.uuid AS subject_uuid,
             format('vendor %s, payer %s, payee %s: counts %s', ${narrowings.map((column) => `listed.${column}`).join(', ')}, m.rows_before) AS found
      FROM (
        SELECT list.shard, list.processor_id, ${columnsOfList}, t.uuid,
               coalesce(before.transaction_uuid, '${nilUuid}') AS previous, coalesce(before.rows_before, 0) AS rows_before
        FROM ${payments}
        CROSS JOIN LATERAL (${listsOf('t')}) AS list
        ${withCheckpointBefore}
        WHERE ${isCheckpoint('t.uuid')} AND ${isCheckpointed}
      ) AS listed
      LEFT JOIN list_checkpoints m ON ${sameList('m', 'listed')} AND m.transaction_uuid = listed.uuid
      WHERE m.rows_before IS DISTINCT FROM listed.rows_before + CASE ${countedByKind} END`,
  },
  {
    name: 'pair_lists_match_payments',
    rule: 'The list of a pair that was asked for has every payment of the pair before the first that is not entered or has due checkpoints, and its checkpoints have the right counts.',
    reads: 'payments',
    sql: (payments) => `
      SELECT t.processor_id, t.uuid AS subject_uuid, format('payer %s, payee %s: %s', t.payer_bank_account_uuid, t.payee_bank_account_uuid,
               CASE WHEN entered.transaction_uuid IS NULL THEN 'not in the list' ELSE 'in a list with a wrong count' END) AS found
      FROM ${payments}
      JOIN list_asked_pairs p ON ${ofPair('p')} AND t.uuid < p.entered_before
      LEFT JOIN list_pair_payments entered ON ${ofPair('entered')} AND entered.transaction_uuid = t.uuid
      CROSS JOIN LATERAL (
        SELECT t.shard, t.processor_id, '${nilUuid}'::uuid AS vendor_id, t.payer_bank_account_uuid, t.payee_bank_account_uuid) AS list
      ${withCheckpointBefore}
      LEFT JOIN list_checkpoints m ON ${sameList('m', 'list')} AND m.transaction_uuid = t.uuid
      WHERE ${isCheckpointed}
        AND (entered.transaction_uuid IS NULL OR ${isCheckpoint('t.uuid')} AND m.rows_before IS DISTINCT FROM coalesce(before.rows_before, 0) + (
          SELECT count(*) FROM transactions counted
          WHERE counted.shard = list.shard AND counted.processor_id = list.processor_id AND counted.payer_bank_account_uuid = list.payer_bank_account_uuid
            AND counted.payee_bank_account_uuid IS NOT DISTINCT FROM list.payee_bank_account_uuid
            AND counted.uuid >= coalesce(before.transaction_uuid, '${nilUuid}') AND counted.uuid < t.uuid))`,
  },
];
