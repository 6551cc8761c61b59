// The fast path and the slow path agree: the slow path finds nothing in a record that the fast path
// accepts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goldenNames, goldenText } from '../../../test/support/banks/ach-files.ts';
import { layouts, type RecordName } from '../layout/layouts.ts';
import { addendaKind, explainAddenda, isCleanAddenda } from './addenda-check.ts';
import { checkBatchHeader } from './batch-header-check.ts';
import { hasCleanCharacters } from './clean-characters.ts';
import {
  explainEntry,
  explainWithAddenda,
  isCleanEntry,
  isCleanWithAddenda,
  noEntry,
  readFigures,
} from './entry-check.ts';
import { explainRecord } from './explain-record.ts';
import { collectFindings } from './findings.ts';
import { type OpenBatch, openBatch } from './open-batch.ts';
import { typedRecord } from './typed-records.ts';

const lines = goldenNames.flatMap((name) => goldenText(name).split('\n').slice(0, -1));
const linesOf = (type: string) => lines.filter((line) => line.startsWith(type));
const viewOf = (bytes: Buffer) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const isClean = (bytes: Buffer) => hasCleanCharacters(viewOf(bytes), 0);

/** A line with some changed characters. */
const changed = (of: string[]) =>
  fc
    .tuple(
      fc.constantFrom(...of),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 93 }), fc.constantFrom(...'0123456789 AZaz-\x7f\n\xe9')), {
        maxLength: 4,
      }),
    )
    .map(([line, changes]) => {
      const bytes = Buffer.from(line, 'latin1');
      for (const [column, by] of changes) bytes[column] = by.charCodeAt(0);
      return bytes;
    });

const batch = (differs: Partial<OpenBatch> = {}): OpenBatch => ({
  ...openBatch(typedRecord('batch_header', Buffer.from(linesOf('5')[0]!, 'latin1'), 0)),
  ...differs,
});

const found = (findings: ReturnType<typeof collectFindings>) => [...findings.problems(), ...findings.notes()];

describe('characters', () => {
  const names: Record<string, RecordName> = { 1: 'file_header', 5: 'batch_header', 6: 'entry', 8: 'batch_control' };

  it('that are clean fit the kinds of the layout', () => {
    fc.assert(
      fc.property(changed(lines), (bytes) => {
        if (!isClean(bytes)) return;
        const text = bytes.toString('latin1');
        expect(text).toMatch(/^[ -~]{94}$/);
        const record = names[text[0]!];
        if (record === undefined) return;
        for (const { from, to, kind } of layouts[record].fields)
          if (['digits', 'number', 'amount', 'reason'].includes(kind))
            expect(text.slice(from - 1, to)).toMatch(/^[0-9]+$/);
          else if (kind === 'blank') expect(text.slice(from - 1, to)).toMatch(/^ +$/);
      }),
      { numRuns: 3_000 },
    );
  });

  it('are checked one by one: every byte in every column of an entry and of a control', () => {
    const wrong: string[] = [];
    for (const [type, record] of [
      ['6', 'entry'],
      ['8', 'batch_control'],
    ] as const)
      for (const { field, from, to, kind } of layouts[record].fields) {
        if (field === 'record_type_code') continue;
        const allowed = kind === 'blank' ? /^ $/ : kind === 'text' ? /^[ -~]$/ : /^[0-9]$/;
        for (let column = from; column <= to; column++)
          for (let byte = 0; byte < 256; byte++) {
            const bytes = Buffer.from(linesOf(type)[0]!, 'latin1');
            bytes[column - 1] = byte;
            if (isClean(bytes) !== allowed.test(String.fromCharCode(byte))) wrong.push(`${field} ${column}: ${byte}`);
          }
      }
    expect(wrong).toEqual([]);
  });

  it('are clean in every golden record, except lines of nines and refused changes', () => {
    const unclean = lines.filter((line) => !isClean(Buffer.from(line)));
    expect(unclean.filter((line) => !/^(9{94}|798C6.*)$/.test(line))).toEqual([]);
  });

  it('that are not clean have a finding, in every record with a known layout', () => {
    for (const type of ['5', '6', '8'])
      fc.assert(
        fc.property(changed(linesOf(type)), (bytes) => {
          if (isClean(bytes)) return;
          const findings = collectFindings();
          explainRecord(names[type]!, bytes, 0, 1, findings);
          expect(found(findings)).not.toEqual([]);
        }),
        { numRuns: 1_000 },
      );
  });
});

describe('an entry', () => {
  it('that the fast path accepts has no finding', () => {
    let clean = 0;
    fc.assert(
      fc.property(changed(linesOf('6')), (bytes) => {
        const figures = noEntry();
        readFigures(bytes, 0, figures);
        const inHand = batch({ odfi: figures.odfi });
        const findings = collectFindings();
        explainEntry(bytes, 0, 1, figures, inHand, findings);
        if (!isCleanEntry(bytes, 0, isClean(bytes), figures, inHand)) return;
        clean++;
        expect(found(findings)).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
    expect(clean).toBeGreaterThan(100);
  });

  it('with its addenda is clean exactly if both have no finding', () => {
    const answers = fc.record({ payments: fc.nat(1), returns: fc.nat(1), changes: fc.nat(1) });
    fc.assert(
      fc.property(
        fc.constantFrom(0, 21, 22, 23, 24, 26, 27, 28, 29, 52, 99),
        fc.constantFrom(0, 1, 500),
        fc.boolean(),
        answers,
        fc.constantFrom('PPD', 'COR', 'WEB'),
        fc.constantFrom(91000010000001, 91000020000001),
        (code, amount, announcesAddenda, counts, sec, trace) => {
          const figures = { ...noEntry(), code, amount, announcesAddenda, trace, odfi: Math.floor(trace / 1e7) };
          const all = { ...counts, addenda: counts.payments + counts.returns + counts.changes };
          const inHand = batch({ sec, odfi: 9_100_001 });
          const findings = collectFindings();
          explainWithAddenda(1, figures, all, inHand, findings);
          if (isCleanWithAddenda(figures, all, inHand)) expect(found(findings)).toEqual([]);
          else if (sec !== 'COR' && counts.changes === 0) expect(found(findings)).not.toEqual([]);
        },
      ),
      { numRuns: 3_000 },
    );
  });
});

describe('addenda', () => {
  it('that the fast path accepts have no finding', () => {
    let clean = 0;
    fc.assert(
      fc.property(changed(linesOf('7')), fc.constantFrom('PPD', 'TEL'), (bytes, sec) => {
        const kind = addendaKind(bytes, 0);
        if (kind === null) return;
        const trace = kind === 'payment_addenda' ? 91000010000001 : Number(bytes.toString('latin1', 79, 94));
        const payments = kind === 'payment_addenda' ? 1 : 0;
        const answers = { addenda: 1, payments, returns: 1 - payments, changes: 0 };
        const figures = { ...noEntry(), trace };
        if (!isCleanAddenda(kind, bytes, 0, isClean(bytes), figures, answers, batch({ sec }))) return;
        clean++;
        const findings = collectFindings();
        explainAddenda(kind, bytes, 0, 1, figures, answers, batch({ sec }), findings);
        expect(found(findings)).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
    expect(clean).toBeGreaterThan(100);
  });
});

describe('a batch header', () => {
  it('that the fast path accepts has no finding', () => {
    fc.assert(
      fc.property(changed(linesOf('5')), (bytes) => {
        const header = typedRecord('batch_header', bytes, 0);
        const inHand = openBatch(header);
        if (inHand.treatment !== 'read') return;
        const quick = collectFindings();
        const slow = collectFindings();
        checkBatchHeader(inHand, bytes, 0, 1, isClean(bytes), quick);
        checkBatchHeader(inHand, bytes, 0, 1, false, slow);
        expect(found(quick)).toEqual(found(slow));
      }),
      { numRuns: 3_000 },
    );
  });
});
