// The commands for those who may act: tokens and operators.
import { type Command, Option } from 'commander';
import { json } from './json-option.ts';
import type { Terminal } from './terminal.ts';

// The code of a command is loaded when it runs, so that the other commands start fast.
export function addTokenCommands(program: Command, terminal: Terminal): void {
  const tokens = program.command('tokens').description('access tokens: create, list, revoke');
  tokens
    .command('create')
    .description('issue a token; it is shown only this once')
    .addOption(new Option('--processor <uuid>', 'for this processor').conflicts(['vendor', 'admin']))
    .addOption(new Option('--vendor <uuid>', 'for this vendor').conflicts(['processor', 'admin']))
    .addOption(new Option('--admin', 'for another operator').conflicts(['processor', 'vendor']))
    .option('--name <name>', 'what the token is for')
    .addOption(
      new Option('--role <role>', 'of an admin token: viewer, support, operator, risk or administrator (the default)')
        .choices(['viewer', 'support', 'operator', 'risk', 'administrator'])
        .conflicts(['processor', 'vendor']),
    )
    .option(
      '--expires-in-days <days>',
      'days until it expires (default: never; of an admin token in live mode at most 365, and 365 by default)',
    )
    .option(...json)
    .action(async (options) => (await import('./commands/tokens.ts')).createToken(options, terminal));
  tokens
    .command('list')
    .description('list all tokens, oldest first, without their secret text (only hashes are stored)')
    .option('--processor <uuid>', 'only tokens of this processor and its vendors')
    .option(...json)
    .action(async (options) => (await import('./commands/tokens.ts')).listTokens(options, terminal));
  tokens
    .command('revoke')
    .description('revoke a token; a running service accepts it for one more second at most')
    .argument('<uuid>', 'uuid from "achord tokens list"')
    .option(...json)
    .action(async (uuid, options) => (await import('./commands/tokens.ts')).revokeTokenOf(uuid, options, terminal));
}

export function addOperatorCommands(program: Command, terminal: Terminal): void {
  const operators = program
    .command('operators')
    .description('the people who sign in: invite them, make a new link, list, disable, enable');
  operators
    .command('invite')
    .description('invite a person; prints a link that works once, within 72 hours')
    .argument('<email>', 'email address of the person')
    .requiredOption('--role <role>', 'viewer, support, operator, risk, administrator or developer')
    .option('--name <name>', 'name of the person (default: the part of the email before @)')
    .option('--processor <uuid>', 'the tenant of a developer')
    .option(...json)
    .action(async (email, options) => (await import('./commands/operators.ts')).invite(email, options, terminal));
  operators
    .command('link')
    .description('make a new link for a person who lost the link, the password or the authenticator app')
    .argument('<email>', 'email address of the person')
    .option(...json)
    .action(async (email, options) => (await import('./commands/operators.ts')).newLink(email, options, terminal));
  operators
    .command('list')
    .description('list all operators, oldest first')
    .option(...json)
    .action(async (options) => (await import('./commands/operators.ts')).list(options, terminal));
  for (const [verb, disabled, description] of [
    ['disable', true, 'end the sessions of a person, and refuse new sign-ins'],
    ['enable', false, 'let a disabled person sign in again'],
  ] as const)
    operators
      .command(verb)
      .description(description)
      .argument('<email>', 'email address of the person')
      .option(...json)
      .action(async (email, options) =>
        (await import('./commands/operators.ts')).setDisabled(email, disabled, options, terminal),
      );
}
