// Reads the entries of a batch with their addenda. Each record is checked alone, then the whole
// entry.

import { isDebitCode } from '../codes/transaction-codes.ts';
import { entryHash } from '../control-figures.ts';
import type { Addenda, Entry } from '../records.ts';
import { addendaKind, checkAddenda } from './addenda-check.ts';
import {
  checkEntry,
  checkWithAddenda,
  type EntryAnswers,
  type EntryFigures,
  noEntry,
  readFigures,
} from './entry-check.ts';
import { columnsOf } from './field-text.ts';
import type { Findings } from './findings.ts';
import { add, type OpenBatch } from './open-batch.ts';
import { typedAddenda, typedEntry } from './typed-records.ts';

export interface EntryReader {
  takeEntry(batch: OpenBatch, bytes: Buffer, at: number, line: number, clean: boolean): void;
  takeAddenda(batch: OpenBatch, bytes: Buffer, at: number, line: number, clean: boolean): void;
  /** Ends the current entry, if there is one. */
  end(): void;
}

/** A complete entry. */
export interface EntryRead {
  line: number;
  value: Entry;
  /** Why it cannot be used; null: it can. */
  fault: string | null;
  /** The SEC code of its batch, if we never send that one: the entry is not ours. */
  other_sec_code: string | null;
}

/**
 * @param wanted which entries to hand out: all, or only those with addenda 98 or 99
 * @param give takes a complete entry
 */
export function readEntries(
  wanted: 'all' | 'answers',
  findings: Findings,
  give: (read: EntryRead) => void,
): EntryReader {
  const figures = noEntry();
  const answers: EntryAnswers = { addenda: 0, payments: 0, returns: 0, changes: 0 };
  /** The batch of the current entry; null between entries. */
  let batch: OpenBatch | null = null;
  let line = 0;
  /** The line of its last record. */
  let lastLine = 0;
  /** Its record: needed if its addenda turn out to be a return or a change. */
  let record: Buffer | null = null;
  let recordAt = 0;
  let typed: (Entry & { addenda: Addenda[] }) | null = null;

  function takeEntry(of: OpenBatch, bytes: Buffer, at: number, entryLine: number, clean: boolean): void {
    end();
    of.entries++;
    of.records++;
    if (of.treatment === 'skipped') return;
    readFigures(bytes, at, figures);
    if (of.treatment === 'read') checkEntry(bytes, at, entryLine, clean, figures, of, findings);
    addEntry(of, figures);
    batch = of;
    line = entryLine;
    lastLine = entryLine;
    record = bytes;
    recordAt = at;
    typed = wanted === 'all' ? typedEntry(bytes, at, of.sec) : null;
    answers.addenda = 0;
    answers.payments = 0;
    answers.returns = 0;
    answers.changes = 0;
  }

  function takeAddenda(of: OpenBatch, bytes: Buffer, at: number, addendaLine: number, clean: boolean): void {
    of.records++;
    if (batch === null) {
      if (of.entries === 0) findings.find('file', addendaLine, 'record_type_code', '7', '6', beforeEntries);
      return;
    }
    lastLine = addendaLine;
    // Addenda of IAT have other types and layouts.
    if (of.sec === 'IAT') return;
    answers.addenda++;
    const kind = addendaKind(bytes, at);
    if (kind === null) {
      if (of.treatment === 'read') tellUnknownType(columnsOf(bytes, at, 2, 3), addendaLine, findings);
      return;
    }
    countAddenda(answers, kind);
    if (of.treatment === 'read') checkAddenda(kind, bytes, at, addendaLine, clean, figures, answers, of, findings);
    // Also for an unsupported SEC code: the returns are useful to know.
    if (kind !== 'payment_addenda') typed ??= typedEntry(record!, recordAt, of.sec);
    typed?.addenda.push(typedAddenda(kind, bytes, at));
  }

  function end(): void {
    if (batch === null) return;
    const isRead = batch.treatment === 'read';
    if (isRead) checkWithAddenda(line, figures, answers, batch, findings);
    const fault = findings.takeFaults(lastLine);
    if (typed !== null) give({ line, value: typed, fault, other_sec_code: isRead ? null : batch.sec });
    batch = null;
    typed = null;
  }

  return { takeEntry, takeAddenda, end };
}

const beforeEntries = 'An addenda record is before the first entry.';

/** Adds the figures of an entry to its batch. */
function addEntry(batch: OpenBatch, { rdfi, code, amount, trace }: EntryFigures): void {
  const hash = batch.hash + rdfi;
  batch.hash = hash < Number.MAX_SAFE_INTEGER - 1e8 ? hash : entryHash(hash);
  if (isDebitCode(code)) batch.debits = add(batch.debits, amount);
  else batch.credits = add(batch.credits, amount);
  batch.lastTrace = trace;
}

function countAddenda(answers: EntryAnswers, kind: Addenda['kind']): void {
  if (kind === 'payment_addenda') answers.payments++;
  else if (kind === 'change_addenda' || kind === 'refused_change_addenda') answers.changes++;
  else answers.returns++;
}

function tellUnknownType(type: string, line: number, findings: Findings): void {
  findings.find('entry', line, 'addenda_type_code', type, '05, 98 or 99', `Addenda type "${type}" is unknown.`);
}
