// The fields of a line of a bank file, as the console explains them.
import { expect, it } from 'vitest';
import { fieldsOfLine, secCodeAt } from '../../../console/files/record-layout.ts';
import { goldenText } from '../../support/banks/ach-files.ts';

const named = (lines: readonly string[], index: number) =>
  Object.fromEntries(
    fieldsOfLine(lines[index]!, secCodeAt(lines, index))!.map(({ name, text }) => [name, text.trim()]),
  );

it('An entry of CTX has the number of its addenda before the name; other entries have the name only', () => {
  const ctx = goldenText('ctx-with-addenda').split('\n');
  expect(named(ctx, 2)).toMatchObject({ 'Number of addenda': '0003', Receiver: 'MOSS SUPPLIES IN' });
  const ppd = goldenText('ppd-debit-and-credit').split('\n');
  expect(named(ppd, 2)).toMatchObject({ Receiver: 'ADA MOSS' });
  expect(named(ppd, 2)).not.toHaveProperty('Number of addenda');
});

it('The fields of a line cover it, and a line outside of a batch has no SEC code', () => {
  for (const name of ['ctx-with-addenda', 'web-debits', 'returns', 'changes']) {
    const lines = goldenText(name).split('\n');
    for (const [index, line] of lines.entries()) {
      const fields = fieldsOfLine(line, secCodeAt(lines, index));
      if (fields !== null) expect(fields.map(({ text }) => text).join('')).toBe(line);
    }
    expect(secCodeAt(lines, 0)).toBeNull();
  }
});
