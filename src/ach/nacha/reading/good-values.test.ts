// Records with good values are not explained: a check that explains every record finds the same.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goldenNames, goldenText } from '../../../../test/support/banks/ach-files.ts';
import { layouts, type RecordName } from '../layout/layouts.ts';
import { addendaKind, checkAddenda } from './addenda-check.ts';
import { checkBatchHeader } from './batch-header-check.ts';
import { hasCleanCharacters } from './clean-characters.ts';
import { checkEntry, noEntry, readFigures } from './entry-check.ts';
import { explainRecord } from './explain-record.ts';
import { collectFindings, type Findings } from './findings.ts';
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

/** A line with one field of blanks or of zeros. */
const leftOut = (of: string[]) =>
  fc.tuple(fc.constantFrom(...of), fc.nat(), fc.constantFrom(' ', '0')).map(([line, place, by]) => {
    const bytes = Buffer.from(line, 'latin1');
    const { fields } = layouts[line.startsWith('7') ? addendaKind(bytes, 0)! : names[line[0]!]!];
    const { from, to } = fields[place % fields.length]!;
    return bytes.fill(from === 1 ? line[0]! : by, from - 1, to);
  });

const names: Record<string, RecordName> = { 1: 'file_header', 5: 'batch_header', 6: 'entry', 8: 'batch_control' };

const batch = (differs: Partial<OpenBatch> = {}): OpenBatch => ({
  ...openBatch(typedRecord('batch_header', Buffer.from(linesOf('5')[0]!, 'latin1'), 0)),
  ...differs,
});

const found = (findings: ReturnType<typeof collectFindings>) => [
  ...findings.problems(),
  ...findings.faults(),
  ...findings.notes(),
];

describe('characters', () => {
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

describe('a record whose characters are clean', () => {
  /**
   * Checks the lines twice: as clean, and as not clean, which explains every record. Needs lines
   * with and without findings.
   */
  function findsTheSame(type: string, check: (bytes: Buffer, clean: boolean, findings: Findings) => void): void {
    const counts = { good: 0, bad: 0 };
    fc.assert(
      fc.property(fc.oneof(changed(linesOf(type)), leftOut(linesOf(type))), (bytes) => {
        if (!isClean(bytes)) return;
        const [quick, explained] = [collectFindings(), collectFindings()];
        check(bytes, true, quick);
        check(bytes, false, explained);
        expect(found(quick)).toEqual(found(explained));
        counts[found(explained).length === 0 ? 'good' : 'bad']++;
      }),
      { numRuns: 3_000 },
    );
    expect(counts.good).toBeGreaterThan(50);
    expect(counts.bad).toBeGreaterThan(50);
  }

  it('has the same findings: an entry', () => {
    findsTheSame('6', (bytes, clean, findings) => {
      const figures = noEntry();
      readFigures(bytes, 0, figures);
      checkEntry(bytes, 0, 1, clean, figures, batch({ odfi: figures.odfi }), findings);
    });
  });

  it.each(['PPD', 'TEL'])('has the same findings: addenda in a batch of %s', (sec) => {
    findsTheSame('7', (bytes, clean, findings) => {
      const kind = addendaKind(bytes, 0);
      if (kind === null) return;
      const isPayment = kind === 'payment_addenda';
      const payments = isPayment ? 1 : 0;
      const answers = { addenda: 1, payments, returns: 1 - payments, changes: 0 };
      const figures = { ...noEntry(), trace: isPayment ? 91000010000001 : Number(bytes.toString('latin1', 79, 94)) };
      checkAddenda(kind, bytes, 0, 1, clean, figures, answers, batch({ sec }), findings);
    });
  });

  it('has the same findings: a batch header', () => {
    findsTheSame('5', (bytes, clean, findings) => {
      const header = openBatch(typedRecord('batch_header', bytes, 0));
      if (header.treatment === 'read') checkBatchHeader(header, bytes, 0, 1, clean, findings);
    });
  });
});
