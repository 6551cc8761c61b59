// At the last cut-off of a day, puts waiting dishonors into files of their own. A dishonor that is
// too late is lost.

import type { BankingInstant, CutOffInstant } from '../../../ach/calendar/banking-instants.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { madeSafe, uuidOnly } from '../../../platform/log/loggable.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { newFile } from '../cut-off/new-file.ts';
import { insertEntries } from '../entries/entries.sql.ts';
import { insertClosedFile } from '../files/bank-files.sql.ts';
import { takeTraces } from '../files/trace-numbers.sql.ts';
import type { Origination } from '../origination.ts';
import { anyToSend, type DishonorToSend, fileDishonorsAs, lockToSend } from './dishonors.sql.ts';
import { loseDishonors } from './lose-dishonors.ts';

/** Moves no money: an operator decides the result of a dishonor. Returns how many were filed. */
export async function fileDishonors(context: Origination, { at, day, cutOff }: BankingInstant): Promise<number> {
  const { database, bank, clock, log, inPhase } = context;
  if (cutOff?.speed !== 'standard' || !(await anyToSend(database, bank.name))) return 0;
  const { late, due } = await inPhase(async (phase) => {
    const now = clock.now();
    const { true: late = [], false: due = [] } = Object.groupBy(
      await lockToSend(phase, bank.name),
      ({ send_until }) => `${send_until < day}` as const,
    );
    await loseDishonors(phase, 'too_late', late, now);
    for (let from = 0; from < due.length; from += bank.file_entries)
      await fileDue(phase, context, {
        due: due.slice(from, from + bank.file_entries),
        instant: { at, day, cutOff },
        now,
      });
    return { late, due };
  });
  if (late.length > 0)
    log.error(
      { bank: madeSafe(bank.name), dishonors: late.map(({ uuid }) => uuidOnly(uuid)) },
      'dishonors were not sent by their last day and are lost: their returns stay, or are in suspense again',
    );
  return due.length;
}

async function fileDue(
  phase: AtomicPhase,
  { bank }: Origination,
  { due, instant, now }: { due: readonly DishonorToSend[]; instant: CutOffInstant; now: Date },
): Promise<void> {
  const total = (direction: 'debit' | 'credit') =>
    due.reduce((sum, one) => sum + (one.direction === direction ? one.amount : 0), 0);
  const file = {
    ...newFile(bank, instant, now),
    kind: 'dishonors' as const,
    entry_count: due.length,
    total_debits: total('debit'),
    total_credits: total('credit'),
  };
  await insertClosedFile(phase, file);
  const traces = await takeTraces(phase, bank.odfi, due.length);
  const filed = due.map((one, n) => ({ ...one, entry_uuid: uuidv7(now), trace_id: traces[n]! }));
  for (const direction of ['debit', 'credit'] as const)
    await insertEntries(
      phase,
      filed
        .filter((one) => one.direction === direction)
        .map((one) => ({ ...one, uuid: one.entry_uuid, bank_account_uuid: null, merchant_batch_uuid: null })),
      { fileUuid: file.uuid, bank: bank.name, purpose: 'dishonor', direction, now },
    );
  await fileDishonorsAs(phase, filed);
}
