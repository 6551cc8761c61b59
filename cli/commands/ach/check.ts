// achord ach check: the verdict on a bank's file, its problems by line, and its totals.
import { answersOf, type Changed } from '../../../src/ach/nacha/reading/check-file.ts';
import { type FileSummary, readFile } from '../../../src/ach/nacha/reading/read-file.ts';
import type { Terminal } from '../../terminal.ts';
import { openFile, print } from './open-file.ts';
import { codeWords, count, dollars } from './words.ts';

export interface CheckOptions {
  json?: true;
}

/** Contract, command line: exit 0 for accept and report, 1 for quarantine. */
export async function checkAchFile(path: string, { json }: CheckOptions, terminal: Terminal): Promise<void> {
  const reading = readFile(await openFile(path, terminal), { entries: 'answers' });
  const codes = new Map<string, number>();
  const changes: Changed[] = [];
  let separator = '';
  if (json) await print(terminal, '{"returns":[');
  for await (const page of reading.pages) {
    const answers = page.flatMap((item) => (item.record === 'entry' ? [answersOf(item.value)] : []));
    const returns = answers.flatMap((one) => one.returns);
    for (const { code } of [...returns, ...answers.flatMap((one) => one.changes)])
      codes.set(code, (codes.get(code) ?? 0) + 1);
    if (!json || answers.length === 0) continue;
    changes.push(...answers.flatMap((one) => one.changes));
    if (returns.length === 0) continue;
    // Printed while the file is read: it may have millions of entries.
    await print(terminal, separator + returns.map((one) => JSON.stringify(one)).join(','));
    separator = ',';
  }
  const summary = reading.summary();
  await print(
    terminal,
    json ? `],${JSON.stringify({ changes, ...summary }).slice(1)}\n` : report(path, summary, codes),
  );
  terminal.exitCode = summary.verdict === 'quarantine' ? 1 : 0;
}

function report(path: string, summary: FileSummary, codes: ReadonlyMap<string, number>): string {
  const { files, batches, entries, debits, credits, problems, problem_count } = summary;
  const { faults, fault_count, notes, note_count } = summary;
  const name = path === '-' ? 'standard input' : path;
  const lines = [
    verdictOf(name, summary),
    ...listed('Problems', problems, problem_count),
    ...listed('For suspense', faults, fault_count),
    ...listed('Notes', notes, note_count),
    '',
    `${count(files, 'file')}, ${count(batches, 'batch', 'batches')}, ${count(entries, 'entry', 'entries')}: debits ${dollars(debits)}, credits ${dollars(credits)}.`,
    ...[...codes]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, times]) => `${String(times).padStart(7)} × ${codeWords(code)}`),
  ];
  return `${lines.join('\n')}\n`;
}

function verdictOf(name: string, { verdict, problem_count, fault_count }: FileSummary): string {
  if (verdict === 'quarantine')
    return `QUARANTINE: ${name} has ${count(problem_count, 'problem')}. Do not post anything of it before a person has checked it.`;
  if (verdict === 'report') return `REPORT: ${name} has no records. A person has to read it.`;
  return fault_count === 0
    ? `ACCEPT: ${name} has no problems.`
    : `ACCEPT: ${name} can be posted, except for the entries with ${count(fault_count, 'fault')}: a person has to check these.`;
}

/** As many as a person reads; with --json a thousand. */
const mostLines = 100;

function listed(title: string, found: readonly { line: number; message: string }[], all: number): string[] {
  if (all === 0) return [];
  const shown = found.slice(0, mostLines);
  const width = String(shown.at(-1)!.line).length;
  const more = all > shown.length ? [`  and ${all - shown.length} more.`] : [];
  return [
    '',
    `${title}:`,
    ...shown.map(({ line, message }) => `  line ${String(line).padStart(width)}  ${message}`),
    ...more,
  ];
}
