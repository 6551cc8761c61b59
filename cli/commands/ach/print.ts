// achord ach print: prints a bank's file as a table, codes in words, account numbers masked.
import type { ReadItem } from '../../../src/ach/nacha/reading/read-file.ts';
import { readFile } from '../../../src/ach/nacha/reading/read-file.ts';
import type { Addenda, BatchHeader, Entry, FileHeader } from '../../../src/ach/nacha/records.ts';
import type { Terminal } from '../../terminal.ts';
import { openFile, print } from './open-file.ts';
import { codeWords, correctionWords, count, dollars, masked, transactionWords } from './words.ts';

export interface PrintOptions {
  json?: true;
  /** Show full account numbers. */
  reveal?: true;
}

/** Exit codes as in `ach check`: the output for a file in quarantine may be incomplete. */
export async function printAchFile(path: string, options: PrintOptions, terminal: Terminal): Promise<void> {
  const reveal = options.reveal === true;
  const reading = readFile(await openFile(path, terminal));
  for await (const page of reading.pages) {
    const lines = page.map((item) =>
      options.json ? JSON.stringify(withoutSecrets(item, reveal)) : itemLines(item, reveal),
    );
    await print(terminal, `${lines.join('\n')}\n`);
  }
  const summary = reading.summary();
  const { verdict, problem_count, note_count } = summary;
  const closing =
    verdict !== 'quarantine'
      ? `\nThe file has no problems${note_count > 0 ? `, and ${count(note_count, 'note')}` : ''}.\n`
      : `\nThe file has ${count(problem_count, 'problem')} and belongs in quarantine. "achord ach check" lists them.\n`;
  await print(terminal, options.json ? `${JSON.stringify({ record: 'summary', value: summary })}\n` : closing);
  terminal.exitCode = verdict === 'quarantine' ? 1 : 0;
}

function withoutSecrets(item: ReadItem, reveal: boolean): unknown {
  if (reveal || item.record !== 'entry') return item;
  const { account_number, addenda } = item.value;
  const shown = addenda.map((one) =>
    'corrected_data' in one ? { ...one, corrected_data: correctionOf(one, false) } : one,
  );
  return { ...item, value: { ...item.value, account_number: masked(account_number), addenda: shown } };
}

function itemLines(item: ReadItem, reveal: boolean): string {
  switch (item.record) {
    case 'file_header':
      return fileLines(item.value);
    case 'batch_header':
      return batchLines(item.value);
    case 'entry':
      return entryLines(item.line, item.value, reveal);
    case 'batch_control': {
      const { entry_addenda_count, total_debits, total_credits } = item.value;
      return `    control: ${entry_addenda_count} entries and addenda, debits ${dollars(total_debits)}, credits ${dollars(total_credits)}`;
    }
    case 'file_control': {
      const { batch_count, entry_addenda_count, total_debits, total_credits } = item.value;
      return `\n  control: ${count(batch_count, 'batch', 'batches')}, ${entry_addenda_count} entries and addenda, debits ${dollars(total_debits)}, credits ${dollars(total_credits)}`;
    }
  }
}

const named = (number: string, name: string) => (name === '' ? number : `${number} (${name})`);

function fileLines(header: FileHeader): string {
  const { immediate_origin, immediate_origin_name, immediate_destination, immediate_destination_name } = header;
  const { file_creation_date, file_creation_time, file_id_modifier } = header;
  return [
    `File ${file_id_modifier} of ${file_creation_date}${file_creation_time === null ? '' : ` ${file_creation_time}`}`,
    `  from ${named(immediate_origin, immediate_origin_name)} to ${named(immediate_destination, immediate_destination_name)}`,
  ].join('\n');
}

function batchLines(header: BatchHeader): string {
  const { batch_number, sec_code, service_class_code, company_name, company_identification } = header;
  const { entry_description, descriptive_date, effective_entry_date, settlement_date, odfi } = header;
  const day = settlement_date === null ? '' : `, settled on day ${settlement_date}`;
  return [
    '',
    `  Batch ${batch_number}: ${sec_code} ${service_class_code}, ${company_name} (${company_identification}), ${[entry_description, descriptive_date].join(' ').trim()}`,
    `    effective ${effective_entry_date ?? 'as soon as possible'}${day}, ODFI ${odfi}`,
    `    ${columns('line', 'trace', 'code', 'bank', 'account', 'amount', 'name', 'identification')}`,
  ].join('\n');
}

function entryLines(line: number, entry: Entry, reveal: boolean): string {
  const { trace_number, transaction_code, rdfi, check_digit, account_number, amount, name, identification } = entry;
  const account = reveal ? account_number : masked(account_number);
  const first = columns(
    String(line),
    trace_number,
    transactionWords(transaction_code),
    rdfi + check_digit,
    account,
    dollars(amount),
    name,
    identification,
  );
  return [first, ...entry.addenda.map((one) => `        ${addendaWords(one, reveal)}`)]
    .map((text) => `    ${text}`)
    .join('\n');
}

function columns(
  line: string,
  trace: string,
  code: string,
  bank: string,
  account: string,
  amount: string,
  name: string,
  identification: string,
) {
  return [
    line.padStart(6),
    trace.padEnd(15),
    code.padEnd(24),
    bank.padEnd(9),
    account.padEnd(17),
    amount.padStart(14),
    name.padEnd(22),
    identification,
  ]
    .join('  ')
    .trimEnd();
}

const correctionOf = (one: Extract<Addenda, { corrected_data: string }>, reveal: boolean) =>
  correctionWords(one.change_code, one.corrected_data, reveal);

function addendaWords(one: Addenda, reveal: boolean): string {
  switch (one.kind) {
    case 'payment_addenda':
      return `addenda: ${one.payment_related_information}`;
    case 'change_addenda':
      return `change ${codeWords(one.change_code)}, of entry ${one.original_trace}: ${correctionOf(one, reveal)}`;
    case 'refused_change_addenda':
      return `refusal ${codeWords(one.refused_change_code)}, of change ${one.change_code} of entry ${one.original_trace}`;
    case 'return_addenda': {
      const about = [one.date_of_death === null ? '' : `died ${one.date_of_death}`, one.addenda_information].filter(
        Boolean,
      );
      return `return ${codeWords(one.return_code)}, of entry ${one.original_trace}${about.length > 0 ? `: ${about.join(', ')}` : ''}`;
    }
    case 'dishonored_return_addenda':
      return `dishonor ${codeWords(one.return_code)}, of return ${one.return_trace} (${codeWords(one.return_reason_code)}) of entry ${one.original_trace}`;
    case 'contested_return_addenda':
      return `contest ${codeWords(one.return_code)}, of dishonor ${one.dishonored_return_trace} (${codeWords(one.dishonored_return_reason_code)}) of entry ${one.original_trace}`;
  }
}
