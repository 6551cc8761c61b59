// Files that are written as a bank asks: our reader, which the simulated bank uses, reads them all.
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedFile } from '../../../../test/support/banks/generated-ach-file.ts';
import { blocksOf } from '../../../ach/nacha/control-figures.ts';
import { readFile } from '../../../ach/nacha/reading/read-file.ts';
import type { ReadItem } from '../../../ach/nacha/reading/read-records.ts';
import type { AchFile } from '../../../ach/nacha/records.ts';
import { writeFile } from '../../../ach/nacha/writing/write-file.ts';
import {
  creationTimes,
  type FileProfile,
  lineBytes,
  lineEnds,
  paddings,
  plainProfile,
  writingFor,
} from './file-profile.ts';

const ten = fc.string({ unit: fc.constantFrom(...'0123456789ABCXYZ'), minLength: 10, maxLength: 10 });
const nine = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 9 });
const company = fc.oneof(
  nine.map((value) => ` ${value}`),
  nine.filter((value) => Number(value) > 0),
);

const profiles: fc.Arbitrary<FileProfile> = fc
  .record({
    line_end: fc.constantFrom(...lineEnds),
    padding: fc.constantFrom(...paddings),
    first_line: fc.option(fc.constantFrom('$$ADD ID=EXAMPLE', `//${'JOB '.repeat(23)}`.trim(), 'X')),
    reference_code: fc.constantFrom('', 'REF 1'),
    creation_time: fc.constantFrom(...creationTimes),
  })
  .map(({ first_line, ...rest }) => ({ ...plainProfile, ...rest, ...(first_line === null ? {} : { first_line }) }));

/** A profile, and the values of headers that only some banks want. */
const wishes = fc.record({
  profile: profiles,
  immediate_destination: fc.oneof(ten, nine),
  immediate_origin: fc.oneof(ten, nine, fc.constantFrom('0000000000', '000000000')),
  company,
});

const withValues = (
  { header, batches }: AchFile,
  { profile, company: company_identification, ...parties }: typeof wishes extends fc.Arbitrary<infer W> ? W : never,
): AchFile => ({
  header: { ...header, ...parties, reference_code: profile.reference_code },
  batches: batches.map((batch) => ({ ...batch, header: { ...batch.header, company_identification } })),
});

describe('A file as a bank asks for it', () => {
  it('is read as it was written, without a problem', async () => {
    await fc.assert(
      fc.asyncProperty(generatedFile, wishes, async (any, wish) => {
        const file = withValues(any, wish);
        const bytes = await buffer(writeFile(file.header, file.batches, writingFor(wish.profile)));
        const reading = readFile([bytes]);
        const items: ReadItem[] = [];
        for await (const page of reading.pages) items.push(...page);
        expect(reading.summary()).toMatchObject({ verdict: 'accept', problems: [], faults: [], files: 1 });
        const valuesOf = (record: string) => items.filter((item) => item.record === record).map(({ value }) => value);
        expect(valuesOf('file_header')).toEqual([file.header]);
        expect(valuesOf('batch_header')).toEqual(file.batches.map((batch) => batch.header));
        expect(valuesOf('entry')).toEqual(file.batches.flatMap(({ entries }) => entries));
      }),
      { numRuns: 150 },
    );
  });

  it('has the line ends, the filler and the first line that the bank asks for', async () => {
    await fc.assert(
      fc.asyncProperty(generatedFile, wishes, async (any, wish) => {
        const { profile } = wish;
        const file = withValues(any, wish);
        const text = (await buffer(writeFile(file.header, file.batches, writingFor(profile)))).toString('latin1');
        const length = lineBytes(profile);
        const first = profile.first_line ?? null;
        const before = first === null ? 0 : profile.line_end === 'none' ? 94 : first.length + length - 94;
        expect(text.slice(0, before).trimEnd()).toBe(first ?? '');
        const records = text.slice(before);
        expect(records.length % length).toBe(0);
        const lines = Array.from({ length: records.length / length }, (_, n) =>
          records.slice(n * length, (n + 1) * length),
        );
        const end = { lf: '\n', crlf: '\r\n', none: '' }[profile.line_end];
        expect(lines.filter((line) => !line.endsWith(end) || line.slice(0, 94).trimEnd() === '')).toEqual([]);
        const control = lines.findLastIndex((line) => !line.startsWith('9'.repeat(94)));
        if (profile.padding === 'ten') expect(lines.length % 10).toBe(0);
        else expect(control).toBe(lines.length - 1);
        expect(Number(lines[control]!.slice(7, 13))).toBe(blocksOf(control + 1));
      }),
      { numRuns: 100 },
    );
  });
});
