// The routing directory is read in both formats; a file with one wrong entry is refused.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  directoryJson,
  directoryLine,
  routingNumbers,
  type Written,
  written,
} from '../../../../test/support/payments/routing-directory.ts';
import { withCheckDigit } from '../routing-number.ts';
import { readDirectory } from './read-directory.ts';

const entriesOf = async (content: string | Buffer) => (await readDirectory(written(content))).entries;
const refusal = (content: string | Buffer) =>
  entriesOf(content).then(
    () => 'read',
    (error: Error) => `${error.name}: ${error.message}`,
  );

describe('A directory', () => {
  it('has the fields of each line', async () => {
    const replaced = {
      routing: '011102133',
      type: '2',
      changed: '112116',
      replacedBy: '211371926',
      name: 'HOMETOWN BANK',
    };
    const branch = { routing: '011104050', office: 'B', changed: '000000', name: "PEOPLE'S CAFÉ BANK" };
    const lines = [replaced, branch, {}].map(directoryLine);
    const expected = [
      {
        routing_number: '011102133',
        institution_name: 'HOMETOWN BANK',
        office_code: 'O',
        record_type: '2',
        new_routing_number: '211371926',
        status_code: '1',
        changed_on: '2016-11-21',
      },
      {
        routing_number: '011104050',
        institution_name: "PEOPLE'S CAFÉ BANK",
        office_code: 'B',
        record_type: '1',
        new_routing_number: null,
        status_code: '1',
        changed_on: null,
      },
      expect.objectContaining({ routing_number: '021000021', institution_name: 'JPMORGAN CHASE' }),
    ];
    expect(await entriesOf(Buffer.from(lines.join('\n'), 'latin1'))).toEqual(expected);
    expect(await entriesOf(Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1'))).toEqual(expected);
    expect(await entriesOf(directoryJson([replaced, branch, {}]))).toEqual(expected);
  });

  it('is read whole across the chunks of a file, in both formats alike', async () => {
    const number = fc
      .integer({ min: 1_000_000, max: 99_999_999 })
      .map((digits) => withCheckDigit(String(digits).padStart(8, '0')));
    const entry = fc.record<Partial<Written>>({
      routing: number,
      office: fc.constantFrom('O', 'B'),
      type: fc.constantFrom('0', '1'),
      name: fc.stringMatching(/^[A-Z][A-Z ]{0,34}[A-Z]$/),
    });
    const list = fc.uniqueArray(entry, {
      minLength: 1,
      maxLength: 900,
      size: 'max',
      selector: ({ routing }) => routing,
    });
    await fc.assert(
      fc.asyncProperty(list, fc.boolean(), async (entries, closed) => {
        const lines = entries.map(directoryLine).join('\n');
        const read = await entriesOf(closed ? `${lines}\n` : lines);
        expect(read.map(({ routing_number }) => routing_number)).toEqual(entries.map(({ routing }) => routing));
        expect(read).toEqual(await entriesOf(directoryJson(entries)));
      }),
      { numRuns: 20 },
    );
  });

  it('has the SHA-256 of its file', async () => {
    const { sha256 } = await readDirectory(written(`${directoryLine({})}\n`));
    expect(sha256.toString('hex')).toMatch(/^[0-9a-f]{64}$/);
    expect((await readDirectory(written(directoryLine({})))).sha256).not.toEqual(sha256);
  });
});

describe('A wrong file is refused with the place and what is allowed', () => {
  const second = (fields: Partial<Written>) =>
    `${directoryLine()}\n${directoryLine({ routing: '011000015', ...fields })}\n`;
  it.each<[string, string, RegExp]>([
    [
      'routing number',
      second({ routing: '011000016' }),
      /^DirectoryUnreadable: Line 2: the routing number is "011000016"; allowed is a number of 9 digits/,
    ],
    ['routing number of zeros', second({ routing: '000000000' }), /Line 2: the routing number is "000000000"/],
    ['office code', second({ office: 'X' }), /Line 2: the office code is "X"; allowed is O .* or B/],
    ['record type code', second({ type: '3' }), /Line 2: the record type code is "3"; allowed is 0, 1 or 2/],
    [
      'replaced number without a new one',
      second({ type: '2' }),
      /Line 2: the new routing number is "000000000"; allowed is a routing number/,
    ],
    [
      'new routing number',
      second({ replacedBy: '011000016' }),
      /Line 2: the new routing number is "011000016"; allowed is a routing number or 000000000/,
    ],
    ['change date', second({ changed: '023011' }), /Line 2: the change date is "023011"; allowed is a day as MMDDYY/],
    ['name', second({ name: '' }), /Line 2: the customer name is ""; allowed is 1 to 36/],
    ['status', second({ status: '*' }), /Line 2: the institution status code is "\*"/],
    ['data view', second({ view: '2' }), /Line 2: the data view code is "2"; allowed is 1/],
    [
      'number that is there twice',
      second({ routing: '021000021' }),
      /Line 2: the routing number 021000021 is also in Line 1; allowed is one entry/,
    ],
    [
      'empty line',
      `${directoryLine()}\n\n${directoryLine({ routing: '011000015' })}\n`,
      /Line 2: it has 0 characters; allowed are 155/,
    ],
    ['cut last line', second({}).slice(0, -20), /Line 2: it has 136 characters; allowed are 155/],
    ['long line', `${directoryLine()}${'x'.repeat(300_000)}`, /Line 1: it has \d+ characters; allowed are 155/],
    ['empty file', '', /The file: it has no entries/],
    ['web page', '<!DOCTYPE html>\n<html></html>\n', /Line 1: it has 15 characters/],
    ['cut JSON', directoryJson([{}]).slice(0, -20), /The file: it begins like JSON and is not complete/],
    ['JSON of another kind', '{"fedwireParticipants": []}', /The file: it is JSON of another form/],
    [
      'JSON without a field',
      directoryJson([{}]).replace('officeCode', 'office'),
      /Item 1 of fedACHParticipants: officeCode is missing; allowed is text/,
    ],
    [
      'JSON with a number',
      directoryJson([{}]).replace('"021000021"', '21000021'),
      /Item 1 of fedACHParticipants: routingNumber is 21000021; allowed is text/,
    ],
    [
      'JSON with a wrong entry',
      directoryJson([{}, { routing: '011000016' }]),
      /Item 2 of fedACHParticipants: the routing number is "011000016"/,
    ],
    ['empty JSON', directoryJson([]), /The file: it has no entries/],
  ])('%s', async (_name, content, expected) => {
    expect(await refusal(content)).toMatch(expected);
  });

  it('whatever single character of a routing number changes', async () => {
    const good = routingNumbers(30).map((routing) => directoryLine({ routing }));
    await fc.assert(
      fc.asyncProperty(fc.nat(29), fc.nat(8), fc.integer({ min: 1, max: 9 }), async (line, at, more) => {
        const changed = good.map((text, index) =>
          index === line ? `${text.slice(0, at)}${(Number(text[at]) + more) % 10}${text.slice(at + 1)}` : text,
        );
        expect(await refusal(changed.join('\n'))).toContain(`Line ${line + 1}: the routing number`);
      }),
      { numRuns: 30 },
    );
  });
});
