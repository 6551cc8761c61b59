// achord trigger: makes an event happen in the sandbox through its real cause.
import { Achord, AuthenticationError, type EventType } from '../../clients/typescript/src/index.ts';
import { eventTypes, TriggerFailed, trigger } from '../../clients/typescript/src/sandbox/trigger.ts';
import { keptDemoToken } from '../../src/service/start/secrets.ts';
import { CommandNotUnderstood, CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { failureOf, type OperatorOptions, runningService } from './operator.ts';

interface TriggerOptions extends OperatorOptions {
  token?: string;
  json?: true;
}

export async function triggerEvent(type: string, options: TriggerOptions, terminal: Terminal): Promise<void> {
  if (!eventTypes.includes(type as EventType))
    throw new CommandNotUnderstood(`${type} is not an event. The events are: ${eventTypes.join(', ')}.`);
  const { address, dataDirectory, operator } = runningService(options, terminal);
  const token = options.token ?? keptDemoToken(dataDirectory);
  if (token === null)
    throw new CommandRefused(
      `There is no token of the demo processor in ${dataDirectory}. Give the token of a processor with --token, or set ACHORD_DATA_DIR to the data directory of the service.`,
    );
  const tenant = new Achord({ baseUrl: address, token });
  try {
    await expectKnown(tenant, address);
    await trigger(type as EventType, { tenant, operator });
  } catch (error) {
    if (error instanceof TriggerFailed) throw new CommandRefused(error.message);
    throw failureOf(error, address);
  }
  terminal.stdout.write(options.json ? `${JSON.stringify({ type })}\n` : `${type} has happened.\n`);
}

/** From here on a refused token is the operator's. */
async function expectKnown(tenant: Achord, address: string): Promise<void> {
  try {
    await tenant.account.me();
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error;
    throw new CommandRefused(`The service at ${address} refuses this processor token. Give another one with --token.`);
  }
}
