// achord trigger: makes an event happen in the sandbox, by doing what really causes it.
import { resolve } from 'node:path';
import { type EventType, eventTypes } from '../../src/events/event-types.ts';
import { journey, TriggerFailed } from '../../src/sandbox/trigger/journey.ts';
import { recipes } from '../../src/sandbox/trigger/recipes.ts';
import { readSettings } from '../../src/settings.ts';
import { keptAdminToken, keptDemoToken } from '../../src/startup/secrets.ts';
import { keptServiceAddress } from '../../src/startup/service-address.ts';
import { CommandNotUnderstood, CommandRefused } from '../complaint.ts';

interface TriggerOptions {
  address?: string;
  token?: string;
  adminToken?: string;
  json?: true;
}

export async function triggerEvent(type: string, options: TriggerOptions): Promise<void> {
  if (!eventTypes.includes(type as EventType))
    throw new CommandNotUnderstood(`${type} is no event. There are: ${eventTypes.join(', ')}.`);
  const settings = readSettings(process.env, { secrets: false });
  const dataDirectory = resolve(settings.ACHORD_DATA_DIR);
  const address = options.address ?? keptServiceAddress(dataDirectory) ?? `http://${settings.HOST}:${settings.PORT}`;
  const token = options.token ?? keptDemoToken(dataDirectory);
  const adminToken = options.adminToken ?? settings.ACHORD_ADMIN_TOKEN ?? keptAdminToken(dataDirectory);
  if (token === null || adminToken === null)
    throw new CommandRefused(
      `There are no tokens in ${dataDirectory}: say --token and --admin-token, or set ACHORD_DATA_DIR.`,
    );
  try {
    await recipes[type as EventType](journey({ address, token, adminToken }));
  } catch (error) {
    if (error instanceof TriggerFailed) throw new CommandRefused(error.message);
    if (error instanceof TypeError) throw new CommandRefused(`Nothing answers at ${address}: start the service first.`);
    throw error;
  }
  process.stdout.write(options.json ? `${JSON.stringify({ type })}\n` : `${type} has happened.\n`);
}
