// The measured service: its processes on the PostgreSQL of the benchmark, a tenant, and two sides
// of a payment.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { newToken } from '../src/access/tenants/token.ts';
import { call } from './call.ts';
import type { Children } from './children.ts';

export interface Place {
  postgres: { url: string; ownerUrl: string };
  processes: Children;
  directory: string;
}

export interface Service {
  /** The address of its API: `http://127.0.0.1:4010`. */
  address: string;
  admin: string;
  processor_uuid: string;
  /** The token of the processor. */
  token: string;
}

const admin = newToken('admin', 'sandbox');
// Every process on one database must decrypt values of the others.
export const encryptionKey = Buffer.alloc(32, 7);

/**
 * Starts `achord start`, `api` or `worker`, with its usual log level and its log in a file. Returns
 * its address.
 */
export function startProcess(
  command: 'start' | 'api' | 'worker',
  { postgres, processes, directory }: Place,
  settings: Record<string, string> = {},
): Promise<string> {
  const log = join(directory, `${command}-${randomUUID()}.log`);
  const environment = {
    PORT: '0',
    DATABASE_URL: postgres.url,
    ACHORD_MIGRATION_DATABASE_URL: postgres.ownerUrl,
    ACHORD_DATA_DIR: join(directory, 'service'),
    ACHORD_ADMIN_TOKEN: admin,
    ACHORD_ENCRYPTION_KEY: encryptionKey.toString('base64'),
    ACHORD_SANDBOX_PACE: '0',
    ...settings,
  };
  return processes.start(`bin/command-line.mjs ${command}`, /http:\/\/127\.0\.0\.1:\d+/, environment, log);
}

/** A new tenant of the service at this address. */
export async function provideTenant(address: string): Promise<Service> {
  const { uuid: processor_uuid } = await call(address, admin, 'POST', '/admin/v1/processors', { name: 'Bench' });
  const { token } = await call(address, admin, 'POST', '/admin/v1/tokens', { processor_uuid });
  return { address, admin, processor_uuid: processor_uuid!, token: token! };
}

/**
 * A person who pays and a merchant who is paid, each with a bank account whose number ends in these
 * four digits or near.
 */
export async function provideSides(
  { address, token }: Service,
  number: number,
): Promise<{ payer_uuid: string; payee_uuid: string }> {
  const account = (last4: number) => ({
    custom: {
      account_number: `10000${last4}`,
      routing_number: '011000015',
      account_name: 'Main',
      account_type: 'checking',
    },
  });
  const payer = await call(address, token, 'POST', '/3p/api/v1/register/person', {
    first_name: 'Ada',
    last_name: `Moss ${number}`,
    address: { line_1: '1 Main Street', city: 'Albany', state: 'NY', zip: '12207' },
    bank_account: account(number),
  });
  const payee = await call(address, token, 'POST', '/3p/api/v2/businesses', {
    kyb: true,
    business: { name: `Fjord ${number}`, tin: `12345${number}` },
    bank_account: account(number + 1000),
  });
  return { payer_uuid: payer.uuid!, payee_uuid: payee.uuid! };
}
