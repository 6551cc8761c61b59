// achord keys: lists and adds the data keys that encrypt account numbers, tax ids, secrets and
// stored answers, and wraps them with a new encryption key.

import { provideSecrets } from '../../src/app/start/secrets.ts';
import { atomically } from '../../src/database/atomic-phase.ts';
import type { Database } from '../../src/database/database.ts';
import { realClock } from '../../src/std/clock.ts';
import { timestamp } from '../../src/std/timestamps.ts';
import { recordAct } from '../../src/tenants/audit-trail.ts';
import { operator } from '../../src/tenants/find-caller.ts';
import {
  addDataKey,
  currentOf,
  type EncryptionKeys,
  type OpenedKey,
  openedKeys,
  rewrapKeys,
} from '../../src/vault/data-keys.ts';
import { CommandRefused } from '../complaint.ts';
import { withDatabase } from './with-database.ts';

interface Options {
  json?: true;
}

export async function addKey({ json }: Options): Promise<void> {
  const version = await withKeys((database, keys) => addDataKey(database, keys, realClock.now()));
  process.stdout.write(
    json
      ? `${JSON.stringify({ version })}\n`
      : `Added data key ${version}. Every process encrypts with it in ten minutes.\n`,
  );
}

export async function listKeys({ json }: Options): Promise<void> {
  const rows = await withKeys(openedKeys);
  const current = currentOf(rows);
  const stateOf = (row: OpenedKey) => {
    if (row.purpose === 'index') return 'indexes';
    if (row === current) return 'encrypts';
    return row.version > current.version ? 'waits' : 'decrypts';
  };
  const keys = rows.map((row) => ({
    purpose: row.purpose,
    version: row.version,
    state: stateOf(row),
    created_at: timestamp(row.created_at),
    seals_reserved: row.seals_reserved,
    wrapped_by: row.wrapped_by,
  }));
  const line = ({ purpose, version, state, created_at, seals_reserved, wrapped_by }: (typeof keys)[number]) =>
    [
      `${purpose} ${version}`.padEnd(9),
      state.padEnd(8),
      created_at,
      `${seals_reserved} encryptions`.padStart(22),
      wrapped_by === 'current' ? 'wrapped' : 'wrapped by the previous key: run "achord keys rewrap"',
    ].join('  ');
  process.stdout.write(json ? `${JSON.stringify({ keys })}\n` : `${keys.map(line).join('\n')}\n`);
}

export async function rewrap({ json }: Options): Promise<void> {
  const wrapped = await withKeys((database, keys) =>
    atomically(database, async (phase) => {
      const count = await rewrapKeys(phase, keys);
      if (count > 0)
        await recordAct(
          phase,
          { caller: operator, now: realClock.now(), request_id: null },
          { action: 'vault_key.rewrapped', subject: 'vault_key', subject_uuid: null, detail: { keys: count } },
        );
      return count;
    }),
  );
  const said = wrapped === 0 ? 'Every key was already wrapped' : `Wrapped ${wrapped} keys`;
  process.stdout.write(
    json
      ? `${JSON.stringify({ wrapped })}\n`
      : `${said} with ACHORD_ENCRYPTION_KEY. ACHORD_ENCRYPTION_KEY_PREVIOUS is no longer needed.\n`,
  );
}

function withKeys<Result>(work: (database: Database, keys: EncryptionKeys) => Promise<Result>): Promise<Result> {
  return withDatabase(async ({ database, settings, provided }) => {
    const mayBeKept = settings.ACHORD_MODE === 'sandbox' && provided.dataDirectory !== null;
    if (settings.ACHORD_ENCRYPTION_KEY === null && !mayBeKept)
      throw new CommandRefused('ACHORD_ENCRYPTION_KEY must be set: it wraps the keys.');
    const { encryptionKeys } = await provideSecrets(settings, provided);
    return work(database, encryptionKeys);
  });
}
