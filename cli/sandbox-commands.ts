// The commands for a developer who tries things out: events on this machine, a busy month, one
// event.
import type { Command } from 'commander';
import type { Terminal } from './terminal.ts';

// The code of a command is loaded when it runs, so that the other commands start fast.
export function addSandboxCommands(program: Command, terminal: Terminal): void {
  program
    .command('listen')
    .description('forward new events to a URL on this machine, signed like real deliveries; stop with Ctrl-C')
    .requiredOption('--forward-to <url>', 'http or https, for example http://localhost:3000/webhooks')
    .option('--address <url>', 'address of the service (default: the service of the data directory)')
    .option('--token <token>', 'token of a processor or vendor (default: the token of the demo processor)')
    .option('--events <names...>', 'only these events (default: all)')
    .option('--since <cursor>', '"now", "beginning", or the uuid of the last forwarded event', 'now')
    .option('--secret <secret>', 'secret whsec_… for the signatures (default: print a new one)')
    .option('--json', 'print one JSON object for each line')
    .action(async (options) => (await import('./commands/listen.ts')).forwardEvents(options, terminal));
  program
    .command('demo')
    .description('fill a sandbox with a busy month: three tenants, payments in every stage, every kind of trouble')
    .option('--address <url>', 'address of the service (default: the service of the data directory)')
    .option('--admin-token <token>', 'token of the operator (default: the token in the data directory)')
    .option('--json', 'print the answer as JSON')
    .action(async (options) => (await import('./commands/demo.ts')).playDemo(options, terminal));
  program
    .command('trigger')
    .description('make an event happen in the sandbox through its real cause; advances the clock as far as needed')
    .argument('<event>', 'one of the 28 events: TransactionFailed, ClawbackCompleted, …')
    .option('--address <url>', 'address of the service (default: the service of the data directory)')
    .option('--token <token>', 'token of a processor (default: the token of the demo processor)')
    .option('--admin-token <token>', 'token of the operator (default: the token in the data directory)')
    .option('--json', 'print the answer as JSON')
    .action(async (event, options) => (await import('./commands/trigger.ts')).triggerEvent(event, options, terminal));
}
