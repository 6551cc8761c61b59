// Makes the roles and the database of the service if they do not exist.
import { Client } from 'pg';
import { databaseAddress, type Listener, type Passwords } from './passwords.ts';
import {
  createDatabase,
  createRole,
  installStatementStatistics,
  ownerRole,
  roleExists,
  serviceRole,
} from './roles.sql.ts';

/**
 * This also proves that the server accepts connections with our passwords. It may be repeated after
 * a kill at any point.
 */
export async function prepareDatabase(listener: Listener, passwords: Passwords): Promise<void> {
  const superuser = { user: 'postgres', password: passwords.superuser };
  const complete = async (client: Client) => {
    await installStatementStatistics(client);
    if (!(await roleExists(client, serviceRole))) await createRole(client, serviceRole, passwords.service);
  };
  try {
    await withClient(databaseAddress(listener, superuser), complete);
  } catch (error) {
    if ((error as { code?: string }).code !== UNKNOWN_DATABASE) throw error;
    await withClient(databaseAddress(listener, { ...superuser, database: 'postgres' }), async (client) => {
      if (!(await roleExists(client, ownerRole))) await createRole(client, ownerRole, passwords.achord);
      await createDatabase(client);
    });
    await withClient(databaseAddress(listener, superuser), complete);
  }
}

const UNKNOWN_DATABASE = '3D000';

async function withClient(connectionString: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 60_000 });
  // Without a listener, a connection lost between two queries would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
