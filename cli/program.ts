// The command line, `npx achord <command>` in the repository: every group of commands.
import { Command, CommanderError } from 'commander';
import { version } from '../src/platform/version.ts';
import { addOperatorCommands, addTokenCommands } from './access-commands.ts';
import { addAchCommands } from './ach-commands.ts';
import { addBackupCommands } from './backup-commands.ts';
import { addBankCommands, addCalendarCommand, addRoutingCommands, addSanctionsCommands } from './bank-commands.ts';
import { CommandNotUnderstood, complaint } from './complaint.ts';
import { addKeyCommands } from './key-commands.ts';
import { addSandboxCommands } from './sandbox-commands.ts';
import { addCheckCommands, addDatabaseCommands, addServiceCommands } from './service-commands.ts';
import type { Terminal } from './terminal.ts';

/** Runs one command. Its exit code is in `terminal`. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<void> {
  try {
    await programOn(terminal).parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) terminal.exitCode = error.exitCode === 0 ? 0 : 2;
    else {
      terminal.stderr.write(`${complaint(error)}\n`);
      // Ends now: there is no reason to wait for what the command had started.
      terminal.exit(error instanceof CommandNotUnderstood ? 2 : 1);
    }
  }
}

function programOn(terminal: Terminal): Command {
  const program = new Command('achord')
    .description('Self-hosted account-to-account payments over the US ACH network.')
    .version(version)
    .showHelpAfterError('(run with --help to list the commands and options)')
    .addHelpText(
      'after',
      '\nSettings come from the environment: see docs/operate/configuration.md.\nExit codes: 0 success, 1 refused or failed, 2 wrong usage.',
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
    });

  // In the order of the help.
  for (const add of [
    addServiceCommands,
    addDatabaseCommands,
    addCheckCommands,
    addBackupCommands,
    addSandboxCommands,
    addTokenCommands,
    addOperatorCommands,
    addBankCommands,
    addRoutingCommands,
    addSanctionsCommands,
    addCalendarCommand,
    addKeyCommands,
    addAchCommands,
  ])
    add(program, terminal);
  return program;
}
