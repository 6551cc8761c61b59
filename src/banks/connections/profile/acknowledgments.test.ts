// What an acknowledgment says, and of which file.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easternTime } from '../../../ach/calendar/eastern-time.ts';
import {
  type AcknowledgmentWords,
  answersIn,
  isAbout,
  type NamedByBank,
  plain,
  problemsOfWords,
} from './acknowledgments.ts';

const words: AcknowledgmentWords = {
  file: [
    'FILE RECEIVED {yy}/{mm}/{dd}',
    'FILE ID {modifier}',
    'DEBITS {debits} CREDITS {credits}',
    'ENTRIES {entries}',
  ],
  accepted: ['STATUS: ACCEPTED'],
  rejected: ['STATUS: REJECTED', 'DUPLICATE FILE'],
};

const file: NamedByBank = {
  name: '2026-11-25-B.ach',
  file_id_modifier: 'B',
  cut_off_at: easternTime('2026-11-25', 8, 15),
  entry_count: 3,
  total_debits: 12_500,
  total_credits: 5,
};

const text = plain(`****** ACKNOWLEDGEMENT OF ACH FILE DEPOSITS ******

FILE RECEIVED 26/11/25 08:15
ORIGIN 011000015  file id B
BATCHES 1 ENTRIES 3   DEBITS 125.00\r\n CREDITS 0.05
STATUS: ACCEPTED`);

describe('An acknowledgment', () => {
  it('names a file by all that the bank writes of it', () => {
    expect(isAbout(text, words, file)).toBe(true);
    for (const other of [
      { file_id_modifier: 'C' },
      { cut_off_at: easternTime('2026-11-24', 8, 15) },
      { entry_count: 30 },
      { total_debits: 1_250 },
      { total_credits: 50 },
    ])
      expect(isAbout(text, words, { ...file, ...other })).toBe(false);
  });

  it('does not name a file by a part of a number', () => {
    const about = (report: string, pattern: string) => isAbout(plain(report), { ...words, file: [pattern] }, file);
    for (const report of ['ENTRIES 1,003', 'ENTRIES 3.50', '0.3', '3,000', '1003', '3RD', 'X3'])
      expect([report, about(report, '{entries}')]).toEqual([report, false]);
    for (const report of ['3', 'ENTRIES: 3.', '3, 000', '1,3,1', 'A.3.B', '3,0000', '(3)'])
      expect([report, about(report, '{entries}')]).toEqual([report, true]);
    expect(about('DEBITS 3,125.00', '{debits}')).toBe(false);
    expect(about('DEBITS 125.00,', '{debits}')).toBe(true);
  });

  it('says what the bank did, nothing, or both', () => {
    expect(answersIn(text, words)).toEqual(['accepted']);
    expect(answersIn(plain('Duplicate   file.'), words)).toEqual(['rejected']);
    expect(answersIn(`${text} DUPLICATE FILE`, words)).toEqual(['accepted', 'rejected']);
    expect(answersIn('RECEIVED', words)).toEqual([]);
  });

  it('names no file whose name is a part of a longer word', () => {
    const byName = { ...words, file: ['{name}'] };
    const part = fc.stringMatching(/^[A-Z0-9]{1,5}$/);
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9][A-Z0-9._-]{0,20}[A-Z0-9]$/), part, part, (name, before, after) => {
        const named = { ...file, name };
        expect(isAbout(plain(`FILE: ${name.toLowerCase()}, taken`), byName, named)).toBe(true);
        // Without the name itself at another place.
        for (const other of [`${before}${name}`, `${name}${after}`])
          if (!new RegExp(`(?<![A-Z0-9])${name.replaceAll('.', '\\.')}(?![A-Z0-9])`).test(other))
            expect(isAbout(`FILE: ${other}, taken`, byName, named)).toBe(false);
      }),
    );
  });
});

describe('The words of a bank', () => {
  it('must name one file, and say something', () => {
    expect(problemsOfWords(words)).toEqual([]);
    expect(problemsOfWords({ ...words, file: ['{name}'] })).toEqual([]);
    expect(problemsOfWords({ ...words, file: ['FILE {id}'] })).toEqual([
      expect.stringMatching(/^file must have only these words in braces: name, entries, /),
    ]);
    expect(problemsOfWords({ ...words, file: ['{name} {'] })).toHaveLength(1);
    expect(problemsOfWords({ ...words, file: ['FILE ID {modifier}', 'DEBITS {debits}'] })).toEqual([
      expect.stringMatching(/^file must have \{name\}, or a year /),
    ]);
    expect(problemsOfWords({ ...words, accepted: [], rejected: [] })).toEqual([
      expect.stringMatching(/^accepted or rejected must have a text/),
    ]);
    expect(problemsOfWords({ ...words, rejected: ['status:  accepted'] })).toEqual([
      expect.stringMatching(/^rejected\[0\] and accepted\[0\] must not have one in the other/),
    ]);
    const inEachOther = { accepted: ['FILE ACCEPTED', 'NOT REJECTED'], rejected: ['REJECTED', 'NO FILE ACCEPTED'] };
    expect(problemsOfWords({ ...words, ...inEachOther }).map((problem) => problem.slice(0, 27))).toEqual([
      'rejected[0] and accepted[1]',
      'rejected[1] and accepted[0]',
    ]);
    expect(problemsOfWords({ ...words, accepted: ['ACCEPTED'], rejected: ['UNACCEPTED'] })).toEqual([]);
  });
});
