// An operator dishonors a return. The dishonor goes out with the last file of the day; it moves no
// money.

import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import type { DishonorCode } from '../../../ach/nacha/codes/return-codes.ts';
import { FieldError } from '../../../ach/nacha/field-error.ts';
import { moveItems } from '../../../payments/lifecycle/states/move-items.sql.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { mayBeDone, refuse } from '../../../platform/refusals.ts';
import type { BankingClock } from '../../../platform/std/clock.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import type { Bank } from '../../connections/bank.ts';
import { ReturnNotKept, tryToWrite } from '../../origination/dishonors/dishonor-entry.ts';
import {
  insertDishonor,
  type SeenDishonor,
  selectDishonor,
  selectReturnToDishonor,
} from '../../origination/dishonors/dishonors.sql.ts';
import { lockItem } from '../items/suspense.sql.ts';
import { expectDishonorable } from './may-dishonor.ts';

export interface AskedDishonor {
  item_uuid: string;
  code: DishonorCode;
  /** With R69: the numbers of the wrong fields. */
  information: string;
  note: string;
}

export interface Dishonoring {
  banks: readonly Bank[];
  vault: Vault;
  bankingClock: BankingClock;
}

/**
 * Refuses a return that may not be dishonored, that was dishonored before, or whose dishonor no
 * file can hold.
 */
export async function askDishonor(
  phase: AtomicPhase,
  { banks, vault, bankingClock }: Dishonoring,
  asked: AskedDishonor,
  now: Date,
): Promise<SeenDishonor> {
  const today = easternDay(bankingClock.bankingNow());
  const item = await lockItem(phase, asked.item_uuid);
  if (item === null) throw refuse('not_found', 'item_uuid');
  const send_until = expectDishonorable(item, asked, today);
  // The dishonor goes to the bank from which the return came, even if the tenant has another bank
  // now.
  const bank = banks.find(({ name }) => name === item.bank);
  if (bank === undefined)
    throw refuse(
      'invalid_state',
      'item_uuid',
      `the return came from bank ${item.bank}, which is not in the banks file; add this bank again, then repeat the request`,
    );
  await expectWritable(phase, { bank, vault }, asked, today);
  const uuid = uuidv7(now);
  if (
    !(await insertDishonor(phase, {
      ...asked,
      item_uuid: item.uuid,
      uuid,
      bank: bank.name,
      send_until,
      asked_at: now,
    }))
  )
    throw refuse(
      'invalid_state',
      'item_uuid',
      `this return has a dishonor already; a return can be dishonored once. ${mayBeDone} Find it with GET /admin/v1/dishonors`,
    );
  if (item.state === 'suspense')
    await moveItems(phase, [{ uuid: item.uuid, move: 'dishonored', note: asked.note }], now);
  return (await selectDishonor(phase, uuid))!;
}

/** Checked now: when the file is written, it would stop the whole file. */
async function expectWritable(
  phase: AtomicPhase,
  context: { bank: Bank; vault: Vault },
  { item_uuid, code, information }: AskedDishonor,
  day: string,
): Promise<void> {
  try {
    await tryToWrite({ ...(await selectReturnToDishonor(phase, item_uuid)), code, information }, { ...context, day });
  } catch (error) {
    if (error instanceof ReturnNotKept)
      throw refuse(
        'invalid_state',
        'item_uuid',
        'the return came without the header of a batch, so no dishonor can be written; ask the bank to dishonor it',
      );
    if (!(error instanceof FieldError)) throw error;
    throw refuse(
      'invalid_state',
      'item_uuid',
      `the dishonor cannot be written to a file: ${error.message}. Ask the bank to dishonor the return`,
    );
  }
}
