// Compares the writer with files that were written by hand, byte for byte.
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { writeFile } from '../writing/write-file.ts';
import { goldenFiles } from './golden-files.ts';

const golden = (name: string) => readFileSync(new URL(`${name}.ach`, import.meta.url), 'latin1');

describe.each(Object.entries(goldenFiles))('%s.ach', (name, { header, batches }) => {
  it('is what the writer writes for its records, byte for byte', async () => {
    const written = await buffer(writeFile(header, batches));
    expect(written.toString('latin1').split('\n')).toEqual(golden(name).split('\n'));
  });

  it('has lines of 94 characters, and a multiple of ten lines', () => {
    const lines = golden(name).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.length % 10).toBe(0);
    expect(lines.filter((line) => line.length !== 94)).toEqual([]);
  });
});
