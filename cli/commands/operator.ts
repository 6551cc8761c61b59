// The running service as an operator calls it from the command line: where it is, the operator's
// token, and what is said when a call fails.
import { join, resolve } from 'node:path';
import { Achord, AuthenticationError, ConnectionError, RequestError } from '../../clients/typescript/src/index.ts';
import { readSettings } from '../../src/platform/settings/read-settings.ts';
import type { Settings } from '../../src/platform/settings/settings.ts';
import { keptAdminToken } from '../../src/service/start/secrets.ts';
import { keptServiceAddress } from '../../src/service/start/service-address.ts';
import { CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';

/** The options of a command that calls the service. */
export interface OperatorOptions {
  address?: string;
  adminToken?: string;
}

interface RunningService {
  address: string;
  dataDirectory: string;
  /** A client with the token of --admin-token, the environment or the sandbox. */
  operator: Achord;
}

/** Refuses without a token. */
export function runningService({ address: given, adminToken }: OperatorOptions, terminal: Terminal): RunningService {
  const settings = readSettings(terminal.environment, { secrets: false });
  const dataDirectory = resolve(settings.ACHORD_DATA_DIR);
  const address = given ?? keptServiceAddress(dataDirectory) ?? `http://${settings.HOST}:${settings.PORT}`;
  const operator = new Achord({ baseUrl: address, token: adminTokenOf(adminToken, settings, dataDirectory) });
  return { address, dataDirectory, operator };
}

/** A service started with ACHORD_ADMIN_TOKEN stores no token in its data directory. */
function adminTokenOf(
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

/** The error of a command whose call failed. */
export function failureOf(error: unknown, address: string): unknown {
  if (error instanceof AuthenticationError)
    return new CommandRefused(
      `The service at ${address} refuses this admin token. Give the token that it was started with, with --admin-token or ACHORD_ADMIN_TOKEN.`,
    );
  if (error instanceof ConnectionError)
    return new CommandRefused(`Nothing answers at ${address}. Start the service first.`);
  return error instanceof RequestError ? new CommandRefused(error.message) : error;
}
