// Why a PostgreSQL server is unsafe for money: one sentence for each reason, none if it is safe.
import type { ClientBase } from 'pg';
import { type ServerFacts, serverFacts } from './server-facts.sql.ts';

/** Queries with the role and the database of this client, because settings can differ by both. */
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
    (facts) => `PostgreSQL ${facts.version} is too old. Use version 15 or later.`,
  ],
  [(facts) => facts.fsync === 'off', () => 'fsync is off: a power cut could destroy the database. Set fsync = on.'],
  [
    (facts) => facts.full_page_writes === 'off',
    () => 'full_page_writes is off: a power cut could leave half-written pages. Set full_page_writes = on.',
  ],
  [
    // All other values (local, remote_write, on, remote_apply) wait for the local disk.
    (facts) => facts.synchronous_commit === 'off',
    () => 'synchronous_commit is off: a crash could lose acknowledged payments. Set synchronous_commit = on.',
  ],
  [
    (facts) => facts.encoding !== 'UTF8',
    (facts) => `The database has the encoding ${facts.encoding}. Create it with the encoding UTF8.`,
  ],
  [
    (facts) => facts.in_recovery,
    () => 'The server is a standby and accepts no writes. Set DATABASE_URL to the primary.',
  ],
  [
    (facts) => facts.read_only === 'on' && !facts.in_recovery,
    () => 'default_transaction_read_only is on, so nothing can be written. Turn it off for this role and database.',
  ],
];
