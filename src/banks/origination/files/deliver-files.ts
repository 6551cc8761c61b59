// Delivers written files to the bank and learns their outcome. Only a confirmed file moves its
// payments.

import { easternDay } from '../../../ach/calendar/eastern-time.ts';
import { FieldError } from '../../../ach/nacha/field-error.ts';
import { announceBatches } from '../../../payments/batches/announce-batches.ts';
import { moveFeePayouts } from '../../../payments/fees/fee-payouts.sql.ts';
import { moveAll } from '../../../payments/lifecycle/move.ts';
import { byKind } from '../../../payments/lifecycle/stage-names.ts';
import { countDebitsOf } from '../../../payments/risk/return-rates/count-debits.sql.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { madeSafe, uuidOnly } from '../../../platform/log/loggable.ts';
import { SealBroken } from '../../../platform/vault/vault.ts';
import { selectFile } from '../../connections/archive/archive.sql.ts';
import type { ExchangeSession } from '../../connections/exchange/exchange.ts';
import { ExchangeFault, isFault } from '../../connections/exchange/exchange-fault.ts';
import { outcomeOfFile, sendFile } from '../../connections/exchange/send-file.ts';
import type { Tried } from '../../connections/retry-pause.ts';
import { confirmCheckEntries } from '../account-checks/move-check-entries.ts';
import { moveDishonors, selectUuidsOfFile } from '../dishonors/dishonors.sql.ts';
import { type FiledLeg, sendLegs } from '../entries/legs.sql.ts';
import { inPasses, type Origination, portion } from '../origination.ts';
import { confirmReversals } from '../reversals/move-reversals.ts';
import { sendStraightThrough } from '../settlement/fast/move-straight-through.ts';
import { type BankFile, moveBankFiles, selectOpenFiles } from './bank-files.sql.ts';
import { billCaptures } from './bill-captures.ts';
import { divideFile } from './divide-file.ts';
import { receive, withdrawLateFiles } from './late-files.ts';
import { nameFile } from './name-file.ts';
import { takeBack } from './take-back.ts';
import { takeOut } from './take-out.ts';
import { writeFile } from './write-file.ts';

/**
 * Withdraws files that are too late for their dates, and takes back rejected ones; then writes,
 * submits and confirms the others. The bank is called between phases. After a crash the same bytes
 * are submitted again, and the bank gets them once. If the bank cannot be reached, only its files
 * wait: their entries stay filed. Returns whether any file waits. `at`: the banking time at which
 * this happens.
 */
export async function deliverFiles(context: Origination, at: Date): Promise<Tried> {
  let files = await selectOpenFiles(context.database, context.bank.name);
  if ((await withdrawLateFiles(context, files, at)) > 0)
    files = await selectOpenFiles(context.database, context.bank.name);
  const rejected = files.filter(({ state }) => state === 'rejected');
  for (const { uuid } of rejected) await takeBack(context, uuid);
  const closed = await writeClosed(context, files);
  if (rejected.length + closed > 0) files = await selectOpenFiles(context.database, context.bank.name);
  const written = files.filter(({ state }) => state !== 'closed');
  let waiting = files.length;
  try {
    if (written.length > 0)
      await context.bank.exchange.inSession(async (session) => {
        for (const file of written) if (await deliverOrReport(context, session, file, at)) waiting--;
      });
    return waiting === 0 ? 'done' : 'later';
  } catch (error) {
    if (!(error instanceof ExchangeFault)) throw error;
    context.log.warn(
      { bank: madeSafe(context.bank.name), fault: error.code, reason: madeSafe(error.message) },
      'bank files cannot be delivered and wait',
    );
    return error.kind === 'definite' ? 'refused' : 'later';
  }
}

/** Names and archives the closed files of a bank that waits after a restore. Sends nothing. */
export async function writeFilesOnly(context: Origination): Promise<void> {
  await writeClosed(context, await selectOpenFiles(context.database, context.bank.name));
}

/** Returns the number of files. */
async function writeClosed(context: Origination, files: readonly BankFile[]): Promise<number> {
  let closed = files.filter(isClosed);
  let divided = 0;
  for (const file of closed) divided += await divideFile(context, file);
  if (divided > 0) closed = (await selectOpenFiles(context.database, context.bank.name)).filter(isClosed);
  for (const file of closed) await writeOrReport(context, file);
  return closed.length;
}

const isClosed = ({ state }: BankFile) => state === 'closed';

/**
 * Entries that no bank file can hold are taken out; the rest of the file goes out. If the file
 * itself cannot be written, for example its header, the file waits and the error log reports it.
 */
async function writeOrReport(context: Origination, file: BankFile): Promise<void> {
  try {
    await writeWhatFits(context, file);
  } catch (error) {
    if (!(error instanceof FieldError || error instanceof SealBroken)) throw error;
    context.log.error(
      { bank: madeSafe(context.bank.name), file: uuidOnly(file.uuid), ...fieldsOf(error) },
      'a bank file cannot be written: it waits until the cause is corrected',
    );
  }
}

/** Without the refused value: it may be a person's name. */
const fieldsOf = (error: FieldError | SealBroken) =>
  error instanceof SealBroken
    ? { reason: madeSafe(error.message) }
    : { record: madeSafe(error.record), field: madeSafe(error.field), allowed: madeSafe(error.allowed) };

async function writeWhatFits(context: Origination, file: BankFile): Promise<void> {
  const named = await nameFile(context, file);
  try {
    await writeFile(context, named);
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    if (await takeOut(context, named)) await writeFile(context, named);
  }
}

/**
 * Returns whether the bank has the file. A file that fails, above all an uncertain one, must not
 * stop the next files: the error log reports it. A fault of the session itself ends the run.
 */
async function deliverOrReport(
  context: Origination,
  session: ExchangeSession,
  file: BankFile,
  at: Date,
): Promise<boolean> {
  try {
    return await deliver(context, session, file, at);
  } catch (error) {
    const isOfFile =
      error instanceof SealBroken || (error instanceof ExchangeFault && !isFault(error, ...endOfSession));
    if (!isOfFile) throw error;
    context.log.error(
      {
        bank: madeSafe(context.bank.name),
        file: uuidOnly(file.uuid),
        name: file.name === null ? null : madeSafe(file.name),
        fault: error instanceof ExchangeFault ? error.code : 'sealed',
        reason: madeSafe(error.message),
      },
      'a bank file cannot be delivered and waits',
    );
    return false;
  }
}

const endOfSession = ['connection_lost', 'no_answer', 'unreachable', 'unanswered'] as const;

async function deliver(context: Origination, session: ExchangeSession, file: BankFile, at: Date): Promise<boolean> {
  const { database, vault, bank, clock, inPhase } = context;
  const archive = { database, vault, clock };
  const content = (await selectFile(database, file.content_uuid!))!;
  if (file.state === 'written') {
    await sendFile(archive, session, bank.wrapping, content);
    await inPhase((phase) => moveBankFiles(phase, 'submit', [file.uuid], { at: clock.now() }));
  }
  if ((await outcomeOfFile(archive, session, content)) !== 'delivered') return false;
  await confirm(context, await receive(context, file, at));
  return true;
}

async function confirm(context: Origination, file: BankFile): Promise<void> {
  const { inPhase, clock } = context;
  await sendStraightThrough(context, file);
  await inPasses((after) =>
    inPhase(async (phase) => {
      const legs = await sendLegs(phase, file, after, portion);
      await beginStages(phase, legs, clock.now());
      return legs;
    }),
  );
  await inPhase(async (phase) => {
    await moveBankFiles(phase, 'confirm', [file.uuid], { at: clock.now() });
    await moveDishonors(phase, 'sent', await selectUuidsOfFile(phase, file.uuid), { at: clock.now() });
    await countDebitsOf(phase, file.uuid, easternDay(clock.now()));
  });
  await announceBatches(context, 'refund');
}

async function beginStages(phase: AtomicPhase, legs: readonly FiledLeg[], now: Date): Promise<void> {
  const { ofPayments, ofFees, ofReversals, ofChecks } = byKind(legs);
  await moveAll(
    phase,
    ofPayments.map(({ processor_id, transaction_uuid, refund_uuid, uuid, stage, amount, trace_id }) => ({
      cause: `${stage}_sent`,
      processor_id,
      transaction_uuid,
      source_uuid: uuid,
      moved_amount: amount,
      details: { trace_id },
      ...(refund_uuid === null ? {} : { refund_uuid }),
    })),
    now,
  );
  await moveFeePayouts(phase, 'V1', ofFees, now);
  await confirmReversals(phase, ofReversals, now);
  await confirmCheckEntries(phase, ofChecks, now);
  await billCaptures(phase, ofPayments, now);
}
