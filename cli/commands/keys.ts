// achord keys: the data keys that encrypt account numbers, tax ids, secrets and stored answers.
// Lists and adds them, wraps them with a new encryption key, encrypts values with the current one,
// and removes one that nothing needs.

import { recordAct } from '../../src/access/tenants/audit-trail.ts';
import { operator } from '../../src/access/tenants/find-caller.ts';
import { type AtomicPhase, atomically } from '../../src/platform/database/atomic-phase.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { sqlState } from '../../src/platform/database/database-error.ts';
import { homeName, type Lane } from '../../src/platform/database/lanes/lane.ts';
import { openBriefly } from '../../src/platform/database/open-briefly.ts';
import { realClock } from '../../src/platform/std/clock.ts';
import { timestamp } from '../../src/platform/std/timestamps.ts';
import { addDataKey, currentOf, type OpenedKey, openedKeys, rewrapKeys } from '../../src/platform/vault/data-keys.ts';
import { openVault } from '../../src/platform/vault/vault.ts';
import { type Reencrypted, reencrypt } from '../../src/service/reencryption/reencrypt.ts';
import { countValues, retireKey } from '../../src/service/reencryption/retire-key.ts';
import { expiringColumns } from '../../src/service/reencryption/sealed-columns.ts';
import { CommandNotUnderstood, CommandRefused } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import type { LaneOfCommand } from './lanes-of-command.ts';
import { withKeys } from './with-keys.ts';

interface Options {
  json?: true;
}

export async function addKey({ json }: Options, terminal: Terminal): Promise<void> {
  const version = await withKeys(terminal, (database, keys) => addDataKey(database, keys, realClock.now()));
  terminal.stdout.write(
    json
      ? `${JSON.stringify({ version })}\n`
      : `Added data key ${version}. Every process encrypts with it in ten minutes.\n`,
  );
}

/** `count`: also how many values each key has sealed, which reads every value's head. */
export async function listKeys({ json, count }: Options & { count?: true }, terminal: Terminal): Promise<void> {
  const { rows, values } = await withKeys(terminal, async (database, keys, everyLane) => ({
    rows: await openedKeys(database, keys),
    values: count ? await countValues(databasesOf(await everyLane())) : null,
  }));
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
    ...(values === null || row.purpose === 'index' ? {} : { values: values.get(row.version) ?? [] }),
  }));
  const line = ({
    purpose,
    version,
    state,
    created_at,
    seals_reserved,
    wrapped_by,
    values: of,
  }: (typeof keys)[number]) =>
    [
      `${purpose} ${version}`.padEnd(9),
      state.padEnd(8),
      created_at,
      `${seals_reserved} encryptions`.padStart(22),
      wrapped_by === 'current' ? 'wrapped' : 'wrapped by the previous key: run "achord keys rewrap"',
      ...(of === undefined ? [] : [of.length === 0 ? 'no values' : listed(of)]),
    ].join('  ');
  terminal.stdout.write(json ? `${JSON.stringify({ keys })}\n` : `${keys.map(line).join('\n')}\n`);
}

export async function rewrap({ json }: Options, terminal: Terminal): Promise<void> {
  const wrapped = await withKeys(terminal, (database, keys) =>
    atomically(database, async (phase) => {
      const count = await rewrapKeys(phase, keys);
      if (count > 0) await recorded(phase, 'vault_key.rewrapped', { keys: count });
      return count;
    }),
  );
  const said = wrapped === 0 ? 'Every key was already wrapped' : `Wrapped ${wrapped} keys`;
  terminal.stdout.write(
    json
      ? `${JSON.stringify({ wrapped })}\n`
      : `${said} with ACHORD_ENCRYPTION_KEY. ACHORD_ENCRYPTION_KEY_PREVIOUS is no longer needed.\n`,
  );
}

/** The audit trail names the columns and how many of their values were encrypted again. */
export async function reencryptValues({ json }: Options, terminal: Terminal): Promise<void> {
  const { version, done } = await withKeys(terminal, async (database, keys, everyLane) => {
    const lanes = await everyLane();
    const { version } = currentOf(await openedKeys(database, keys));
    const vault = await openVault(database, keys, realClock.now());
    const advanced = json
      ? undefined
      : (column: string, count: number) => void terminal.stderr.write(`${column}: ${count}\n`);
    const counts = new Map<string, number>();
    for (const lane of lanes)
      for (const { column, count } of await asOwner(lane, (owner) =>
        reencrypt({ owner, vault, version, ...(advanced === undefined ? {} : { advanced }) }),
      ))
        counts.set(column, (counts.get(column) ?? 0) + count);
    const done = [...counts].map(([column, count]) => ({ column, count }));
    const columns = Object.fromEntries(done.map(({ column, count }) => [column, count]));
    if (done.length > 0)
      await atomically(database, (phase) => recorded(phase, 'vault_key.values_reencrypted', { version, columns }));
    return { version, done };
  });
  const said = done.length === 0 ? 'Every value was already encrypted' : `Encrypted ${listed(done)}`;
  terminal.stdout.write(
    json ? `${JSON.stringify({ version, columns: done })}\n` : `${said} with data key ${version}.\n`,
  );
}

export async function retire(given: string, { json }: Options, terminal: Terminal): Promise<void> {
  if (!/^[1-9]\d{0,4}$/.test(given))
    throw new CommandNotUnderstood(`The version must be a whole number, not ${JSON.stringify(given)}.`);
  const version = Number(given);
  const retirement = await withKeys(terminal, async (_database, _keys, everyLane) => {
    const [home, ...others] = await everyLane();
    return asOwner(home, (owner) =>
      retireKey(owner, version, {
        others: databasesOf(others),
        retired: (phase) => recorded(phase, 'vault_key.retired', { version }),
      }),
    );
  });
  if (retirement.outcome !== 'retired') throw new CommandRefused(whyNot(version, retirement));
  terminal.stdout.write(json ? `${JSON.stringify({ retired: version })}\n` : `Removed data key ${version}.\n`);
}

function whyNot(
  version: number,
  retirement: Exclude<Awaited<ReturnType<typeof retireKey>>, { outcome: 'retired' }>,
): string {
  switch (retirement.outcome) {
    case 'unknown':
      return `There is no data key ${version}: run "achord keys list".`;
    case 'waits':
      return `Data key ${version} does not encrypt yet: run "achord keys list".`;
    case 'in_use':
      return `Data key ${version} encrypts. Run "achord keys add" first, and wait until the new key encrypts.`;
    case 'too_soon':
      return `Data key ${version} was in use less than a day ago. A process may still store a value that it encrypted: wait until a newer key has encrypted for a day.`;
    case 'needed': {
      const ending = expiringColumns.find(({ table, column }) =>
        retirement.by.some((one) => one.column === `${table}.${column}`),
      );
      return `Data key ${version} is needed by ${listed(retirement.by)}. Run "achord keys reencrypt"${
        ending === undefined ? '' : `; values of ${ending.table}.${ending.column} end after ${ending.endsAfter}`
      }.`;
    }
    default:
      throw new Error('a key that was retired has no reason against it');
  }
}

const listed = (values: readonly Reencrypted[]) =>
  values.map(({ column, count }) => `${count} of ${column}`).join(', ');

const databasesOf = (lanes: readonly Lane[]) => lanes.map(({ database }) => database);

async function asOwner<Result>(
  { name, ownerUrl }: LaneOfCommand,
  work: (owner: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await openBriefly(ownerUrl, work);
  } catch (error) {
    if (sqlState(error) !== '42501') throw error;
    const [role, setting] =
      name === homeName
        ? ['DATABASE_URL', 'ACHORD_MIGRATION_DATABASE_URL']
        : [`the lane ${name}`, 'its migration_url in the lanes file'];
    throw new CommandRefused(
      `The role of ${role} may not change these tables. Set ${setting} to the URL of the role that owns them.`,
    );
  }
}

const acting = () => ({ caller: operator, now: realClock.now(), request_id: null });

const recorded = (phase: AtomicPhase, action: string, detail: Record<string, unknown>) =>
  recordAct(phase, acting(), { action, subject: 'vault_key', subject_uuid: null, detail });
