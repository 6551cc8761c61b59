// An operator asks for a return to be dishonoured: it goes to the bank with the day's last file, and moves no money by itself.

import type { Bank } from '../../banks/bank.ts';
import { easternDay } from '../../calendar/eastern-time.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { FieldError } from '../../nacha/field-error.ts';
import { ReturnNotKept, tryToWrite } from '../../origination/dishonours/dishonour-entry.ts';
import type { DishonourCode } from '../../origination/dishonours/dishonour-states.ts';
import {
  insertDishonour,
  markItemDishonoured,
  type SeenDishonour,
  selectDishonour,
  selectReturnToDishonour,
} from '../../origination/dishonours/dishonours.sql.ts';
import { refuse } from '../../refusals.ts';
import type { BankingClock } from '../../std/clock.ts';
import { uuidv7 } from '../../std/identifiers.ts';
import type { Vault } from '../../vault/vault.ts';
import { lockItem } from '../items/suspense.sql.ts';
import { expectDishonourable } from './may-dishonour.ts';

export interface AskedDishonour {
  item_uuid: string;
  code: DishonourCode;
  /** With R69: the numbers of the fields that are wrong. */
  information: string;
  note: string;
}

export interface Dishonouring {
  banks: readonly Bank[];
  vault: Vault;
  bankingClock: BankingClock;
}

/** Refuses what may not be dishonoured, what was before, and what no file could carry. */
export async function askDishonour(
  phase: AtomicPhase,
  { banks, vault, bankingClock }: Dishonouring,
  asked: AskedDishonour,
  now: Date,
): Promise<SeenDishonour> {
  const today = easternDay(bankingClock.bankingNow());
  const item = await lockItem(phase, asked.item_uuid);
  if (item === null) throw refuse('not_found', 'item_uuid');
  const send_until = expectDishonourable(item, asked, today);
  // It goes back where the return came from, whatever the tenant's bank is by now.
  const bank = banks.find(({ name }) => name === item.bank);
  if (bank === undefined)
    throw refuse('not_decidable', 'item_uuid', `it came from ${item.bank}, which the banks file no longer names`);
  await expectWritable(phase, { bank, vault }, asked, today);
  const uuid = uuidv7(now);
  if (
    !(await insertDishonour(phase, {
      ...asked,
      item_uuid: item.uuid,
      uuid,
      bank: bank.name,
      send_until,
      asked_at: now,
    }))
  )
    throw refuse('not_decidable', 'item_uuid', 'it has been dishonoured before');
  if (item.state === 'suspense') await markItemDishonoured(phase, item.uuid, asked.note, now);
  return (await selectDishonour(phase, uuid))!;
}

/** Now, and not when the file is written: one that cannot be would keep all beside it. */
async function expectWritable(
  phase: AtomicPhase,
  on: { bank: Bank; vault: Vault },
  { item_uuid, code, information }: AskedDishonour,
  day: string,
): Promise<void> {
  try {
    await tryToWrite({ ...(await selectReturnToDishonour(phase, item_uuid)), code, information }, { ...on, day });
  } catch (error) {
    if (error instanceof ReturnNotKept)
      throw refuse('not_decidable', 'item_uuid', 'its batch was not kept: ask the bank to dishonour it');
    if (!(error instanceof FieldError)) throw error;
    throw refuse('not_decidable', 'item_uuid', `no file can carry it: ${error.message}`);
  }
}
