// The operator's token for a command that calls a running service: the one given, else that of the
// environment or the sandbox.
import { join } from 'node:path';
import { keptAdminToken } from '../../src/app/start/secrets.ts';
import type { Settings } from '../../src/settings.ts';
import { CommandRefused } from '../complaint.ts';

/**
 * Refuses where there is none: a service that was started with ACHORD_ADMIN_TOKEN keeps none in its
 * data directory.
 */
export function adminTokenOf(
  given: string | undefined,
  { ACHORD_ADMIN_TOKEN }: Pick<Settings, 'ACHORD_ADMIN_TOKEN'>,
  dataDirectory: string,
): string {
  const token = given ?? ACHORD_ADMIN_TOKEN ?? keptAdminToken(dataDirectory);
  if (token !== null) return token;
  throw new CommandRefused(
    `There is no admin token in ${join(dataDirectory, 'secrets.json')}: give the one that the service was started with, with --admin-token or ACHORD_ADMIN_TOKEN; or set ACHORD_DATA_DIR to its data directory.`,
  );
}

/** The refusal for a token that the service does not know. */
export const adminTokenRefused = (address: string) =>
  new CommandRefused(
    `The service at ${address} does not take this admin token: give the one that it was started with, with --admin-token or ACHORD_ADMIN_TOKEN.`,
  );
