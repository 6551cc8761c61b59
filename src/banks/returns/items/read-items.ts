// Reads the bank's files: stores a verdict on each, and the items of the accepted ones.

import { isQuestionable } from '../../../ach/nacha/codes/questionable.ts';
import { isDebitCode } from '../../../ach/nacha/codes/transaction-codes.ts';
import type { EntryRead } from '../../../ach/nacha/reading/read-entries.ts';
import { readFile as readAchFile } from '../../../ach/nacha/reading/read-file.ts';
import type { Addenda, BatchHeader, Entry } from '../../../ach/nacha/records.ts';
import { isRejectedTrace } from '../../../ach/nacha/rejected-entries.ts';
import { atomically } from '../../../platform/database/atomic-phase.ts';
import { madeSafe } from '../../../platform/log/loggable.ts';
import { uuidv7 } from '../../../platform/std/identifiers.ts';
import { SealBroken, type Vault } from '../../../platform/vault/vault.ts';
import { selectFile } from '../../connections/archive/archive.sql.ts';
import { readFile as readArchived } from '../../connections/archive/archive.ts';
import { type ItemDetails, type KeptAnswer, placeOfDetails } from '../../connections/item-details.ts';
import type { Origination } from '../../origination/origination.ts';
import { type InboundFile, markTaken, selectToTake, selectUnread } from '../files/inbound-files.sql.ts';
import { type BankItem, type BankItemKind, insertBankItems } from './bank-items.sql.ts';
import { judgeFile } from './judge-file.ts';

/**
 * Reads each received file once. A file with any problem is quarantined as a whole, with all its
 * problems; each entry of the other files becomes an item, also one with a fault. Safe to repeat
 * after a crash. `at`: the banking instant at which the files count as received. Returns false if a
 * file could not be decrypted.
 */
export async function readItems(context: Origination, at: Date): Promise<boolean> {
  const { database, bank, log } = context;
  try {
    for (const unread of await selectUnread(database, bank.name))
      await judgeFile(context, unread, contentOf(context, unread.content_uuid), at);
    for (const file of await selectToTake(database, bank.name)) await takeItems(context, file);
    return true;
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    log.error({ bank: madeSafe(bank.name), reason: madeSafe(error.message) }, 'a file of the bank cannot be read');
    return false;
  }
}

async function* contentOf({ database, vault, clock }: Origination, contentUuid: string): AsyncGenerator<Buffer> {
  yield* readArchived({ database, vault, clock }, (await selectFile(database, contentUuid))!);
}

async function takeItems(
  context: Origination,
  {
    content_uuid: contentUuid,
    verdict,
    read_at: received_at,
  }: Pick<InboundFile, 'content_uuid' | 'verdict' | 'read_at'>,
): Promise<void> {
  const { database, vault, clock } = context;
  let number = 0;
  let header: BatchHeader | null = null;
  // A report has no entries, whatever its lines look like.
  const pages = verdict === 'report' ? [] : readAchFile(contentOf(context, contentUuid)).pages;
  for await (const page of pages) {
    const items: BankItem[] = [];
    for (const read of page) {
      if (read.record === 'batch_header') header = read.value;
      if (read.record === 'entry')
        items.push(itemOf(vault, { content_uuid: contentUuid, number: ++number, header, read, received_at }));
    }
    if (items.length > 0) await insertBankItems(database, items);
  }
  await atomically(database, (phase) => markTaken(phase, contentUuid, clock.now()));
}

const kinds: Record<Addenda['kind'], BankItemKind> = {
  payment_addenda: 'entry',
  return_addenda: 'return',
  change_addenda: 'change',
  refused_change_addenda: 'refused_change',
  dishonored_return_addenda: 'dishonored_return',
  contested_return_addenda: 'contested_return',
};

interface ReadEntry extends Pick<BankItem, 'content_uuid' | 'number' | 'received_at'> {
  /** The header of its batch; null: an operator released the file without one. */
  header: BatchHeader | null;
  read: EntryRead;
}

function kindOf({ trace_number, addenda: [addenda] }: Entry): BankItemKind {
  const kind = addenda === undefined ? 'entry' : kinds[addenda.kind];
  return isRejectedTrace(trace_number) && (kind === 'entry' || kind === 'return') ? 'reject' : kind;
}

function itemOf(vault: Vault, { content_uuid, number, header, read, received_at }: ReadEntry): BankItem {
  const { value: entry, fault, other_sec_code } = read;
  const uuid = uuidv7(received_at);
  const [addenda] = entry.addenda;
  const answers = addenda === undefined || addenda.kind === 'payment_addenda' ? null : addenda;
  const details: ItemDetails = {
    account_number: entry.account_number,
    name: entry.name,
    corrected_data: answers !== null && 'corrected_data' in answers ? answers.corrected_data : null,
    ...(answers?.kind === 'return_addenda' ? { answer: answerOf(header, entry) } : {}),
    ...(answers?.kind === 'contested_return_addenda'
      ? { dishonored_return_trace: answers.dishonored_return_trace }
      : {}),
    ...(fault === null ? {} : { fault }),
    ...(other_sec_code === null ? {} : { other_sec_code }),
  };
  return {
    content_uuid,
    number,
    uuid,
    kind: kindOf(entry),
    code: printable(codeOf(answers) || null),
    direction: isDebitCode(entry.transaction_code) ? 'debit' : 'credit',
    amount: entry.amount,
    original_trace: printable(answers?.original_trace || null),
    item_trace: printable(entry.trace_number),
    rdfi: printable(answers?.original_rdfi ?? null),
    details_sealed: vault.seal(placeOfDetails(uuid), JSON.stringify(details)),
    questionable: isQuestionable(addenda),
    received_at,
  };
}

/** PostgreSQL stores no NUL in a text. */
const printable = <T extends string | null>(text: T) => (text?.replace(/[^ -~]/g, '?') ?? null) as T;

function answerOf(header: BatchHeader | null, { addenda: _, ...entry }: Entry): KeptAnswer | null {
  return header === null ? null : { header, entry };
}

function codeOf(answers: Exclude<Addenda, { kind: 'payment_addenda' }> | null): string | null {
  if (answers === null) return null;
  if ('refused_change_code' in answers) return answers.refused_change_code;
  return 'return_code' in answers ? answers.return_code : answers.change_code;
}
