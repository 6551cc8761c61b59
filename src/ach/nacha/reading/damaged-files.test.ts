// Damaged files: a changed character, a cut file, random bytes. The reader detects the damage, or
// the damage is harmless; it never crashes.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, goldenNames, goldenText } from '../../../../test/support/banks/ach-files.ts';
import { layouts, type RecordName } from '../layout/layouts.ts';
import { addendaKind } from './addenda-check.ts';
import type { CheckedFile } from './check-file.ts';

/**
 * Fields in which a changed character cannot be detected from the file alone: the file has no
 * second copy and no check digit of them. Amounts, counts and receiving banks are not among them.
 */
const harmless: Partial<Record<RecordName, Record<string, string>>> = {
  file_header: {
    immediate_origin: 'an identification that the bank assigned',
    file_creation_date: 'another day that exists',
    file_creation_time: 'another time of day',
    file_id_modifier: 'another modifier: comparing files shows a duplicate of the day',
    immediate_destination_name: 'free text',
    immediate_origin_name: 'free text',
    reference_code: 'free text',
  },
  batch_header: {
    company_name: 'free text',
    company_discretionary_data: 'free text',
    entry_description: 'free text',
    descriptive_date: 'free text',
    effective_entry_date: 'another day that exists: it is compared with the calendar when a file is posted',
    settlement_date: 'another day of the year: it is compared with the calendar when a file is posted',
    originator_status_code: 'another status: it decides nothing',
  },
  entry: {
    transaction_code: 'another kind of account in the same direction',
    account_number: 'no check digit that all banks share',
    identification: 'free text',
    name: 'free text',
    discretionary_data: 'free text',
    trace_number: 'still ascending: without addenda it has no second copy',
  },
  payment_addenda: { payment_related_information: 'free text' },
  change_addenda: {
    change_code: 'another change with the same layout of data',
    original_trace: 'matching fails if it is wrong',
    original_rdfi: 'the original entry has it too',
    corrected_data: 'only routing numbers have a check digit',
  },
  refused_change_addenda: {
    refused_change_code: 'another reason',
    original_trace: 'matching fails if it is wrong',
    original_rdfi: 'the original entry has it too',
    corrected_data: 'repeated from the change',
    change_code: 'repeated from the change',
    change_trace_sequence_number: 'matching fails if it is wrong',
  },
  return_addenda: {
    return_code: 'another reason',
    original_trace: 'matching fails if it is wrong',
    date_of_death: 'another day that exists',
    original_rdfi: 'the original entry has it too',
    addenda_information: 'free text',
  },
  dishonored_return_addenda: {
    return_code: 'another reason',
    original_trace: 'matching fails if it is wrong',
    original_rdfi: 'the original entry has it too',
    return_trace: 'matching fails if it is wrong',
    return_settlement_date: 'another day of the year',
    return_reason_code: 'the original entry has it too',
    addenda_information: 'free text',
  },
  contested_return_addenda: {
    return_code: 'another reason',
    original_trace: 'matching fails if it is wrong',
    date_original_entry_returned: 'another day that exists',
    original_rdfi: 'the original entry has it too',
    original_settlement_date: 'another day of the year',
    return_trace: 'matching fails if it is wrong',
    return_settlement_date: 'another day of the year',
    return_reason_code: 'the original entry has it too',
    dishonored_return_trace: 'matching fails if it is wrong',
    dishonored_return_settlement_date: 'another day of the year',
    dishonored_return_reason_code: 'the original entry has it too',
  },
  batch_control: { message_authentication_code: 'no longer in use' },
};

/** It is in quarantine, or an operator sees a fault of an item or a note. */
const isDetected = ({ verdict, fault_count, note_count }: CheckedFile) =>
  verdict === 'quarantine' || fault_count + note_count > 0;

function recordOf(line: string): RecordName {
  if (line.startsWith('7')) return addendaKind(Buffer.from(line, 'latin1'), 0)!;
  if (/^9{94}$/.test(line)) return 'filler';
  return ({ 1: 'file_header', 5: 'batch_header', 6: 'entry', 8: 'batch_control', 9: 'file_control' } as const)[
    line[0] as '1'
  ];
}

describe.each(goldenNames)('one character changed in %s', (name) => {
  it('is detected, except in harmless fields', async () => {
    const text = goldenText(name);
    const lines = text.split('\n');
    const silent: string[] = [];
    for (const [number, line] of lines.slice(0, -1).entries()) {
      const record = recordOf(line);
      for (const { field, from, to } of layouts[record].fields) {
        if (harmless[record]?.[field] !== undefined) continue;
        for (let column = from; column <= to; column++)
          for (const by of ['0', '1', '5', '9', ' ', 'A', 'z', '-', '\x00', '\n', '\xe9']) {
            const at = number * 95 + column - 1;
            // Trailing blanks of a line may be missing.
            if (text[at] === by || (/^ +$/.test(line.slice(column - 1)) && /[\0\n]/.test(by))) continue;
            if (!isDetected(await check(text.slice(0, at) + by + text.slice(at + 1))))
              silent.push(`line ${number + 1} column ${column} (${field}): ${JSON.stringify(by)}`);
          }
      }
    }
    expect(silent).toEqual([]);
  });

  it('never changes an amount without quarantine', async () => {
    const text = goldenText(name);
    const { debits, credits } = await check(text);
    for (const [number, line] of text.split('\n').slice(0, -1).entries()) {
      if (!line.startsWith('6')) continue;
      for (let column = 2; column <= 94; column++)
        for (const by of ['0', '2', '7', ' ', 'A']) {
          const at = number * 95 + column - 1;
          const changed = await check(text.slice(0, at) + by + text.slice(at + 1));
          if (changed.verdict === 'accept') expect([changed.debits, changed.credits]).toEqual([debits, credits]);
        }
    }
  });
});

describe('a harmless field', () => {
  it('has at least one change that is not detected', async () => {
    const claimed = Object.entries(harmless).flatMap(([record, fields]) =>
      Object.keys(fields).map((field) => `${record} ${field}`),
    );
    const unnoticed = new Set<string>();
    for (const name of goldenNames) {
      const text = goldenText(name);
      for (const [number, line] of text.split('\n').slice(0, -1).entries())
        for (const { field, from, to } of layouts[recordOf(line)].fields) {
          const place = `${recordOf(line)} ${field}`;
          for (const column of [from, to])
            for (const by of '0123456789BC') {
              const at = number * 95 + column - 1;
              if (unnoticed.has(place) || !claimed.includes(place) || text[at] === by) continue;
              if (!isDetected(await check(text.slice(0, at) + by + text.slice(at + 1)))) unnoticed.add(place);
            }
        }
    }
    expect(claimed.filter((place) => !unnoticed.has(place))).toEqual([]);
  });
});

describe.each(goldenNames)('%s, cut', (name) => {
  const text = goldenText(name);
  /** The figures of the control prove that nothing is missing. After them come blanks and nines. */
  const filler = text.indexOf(`\n${'9'.repeat(94)}`);
  const figures = text.lastIndexOf('\n9', filler === -1 ? text.length : filler - 1) + 56;
  const whole = (at: number) => at >= figures;

  it('at any byte before the end of its control is quarantined, and never after it', async () => {
    const accepted: number[] = [];
    for (let at = 0; at < text.length; at++) {
      const { verdict } = await check(text.slice(0, at));
      if ((verdict === 'accept') !== whole(at)) accepted.push(at);
    }
    expect(accepted).toEqual([]);
  });

  it('after its control has a note that the block is not filled', async () => {
    if (filler === -1) return;
    for (const cut of [text.slice(0, filler), text.slice(0, filler + 1)])
      expect(await check(cut)).toMatchObject({ verdict: 'accept', notes: [{ field: 'block_count' }] });
  });
});

describe('any input', () => {
  const holds = async (bytes: Buffer) => {
    const { verdict, problems, problem_count, entries } = await check(bytes);
    expect(problems.length).toBe(Math.min(problem_count, 1_000));
    expect(verdict === 'quarantine').toBe(problem_count > 0);
    expect(entries).toBeLessThanOrEqual(bytes.length);
    return verdict;
  };

  it('of random bytes is quarantined', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 3_000 }), async (bytes) => {
        expect(await holds(Buffer.from(bytes))).toBe('quarantine');
      }),
      { numRuns: 300 },
    );
  });

  it('of records in any order is read without a crash', async () => {
    const lines = fc.constantFrom(...new Set(goldenNames.flatMap((name) => goldenText(name).split('\n'))));
    await fc.assert(
      fc.asyncProperty(
        fc.array(lines, { maxLength: 30 }),
        fc.constantFrom('\n', '\r\n', '', '\n\n'),
        async (some, end) => {
          await holds(Buffer.from(some.join(end), 'latin1'));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('with overwritten, missing or doubled pieces is read without a crash', async () => {
    const place = fc.tuple(fc.nat(2_000), fc.nat(200), fc.uint8Array({ maxLength: 120 }));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...goldenNames),
        fc.array(place, { minLength: 1, maxLength: 4 }),
        async (name, cuts) => {
          let bytes = Buffer.from(goldenText(name), 'latin1');
          for (const [at, length, by] of cuts)
            bytes = Buffer.concat([bytes.subarray(0, at), Buffer.from(by), bytes.subarray(at + length)]);
          await holds(bytes);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('of endless blanks, or of one endless line, uses bounded memory', async () => {
    const endless = (piece: string, times: number) => {
      const bytes = Buffer.from(piece.repeat(1_000), 'latin1');
      return (function* () {
        for (let n = 0; n < times; n++) yield bytes;
      })();
    };
    const { checkFile } = await import('./check-file.ts');
    for (const piece of [' ', 'x', '\n', '6', '9', '1 ', '\0', '\x1a', '\r']) {
      const { verdict, problems, notes } = await checkFile(endless(piece, 500));
      expect(verdict).toBe('quarantine');
      // Some of them have tens of thousands.
      expect(Math.max(problems.length, notes.length)).toBeLessThanOrEqual(1_000);
    }
  });
});
