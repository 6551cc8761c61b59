// Reading restores the written records: of the golden files and of generated files, in pieces of
// any size.
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, goldenNames, goldenText } from '../../../../test/support/banks/ach-files.ts';
import { generatedFile } from '../../../../test/support/banks/generated-ach-file.ts';
import { goldenFiles } from '../golden/golden-files.ts';
import type { AchFile, Batch } from '../records.ts';
import { writeFile } from '../writing/write-file.ts';
import { type ReadOptions, readFile, type Source } from './read-file.ts';

/** A file rebuilt from the records that were read, and its summary. */
async function read(source: Source, options: ReadOptions = {}) {
  const reading = readFile(source, options);
  let header: AchFile['header'] | null = null;
  const batches: (Omit<Batch, 'entries'> & { entries: Batch['entries'][number][] })[] = [];
  for await (const page of reading.pages)
    for (const item of page) {
      if (item.record === 'file_header') header = item.value;
      if (item.record === 'batch_header') batches.push({ header: item.value, entries: [] });
      if (item.record === 'entry') batches.at(-1)!.entries.push(item.value);
    }
  return { file: { header, batches }, summary: reading.summary() };
}

describe.each(goldenNames)('the golden file %s', (name) => {
  it('is accepted without a note and has the expected records', async () => {
    const { file, summary } = await read([Buffer.from(goldenText(name), 'latin1')]);
    expect(summary).toMatchObject({ verdict: 'accept', problems: [], notes: [] });
    expect(file).toEqual(goldenFiles[name]);
  });
});

describe('readFile', () => {
  it('restores every file that was written', async () => {
    await fc.assert(
      fc.asyncProperty(generatedFile, async (written) => {
        const { file, summary } = await read([await buffer(writeFile(written.header, written.batches))]);
        expect(summary).toMatchObject({ verdict: 'accept', problems: [] });
        expect(file).toEqual(written);
      }),
      { numRuns: 150 },
    );
  });

  it('reads the same from pieces of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        generatedFile,
        fc.integer({ min: 1, max: 300 }),
        fc.constantFrom('\n', '\r\n', '\r', ''),
        async (written, size, lineEnd) => {
          const text = (await buffer(writeFile(written.header, written.batches))).toString('latin1');
          const bytes = Buffer.from(text.replaceAll('\n', lineEnd), 'latin1');
          const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
            bytes.subarray(n * size, (n + 1) * size),
          );
          const { file, summary } = await read(pieces);
          expect(summary.problems).toEqual([]);
          expect(file).toEqual(written);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('gives only entries with addenda 98 or 99 for entries: answers', async () => {
    const { file } = await read([Buffer.from(goldenText('ccd-with-addenda') + goldenText('returns'), 'latin1')], {
      entries: 'answers',
    });
    expect(file.batches.map(({ entries }) => entries.length)).toEqual([0, 3]);
  });

  it('has no summary before the file is read to its end', () => {
    expect(() => readFile([]).summary()).toThrow('has not been read to its end');
  });

  it('throws the error of its source', async () => {
    const broken = async function* () {
      yield Buffer.from(goldenText('returns').slice(0, 200));
      throw new Error('the disk is gone');
    };
    await expect(read(broken())).rejects.toThrow('the disk is gone');
  });
});

describe('compressed input', () => {
  const text = goldenText('several-batches');

  it('is unpacked if it is gzip, also with several members', async () => {
    const bytes = Buffer.concat([gzipSync(text.slice(0, 300)), gzipSync(text.slice(300))]);
    expect(await check(bytes)).toMatchObject({ verdict: 'accept', batches: 3, entries: 4 });
  });

  it('that is cut or broken is quarantined, with the records that could be read', async () => {
    const bytes = gzipSync(text);
    for (const broken of [bytes.subarray(0, -4), bytes.subarray(0, 40), Buffer.from(bytes).fill(7, 30, 60)])
      expect(await check(broken)).toMatchObject({
        verdict: 'quarantine',
        problems: expect.arrayContaining([expect.objectContaining({ field: 'file' })]),
      });
  });

  it('is read up to the limit of unpacked bytes', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, '9'));
    expect(bomb.length).toBeLessThan(100_000);
    const { summary } = await read([bomb], { maxBytes: 1_000_000 });
    expect(summary.problems.map(({ message }) => message)).toContain(
      'The file is larger than 1000000 bytes: reading stopped there.',
    );
  });

  it.each([
    ['PK\x03\x04 and so on', 'a zip archive'],
    ['\xff\xfe1\x000\x001\x00', 'UTF-16'],
    ['-----BEGIN PGP MESSAGE-----', 'OpenPGP'],
    ['\xf1\xf0\xf1\x40', 'EBCDIC'],
    ['%PDF-1.7', 'PDF'],
  ])('of another file type is quarantined by name: %j', async (begins, name) => {
    const { verdict, problems } = await check(begins.padEnd(500));
    expect(verdict).toBe('quarantine');
    expect(problems).toMatchObject([{ line: 1, field: 'file', message: expect.stringContaining(name) }]);
  });
});
