// Writing a file: properties of every written file.
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedFile } from '../../../../test/support/banks/generated-ach-file.ts';
import { checkDigitOf } from '../check-digit.ts';
import { transactionCodeRow } from '../codes/transaction-codes.ts';
import { plainBatch, plainEntry } from '../golden/sample-records.ts';
import { sentFiles } from '../golden/sent-files.ts';
import type { AchFile, Entry } from '../records.ts';
import type { WrittenFile } from './file-writer.ts';
import { writeFile } from './write-file.ts';

async function linesOf(file: AchFile): Promise<string[]> {
  const text = (await buffer(writeFile(file.header, file.batches))).toString('latin1');
  expect(text.endsWith('\n')).toBe(true);
  return text.split('\n').slice(0, -1);
}

const columns = (line: string, from: number, to: number) => line.slice(from - 1, to);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const holdsOfEveryFile = (check: (file: AchFile, lines: string[]) => void) =>
  fc.assert(
    fc.asyncProperty(generatedFile, async (file) => check(file, await linesOf(file))),
    { numRuns: 150 },
  );

describe('a written file', () => {
  it('has lines of 94 printable ASCII characters, a multiple of ten lines, and the count of its blocks', async () => {
    await holdsOfEveryFile((_file, lines) => {
      expect(lines.filter((line) => !/^[ -~]{94}$/.test(line))).toEqual([]);
      expect(lines.length % 10).toBe(0);
      const control = lines.findLastIndex((line) => line !== '9'.repeat(94));
      expect(lines.length - 1 - control).toBeLessThan(10);
      expect(Number(columns(lines[control]!, 8, 13)) * 10).toBe(lines.length);
    });
  });

  it('has its records in order: headers, entries with their addenda, controls', async () => {
    await holdsOfEveryFile((file, lines) => {
      const expected = file.batches.map(
        ({ entries }) => `5${entries.map((entry) => 6 + '7'.repeat(entry.addenda.length)).join('')}8`,
      );
      expect(lines.map((line) => line[0]).join('')).toMatch(new RegExp(`^1${expected.join('')}9+$`));
    });
  });

  it('has the counts, hashes and sums of each batch and of the file', async () => {
    await holdsOfEveryFile((file, lines) => {
      const controls = lines.filter((line) => line.startsWith('8'));
      for (const [place, { entries }] of file.batches.entries())
        expectTotals(controls[place]!, entries, {
          count: [5, 10],
          hash: [11, 20],
          debits: [21, 32],
          credits: [33, 44],
        });
      const control = lines.find((line) => line.startsWith('9'))!;
      const entries = file.batches.flatMap((batch) => batch.entries);
      expectTotals(control, entries, { count: [14, 21], hash: [22, 31], debits: [32, 43], credits: [44, 55] });
      expect(Number(columns(control, 2, 7))).toBe(file.batches.length);
    });
  });

  it('has ascending trace numbers in each batch that begin with the ODFI of the batch', async () => {
    await holdsOfEveryFile((_file, lines) => {
      let before = '';
      let odfi = '';
      for (const line of lines) {
        if (line.startsWith('5')) {
          before = '';
          odfi = columns(line, 80, 87);
        }
        if (!line.startsWith('6')) continue;
        expect(columns(line, 80, 94) > before).toBe(true);
        before = columns(line, 80, 94);
        expect(before.startsWith(odfi)).toBe(true);
      }
    });
  });

  it('repeats the numbers of an entry in its addenda, and of a batch header in its control', async () => {
    await holdsOfEveryFile((_file, lines) => {
      let header = '';
      let entry = '';
      for (const line of lines) {
        if (line.startsWith('5')) header = line;
        if (line.startsWith('6')) entry = line;
        if (line.startsWith('705')) expect(columns(line, 84, 94)).toBe(`0001${columns(entry, 88, 94)}`);
        else if (line.startsWith('7')) expect(columns(line, 80, 94)).toBe(columns(entry, 80, 94));
        if (!line.startsWith('8')) continue;
        expect(columns(line, 2, 4)).toBe(columns(header, 2, 4));
        expect(columns(line, 45, 54)).toBe(columns(header, 41, 50));
        expect(columns(line, 80, 94)).toBe(columns(header, 80, 94));
      }
    });
  });
});

function expectTotals(
  control: string,
  entries: readonly Entry[],
  at: Record<'count' | 'hash' | 'debits' | 'credits', [number, number]>,
) {
  const number = ([from, to]: [number, number]) => Number(columns(control, from, to));
  const amounts = (direction: 'debit' | 'credit') =>
    sum(
      entries
        .filter((one) => transactionCodeRow(one.transaction_code)!.direction === direction)
        .map(({ amount }) => amount),
    );
  expect(number(at.count)).toBe(sum(entries.map(({ addenda }) => 1 + addenda.length)));
  expect(number(at.hash)).toBe(sum(entries.map(({ rdfi }) => Number(rdfi))) % 10_000_000_000);
  expect(number(at.debits)).toBe(amounts('debit'));
  expect(number(at.credits)).toBe(amounts('credit'));
}

describe('writeFile', () => {
  const { header, batches } = sentFiles['several-batches']!;

  it('takes entries page by page from a cursor and writes the same bytes', async () => {
    async function* pages(entries: readonly Entry[]) {
      for (const entry of entries) yield [entry];
    }
    async function* paged() {
      for (const batch of batches) yield { header: batch.header, entries: pages(batch.entries) };
    }
    expect(await buffer(writeFile(header, paged()))).toEqual(await buffer(writeFile(header, batches)));
  });

  it('ends lines with CRLF if a bank requires it', async () => {
    const plain = (await buffer(writeFile(header, batches))).toString();
    const carriage = (await buffer(writeFile(header, batches, { line_end: '\r\n' }))).toString();
    expect(carriage).toBe(plain.replaceAll('\n', '\r\n'));
  });

  it('reports the written file when the last bytes are read', async () => {
    let result: WrittenFile | undefined;
    const bytes = writeFile(header, batches, { written: (file) => (result = file) });
    await buffer(bytes);
    expect(result?.control).toEqual({
      batch_count: 3,
      block_count: 2,
      entry_addenda_count: 4,
      entry_hash: 26_621_056,
      total_debits: 12_500,
      total_credits: 410_100,
    });
    expect(result?.batches.map(({ first_trace, last_trace }) => [first_trace, last_trace])).toEqual([
      ['091000010000001', '091000010000001'],
      ['091000010000001', '091000010000002'],
      ['091000010000003', '091000010000003'],
    ]);
  });

  it('takes only the entries that the requested bytes need', async () => {
    let taken = 0;
    async function* pages() {
      for (; taken < 100_000; taken++)
        yield [{ ...plainEntry, trace_number: plainBatch.odfi + String(taken + 1).padStart(7, '0') }];
    }
    const bytes = writeFile(header, [{ header: plainBatch, entries: pages() }]);
    const { value } = await bytes.next();
    expect(taken).toBeLessThanOrEqual(value!.length / 95 + 1);
    await bytes.return();
  });

  it('never writes again to bytes that it handed out', async () => {
    const traces = Array.from({ length: 3000 }, (_, place) => plainBatch.odfi + String(place + 1).padStart(7, '0'));
    const entries = traces.map((trace_number) => ({ ...plainEntry, trace_number }));
    const lines = await linesOf({ header, batches: [{ header: plainBatch, entries }] });
    expect(lines.filter((line) => line.startsWith('6')).map((line) => columns(line, 80, 94))).toEqual(traces);
    expect(lines.filter((line) => !line.startsWith('6'))).toHaveLength(3010 - 3000);
  });

  it('keeps the low ten digits of a larger hash', async () => {
    const large = { ...plainEntry, rdfi: '99999999', check_digit: checkDigitOf('99999999')! };
    const entries = Array.from({ length: 200 }, (_, place) => ({
      ...large,
      trace_number: plainBatch.odfi + String(place + 1).padStart(7, '0'),
    }));
    const twice = [1, 2].map((batch_number) => ({ header: { ...plainBatch, batch_number }, entries }));
    const lines = await linesOf({ header, batches: twice });
    expect(200 * 99_999_999).toBe(19_999_999_800);
    expect(lines.filter((line) => line.startsWith('8')).map((line) => columns(line, 11, 20))).toEqual([
      '9999999800',
      '9999999800',
    ]);
    expect(columns(lines.find((line) => line.startsWith('9'))!, 22, 31)).toBe('9999999600');
  });

  it('writes a file without batches: a header, a control, fillers', async () => {
    const lines = (await buffer(writeFile(header, []))).toString().split('\n');
    expect(lines[1]).toBe(`9000000000001${'0'.repeat(42)}${' '.repeat(39)}`);
    expect(lines).toHaveLength(11);
  });

  it('refuses a batch without entries', async () => {
    const empty = buffer(writeFile(header, [{ header: batches[0]!.header, entries: [] }]));
    await expect(empty).rejects.toThrow('batch header 1: entries is 0; allowed: one or more');
  });

  it('refuses batch numbers that do not ascend', async () => {
    const twice = buffer(writeFile(header, [batches[0]!, batches[0]!]));
    await expect(twice).rejects.toThrow('batch header 1: batch_number is 1; allowed: more than 1');
  });

  it('refuses more entries in a batch than its limit', async () => {
    const tooMany = buffer(writeFile(header, batches, { batch_entries: 1 }));
    await expect(tooMany).rejects.toThrow('entry 091000010000002: entries is "batch full"');
  });
});
