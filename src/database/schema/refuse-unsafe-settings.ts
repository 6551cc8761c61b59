// Why a PostgreSQL must not be trusted with money: one sentence a reason, none when it may be.
import type { ClientBase } from 'pg';
import { type ServerFacts, serverFacts } from './server-facts.sql.ts';

/** Asks as the role and in the database of this client, since settings can differ by both. */
export async function unsafeSettings(client: ClientBase): Promise<string[]> {
  return unsafeFacts(await serverFacts(client));
}

export function unsafeFacts(facts: ServerFacts): string[] {
  return REFUSALS.filter(([unsafe]) => unsafe(facts)).map(([, sentence]) => sentence(facts));
}

const OLDEST_VERSION = 150_000;

const REFUSALS: [(facts: ServerFacts) => boolean, (facts: ServerFacts) => string][] = [
  [
    (facts) => facts.version_number < OLDEST_VERSION,
    (facts) => `PostgreSQL ${facts.version} is too old: version 15 or later is needed.`,
  ],
  [(facts) => facts.fsync === 'off', () => 'fsync is off: a power cut could destroy the database; set fsync = on.'],
  [
    (facts) => facts.full_page_writes === 'off',
    () => 'full_page_writes is off: a power cut could leave half-written pages; set full_page_writes = on.',
  ],
  [
    // The other values (local, remote_write, on, remote_apply) all wait for the local disk.
    (facts) => facts.synchronous_commit === 'off',
    () => 'synchronous_commit is off: acknowledged payments could be lost in a crash; set synchronous_commit = on.',
  ],
  [
    (facts) => facts.encoding !== 'UTF8',
    (facts) => `The database is encoded in ${facts.encoding}: create it with encoding UTF8.`,
  ],
  [
    (facts) => facts.in_recovery,
    () => 'The server is a standby and takes no writes: point DATABASE_URL at the primary.',
  ],
  [
    (facts) => facts.read_only === 'on' && !facts.in_recovery,
    () =>
      'default_transaction_read_only is on, so that nothing can be written: turn it off for this role and database.',
  ],
];
