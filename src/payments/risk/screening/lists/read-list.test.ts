// The files of OFAC, read and refused. All names are invented.
import { describe, expect, it } from 'vitest';
import {
  aliasRow,
  listFiles,
  primaryRow,
  type WrittenEntry,
} from '../../../../../test/support/payments/sanctions-lists.ts';
import { digestOf } from './list-entry.ts';
import { readList } from './read-list.ts';
import { birthYears } from './remarks.ts';

const person: WrittenEntry = {
  number: 101,
  name: 'TRISKEL, Orleb "The Quiet"',
  type: 'individual',
  program: 'TEST-EO1] [TEST-EO2',
  remarks:
    "DOB 02 Feb 1961; alt. DOB circa 1963; POB Orlebstadt; nationality Ruritania; a.k.a. 'QUIETMAN'; a.k.a. 'O''BRASK'.",
  aliases: [
    ['aka', 'TRISKELL, Orleb'],
    ['fka', 'MARISK, Orleb'],
  ],
};
const trading: WrittenEntry = { number: 102, name: 'HOLLOWMERE TRADING, LTD.' };
const file = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });

const read = (primary: string, aliases: string) =>
  readList('sdn', { primary: file('sdn.csv', primary), aliases: file('alt.csv', aliases) });
const [goodPrimary, goodAliases] = [primaryRow(person), aliasRow(101, 1, 'aka', 'TRISKELL, Orleb')];

describe('A list', () => {
  it('has the names, strong and weak, the programs, the birth dates and the addresses of each entry', () => {
    const { entries, sha256 } = readList('sdn', listFiles('sdn', [person, trading]));
    expect(sha256).toHaveLength(32);
    expect(entries).toEqual([
      {
        list: 'sdn',
        number: 101,
        kind: 'individual',
        names: [
          { name: 'TRISKEL, Orleb "The Quiet"', kind: 'primary', weak: false },
          { name: 'TRISKELL, Orleb', kind: 'aka', weak: false },
          { name: 'MARISK, Orleb', kind: 'fka', weak: false },
          { name: 'QUIETMAN', kind: 'aka', weak: true },
          { name: "O''BRASK", kind: 'aka', weak: true },
        ],
        programs: ['TEST-EO1', 'TEST-EO2'],
        title: null,
        birth_dates: ['02 Feb 1961', 'circa 1963'],
        addresses: ['7 Quarry Lane, Orlebstadt 1000, Ruritania'],
        remarks: person.remarks,
      },
      expect.objectContaining({ number: 102, kind: 'entity', programs: ['TEST-EO1'], birth_dates: [], remarks: null }),
    ]);
  });

  it('is the same with other line ends, without Ctrl-Z, and with bare fields', () => {
    const bare = '102,HOLLOWMERE TRADING,-0-,TEST,-0-,-0-,-0-,-0-,-0-,-0-,-0-,-0-';
    for (const end of ['\n', '\r\n', '\r'])
      expect(read(`${goodPrimary}${end}${bare}${end}`, goodAliases).entries.map(({ number }) => number)).toEqual([
        101, 102,
      ]);
  });

  it('is read as UTF-8, or as Windows-1252', () => {
    const name = 'MÜLLENBRASK TRADING';
    for (const encoding of ['utf8', 'latin1'] as const) {
      const bytes = Buffer.from(`${primaryRow({ number: 9, name })}\n`, encoding);
      const { entries } = readList('sdn', {
        primary: { name: 'sdn.csv', bytes },
        aliases: file('alt.csv', aliasRow(9, 1, 'aka', 'OTHER BRASK')),
      });
      expect(entries[0]!.names[0]!.name).toBe(name);
    }
  });

  it('takes more remarks from the comments', () => {
    const { entries } = readList('sdn', {
      primary: file('sdn.csv', goodPrimary),
      aliases: file('alt.csv', goodAliases),
      comments: file('sdn_comments.csv', '101,"DOB 1970."\n'),
    });
    expect(entries[0]!.birth_dates).toContain('1970');
  });

  it.each([
    ['', goodAliases, /^sdn\.csv: it has no rows/],
    ['\x1a', goodAliases, /^sdn\.csv: it has no rows/],
    [goodPrimary, '\r\n', /^alt\.csv: it has no rows/],
    [`${goodPrimary}\n102,"HOLLOW`, goodAliases, /^sdn\.csv, line 2: a field opens with a quote that does not end/],
    [`${goodPrimary}\n102,"HOLLOWMERE"`, goodAliases, /^sdn\.csv, line 2: it has 2 fields; allowed are 12 \(ent_num/],
    [`${goodPrimary}\n${goodPrimary}`, goodAliases, /^sdn\.csv, line 2: ent_num is "101"; allowed is one row for each/],
    [goodPrimary.replace('101', 'x1'), goodAliases, /^sdn\.csv, line 1: ent_num is "x1"; allowed is a number/],
    [primaryRow({ number: 101, name: '' }), goodAliases, /^sdn\.csv, line 1: SDN_Name is null; allowed is a text/],
    [goodPrimary.replace('individual', 'ghost'), goodAliases, /^sdn\.csv, line 1: SDN_Type is "ghost"; allowed is ind/],
    [goodPrimary, aliasRow(999, 1, 'aka', 'X'), /^alt\.csv, line 1: ent_num is "999"; allowed is a number of the file/],
    [goodPrimary, aliasRow(101, 1, 'xka', 'X'), /^alt\.csv, line 1: alt_type is "xka"; allowed is aka, fka or nka/],
    [goodPrimary, `${goodAliases}\n101,7,"aka"`, /^alt\.csv, line 2: it has 3 fields; allowed are 5/],
    [`${goodPrimary}\0`, goodAliases, /^sdn\.csv: it has bytes that are zero/],
  ])('%# is refused with the file, the line and the field', (primary, aliases, message) => {
    expect(() => read(primary, aliases)).toThrow(message);
  });

  it('that is cut anywhere inside a row is refused', () => {
    // The last field is null: nothing is lost with it.
    const second = primaryRow(trading).replace(/,[^,]*$/, '');
    for (let end = 1; end < second.length; end++)
      expect(() => read(`${goodPrimary}\r\n${second.slice(0, end)}`, goodAliases)).toThrow(/^sdn\.csv, line 2/);
  });
});

it('changes the digest of an entry with its names and birth dates, and not with its address', () => {
  const digest = (entry: WrittenEntry) =>
    digestOf(readList('sdn', listFiles('sdn', [entry])).entries[0]!).toString('hex');
  expect(digest({ ...person, address: '8 Quarry Lane' })).toBe(digest(person));
  expect(digest({ ...person, aliases: person.aliases!.slice(1) })).not.toBe(digest(person));
  expect(digest({ ...person, remarks: 'DOB 1999.' })).not.toBe(digest(person));
});

it.each([
  ['02 Feb 1961', { from: 1960, to: 1962 }],
  ['1961', { from: 1960, to: 1962 }],
  ['circa 1961', { from: 1959, to: 1963 }],
  ['1958 to 1961', { from: 1957, to: 1962 }],
  ['01 Jan 1958 to 31 Dec 1961', { from: 1957, to: 1962 }],
  ['unknown', null],
])('the birth date %s is in the years %o', (written, years) => {
  expect(birthYears(written)).toEqual(years);
});
