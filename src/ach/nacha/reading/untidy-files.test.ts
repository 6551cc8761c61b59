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
} from '../../../../test/support/banks/ach-files.ts';

import { add } from './open-batch.ts';

const debits = goldenText('ppd-debit-and-credit');
const returns = goldenText('returns');
const changes = goldenText('changes');
const tel = goldenText('tel-debits');
const several = goldenText('several-batches');
const ctx = goldenText('ctx-with-addenda');
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

describe('what nothing is computed from', () => {
  const customersDaily =
    `101 100067554 1823273902611251043 094101FJORD MARKET           BANK PROCESSOR\n9000000000001${'0'.repeat(42)}\n` +
    `${'9'.repeat(94)}\n`.repeat(8);
  it.each([
    ['a creation date of zeros', replaced(debits, 1, 24, '000000'), ['1 file_creation_date']],
    ['a creation date that does not exist', replaced(debits, 1, 24, '260230'), ['1 file_creation_date']],
    ['a blank modifier', replaced(debits, 1, 34, ' '), ['1 file_id_modifier']],
    ['an origin of zeros', replaced(debits, 1, 14, '0'.repeat(10)), ['1 immediate_origin']],
    [
      'a blank record size',
      replaced(debits, 1, 35, ' '.repeat(6)),
      ['1 record_size', '1 blocking_factor', '1 format_code'],
    ],
    ['NULs before the file header', `\0\0${debits}`, ['1 line']],
    ['a destination with a wrong check digit', replaced(debits, 1, 13, '8'), ['1 immediate_destination']],
    [
      "a processor's daily file without entries",
      customersDaily,
      ['1 immediate_destination', '1 file_id_modifier', '2 batch_count'],
    ],
    ['a blank company name', replaced(debits, 2, 5, ' '.repeat(16)), ['2 company_name']],
    ['a blank entry description', replaced(debits, 2, 54, ' '.repeat(10)), ['2 entry_description']],
    ['an entry description of zeros', replaced(debits, 2, 54, '0'.repeat(10)), ['2 entry_description']],
    [
      'a blank company identification',
      replaced(replaced(tel, 2, 41, ' '.repeat(10)), 4, 45, ' '.repeat(10)),
      ['2 company_identification'],
    ],
    ['another company identification in the control', replaced(tel, 4, 45, '999'), ['4 company_identification']],
    ['no company identification in the control', replaced(tel, 4, 45, ' '.repeat(10)), ['4 company_identification']],
    ["a TEL receiver's name that is blank", replaced(tel, 3, 55, ' '.repeat(22)), ['3 name', '3 name']],
    ['debits in a REVERSAL of debits', replaced(tel, 2, 54, 'REVERSAL  '), ['3 transaction_code']],
    ['a wrong check digit', replaced(debits, 3, 12, '6'), ['3 check_digit']],
    ['a blank account number', replaced(returns, 3, 13, ' '.repeat(17)), ['3 account_number']],
    ['a debit in a batch of credits', replaced(replaced(tel, 2, 2, '220'), 4, 2, '220'), ['3 transaction_code']],
    ['an unknown service class', replaced(replaced(tel, 2, 2, '210'), 4, 2, '210'), ['2 service_class_code']],
    ['another service class in the control', replaced(tel, 4, 2, '200'), ['4 service_class_code']],
    ['an unknown SEC code', replaced(debits, 2, 51, 'PPX'), ['2 sec_code']],
    ['a prenote with money', replaced(tel, 3, 2, '28'), ['3 amount']],
    ['addenda without an addenda indicator', replaced(returns, 3, 79, '0'), ['3 addenda_indicator']],
    ['an addenda indicator without addenda', replaced(tel, 3, 79, '1'), ['3 addenda_indicator']],
    ['trace numbers that do not ascend, once a batch', replaced(debits, 4, 94, '1'), ['4 trace_number']],
    [
      'blank trace numbers of the bank',
      replaced(replaced(returns, 3, 80, ' '.repeat(15)), 4, 80, ' '.repeat(15)),
      ['3 trace_number'],
    ],
    ['a trace number of another bank', replaced(tel, 3, 80, '01'), ['3 trace_number']],
    ['a count of blocks that counts lines', replaced(tel, 5, 8, '000010'), ['5 block_count']],
    ['short lines of nines', tel.replaceAll('9'.repeat(94), '9'.repeat(80)), ['10 block_count']],
    ['lines of nines that are missing', `${tel.split('\n').slice(0, 7).join('\n')}\n`, ['7 block_count']],
  ])('is a note: %s', async (_name, text, notes) => {
    const checked = await check(text);
    expect({ ...checked, verdict: checked.verdict }).toMatchObject({ verdict: 'accept', problems: [], faults: [] });
    expect(checked.notes.map(({ line, field }) => `${line} ${field}`)).toEqual(notes);
  });
});

describe('what concerns one entry', () => {
  it.each([
    ['an unknown transaction code', replaced(tel, 3, 2, '99'), ['3 transaction_code'], 0],
    ['an unknown return code', replaced(returns, 4, 4, 'R97'), ['4 return_code'], 0],
    ['an unknown change code', replaced(changes, 4, 4, 'C99'), ['4 change_code'], 0],
    ['a return without an original trace', replaced(returns, 4, 7, ' '.repeat(15)), ['4 original_trace'], 0],
    ['an original trace with letters', replaced(returns, 4, 7, 'A'), ['4 original_trace'], 0],
    ['a change without corrected data', replaced(changes, 6, 36, ' '.repeat(29)), ['6 corrected_data'], 1],
    ['a line that is too long', returns.replace(/^799R01.*$/m, '$&0001'), ['4 line'], 0],
    ['an entry that the bank rejected', replaced(tel, 3, 80, 'REJ060300000001'), ['3 rejection'], 0],
    [
      'the addenda of a return with an unknown type',
      replaced(returns, 4, 2, '97'),
      ['4 addenda_type_code', '3 addenda_type_code'],
      0,
    ],
  ])('is a fault of this entry: %s', async (_name, text, faults, entry) => {
    const checked = await check(text);
    expect(checked).toMatchObject({ verdict: 'accept', problems: [] });
    expect(checked.faults.map(({ line, field }) => `${line} ${field}`)).toEqual(faults.toSorted());
    const read = (await itemsOf(text)).flatMap((item) => (item.record === 'entry' ? [item.fault] : []));
    expect(read.map((fault) => fault !== null)).toEqual(read.map((_, place) => place === entry));
  });

  it('does not change the direction of an entry: the last digit of an unknown code gives it', async () => {
    expect(await check(replaced(tel, 3, 2, '29'))).toMatchObject({ verdict: 'accept' });
    expect(await problemsOf(replaced(tel, 3, 2, '20'))).toEqual(['4 total_debits']);
  });
});

describe('quarantined', () => {
  it.each([
    ['an amount with a letter', replaced(tel, 3, 39, 'A'), undefined],
    ['a routing number that the hash does not have', replaced(tel, 3, 4, '000000000'), ['4 entry_hash']],
    ['a wrong count of batches', replaced(tel, 5, 2, '000002'), ['5 batch_count']],
    ['a wrong count of entries', replaced(tel, 4, 5, '000002'), ['4 entry_addenda_count']],
    ['a wrong total of a batch', replaced(tel, 4, 21, '000000000001'), ['4 total_debits']],
    ['a wrong total of the file', replaced(tel, 5, 32, '000000000001'), ['5 total_debits']],
    ['ADV, whose amounts are in other columns', replaced(returns, 2, 51, 'ADV'), ['2 sec_code']],
    ['an empty file', '', ['1 file']],
    ['only blank lines', '\n  \n', ['1 file']],
    ['a text that is no report', 'Dear customer,\n\n9 men\n', ['1 file']],
    ['lines of words between records', withLine(tel, 3, tel.split('\n')[2]!, 'a', 'b'), ['4 record_type_code']],
  ])('%s', async (_name, text, problems) => {
    const checked = await check(text);
    expect(checked.verdict).toBe('quarantine');
    if (problems !== undefined)
      expect(checked.problems.map(({ line, field }) => `${line} ${field}`).sort()).toEqual(problems);
  });

  it('with one message for one cause: a lost entry changes four figures of its batch and of the file', async () => {
    const { problems } = await check(withLine(withLine(returns, 3), 3));
    expect(problems).toMatchObject([
      {
        line: 7,
        field: 'entry_addenda_count',
        found: '6',
        allowed: '4',
        message:
          "The batch control's entry addenda count is 6; it should be 4. Its entry hash is 27300003; it should be 18200002. Its total debits is 12500; it should be 0.",
      },
    ]);
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

  it.each(['ATX', 'IAT', 'ADV', 'POS', 'ARC'])(
    'SEC code %s, by name, without a cascade of problems about its entries',
    async (code) => {
      const lines = returns.split('\n');
      lines[2] = `${lines[2]!.slice(0, 12)}${'\xff'.repeat(17)}${lines[2]!.slice(29)}`;
      const checked = await check(replaced(lines.join('\n'), 2, 51, code));
      const named = { line: 2, field: 'sec_code', message: expect.stringContaining(`SEC code ${code}`) };
      // Without the amounts of ADV it is unknown whether the file is whole.
      if (code === 'ADV') expect(checked).toMatchObject({ verdict: 'quarantine', problems: [named], notes: [] });
      else expect(checked).toMatchObject({ verdict: 'accept', problems: [], faults: [], notes: [named] });
      expect(checked.returns.map((one) => one.code)).toEqual(
        ['IAT', 'ADV'].includes(code) ? [] : ['R01', 'R14', 'R03'],
      );
    },
  );

  it('a CTX entry that states another number of addenda, which is only noted', async () => {
    const noted = await check(replaced(ctx, 3, 58, '4'));
    const message = 'The entry states 4 addenda; it has 3.';
    expect(noted).toMatchObject({
      verdict: 'accept',
      faults: [],
      notes: [{ line: 3, field: 'number_of_addenda', message }],
    });
    expect(await check(replaced(ctx, 3, 30, 'X'))).toMatchObject({ verdict: 'quarantine' });
  });

  it('returns of CTX entries, with a company name of 22 characters as other banks write it', async () => {
    const { returns: codes, ...checked } = await check(replaced(returns, 2, 51, 'CTX'));
    expect(checked).toMatchObject({ verdict: 'accept', faults: [] });
    expect(codes.map(({ code }) => code)).toEqual(['R01', 'R14', 'R03']);
  });

  it('a batch header without a batch control before it', async () => {
    expect(await problemsOf(withLine(several, lineOf(several, '8')))).toContain(
      `${lineOf(several, '8')} record_type_code`,
    );
  });
});

describe('a problem', () => {
  it('names line, field, found value and allowed value, with a sentence for an operator', async () => {
    expect((await check(replaced(tel, 5, 2, '000002'))).problems).toEqual([
      {
        line: 5,
        field: 'batch_count',
        found: '2',
        allowed: '1',
        message: "The file control's batch count is 2; it should be 1.",
      },
    ]);
  });

  it('never shows an account number', async () => {
    const checked = await check(replaced(debits, 3, 13, '1234\x01678901234567'));
    expect(checked.notes).toMatchObject([{ line: 3, field: 'account_number' }]);
    expect(JSON.stringify(checked)).not.toContain('78901234567');
  });

  it('is listed up to the thousandth; the rest is only counted', async () => {
    const checked = await check(`${debits.split('\n')[0]}\n`.repeat(5_000));
    expect(checked.problems.length).toBe(1_000);
    expect(checked.problem_count).toBe(5_000);
  });
});

describe('a report of the bank', () => {
  it.each([
    ['an acknowledgement', 'ACKNOWLEDGEMENT OF ACH FILES\n\n9 BATCHES\nSTATUS: ACCEPTED\n'],
    ['a rejection', 'FILE REJECTED\n101 IS NOT THE PRIORITY\n'],
    ['one with a line of 200 characters', `BATCH RECEIVED ${'-'.repeat(200)}\n`],
  ])('is known by its content, and is not in quarantine: %s', async (_name, text) => {
    const checked = await check(text);
    expect(checked).toMatchObject({ verdict: 'report', files: 0, entries: 0, problems: [], faults: [] });
    expect(checked.notes.map(({ message }) => message).join()).toContain(text.slice(0, 10));
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
