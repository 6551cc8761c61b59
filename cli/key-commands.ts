// The commands for the data keys.
import type { Command } from 'commander';
import { json } from './json-option.ts';
import type { Terminal } from './terminal.ts';

// The code of a command is loaded when it runs, so that the other commands start fast.
export function addKeyCommands(program: Command, terminal: Terminal): void {
  const keys = program.command('keys').description('data keys that encrypt stored values');
  keys
    .command('list')
    .description('show the keys: which one encrypts, when it was made, and what wraps it')
    .option('--count', 'also count the values that each key has encrypted')
    .option(...json)
    .action(async (options) => (await import('./commands/keys.ts')).listKeys(options, terminal));
  keys
    .command('add')
    .description('add a data key; each process encrypts with it ten minutes later, and still decrypts older values')
    .option(...json)
    .action(async (options) => (await import('./commands/keys.ts')).addKey(options, terminal));
  keys
    .command('rewrap')
    .description('wrap every key with ACHORD_ENCRYPTION_KEY that ACHORD_ENCRYPTION_KEY_PREVIOUS wraps')
    .option(...json)
    .action(async (options) => (await import('./commands/keys.ts')).rewrap(options, terminal));
  keys
    .command('reencrypt')
    .description('encrypt the values of older data keys with the current one; it may be stopped and run again')
    .option(...json)
    .action(async (options) => (await import('./commands/keys.ts')).reencryptValues(options, terminal));
  keys
    .command('retire')
    .description('remove a data key that no value needs')
    .argument('<version>', 'the version of the data key')
    .option(...json)
    .action(async (version, options) => (await import('./commands/keys.ts')).retire(version, options, terminal));
}
