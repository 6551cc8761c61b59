// The copies that lanes have of what is at home.
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../test/support/runner/database.ts';
import { selectPolicies, upsertPolicy } from '../../access/approvals/approvals.sql.ts';
import { insertOperator, selectOperator, updateOperator } from '../../access/operators/operators.sql.ts';
import { provideSandboxList } from '../../payments/risk/screening/lists/import-list.ts';
import { selectLatestImports } from '../../payments/risk/screening/lists/lists.sql.ts';
import { selectRounds, updateScreeningSettings } from '../../payments/risk/screening/rounds/rounds.sql.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { lanesOf } from '../../platform/database/lanes/lanes.ts';
import { realClock } from '../../platform/std/clock.ts';
import { copyFromHome, copyInto } from './copy-from-home.ts';

let home: Database;
let lane: Database;
beforeAll(async () => {
  [home, lane] = (await Promise.all([testDatabase(), testDatabase()])).map(({ url }) =>
    openDatabase(url, 2, () => {}),
  ) as [Database, Database];
});
afterAll(() => Promise.all([home.end(), lane.end()]));

const copy = () => copyInto(home, lane, realClock.now());

async function newOperator(name: string, processor_id: string | null = null): Promise<string> {
  const uuid = randomUUID();
  await insertOperator(home, {
    uuid,
    name,
    email: `${name}@platform.example`,
    role: processor_id === null ? 'administrator' : 'tenant_owner',
    processor_id,
    invited_at: realClock.now(),
    password_only: false,
  });
  return uuid;
}

describe('A lane', () => {
  it('has what home has, also while another lane is away', async () => {
    const nowhere = openDatabase('postgresql://achord@127.0.0.1:1/none', 1, () => {});
    const uuid = await newOperator('ines');
    const [atHome, ...others] = [
      { name: 'home', database: home },
      { name: 'away', database: nowhere },
      { name: 'second', database: lane },
    ] as const;
    const lanes = lanesOf([atHome, ...others], undefined, { shards: Array(64).fill('home'), tenants: new Map() });
    await expect(copyFromHome(lanes, realClock)).rejects.toThrow('ECONNREFUSED');
    expect(await selectOperator(lane, uuid)).toMatchObject({ name: 'ines' });
    await nowhere.end();
  });

  it('has the people of home, also of tenants of other lanes, without their passwords', async () => {
    const [maya, noor] = [await newOperator('maya'), await newOperator('noor', randomUUID())];
    await home.query(`UPDATE operators SET password_hash = 'secret', totp_step = 7`);
    await copy();
    expect(await selectOperator(lane, maya)).toMatchObject({ name: 'maya', role: 'administrator' });
    expect(await selectOperator(lane, noor)).toMatchObject({ name: 'noor', role: 'tenant_owner' });
    expect(await lane.query('SELECT DISTINCT password_hash, totp_step FROM operators')).toEqual([
      { password_hash: null, totp_step: 0 },
    ]);
  });

  it('follows a change', async () => {
    const uuid = await newOperator('ines');
    await copy();
    const operator = (await selectOperator(home, uuid))!;
    await updateOperator(home, uuid, { ...operator, disabled_at: realClock.now() });
    await copy();
    expect((await selectOperator(lane, uuid))?.disabled_at).not.toBeNull();
  });

  it('has the policies of home', async () => {
    const now = realClock.now();
    await upsertPolicy(home, { act: 'refunds', is_required: true, above_amount: 5 }, now);
    await copy();
    await upsertPolicy(home, { act: 'refunds', is_required: true, above_amount: 7 }, now);
    await copy();
    expect(await selectPolicies(lane)).toEqual(await selectPolicies(home));
  });

  it('keeps the rules of its tenants', async () => {
    const rule = (db: Database, processor_id: string | null) =>
      db.query(
        `INSERT INTO fraud_rules (uuid, processor_id, rule, action, set_at) SELECT $1, $2, (enum_range(NULL::fraud_rule))[1], 'off', now()`,
        [randomUUID(), processor_id],
      );
    const processor_id = randomUUID();
    await lane.query(
      `INSERT INTO processors (shard, processor_id, name, created_at) VALUES (shard_of($1), $1, 'Fjord', now())`,
      [processor_id],
    );
    await rule(lane, processor_id);
    await rule(lane, null);
    await rule(home, null);
    await copy();
    const rules = (db: Database) => db.query('SELECT uuid FROM fraud_rules WHERE processor_id IS NULL');
    expect(await rules(lane)).toEqual(await rules(home));
    expect(await lane.query('SELECT processor_id FROM fraud_rules WHERE processor_id IS NOT NULL')).toEqual([
      { processor_id },
    ]);
  });

  it('has the lists of home, and screens its users again after a change', async () => {
    await provideSandboxList(home, realClock.now());
    await copy();
    const entries = (db: Database) => db.query('SELECT * FROM sanctions_entries ORDER BY list, number');
    expect(await selectLatestImports(lane)).toEqual(await selectLatestImports(home));
    expect(await entries(lane)).toEqual(await entries(home));
    // Until the first list, every user waits.
    expect(await selectRounds(lane, 10)).toEqual([]);
    await updateScreeningSettings(home, { threshold_percent: 91, list_old_after_days: 7 });
    await copy();
    expect(await selectRounds(lane, 10)).toMatchObject([{ threshold_percent: 91, ended_at: null }]);
    await copy();
    expect(await selectRounds(lane, 10)).toHaveLength(1);
  });

  it('ends the tokens of who may issue none any more, or gives them to who keeps them', async () => {
    const [leaver, keeper] = [await newOperator('lea'), await newOperator('kim')];
    const token = randomUUID();
    const processor_id = randomUUID();
    await copy();
    await lane.query(
      `INSERT INTO processors (shard, processor_id, name, created_at) VALUES (shard_of($1), $1, 'Harbor', now())`,
      [processor_id],
    );
    await lane.query(
      `INSERT INTO tokens (uuid, token_hash, kind, processor_id, issued_by_operator, created_at) VALUES ($1, $2, 'processor', $3, $4, now())`,
      [token, randomBytes(32), processor_id, leaver],
    );
    const disable = async (uuid: string, kept_by: string | null) => {
      await home.query('UPDATE operators SET disabled_at = now(), tokens_kept_by = $2 WHERE uuid = $1', [
        uuid,
        kept_by,
      ]);
      await copy();
      return (
        await lane.query(
          `SELECT t.issued_by_operator, t.revoked_at IS NOT NULL AS revoked,
                  (SELECT array_agg(action ORDER BY uuid) FROM audit_trail WHERE subject_uuid = t.uuid) AS acts
           FROM tokens t WHERE uuid = $1`,
          [token],
        )
      )[0];
    };
    expect(await disable(leaver, keeper)).toEqual({ issued_by_operator: keeper, revoked: false, acts: ['token.kept'] });
    expect(await disable(keeper, null)).toEqual({
      issued_by_operator: keeper,
      revoked: true,
      acts: ['token.kept', 'token.revoked'],
    });
  });

  it('has the tokens of operators, without their last use', async () => {
    await home.query(
      `INSERT INTO tokens (uuid, token_hash, kind, name, role, created_at, last_used_at) VALUES ($1, $2, 'admin', 'script', 'viewer', now(), now())`,
      [randomUUID(), randomBytes(32)],
    );
    await copy();
    expect(await lane.query(`SELECT name, last_used_at FROM tokens WHERE kind = 'admin'`)).toEqual([
      { name: 'script', last_used_at: null },
    ]);
  });
});
