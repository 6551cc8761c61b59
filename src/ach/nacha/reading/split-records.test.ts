// Splitting bytes into records: any line ends, any line length, pieces of any size.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectFindings } from './findings.ts';
import { splitRecords } from './split-records.ts';

/** The records with their lines, and the findings, of text in pieces of a size. */
function split(text: string | Buffer, size = 10_000) {
  const bytes = typeof text === 'string' ? Buffer.from(text, 'latin1') : text;
  const findings = collectFindings();
  const records: string[] = [];
  const splitter = splitRecords((from, at, line) => {
    records.push(`${line} ${from.toString('latin1', at, at + 94)}`);
  }, findings);
  for (let at = 0; at < bytes.length; at += size) splitter.push(Buffer.from(bytes.subarray(at, at + size)));
  splitter.end();
  const shown = (found: { line: number; message: string }[]) => found.map(({ line, message }) => `${line}: ${message}`);
  return {
    records,
    lines: splitter.lines(),
    problems: shown(findings.problems()),
    faults: shown(findings.faults()),
    notes: shown(findings.notes()),
  };
}

const record = (n: number) => `6${String(n).padStart(93, '.')}`;
const three = [record(1), record(2), record(3)];
const asTaken = three.map((text, place) => `${place + 1} ${text}`);
const tidy = { records: asTaken, lines: 3, problems: [], faults: [], notes: [] };

describe('lines', () => {
  it.each([
    ['LF', three.map((line) => `${line}\n`).join('')],
    ['CRLF', three.map((line) => `${line}\r\n`).join('')],
    ['CR', three.map((line) => `${line}\r`).join('')],
    ['no line end at all', three.join('')],
    ['no line end after the last', three.join('\n')],
    ['a mixture', `${three[0]}\r\n${three[1]}\r${three[2]}\n`],
    ['a line end after every second record', `${three[0]}\n${three[1]}${three[2]}\n`],
  ])('end with %s', (_name, text) => {
    for (const size of [1, 2, 93, 94, 95, 96, 187, 188, 189, 10_000]) expect(split(text, size)).toEqual(tidy);
  });

  it('that are short are filled with blanks', () => {
    expect(split('101 short\n9\n')).toEqual({
      ...tidy,
      records: [`1 ${'101 short'.padEnd(94)}`, `2 ${'9'.padEnd(94)}`],
      lines: 2,
    });
  });

  it('may have blanks, NULs and the end-of-file character after column 94', () => {
    for (const extra of [' ', '  ', '\0', '\x1a', ' '.repeat(100), ' '.repeat(500)])
      for (const size of [1, 50, 10_000]) expect(split(`${three.join(`${extra}\n`)}${extra}`, size)).toEqual(tidy);
  });

  it('that are longer are a fault of their entry, and are read up to column 94', () => {
    for (const size of [1, 50, 10_000]) {
      const { records, faults } = split(`${record(1)}X\n${record(2)}\n`, size);
      expect(records).toEqual(asTaken.slice(0, 2));
      expect(faults).toEqual([expect.stringMatching(/^1: The line is longer than a record/)]);
    }
  });

  it('with characters far after column 94 are a fault too', () => {
    expect(split(`${record(1)}${' '.repeat(300)}X\n${record(2)}\n`)).toMatchObject({
      records: asTaken.slice(0, 2),
      faults: [expect.stringMatching(/^1: The line is longer than a record/)],
    });
  });

  it('that are longer are a note if they are no entry', () => {
    expect(split(`1${record(1).slice(1)}X\n${record(2)}\n`)).toMatchObject({
      faults: [],
      notes: [expect.stringMatching(/^1: The line is longer than a record/)],
    });
  });

  it('may have NULs or the end-of-file character before them, with a note', () => {
    for (const size of [1, 50, 10_000])
      expect(split(`\0\0${record(1)}\n\x1a${record(2)}\n`, size)).toMatchObject({
        records: asTaken.slice(0, 2),
        notes: ['1: There are NULs before the line.', '2: There are NULs before the line.'],
      });
  });

  it('of blanks or NULs, and empty lines, are ignored at the end', () => {
    for (const end of ['\n', `\n${' '.repeat(94)}\n`, '\n\n\n', '\n   \n', '\n\x1a', '\n\0\0\0\0', '\r\n\r\n'])
      expect(split(three.join('\n') + end)).toMatchObject({ records: asTaken, problems: [], notes: [] });
  });

  it('that are blank give a note between records and count as lines', () => {
    expect(split(`${record(1)}\n\n\n${record(2)}\n`)).toMatchObject({
      records: [`1 ${record(1)}`, `4 ${record(2)}`],
      notes: ['4: There are 2 blank lines before line 4.'],
    });
  });

  it('in UTF-8 are read by characters, not bytes', () => {
    const line = record(1).slice(0, 90);
    expect(split(Buffer.from(`${line}Müżé\n`, 'utf8'))).toMatchObject({
      records: [`1 ${line}Mü?é`],
      problems: [],
      notes: [expect.stringMatching(/^1: The line has characters outside ASCII/)],
    });
  });

  it('that are short and have no line end give a note: a missing control tells whether the file is cut', () => {
    expect(split(`${record(1)}\n${record(2).slice(0, 60)}`).notes).toEqual([
      expect.stringMatching(/^2: The last line is shorter than a record and has no line end/),
    ]);
  });
});

describe('splitting', () => {
  it('gives the same records for any size of pieces', () => {
    const characters = fc.constantFrom('6', 'x', ' ', '\n', '\r', '\0', '\x1a', record(7), ' '.repeat(94), 'é', '\xff');
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 40 }), fc.integer({ min: 1, max: 400 }), (parts, size) => {
        expect(split(parts.join(''), size)).toEqual(split(parts.join('')));
      }),
      // Extra characters behind a blank line belong to the record before it.
      { numRuns: 1_000, examples: [[[`6${'.'.repeat(92)}7`, '\n', ' '.repeat(189), '6'], 1]] },
    );
  });

  it('loses no printable character of lines up to the length of a record', () => {
    const line = fc.stringMatching(/^[!-~]{1,94}$/);
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 20 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        (lines, end) => {
          const { records } = split(lines.join(end) + end);
          expect(records.map((text) => text.replace(/^\d+ /, '').trimEnd())).toEqual(lines);
        },
      ),
      { numRuns: 300 },
    );
  });
});
