// Delivers written files to the bank and learns their outcome: only a confirmed file moves its
// payments.

import { selectFile } from '../../banks/archive/archive.sql.ts';
import type { ExchangeSession } from '../../banks/exchange/exchange.ts';
import { ExchangeFault, isFault } from '../../banks/exchange/exchange-fault.ts';
import { outcomeOfFile, sendFile } from '../../banks/exchange/send-file.ts';
import type { Tried } from '../../banks/retry-pause.ts';
import { announceBatches } from '../../batches/announce-batches.ts';
import { easternDay } from '../../calendar/eastern-time.ts';
import type { AtomicPhase } from '../../database/atomic-phase.ts';
import { moveAll } from '../../lifecycle/move.ts';
import { FieldError } from '../../nacha/field-error.ts';
import { countDebitsOf } from '../../risk/return-rates/count-debits.sql.ts';
import { SealBroken } from '../../vault/vault.ts';
import { moveDishonors, selectUuidsOfFile } from '../dishonors/dishonors.sql.ts';
import { sendFees } from '../entries/fee-entries.ts';
import { type FiledLeg, sendLegs } from '../entries/legs.sql.ts';
import { inPasses, type Origination, portion } from '../origination.ts';
import { sendPlain } from '../settlement/move-straight-through.ts';
import { type BankFile, moveBankFiles, selectOpenFiles } from './bank-files.sql.ts';
import { billCaptures } from './bill-captures.ts';
import { takeBack } from './take-back.ts';
import { takeOut } from './take-out.ts';
import { nameFile, writeFile } from './write-file.ts';

/**
 * Takes back what was rejected; writes, submits and asks for the outcome of what is not decided.
 * The bank is called between phases; after a crash anywhere the same bytes are submitted again, and
 * the bank gets them once. A bank that cannot be reached stops nothing else: its files wait, and
 * what is in them stays filed. Answers whether any waits.
 */
export async function deliverFiles(on: Origination): Promise<Tried> {
  let files = await selectOpenFiles(on.database, on.bank.name);
  const rejected = files.filter(({ state }) => state === 'rejected');
  for (const { uuid } of rejected) await takeBack(on, uuid);
  const closed = files.filter(({ state }) => state === 'closed');
  for (const file of closed) await writeOrReport(on, file);
  if (rejected.length + closed.length > 0) files = await selectOpenFiles(on.database, on.bank.name);
  const written = files.filter(({ state }) => state !== 'closed');
  let waiting = files.length;
  try {
    if (written.length > 0)
      await on.bank.exchange.inSession(async (session) => {
        for (const file of written) if (await deliverOrReport(on, session, file)) waiting--;
      });
    return waiting === 0 ? 'done' : 'later';
  } catch (error) {
    if (!(error instanceof ExchangeFault)) throw error;
    on.log.warn({ bank: on.bank.name, fault: error.code }, `files to the bank wait: ${error.message}`);
    return error.kind === 'definite' ? 'refused' : 'later';
  }
}

/**
 * Entries that no bank file can hold are taken out, and stop neither the rest of their file nor the
 * day. What is wrong with the file itself, its header above all, an operator is told: the file
 * waits.
 */
async function writeOrReport(on: Origination, file: BankFile): Promise<void> {
  try {
    await writeWhatFits(on, file);
  } catch (error) {
    if (!(error instanceof FieldError || error instanceof SealBroken)) throw error;
    on.log.error({ bank: on.bank.name, file: file.uuid, ...toldOf(error) }, 'a file to the bank cannot be written');
  }
}

/** Without the value that was refused: it may be anybody's name. */
const toldOf = (error: FieldError | SealBroken) =>
  error instanceof SealBroken
    ? { why: error.message }
    : { record: error.record, field: error.field, allowed: error.allowed };

async function writeWhatFits(on: Origination, file: BankFile): Promise<void> {
  const named = await nameFile(on, file);
  try {
    await writeFile(on, named);
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    if (await takeOut(on, named)) await writeFile(on, named);
  }
}

/**
 * Answers whether the bank has it. A file that is stuck, uncertain above all, must not keep those
 * behind it: an operator is told. What ends the session ends the run.
 */
async function deliverOrReport(on: Origination, session: ExchangeSession, file: BankFile): Promise<boolean> {
  try {
    return await deliver(on, session, file);
  } catch (error) {
    const isOfFile =
      error instanceof SealBroken || (error instanceof ExchangeFault && !isFault(error, ...endOfSession));
    if (!isOfFile) throw error;
    on.log.error(
      { bank: on.bank.name, file: file.name, fault: error instanceof ExchangeFault ? error.code : 'sealed' },
      `a file to the bank waits: ${error.message}`,
    );
    return false;
  }
}

const endOfSession = ['connection_lost', 'no_answer', 'unreachable', 'unanswered'] as const;

async function deliver(on: Origination, session: ExchangeSession, file: BankFile): Promise<boolean> {
  const { database, vault, bank, clock, inPhase } = on;
  const archive = { database, vault, clock };
  const content = (await selectFile(database, file.content_uuid!))!;
  if (file.state === 'written') {
    await sendFile(archive, session, bank.wrapping, content);
    await inPhase((phase) => moveBankFiles(phase, 'submit', [file.uuid], { at: clock.now() }));
  }
  if ((await outcomeOfFile(archive, session, content)) !== 'delivered') return false;
  await confirm(on, file);
  return true;
}

async function confirm(on: Origination, file: BankFile): Promise<void> {
  const { inPhase, clock } = on;
  await sendPlain(on, file);
  await inPasses((after) =>
    inPhase(async (phase) => {
      const legs = await sendLegs(phase, file, after, portion);
      await beginStages(phase, legs, clock.now());
      return legs;
    }),
  );
  await inPhase(async (phase) => {
    await sendFees(phase, file.uuid, file.settles_at, clock.now());
    await moveBankFiles(phase, 'confirm', [file.uuid], { at: clock.now() });
    await moveDishonors(phase, 'sent', await selectUuidsOfFile(phase, file.uuid), { at: clock.now() });
    await countDebitsOf(phase, file.uuid, easternDay(clock.now()));
  });
  await announceBatches(on, 'refund');
}

async function beginStages(phase: AtomicPhase, legs: readonly FiledLeg[], now: Date): Promise<void> {
  await moveAll(
    phase,
    legs.map(({ processor_id, transaction_uuid, refund_uuid, uuid, stage, amount, trace_id }) => ({
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
  await billCaptures(phase, legs, now);
}
