// The commands for files of a bank: check, print, compare.
import type { Command } from 'commander';
import { json } from './json-option.ts';
import type { Terminal } from './terminal.ts';

const aFile = ['<file>', 'an ACH file, plain or gzipped; "-" for standard input'] as const;

// The code of a command is loaded when it runs, so that the other commands start fast.
export function addAchCommands(program: Command, terminal: Terminal): void {
  const ach = program.command('ach').description('files of a bank (NACHA): check, print, compare');
  ach
    .command('check')
    .description('check a file and list its problems by line; exit code 0 accept, 1 quarantine')
    .argument(...aFile)
    .option(...json)
    .action(async (path, options) => (await import('./commands/ach/check.ts')).checkAchFile(path, options, terminal));
  ach
    .command('print')
    .description('print a file as a table, codes in words; exit codes as in "check"')
    .argument(...aFile)
    .option('--reveal', 'show full account numbers (default: the last four digits)')
    .option('--json', 'one JSON object for each line, then a summary')
    .action(async (path, options) => (await import('./commands/ach/print.ts')).printAchFile(path, options, terminal));
  ach
    .command('diff')
    .description(
      'list the differences of two files, entries matched by batch and trace number; exit code 0 none, 1 some',
    )
    .argument('<a>', 'an ACH file')
    .argument('<b>', 'another')
    .option('--reveal', 'show full account numbers (default: the last four digits)')
    .option(...json)
    .action(async (a, b, options) => (await import('./commands/ach/diff.ts')).diffAchFiles(a, b, options, terminal));
}
