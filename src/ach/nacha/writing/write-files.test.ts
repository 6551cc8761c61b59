// Splitting: entries that do not fit a batch or a file go into the next one, and none is lost.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { header, plainBatch, plainEntry } from '../golden/sample-records.ts';
import type { Entry, FileHeader } from '../records.ts';
import { fileIdModifiers } from './check-file-header.ts';
import type { FileOptions, WrittenFile } from './file-writer.ts';
import { mostCents } from './totals.ts';
import { type EntriesToWrite, writeFiles } from './write-files.ts';

interface Collected {
  bytes: Buffer[];
  file?: WrittenFile;
}

/** Keeps the files in memory: header, bytes and result. */
async function write(groups: Iterable<EntriesToWrite>, options: FileOptions = {}): Promise<string[][]> {
  const files: Collected[] = [];
  const count = await writeFiles(
    groups,
    {
      open(n): FileHeader {
        expect(files.every(({ file }) => file !== undefined)).toBe(true);
        files.push({ bytes: [] });
        return { ...header, file_id_modifier: fileIdModifiers[n % 36]! };
      },
      async write(bytes) {
        files.at(-1)!.bytes.push(bytes);
      },
      close(file) {
        files.at(-1)!.file = file;
      },
    },
    options,
  );
  expect(count).toBe(files.length);
  return files.map(({ bytes }) => Buffer.concat(bytes).toString().split('\n').slice(0, -1));
}

const { batch_number: _, ...group } = plainBatch;
const numbered = (from: number, to: number, differs: Partial<Entry> = {}): Entry[] =>
  Array.from({ length: to - from + 1 }, (_entry, place) => ({
    ...plainEntry,
    ...differs,
    trace_number: plainBatch.odfi + String(from + place).padStart(7, '0'),
  }));
/** The contents of each file: `5` for a batch header, and the last digits of each trace number. */
const shape = (files: string[][]) =>
  files.map((lines) =>
    lines
      .map((line) => (line.startsWith('6') ? ` ${Number(line.slice(87))}` : line.startsWith('5') ? '|' : ''))
      .join(''),
  );

describe('writeFiles', () => {
  it('starts another batch when one is full, with the same header and the next number', async () => {
    const files = await write([{ header: group, entries: numbered(1, 5) }], { batch_entries: 2 });
    expect(shape(files)).toEqual(['| 1 2| 3 4| 5']);
    const headers = files[0]!.filter((line) => line.startsWith('5'));
    expect(headers.map((line) => line.slice(87))).toEqual(['0000001', '0000002', '0000003']);
    expect(new Set(headers.map((line) => line.slice(0, 87))).size).toBe(1);
  });

  it('starts another file when one is full, and numbers its batches from 1', async () => {
    const files = await write([{ header: group, entries: numbered(1, 5) }], { batch_entries: 2, file_entries: 3 });
    expect(shape(files)).toEqual(['| 1 2| 3', '| 4 5']);
    expect(files.map(([first]) => first!.slice(33, 34))).toEqual(['A', 'B']);
    expect(files[1]!.find((line) => line.startsWith('5'))!.slice(87)).toBe('0000001');
  });

  it('counts addenda like entries, and keeps them with their entry', async () => {
    const addenda = [{ kind: 'payment_addenda', payment_related_information: 'X' } as const];
    const files = await write([{ header: group, entries: numbered(1, 3, { addenda }) }], { batch_entries: 5 });
    expect(shape(files)).toEqual(['| 1 2| 3']);
    expect(files[0]!.map((line) => line[0]).join('')).toMatch(/^1567678567899*$/);
  });

  it('starts another file before a total needs more than twelve digits', async () => {
    const most = numbered(1, 101, { amount: 9_999_999_999 });
    expect(100 * 9_999_999_999).toBeLessThanOrEqual(mostCents);
    expect(101 * 9_999_999_999).toBeGreaterThan(mostCents);
    expect((await write([{ header: group, entries: most }])).map((lines) => lines.length)).toEqual([110, 10]);
  });

  it('writes no empty batch if a file is full when a group begins', async () => {
    const groups = [
      { header: group, entries: numbered(1, 2) },
      { header: group, entries: [] },
      { header: group, entries: numbered(3, 4) },
    ];
    expect(shape(await write(groups, { file_entries: 2 }))).toEqual(['| 1 2', '| 3 4']);
  });

  it('writes no file without entries', async () => {
    expect(await write([])).toEqual([]);
    expect(await write([{ header: group, entries: [] }])).toEqual([]);
  });

  it('refuses an entry that does not fit an empty batch', async () => {
    const addenda = [{ kind: 'payment_addenda', payment_related_information: 'X' } as const];
    const tooLarge = write([{ header: group, entries: numbered(1, 1, { addenda }) }], { batch_entries: 1 });
    await expect(tooLarge).rejects.toThrow('entry 091000010000001: entries is "batch full"');
  });

  it('splits only at the limits, and writes every entry once and in order, for any limits', async () => {
    const limits = fc.record({
      batch_entries: fc.integer({ min: 1, max: 9 }),
      file_entries: fc.integer({ min: 1, max: 20 }),
    });
    const sizes = fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(sizes, limits, async (groupSizes, options) => {
        let next = 1;
        const groups = groupSizes.map((size) => {
          next += size;
          return { header: group, entries: numbered(next - size, next - 1) };
        });
        const files = await write(groups, options);
        const traces = files.flatMap((lines) =>
          lines.filter((line) => line.startsWith('6')).map((line) => Number(line.slice(87))),
        );
        expect(traces).toEqual(Array.from({ length: next - 1 }, (_trace, place) => place + 1));
        for (const lines of files) {
          const entries = lines.filter((line) => line.startsWith('6')).length;
          expect(entries).toBeGreaterThan(0);
          expect(entries).toBeLessThanOrEqual(options.file_entries);
          for (const control of lines.filter((line) => line.startsWith('8')))
            expect(Number(control.slice(4, 10))).toBeLessThanOrEqual(options.batch_entries);
          expect(lines.map((line) => line[0]).join('')).not.toContain('58');
        }
        // All except the last are full.
        for (const lines of files.slice(0, -1))
          expect(lines.filter((line) => line.startsWith('6'))).toHaveLength(options.file_entries);
      }),
      { numRuns: 60 },
    );
  });
});

describe('file id modifiers', () => {
  it('are A to Z, then 0 to 9: thirty-six files a day', () => {
    expect(fileIdModifiers).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
  });
});
