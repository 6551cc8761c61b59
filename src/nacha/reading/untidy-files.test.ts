// Files as real banks send them: accepted, accepted with notes, or quarantined with a message.
import { describe, expect, it } from 'vitest';
import {
  check,
  goldenText,
  itemsOf,
  notesOf,
  problemsOf,
  replaced,
  withLine,
} from '../../../test/support/banks/ach-files.ts';

import { add } from './open-batch.ts';

const debits = goldenText('ppd-debit-and-credit');
const returns = goldenText('returns');
const changes = goldenText('changes');
const tel = goldenText('tel-debits');
const several = goldenText('several-batches');
const lineOf = (text: string, type: string) => text.split('\n').findIndex((line) => line.startsWith(type)) + 1;

describe('accepted', () => {
  it.each([
    ['lower case in a SEC code', replaced(debits, 2, 51, 'ppd'), ['2 sec_code']],
    ['lower case in a return code', replaced(returns, 4, 4, 'r01'), ['4 return_code']],
    ['no effective entry date', replaced(debits, 2, 70, '000000'), ['2 effective_entry_date']],
    [
      'the addenda of a return with a trace number of their own',
      replaced(returns, 4, 80, '0'.repeat(15)),
      ['4 trace_number'],
    ],
    [
      'a destination that is the number of a customer',
      replaced(returns, 1, 4, '1234567890'),
      ['1 immediate_destination'],
    ],
    ['a blank name', replaced(debits, 3, 55, ' '.repeat(22)), ['3 name']],
    ['letters beyond ASCII', replaced(debits, 3, 55, 'M\xfcLLER'), ['3 name']],
    ['more lines of nines than needed', `${debits}${`${'9'.repeat(94)}\n`.repeat(10)}`, ['20 block_count']],
    ['a change without its original RDFI', replaced(changes, 4, 28, ' '.repeat(8)), ['4 original_rdfi']],
    ['corrected data that cannot be read', replaced(changes, 6, 36, 'CALL US'.padEnd(29)), ['6 corrected_data']],
  ])('with a note: %s', async (_name, text, notes) => {
    expect(await problemsOf(text)).toEqual([]);
    expect(await notesOf(text)).toEqual(notes);
  });

  it('a change with an amount, with a note; it moves no money', async () => {
    const withAmount = replaced(replaced(changes, 3, 30, '0000000100'), lineOf(changes, '8'), 21, '000000000100');
    const text = replaced(withAmount, lineOf(changes, '90'), 32, '000000000100');
    expect(await problemsOf(text)).toEqual([]);
    expect(await notesOf(text)).toEqual(['3 amount']);
  });

  it('a change in a batch of the SEC code of its entry, with a note', async () => {
    const text = replaced(changes, 2, 51, 'PPD');
    expect(await problemsOf(text)).toEqual([]);
    expect(await notesOf(text)).toContain('3 sec_code');
  });

  it('a return with the transaction code of its original', async () => {
    expect(await check(replaced(returns, 3, 2, '27'))).toMatchObject({ verdict: 'accept', notes: [] });
  });

  it('loan and general ledger accounts', async () => {
    for (const code of ['47', '55', '37']) expect(await problemsOf(replaced(debits, 3, 2, code))).toEqual([]);
  });

  it('the same trace number in two batches', async () => {
    const traces = (await itemsOf(several)).flatMap((item) =>
      item.record === 'entry' ? [item.value.trace_number] : [],
    );
    expect(new Set(traces).size).toBeLessThan(traces.length);
    expect(await problemsOf(several)).toEqual([]);
  });

  it('several files one after the other', async () => {
    expect(await check(debits + returns + changes)).toMatchObject({
      verdict: 'accept',
      files: 3,
      batches: 4,
      entries: 11,
    });
  });

  it('a byte order mark', async () => {
    expect(await check(`\xef\xbb\xbf${debits}`)).toMatchObject({ verdict: 'accept', notes: [] });
  });

  it('a file without batches, with a note: no returns today', async () => {
    const empty = `${returns.split('\n')[0]}\n9${'000000'}${'000001'}${'0'.repeat(42)}${' '.repeat(39)}\n${`${'9'.repeat(94)}\n`.repeat(8)}`;
    expect(await check(empty)).toMatchObject({
      verdict: 'accept',
      batches: 0,
      notes: [{ message: 'The file has no batches.' }],
    });
  });
});

describe('quarantined', () => {
  it.each([
    ['a creation date of zeros', replaced(debits, 1, 24, '000000'), ['1 file_creation_date']],
    ['a creation date that does not exist', replaced(debits, 1, 24, '260230'), ['1 file_creation_date']],
    ['a blank company name', replaced(debits, 2, 5, ' '.repeat(16)), ['2 company_name']],
    ['a blank entry description', replaced(debits, 2, 54, ' '.repeat(10)), ['2 entry_description']],
    ['an entry description of zeros', replaced(debits, 2, 54, '0'.repeat(10)), ['2 entry_description']],
    ["a TEL receiver's name that is blank", replaced(tel, 3, 55, ' '.repeat(22)), ['3 name']],
    ['debits in a REVERSAL of debits', replaced(tel, 2, 54, 'REVERSAL  '), ['3 transaction_code']],
    ['a wrong check digit', replaced(debits, 3, 12, '6'), ['3 check_digit']],
    ['a routing number of zeros', replaced(tel, 3, 4, '000000000'), ['3 rdfi', '4 entry_hash', '5 entry_hash']],
    ['a destination with a wrong check digit', replaced(debits, 1, 13, '8'), ['1 immediate_destination']],
    ['a debit in a batch of credits', replaced(replaced(tel, 2, 2, '220'), 4, 2, '220'), ['3 transaction_code']],
    ['an unknown service class', replaced(replaced(tel, 2, 2, '210'), 4, 2, '210'), ['2 service_class_code']],
    ['another service class in the control', replaced(tel, 4, 2, '200'), ['4 service_class_code']],
    [
      'an unknown transaction code',
      replaced(tel, 3, 2, '99'),
      ['3 transaction_code', '4 total_credits', '4 total_debits', '5 total_credits', '5 total_debits'],
    ],
    ['an unknown SEC code', replaced(debits, 2, 51, 'PPX'), ['2 sec_code']],
    ['an unknown return code', replaced(returns, 4, 4, 'R99'), ['4 return_code']],
    ['an unknown change code', replaced(changes, 4, 4, 'C99'), ['4 change_code']],
    ['a prenote with money', replaced(tel, 3, 2, '28'), ['3 amount']],
    ['addenda without an addenda indicator', replaced(returns, 3, 79, '0'), ['3 addenda_indicator']],
    ['an addenda indicator without addenda', replaced(tel, 3, 79, '1'), ['3 addenda_indicator']],
    ['a trace number that does not ascend', replaced(debits, 4, 94, '1'), ['4 trace_number']],
    ['a trace number of another bank', replaced(tel, 3, 80, '01'), ['3 trace_number']],
    ['a wrong count of batches', replaced(tel, 5, 2, '000002'), ['5 batch_count']],
    ['a wrong count of blocks', replaced(tel, 5, 8, '000002'), ['5 block_count']],
    ['a wrong count of entries', replaced(tel, 4, 5, '000002'), ['4 entry_addenda_count']],
    ['a wrong company identification', replaced(tel, 4, 45, '999'), ['4 company_identification']],
    ['a return without its addenda', withLine(replaced(returns, 3, 79, '0'), 4), undefined],
    ['an empty file', '', ['1 file']],
    ['only blank lines', '\n  \n', ['1 file']],
  ])('%s', async (_name, text, problems) => {
    const checked = await check(text);
    expect(checked.verdict).toBe('quarantine');
    if (problems !== undefined)
      expect(checked.problems.map(({ line, field }) => `${line} ${field}`).sort()).toEqual(problems);
  });

  it.each(['file header', 'batch header', 'batch control', 'file control'])(
    'without its %s, with what could be read of it',
    async (record) => {
      const type = { 'file header': '1', 'batch header': '5', 'batch control': '8', 'file control': '90' }[record]!;
      const checked = await check(withLine(returns, lineOf(returns, type)));
      expect(checked.verdict).toBe('quarantine');
      expect(checked.problems.map(({ message }) => message).join()).toContain(`The ${record} is missing`.slice(4, -11));
      expect(checked).toMatchObject({ entries: 3, debits: 12_500, credits: 999 });
      expect(checked.returns).toEqual([
        { code: 'R01', original_trace: '091000010000001', amount: 12_500 },
        { code: 'R14', original_trace: '091000010000002', amount: 999 },
        { code: 'R03', original_trace: '091000010000004', amount: 0 },
      ]);
    },
  );

  it.each(['CTX', 'IAT', 'ADV', 'POS', 'ARC'])(
    'SEC code %s, by name, without a cascade of problems about its entries',
    async (code) => {
      const lines = returns.split('\n');
      lines[2] = `${lines[2]!.slice(0, 12)}${'\xff'.repeat(17)}${lines[2]!.slice(29)}`;
      const checked = await check(replaced(lines.join('\n'), 2, 51, code));
      expect(checked.problems).toMatchObject([
        { line: 2, field: 'sec_code', message: expect.stringContaining(`SEC code ${code}`) },
      ]);
      expect(checked.returns.map((one) => one.code)).toEqual(
        ['IAT', 'ADV'].includes(code) ? [] : ['R01', 'R14', 'R03'],
      );
    },
  );

  it('a batch header without a batch control before it', async () => {
    expect(await problemsOf(withLine(several, lineOf(several, '8')))).toContain(
      `${lineOf(several, '8')} record_type_code`,
    );
  });
});

describe('a problem', () => {
  it('names line, field, found value and allowed value, with a sentence for an operator', async () => {
    expect((await check(replaced(debits, 3, 12, '6'))).problems).toEqual([
      {
        line: 3,
        field: 'check_digit',
        found: '6',
        allowed: '5',
        message:
          'The check digit of routing number 011000016 is wrong: either it should be 5, or another digit is wrong.',
      },
    ]);
  });

  it('never shows an account number', async () => {
    const checked = await check(replaced(debits, 3, 13, '1234\x01678901234567'));
    expect(checked.problems).toMatchObject([{ line: 3, field: 'account_number', found: '' }]);
    expect(JSON.stringify(checked)).not.toContain('78901234567');
  });

  it('is listed up to the thousandth; the rest is only counted', async () => {
    const checked = await check('x\n'.repeat(5_000));
    expect(checked.problems.length).toBe(1_000);
    expect(checked.problem_count).toBe(5_002);
  });
});

describe('several addenda 99 on one entry', () => {
  it('are all read, each by the layout of its code', async () => {
    const dishonor = goldenText('dishonored-returns').split('\n')[3]!;
    const text = withLine(returns, 4, returns.split('\n')[3]!, dishonor);
    const checked = await check(text);
    expect(checked.returns.map(({ code }) => code)).toEqual(['R01', 'R68', 'R14', 'R03']);
    expect(checked.problems.map(({ field }) => field)).not.toContain('addenda_type_code');
  });
});

describe('totals', () => {
  it('stop at the largest exact number instead of overflowing', () => {
    expect(add(Number.MAX_SAFE_INTEGER - 10, 9)).toBe(Number.MAX_SAFE_INTEGER - 1);
    expect(add(Number.MAX_SAFE_INTEGER - 10, 9_999_999_999)).toBe(Number.MAX_SAFE_INTEGER);
  });
});
