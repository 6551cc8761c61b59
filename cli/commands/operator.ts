// The operator's token for a command that calls a running service: from --admin-token, the
// environment or the sandbox.
import { join } from 'node:path';
import { keptAdminToken } from '../../src/app/start/secrets.ts';
import type { Settings } from '../../src/settings.ts';
import { CommandRefused } from '../complaint.ts';

/**
 * Refuses without a token: a service started with ACHORD_ADMIN_TOKEN stores none in its data
 * directory.
 */
export function adminTokenOf(
  given: string | undefined,
  { ACHORD_ADMIN_TOKEN }: Pick<Settings, 'ACHORD_ADMIN_TOKEN'>,
  dataDirectory: string,
): string {
  const token = given ?? ACHORD_ADMIN_TOKEN ?? keptAdminToken(dataDirectory);
  if (token !== null) return token;
  throw new CommandRefused(
    `There is no admin token in ${join(dataDirectory, 'secrets.json')}. Give the token that the service was started with, with --admin-token or ACHORD_ADMIN_TOKEN; or set ACHORD_DATA_DIR to the data directory of the service.`,
  );
}

/** The error for a token that the service does not know. */
export const adminTokenRefused = (address: string) =>
  new CommandRefused(
    `The service at ${address} refuses this admin token. Give the token that it was started with, with --admin-token or ACHORD_ADMIN_TOKEN.`,
  );
