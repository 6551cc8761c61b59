// The commands for banks: their connections, files and statements, the directory of routing
// numbers, and banking days.
import { type Command, Option } from 'commander';
import { statementFormats } from '../src/banks/reconciliation/formats/format-names.ts';
import { json } from './json-option.ts';
import type { Terminal } from './terminal.ts';

// The code of a command is loaded when it runs, so that the other commands start fast.
export function addBankCommands(program: Command, terminal: Terminal): void {
  const banks = program
    .command('banks')
    .description('banks: check the connections, decide about uncertain files, enter bank statements');
  banks
    .command('check')
    .description('check the banks file; with --connect, also check login and directories of each bank (read only)')
    .option('--connect', 'connect to each bank')
    .option(...json)
    .action(async (options) => (await import('./commands/banks.ts')).checkBanks(options, terminal));
  banks
    .command('uncertain')
    .description('list files with an uncertain delivery: ask the bank, then run "achord banks decide"')
    .option(...json)
    .action(async (options) => (await import('./commands/banks.ts')).listUncertain(options, terminal));
  banks
    .command('decide')
    .description("record the bank's answer about an uncertain file")
    .argument('<bank>', 'name of the bank in the banks file')
    .argument('<file>', 'file name from "achord banks uncertain"')
    .addOption(new Option('--delivered', 'the bank has the file').conflicts('sendAgain'))
    .addOption(new Option('--send-again', 'the bank does not have the file'))
    .option(...json)
    .action(async (bank, file, options) =>
      (await import('./commands/banks.ts')).decideFile(bank, file, options, terminal),
    );

  banks
    .command('statement')
    .description('enter a bank statement into the running service; a line that was entered before changes nothing')
    .argument('<file>', "BAI2, camt.053, camt.052, the bank's own CSV, or booked_on,direction,amount,reference")
    .addOption(
      new Option('--format <format>', 'format of the file (default: by its first characters)').choices(
        statementFormats,
      ),
    )
    .option('--bank <name>', 'bank of the statement (required if there are several banks)')
    .option('--account <number>', 'our account in the file (default: as the settings of the bank say)')
    .option('--accept-differences', 'enter the file although its balances and lines differ')
    .option('--address <url>', 'address of the service (default: the service of the data directory)')
    .option('--admin-token <token>', 'token of the operator (default: the token in the data directory)')
    .option(...json)
    .action(async (file, options) =>
      (await import('./commands/bank-statement.ts')).enterStatement(file, options, terminal),
    );
}

export function addRoutingCommands(program: Command, terminal: Terminal): void {
  const routing = program
    .command('routing')
    .description(
      'the ACH directory of the Federal Reserve: which routing numbers exist, and the names of institutions',
    );
  routing
    .command('import')
    .description('replace the directory with the directory in a file; a file with a wrong line changes nothing')
    .argument('<file>', 'FedACHdir.txt (lines of 155 characters), or the JSON download')
    .option('--allow-fewer', 'accept a file with fewer than 10,000 entries, or without a tenth of the present ones')
    .option(...json)
    .action(async (file, options) => (await import('./commands/routing.ts')).importRouting(file, options, terminal));
  routing
    .command('status')
    .description('show the last imports, and whether the directory is too old')
    .option(...json)
    .action(async (options) => (await import('./commands/routing.ts')).showRouting(options, terminal));
}

export function addSanctionsCommands(program: Command, terminal: Terminal): void {
  const sanctions = program
    .command('sanctions')
    .description('the sanctions lists of OFAC, against which users are screened');
  sanctions
    .command('import')
    .description('replace the lists with the lists in files of OFAC; a wrong line changes nothing')
    .argument(
      '<files...>',
      'sdn.csv and alt.csv, cons_prim.csv and cons_alt.csv, or both; with add.csv, cons_add.csv and the comments if you have them; or a folder with these files',
    )
    .option('--allow-fewer', 'accept a list with few entries, or without a tenth of the present ones')
    .option(...json)
    .action(async (files, options) =>
      (await import('./commands/sanctions.ts')).importSanctions(files, options, terminal),
    );
  sanctions
    .command('status')
    .description('show the last import of each list, and whether users are screened')
    .option(...json)
    .action(async (options) => (await import('./commands/sanctions.ts')).showSanctions(options, terminal));
}

export function addCalendarCommand(program: Command, terminal: Terminal): void {
  program
    .command('calendar')
    .description('show banking days, holidays and cut-offs, or the dates of a payment')
    .option('--from <day>', 'YYYY-MM-DD (default: today in the Eastern zone)')
    .option('--days <count>', 'number of calendar days', '14')
    .addOption(
      new Option(
        '--payment-at <instant>',
        'show when a payment started at this instant settles, is good and is paid out, for example 2026-03-02T16:30-05:00',
      ).conflicts(['from', 'days']),
    )
    .option('--bank <name>', 'use the cut-offs of this bank of the banks file (default: the cut-offs of the network)')
    .option(...json)
    .action(async (options) => (await import('./commands/calendar.ts')).printCalendar(options, terminal));
}
