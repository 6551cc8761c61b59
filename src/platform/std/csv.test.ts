// Comma-separated values are read back unchanged, and no field is a formula.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRecord } from './csv.ts';

/** Reads one record by RFC 4180, without the code under test. */
function fieldsOf(record: string): string[] {
  expect(record.endsWith('\r\n')).toBe(true);
  const fields: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  for (let end = ''; end !== '\r\n'; ) {
    const match = pattern.exec(record)!;
    expect(match).not.toBeNull();
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2]!);
    end = match[3]!;
  }
  expect(pattern.lastIndex).toBe(record.length);
  return fields;
}

describe('A record', () => {
  it('is read back unchanged, with an apostrophe before text that would be a formula', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '"', ',', '\r', '\n', '=', '-', '+', '@', ' ', '\t', 'ü', "'"),
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(text, fc.integer()), { minLength: 1 }), (fields) => {
        const read = fieldsOf(csvRecord(fields));
        expect(read.length).toBe(fields.length);
        fields.forEach((field, n) => {
          if (typeof field === 'number') expect(read[n]).toBe(String(field));
          else expect([field, `'${field}`]).toContain(read[n]);
          if (typeof field === 'string') expect(read[n]).not.toMatch(/^\s*[=+\-@]/);
        });
      }),
    );
  });

  it.each([
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['+1', "'+1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['a=b', 'a=b'],
    ['order, 7', '"order, 7"'],
    ['', ''],
  ])('with the text %j is written as %j', (text, written) => {
    expect(csvRecord([text])).toBe(`${written}\r\n`);
  });

  it('writes numbers unchanged, negative ones too', () => {
    expect(csvRecord([-97, 0, 9_999_999_999])).toBe('-97,0,9999999999\r\n');
  });
});
