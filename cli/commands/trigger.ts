// achord trigger: makes an event happen in the sandbox through its real cause.
import { resolve } from 'node:path';
import { keptDemoToken } from '../../src/app/start/secrets.ts';
import { keptServiceAddress } from '../../src/app/start/service-address.ts';
import { type EventType, eventTypes } from '../../src/events/event-types.ts';
import { journey, TokenRefused, TriggerFailed } from '../../src/sandbox/trigger/journey.ts';
import { recipes } from '../../src/sandbox/trigger/recipes.ts';
import { readSettings } from '../../src/settings.ts';
import { CommandNotUnderstood, CommandRefused } from '../complaint.ts';
import { adminTokenOf, adminTokenRefused } from './operator.ts';

interface TriggerOptions {
  address?: string;
  token?: string;
  adminToken?: string;
  json?: true;
}

export async function triggerEvent(type: string, options: TriggerOptions): Promise<void> {
  if (!eventTypes.includes(type as EventType))
    throw new CommandNotUnderstood(`${type} is not an event. The events are: ${eventTypes.join(', ')}.`);
  const settings = readSettings(process.env, { secrets: false });
  const dataDirectory = resolve(settings.ACHORD_DATA_DIR);
  const address = options.address ?? keptServiceAddress(dataDirectory) ?? `http://${settings.HOST}:${settings.PORT}`;
  const token = options.token ?? keptDemoToken(dataDirectory);
  if (token === null)
    throw new CommandRefused(
      `There is no token of the demo processor in ${dataDirectory}. Give the token of a processor with --token, or set ACHORD_DATA_DIR to the data directory of the service.`,
    );
  const adminToken = adminTokenOf(options.adminToken, settings, dataDirectory);
  try {
    await recipes[type as EventType](journey({ address, token, adminToken }));
  } catch (error) {
    if (error instanceof TokenRefused && error.kind === 'admin') throw adminTokenRefused(address);
    if (error instanceof TokenRefused)
      throw new CommandRefused(
        `The service at ${address} refuses this processor token. Give another one with --token.`,
      );
    if (error instanceof TriggerFailed) throw new CommandRefused(error.message);
    if (error instanceof TypeError) throw new CommandRefused(`Nothing answers at ${address}. Start the service first.`);
    throw error;
  }
  process.stdout.write(options.json ? `${JSON.stringify({ type })}\n` : `${type} has happened.\n`);
}
