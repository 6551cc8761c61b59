// Whether anything waits for the banking calendar, and for which of its instants.

import { suspendedProcessors } from '../../../access/tenants/tenants.sql.ts';
import type { Speed } from '../../../ach/calendar/windows.ts';
import { anyFeesDue } from '../../../payments/fees/fee-accounts.sql.ts';
import { anyFeePayoutWaiting } from '../../../payments/fees/fee-payouts.sql.ts';
import { type StageName, stageNames } from '../../../payments/lifecycle/stage-names.ts';
import { openItemStates } from '../../../payments/lifecycle/states/bank-item.stage.ts';
import { isOneOf } from '../../../payments/lifecycle/states/move-states.sql.ts';
import { anyPayeeToNet } from '../../../payments/transactions/offsets/offsets.sql.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { anyCheckEntryWaiting } from '../account-checks/check-entries.sql.ts';
import { anyFileBeingReversed } from '../file-reversals/file-reversals.sql.ts';
import { firstFileToSettle } from '../files/bank-files.sql.ts';
import { anyReversalWaiting } from '../reversals/reversals.sql.ts';
import { notHeld, ofRefund, places, waits } from './choose.sql.ts';

const table = (stage: StageName) => (ofRefund(stage) ? 'refunds f' : 'transaction_states s');

/** Payments or refunds that wait for a file: whatever their bank, speed and payee. */
const waitingIn = (stage: StageName) => `FROM ${table(stage)}
         WHERE ${places[stage]} AND ${ofRefund(stage) ? 'true' : notHeld(stage)}
           AND ${waits(stage)}.processor_id NOT IN ${suspendedProcessors}`;

// Among more than these, one may have the speed of the same day.
const lookedAt = 500;

const sameDayIn = (stage: StageName) => `(
       SELECT count(*) = ${lookedAt} OR coalesce(bool_or(t.speed = 'sameday'), false)
       FROM (SELECT ${waits(stage)}.shard, ${waits(stage)}.processor_id, ${ofRefund(stage) ? 'f.transaction_uuid' : 's.uuid'} AS uuid
             ${waitingIn(stage)} LIMIT ${lookedAt}) AS waiting
       JOIN transactions t ON t.shard = waiting.shard AND t.processor_id = waiting.processor_id AND t.uuid = waiting.uuid)`;

const anyOf = (conditions: readonly string[]) => `(${conditions.join('\n       OR ')})`;

/** The next instant moves them, at whatever time. */
const forNextInstant = anyOf([
  `EXISTS (SELECT FROM bank_files WHERE state IN ('open', 'closed', 'written', 'submitted'))`,
  `EXISTS (SELECT FROM bank_files WHERE state = 'rejected' AND taken_back_at IS NULL)`,
  `EXISTS (SELECT FROM bank_items WHERE ${isOneOf(openItemStates)})`,
]);

/** The next cut-off moves them. */
const forAnyCutOff = anyOf([
  `EXISTS (SELECT FROM holds h JOIN users u ON u.shard = h.shard AND u.processor_id = h.processor_id AND u.uuid = h.awaits_user_uuid
           WHERE h.awaits_user_uuid IS NOT NULL AND h.released_at IS NULL AND u.default_bank_account_uuid IS NOT NULL)`,
  anyPayeeToNet,
  ...stageNames.map(sameDayIn),
]);

/** The next cut-off for the next day moves them. */
const forStandardCutOff = anyOf([
  ...stageNames.map((stage) => `EXISTS (SELECT ${waitingIn(stage)})`),
  `EXISTS (SELECT FROM transaction_states
           WHERE payout_due AND open_hold_count = 0 AND processor_id NOT IN ${suspendedProcessors})`,
  `EXISTS (SELECT FROM dishonors WHERE state = 'to_send')`,
  anyFeePayoutWaiting,
  anyFeesDue,
  anyReversalWaiting,
  anyFileBeingReversed,
  anyCheckEntryWaiting,
]);

/** It is asked at each instant, so that it shows how long its files have not been read. */
const anyBankUnreachable = 'EXISTS (SELECT FROM simulated_faults WHERE unreachable)';

/**
 * Whether anything waits, or the calendar has something to move, also an answer that was asked for
 * and comes late, and a payment that was just started.
 */
export async function selectAnythingDue(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ due: boolean }>(
    `SELECT ${forNextInstant} OR ${forStandardCutOff} OR ${forAnyCutOff} OR EXISTS (SELECT FROM leg_dates)
       OR EXISTS (SELECT FROM simulated_answers WHERE NOT laid_out) OR EXISTS (SELECT FROM states_due) AS due`,
    [],
  );
  return row!.due;
}

export interface WhatWaits {
  /** The next instant may move something, at whatever time. */
  for_next_instant: boolean;
  /** The cut-off that may move something: the next one of this speed. Null: no cut-off may. */
  for_cut_off: Speed | null;
  /** When the first leg, file or answer of a bank is due; else the year 9000. */
  due_at: Date;
}

/**
 * What can happen automatically, when the plans of the banks are known. What waits for a cut-off of
 * the same day can also go out with the one for the next day. All payments must be open.
 */
export async function selectWhatWaits(db: Queryable): Promise<WhatWaits> {
  const [row] = await db.query<WhatWaits>(
    `SELECT ${forNextInstant} OR ${anyBankUnreachable} AS for_next_instant,
       CASE WHEN ${forAnyCutOff} THEN 'sameday' WHEN ${forStandardCutOff} THEN 'standard' END AS for_cut_off,
       least(
         (SELECT min(due_at) FROM leg_dates WHERE state = 'sent'),
         (SELECT min(due_at) FROM leg_dates WHERE state = 'settled'),
         ${firstFileToSettle},
         (SELECT min(due_at) FROM simulated_answers WHERE NOT laid_out),
         timestamptz '9000-01-01') AS due_at`,
    [],
  );
  return row!;
}
