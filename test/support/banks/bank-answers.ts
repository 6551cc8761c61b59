// Items that a bank sends about our entries, as files that a test publishes: whole, twice, late or
// damaged.

import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closeAfter } from '../../../src/ach/calendar/banking-instants.ts';
import type { BankingDays } from '../../../src/banks/connections/banking-days.ts';
import { describedBank } from '../../../src/banks/connections/configuration/open-bank.ts';
import type { ExchangeSession, FileExchange } from '../../../src/banks/connections/exchange/exchange.ts';
import { bankingDays } from '../../../src/banks/day/play-banking-day.ts';
import { batchOf, entryOf } from '../../../src/banks/origination/entries/entry-records.ts';
import { selectEntryOfLeg, type WrittenEntry } from '../../../src/banks/origination/entries/file-entries.sql.ts';
import { answerFile, type FiledAnswer } from '../../../src/banks/simulated/answer-file.ts';
import { type SimulatedBank, simulatedBank } from '../../../src/banks/simulated/simulated-bank.ts';
import type { StageName } from '../../../src/payments/lifecycle/stage-names.ts';
import type { TestService } from '../service/service.ts';

export interface TestItem {
  uuid: string;
  kind: string;
  code: string;
  state: string;
  reason: string | null;
  late: boolean;
}

export const directoryOf = ({ context: { settings } }: TestService) => join(settings.ACHORD_DATA_DIR, 'banks');

/** The sandbox's banks, as the service has them. */
export function banksOf(service: TestService): SimulatedBank[] {
  const { configuredBanks } = service.context;
  const context = { ...service.context, directory: directoryOf(service) };
  if (configuredBanks.length === 0) return [simulatedBank(context)];
  return configuredBanks.map((one, index) => simulatedBank(context, describedBank(one, index)));
}

/** The bank with this name, or the first one. */
const bankOf = (service: TestService, bank?: string) =>
  banksOf(service).find(({ name }) => bank === undefined || name === bank)!;

/** Fetches and applies the published files now. `unwrap`: the bank has another key. */
export function readNow(service: TestService, changes: Partial<Pick<SimulatedBank, 'unwrap'>> = {}): Promise<void> {
  const banks = banksOf(service).map((bank) => ({ ...bank, ...changes }));
  return bankingDays({ ...service.context, banks }).readInboundNow();
}

/**
 * An item about the latest entry of a stage, as its bank would write it. `changes` make it invalid.
 * The code `REJ`: our own bank rejects the entry.
 */
export async function answerToEntry(
  service: TestService,
  transactionUuid: string,
  answer: {
    stage?: StageName;
    code: string;
    corrected?: string;
    attempt?: number;
    changes?: Partial<FiledAnswer['entry']>;
  },
): Promise<FiledAnswer> {
  const { database } = service.context;
  const { stage = 'capture', attempt = null, ...rest } = answer;
  const [leg] = await database.query<{ processor_id: string; uuid: string }>(
    `SELECT processor_id, uuid FROM legs WHERE transaction_uuid = $1 AND stage = $2 AND ($3::integer IS NULL OR attempt = $3)
     ORDER BY created_at DESC, attempt DESC LIMIT 1`,
    [transactionUuid, stage, attempt],
  );
  return answerOf(service, (await selectEntryOfLeg(database, leg!))!, rest);
}

interface Said {
  code: string;
  corrected?: string;
  changes?: Partial<FiledAnswer['entry']>;
}

/** The same for a fee payout. */
export async function answerToFeePayout(service: TestService, uuid: string, said: Said): Promise<FiledAnswer> {
  const { database } = service.context;
  const [key] = await database.query<{ processor_id: string; uuid: string }>(
    'SELECT processor_id, uuid FROM fee_payouts WHERE uuid = $1',
    [uuid],
  );
  return answerOf(service, (await selectEntryOfLeg(database, key!))!, said);
}

/** The same for a reversal or an entry of a check. */
export async function answerToOwnEntry(service: TestService, uuid: string, said: Said): Promise<FiledAnswer> {
  const { database } = service.context;
  const [key] = await database.query<{ processor_id: string; uuid: string }>(
    'SELECT processor_id, uuid FROM legs WHERE transaction_uuid = $1 AND NOT rejected',
    [uuid],
  );
  return answerOf(service, (await selectEntryOfLeg(database, key!))!, said);
}

function answerOf(
  service: TestService,
  { effective_entry_date, bank, ...toWrite }: WrittenEntry,
  { code, corrected, changes = {} }: Said,
): FiledAnswer {
  const { vault } = service.context;
  return {
    uuid: randomUUID(),
    header: batchOf(toWrite, bankOf(service, bank), effective_entry_date),
    entry: { ...entryOf(toWrite, vault), ...changes },
    kind: code === 'REJ' ? 'reject' : code.startsWith('C') ? 'change' : 'return',
    code,
    corrected_data: corrected ?? null,
  };
}

export async function writeAnswers(
  service: TestService,
  answers: readonly FiledAnswer[],
  bank?: string,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  const { parties } = bankOf(service, bank);
  for await (const part of answerFile(answers, { parties, at: service.context.clock.now() })) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * Publishes a file. It is read at the next banking instant when something is due, or by `readNow`.
 */
export async function writeInboundFile(
  service: TestService,
  content: Buffer,
  name = `bank-${randomUUID().slice(0, 8)}.ach`,
  bank?: string,
): Promise<string> {
  const place = join(directoryOf(service), bankOf(service, bank).name, 'from-bank');
  await mkdir(place, { recursive: true });
  await writeFile(join(place, name), content);
  return name;
}

/** Publishes one file with the items and has it read. */
export async function receive(service: TestService, ...answers: FiledAnswer[]): Promise<void> {
  await writeInboundFile(service, await writeAnswers(service, answers));
  await readNow(service);
}

/** The same from a named bank, which need not be the bank of the entries. */
export async function receiveFrom(service: TestService, bank: string, ...answers: FiledAnswer[]): Promise<void> {
  await writeInboundFile(service, await writeAnswers(service, answers, bank), undefined, bank);
  await readNow(service);
}

/**
 * All items of a payment's entries or, without a payment, those that match no entry, in the order
 * of the files.
 */
export function itemsOf(service: TestService, transactionUuid: string | null): Promise<TestItem[]> {
  return service.context.database.query<TestItem>(
    `SELECT b.uuid, b.kind, b.code, b.state, b.reason, b.late FROM bank_items b
     LEFT JOIN LATERAL (
       SELECT l.transaction_uuid FROM legs l WHERE l.entry_uuid = b.entry_uuid AND l.stage <> 'fee_payout'
       ORDER BY l.uuid LIMIT 1) AS l ON true
     WHERE l.transaction_uuid IS NOT DISTINCT FROM $1 ORDER BY b.received_at, b.content_uuid, b.number`,
    [transactionUuid],
  );
}

/** Plays the banking days with the sandbox bank, over a connection with the given faults. */
export function bankingDaysOver(
  service: TestService,
  change: (session: ExchangeSession) => Partial<ExchangeSession>,
): BankingDays {
  const bank = bankOf(service);
  const exchange: FileExchange = {
    ...bank.exchange,
    inSession: (work) => bank.exchange.inSession((session) => work({ ...session, ...change(session) })),
  };
  return bankingDays({ ...service.context, banks: [{ ...bank, exchange }] });
}

/** To the end of the next banking day. */
export function playOneDay({ context }: TestService, days: BankingDays): Promise<number> {
  const { clock, database, sandboxClock } = context;
  return days.playUntil(closeAfter(clock.now(), 1), (at) => sandboxClock!.advanceTo(database, at));
}
