// The simulated bank's side of the exchange: takes our files, reads them, and publishes its answers
// when they are due.
import { createHash } from 'node:crypto';
import { addBankingDays, bankingDayFrom } from '../../ach/calendar/banking-days.ts';
import { addDays } from '../../ach/calendar/days.ts';
import { easternDay } from '../../ach/calendar/eastern-time.ts';
import { opening, timeOn } from '../../ach/calendar/windows.ts';
import { transactionCodeRow } from '../../ach/nacha/codes/transaction-codes.ts';
import { readFile } from '../../ach/nacha/reading/read-file.ts';
import type { BatchHeader, Entry } from '../../ach/nacha/records.ts';
import { atomically } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import { uuidv7 } from '../../platform/std/identifiers.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import type { ExchangeSession, FileExchange } from '../connections/exchange/exchange.ts';
import type { OffsetAccount } from '../connections/profile/file-profile.ts';
import { rejectionOf } from './acknowledgments.ts';
import { type AnsweredEntry, answerFile, correctionOf, type FiledAnswer } from './answer-file.ts';
import {
  type FileOfAnswers,
  gatherAnswers,
  insertAnswers,
  markCut,
  markPublished,
  type PlannedAnswer,
  postponeAnswers,
  selectAnswers,
  selectAnswersDue,
  selectFilesOfAnswers,
} from './answers.sql.ts';
import { takeMisbehavior, takeTreatment } from './faults.sql.ts';
import { type Answer, answerTo, answerToDishonor } from './magic-numbers.ts';
import { misbehave, type PublishedFile } from './misbehave.ts';

export interface BankSide {
  /** The simulated bank. */
  name: string;
  database: Database;
  vault: Vault;
  /** From the bank's side: our outgoing files are its incoming files. */
  exchange: FileExchange;
  parties: Parameters<typeof answerFile>[1]['parties'];
  /** The account of the offset entries, to which the bank never returns one. */
  offset: OffsetAccount | null;
}

export const answeredEntryPlace = (uuid: string) => ({ table: 'simulated_answers', row: uuid, column: 'entry_sealed' });

// Banking days: longer than every return deadline that is counted in banking days.
const lateBy = 5;

/**
 * Does what the bank does up to an instant. It can be repeated after a crash: each file is read
 * once and each answer published once.
 */
export async function actUntil(bank: BankSide, at: Date): Promise<void> {
  await bank.exchange.inSession(async (session) => {
    for (const file of (await session.list()).files) {
      const treatment = await takeTreatment(bank.database, bank.name, file.name);
      if (treatment === 'rejected') await publish(session, rejectionOf(file.name));
      else await takeFile(bank, session.fetch(file), treatment === 'twice' ? ['', copyMark] : ['']);
      await session.acknowledge(file);
    }
    const { loose, filed } = await selectAnswersDue(bank.database, bank.name, at);
    if (loose) await gather(bank, at);
    if (loose || filed)
      for (const file of await selectFilesOfAnswers(bank.database, bank.name))
        await writeInboundFile(bank, session, file);
  });
}

/**
 * The content of the file and its fault are decided together, so that after a crash it is the same
 * file.
 */
function gather({ database, name }: BankSide, at: Date): Promise<void> {
  return atomically(database, async (phase) => {
    const misbehavior = await takeMisbehavior(phase, name);
    if (misbehavior === 'late')
      await postponeAnswers(phase, name, at, timeOn(addBankingDays(easternDay(at), lateBy), opening));
    else await gatherAnswers(phase, name, at, { file_uuid: uuidv7(at), misbehavior });
  });
}

/** Behind the trace number of an entry: of the second time that the file was processed. */
const copyMark = ' again';

/**
 * Plans an answer to each entry that asks for one, for each processing of the file. If a file is
 * read twice, its answers are planned once.
 */
async function takeFile(
  { database, vault, name, offset }: BankSide,
  content: AsyncIterable<Buffer>,
  marks: readonly string[],
): Promise<void> {
  let header: BatchHeader | null = null;
  const reading = readFile(content);
  for await (const page of reading.pages) {
    const planned: PlannedAnswer[] = [];
    for (const item of page) {
      if (item.record === 'batch_header') header = item.value;
      if (item.record !== 'entry' || header === null || isOffset(item.value, offset)) continue;
      const answer = answerToEntry(item.value, header);
      if (answer === null) continue;
      const settles = header.effective_entry_date!;
      for (const mark of marks) {
        const one = planAnswer(vault, { header, entry: item.value }, answer, dueAt(settles, answer.after));
        planned.push({ ...one, magic_trace: item.value.trace_number + mark });
      }
    }
    if (planned.length > 0) await insertAnswers(database, name, planned);
  }
}

const isOffset = ({ rdfi, account_number }: Entry, offset: OffsetAccount | null) =>
  offset?.account_number === account_number && offset.routing_number.startsWith(rdfi);

function answerToEntry(entry: Entry, { entry_description }: BatchHeader): Answer | null {
  const [addenda] = entry.addenda;
  if (addenda?.kind === 'dishonored_return_addenda')
    return answerToDishonor({ amount: entry.amount, code: addenda.return_code });
  const { direction } = transactionCodeRow(entry.transaction_code)!;
  return answerTo({ ...entry, direction, description: entry_description });
}

function dueAt(settledOn: string, after: Answer['after']): Date {
  const day =
    'banking_days' in after
      ? addBankingDays(bankingDayFrom(settledOn), after.banking_days)
      : bankingDayFrom(addDays(settledOn, after.calendar_days));
  return timeOn(day, opening);
}

/** `corrected`: the correction of a change; without it the bank makes up one that fits. */
export function planAnswer(
  vault: Vault,
  answered: AnsweredEntry,
  { kind, code, corrected }: { kind: Answer['kind']; code: string; corrected?: string },
  due_at: Date,
): PlannedAnswer {
  const uuid = uuidv7(due_at);
  return {
    uuid,
    due_at,
    kind,
    code,
    magic_trace: null,
    corrected_data: kind === 'change' ? (corrected ?? correctionOf(code, answered)) : null,
    entry_sealed: vault.seal(answeredEntryPlace(uuid), JSON.stringify(answered)),
  };
}

async function writeInboundFile(
  { database, vault, parties }: BankSide,
  session: ExchangeSession,
  { file_uuid: uuid, misbehavior }: FileOfAnswers,
): Promise<void> {
  const planned = await selectAnswers(database, uuid);
  const answers = planned.map(
    (one): FiledAnswer => ({
      ...(JSON.parse(vault.open(answeredEntryPlace(one.uuid), one.entry_sealed).toString('utf8')) as AnsweredEntry),
      uuid: one.uuid,
      kind: one.kind,
      code: one.code,
      corrected_data: one.corrected_data,
    }),
  );
  // Dated by its last answer: published again after a crash, the file has the same bytes.
  const at = planned.reduce((latest, { due_at }) => (due_at > latest ? due_at : latest), planned[0]!.due_at);
  const parts: Buffer[] = [];
  for await (const part of answerFile(answers, { parties, at })) parts.push(part);
  const { files, whole } = misbehave(misbehavior, { name: `answers-${uuid}.ach`, bytes: Buffer.concat(parts) });
  for (const file of files) await publish(session, file);
  await (whole ? markPublished : markCut)(database, uuid);
}

const publish = (session: ExchangeSession, { name, bytes }: PublishedFile): Promise<void> =>
  session.submit({
    name,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest(),
    content: async function* () {
      yield bytes;
    },
  });
