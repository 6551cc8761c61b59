// The rules of queries for a sharded PostgreSQL (docs/design/queries.md): the check at the end of a
// test run finds each broken rule, and its tables agree with the schema.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../../support/runner/sources.ts';
import { endedExceptions, newViolations, queryNames, schemaOfRepository } from '../query-rules/check-queries.ts';
import { exceptions } from '../query-rules/exceptions.ts';
import { keysWithoutShard, type Rule, violationsOf } from '../query-rules/rules.ts';
import type { Schema } from '../query-rules/schema.ts';
import { tables } from '../query-rules/tables.ts';

let schema: Schema;
beforeAll(async () => {
  schema = await schemaOfRepository();
});

const broken = (query: string) => [...new Set(violationsOf(query, schema).map(({ rule }) => rule))];
const key = 'shard, processor_id, uuid';
const ofTenant = 'shard = $1 AND processor_id = $2';

describe('The check of queries', () => {
  it.each<[Rule, string]>([
    [1, `SELECT uuid FROM users`],
    [1, `SELECT uuid FROM users WHERE uuid = $1`],
    [1, `SELECT uuid FROM users WHERE processor_id = $1`],
    [1, `SELECT uuid FROM users WHERE shard = $1`],
    [1, `SELECT uuid FROM users WHERE shard = ANY ($1)`],
    [1, `SELECT uuid FROM users WHERE (processor_id, uuid) = ($1, $2)`],
    [1, `SELECT uuid FROM users WHERE ${ofTenant} OR uuid = $3`],
    [1, `SELECT uuid FROM users WHERE shard = $1 AND processor_id <> $2`],
    [1, `SELECT u.uuid FROM processors JOIN users u USING (shard, processor_id)`],
    [1, `SELECT u.uuid FROM users u JOIN holds h USING (shard, processor_id) WHERE h.processor_id = $1`],
    [1, `SELECT u.uuid FROM unnest($1::uuid[]) AS given (id) JOIN users u ON u.processor_id = given.id`],
    [
      1,
      `SELECT u.uuid FROM users u LEFT JOIN unnest($1::uuid[]) AS given (id)
       ON given.id = u.processor_id AND u.shard = shard_of(given.id)`,
    ],
    [
      1,
      `SELECT l.uuid FROM bank_items i JOIN legs l ON l.shard = shard_of(i.processor_id) AND l.processor_id = i.processor_id
       WHERE i.uuid = $1`,
    ],
    [
      1,
      `DELETE FROM users u WHERE NOT EXISTS
         (SELECT FROM unnest($1::uuid[]) AS kept (id) WHERE kept.id = u.processor_id AND u.shard = shard_of(kept.id))`,
    ],
    [1, `SELECT EXISTS (SELECT FROM users WHERE uuid = $1)`],
    [1, `WITH chosen AS (SELECT * FROM users) SELECT uuid FROM chosen WHERE ${ofTenant}`],
    [1, `SELECT uuid FROM (SELECT * FROM users LIMIT 5) AS first WHERE ${ofTenant}`],
    [1, `SELECT ${key} FROM users WHERE ${ofTenant} UNION ALL SELECT ${key} FROM refunds`],
    [1, `INSERT INTO refunds (${key}) SELECT ${key} FROM users`],
    [1, `UPDATE users SET version = 1 WHERE uuid = $1`],
    [1, `UPDATE users SET version = 1 WHERE processor_id = $1`],
    [1, `DELETE FROM webhook_due WHERE endpoint_uuid = $1`],
    [1, `DELETE FROM webhook_deliveries_default WHERE finished_at < $1`],
    [1, `SELECT uuid FROM users WHERE (${key}) > ($1, $2, $3)`],
    [1, `SELECT uuid FROM users WHERE (${key}) > (SELECT ${key} FROM holds WHERE ${ofTenant} LIMIT 1)`],
    [1, `SELECT uuid FROM current_transactions WHERE uuid = $1`],
    [1, `SELECT uuid FROM current_transactions WHERE processor_id = $1`],
    [1, `SELECT transaction_uuid FROM payment_moves WHERE transaction_uuid = $1`],
    [2, `SELECT uuid FROM users WHERE shard = ANY ($1) AND processor_id = ANY ($2) FOR UPDATE`],
    [2, `SELECT uuid FROM users WHERE shard = $1 AND processor_id = ANY ($2) FOR UPDATE`],
    [
      2,
      `SELECT u.uuid FROM unnest($1::uuid[]) AS given (id)
       JOIN users u ON u.shard = shard_of(given.id) AND u.processor_id = given.id FOR SHARE OF u`,
    ],
    [
      3,
      `SELECT u.uuid FROM users u JOIN refunds r ON r.uuid = u.uuid
       WHERE u.shard = $1 AND u.processor_id = $2 AND r.shard = $3 AND r.processor_id = $4`,
    ],
    [
      3,
      `SELECT u.uuid FROM users u JOIN refunds r ON (r.processor_id, r.uuid) = (u.processor_id, u.uuid)
       WHERE u.shard = $1 AND u.processor_id = $2 AND r.shard = $3`,
    ],
    [
      3,
      `SELECT u.uuid FROM users u JOIN refunds r USING (shard, uuid)
       WHERE u.shard = $1 AND u.processor_id = $2 AND r.processor_id = $3`,
    ],
    [
      3,
      `SELECT uuid FROM users u WHERE ${ofTenant} AND EXISTS
           (SELECT FROM holds h WHERE h.shard = $3 AND h.processor_id = $4 AND h.uuid = u.uuid)`,
    ],
    [
      3,
      `SELECT t.uuid FROM current_transactions t JOIN payment_moves m ON m.transaction_uuid = t.uuid
       WHERE t.shard = $1 AND t.processor_id = $2 AND m.shard = $3 AND m.processor_id = $4`,
    ],
    [
      4,
      `UPDATE users u SET version = 1 FROM unnest($1::uuid[]) AS given (id)
       WHERE u.shard = shard_of(given.id) AND u.processor_id = given.id`,
    ],
    [
      4,
      `UPDATE users u SET version = 1 FROM unnest($2::uuid[]) AS given (id) WHERE u.shard = $1 AND u.processor_id = given.id`,
    ],
    [
      4,
      `DELETE FROM outbox o USING json_to_recordset($1::json) AS given (shard smallint, id uuid)
       WHERE o.shard = given.shard AND o.processor_id = given.id`,
    ],
    [
      5,
      `SELECT u.uuid FROM users u JOIN holds h USING (shard, processor_id)
       WHERE u.shard = $1 AND u.processor_id = $2 AND u.uuid = ANY ($3)`,
    ],
    [6, `UPDATE users SET updated_at = now() WHERE ${ofTenant}`],
    [6, `UPDATE users SET updated_at = $3 WHERE ${ofTenant} AND created_at + interval '1 day' < $3`],
    [6, `DELETE FROM users WHERE ${ofTenant} AND created_at::date < $3`],
    [7, `UPDATE events SET subject_uuids[1] = $3 WHERE ${ofTenant}`],
    [7, `UPDATE events SET subject_uuid = subject_uuids[1] WHERE ${ofTenant}`],
    [8, `INSERT INTO ledger_deltas (shard, processor_id, owner_uuid) VALUES ($1, $2, $3)`],
    [8, `INSERT INTO holds (${key}) SELECT $1, $2, gen_random_uuid()`],
    [8, `COPY holds (shard, uuid) FROM STDIN (FORMAT binary)`],
    [8, `COPY holds (processor_id, uuid) FROM STDIN (FORMAT binary)`],
    [10, `INSERT INTO holds (${key}) VALUES ($1, $2, $3) ON CONFLICT ON CONSTRAINT holds_pkey DO NOTHING`],
    [12, `CREATE TEMPORARY TABLE chosen (uuid uuid)`],
    [12, `TRUNCATE users`],
    [13, `SELECT uuid FROM users WHERE ${ofTenant}; SELECT 1`],
    [13, `SELECT FROM WHERE`],
    [14, `DELETE FROM users WHERE ${ofTenant} AND ctid = ANY ($3)`],
    [14, `UPDATE users SET version = CASE kind WHEN 'person' THEN 1 ELSE 2 END WHERE ${ofTenant}`],
    [
      14,
      `WITH RECURSIVE r (shard, processor_id) AS (SELECT $1::smallint, $2::uuid UNION ALL
            SELECT u.shard, u.processor_id FROM r JOIN users u USING (shard, processor_id)) SELECT processor_id FROM r`,
    ],
    [
      14,
      `WITH one AS (INSERT INTO holds (${key}) VALUES ($1, $2, $3)) INSERT INTO refunds (${key}) VALUES ($1, $2, $3)`,
    ],
    [15, `WITH day AS (SELECT $1::date AS day) INSERT INTO closed_days (day) SELECT day FROM day`],
    [
      16,
      `WITH noted AS (UPDATE operators SET name = $1 WHERE uuid = $2), locked AS (
         SELECT o.uuid FROM operators o WHERE o.uuid IN (SELECT operator_uuid FROM operator_sessions) FOR UPDATE
       ) SELECT uuid FROM locked`,
    ],
    [
      16,
      `WITH noted AS (UPDATE operators SET name = $1 WHERE uuid = $2), locked AS (
         SELECT o.uuid FROM operators o JOIN operator_sessions s ON s.operator_uuid = o.uuid FOR UPDATE OF o
       ) SELECT uuid FROM locked`,
    ],
    [
      17,
      `WITH noted AS (UPDATE operators SET name = $1 WHERE uuid = $2)
       SELECT EXISTS (SELECT FROM operators WHERE disabled_at IS NOT NULL)`,
    ],
    [18, `UPDATE operator_sessions SET ended_at = clock_timestamp() WHERE uuid = $1`],
    [18, `DELETE FROM operator_sessions WHERE created_at < clock_timestamp() - interval '90 days'`],
    [18, `UPDATE operator_sessions SET ended_at = coalesce(ended_at, statement_timestamp()) WHERE uuid = $1`],
    [
      18,
      `INSERT INTO bank_days AS d (bank, leased_until) VALUES ($1, $2)
       ON CONFLICT (bank) DO UPDATE SET leased_until = now() WHERE d.leased_until < excluded.leased_until`,
    ],
    [18, `INSERT INTO bank_days (bank, leased_until) VALUES ($1, $2) RETURNING leased_until < now()`],
    [18, `INSERT INTO bank_days (bank, leased_until) VALUES ($1, $2) RETURNING EXISTS (SELECT FROM restores)`],
  ])('finds a query that breaks rule %i: %s', (rule, query) => {
    expect(broken(query)).toEqual([rule]);
  });

  it('finds an inserted row without its shard (rules 1 and 8)', () => {
    expect(broken(`INSERT INTO holds (processor_id, uuid) VALUES ($1, $2)`)).toEqual([1, 8]);
  });

  it.each<[string]>([
    [`SELECT uuid FROM users WHERE ${ofTenant} AND uuid = ANY ($3) FOR UPDATE`],
    [`SELECT uuid FROM users WHERE shard = ANY ($1) AND processor_id = ANY ($2)`],
    [`SELECT uuid FROM users WHERE shard = shard_of($1) AND processor_id = $1 FOR UPDATE`],
    [`SELECT uuid FROM users WHERE (${key}) = ($1, $2, $3)`],
    [
      `SELECT uuid FROM users WHERE (${key}) IN
        (SELECT shard_of(p), p, u FROM unnest($1::uuid[], $2::uuid[]) AS given (p, u))`,
    ],
    [`SELECT uuid FROM users WHERE (${key}) = (SELECT ${key} FROM holds WHERE ${ofTenant} LIMIT 1)`],
    [
      `SELECT u.uuid FROM users u CROSS JOIN LATERAL (SELECT u.*) AS same
      JOIN holds h ON h.shard = same.shard AND h.processor_id = same.processor_id
      WHERE u.shard = $1 AND u.processor_id = $2`,
    ],
    [
      `SELECT u.uuid, h.uuid FROM users u JOIN holds h USING (shard, processor_id)
      WHERE h.shard = $1 AND h.processor_id = $2`,
    ],
    [
      `SELECT u.uuid FROM users u LEFT JOIN holds h ON h.shard = u.shard AND h.processor_id = u.processor_id
      WHERE (u.shard, u.processor_id) = ($1, $2)`,
    ],
    [
      `SELECT u.uuid FROM users u JOIN holds h ON h.uuid = u.uuid
      WHERE u.shard = $1 AND u.processor_id = $2 AND h.shard = $1 AND h.processor_id = $2`,
    ],
    [
      `SELECT u.uuid FROM (SELECT id AS processor_id, shard_of(id) AS shard FROM unnest($1::uuid[]) AS sent (id)) AS given
      JOIN users u USING (shard, processor_id) JOIN holds h ON h.shard = shard_of(given.processor_id)
        AND h.processor_id = given.processor_id`,
    ],
    [
      `SELECT l.uuid FROM bank_items i JOIN legs l ON l.shard = shard_of(i.processor_id) AND l.processor_id = i.processor_id
      WHERE i.processor_id = $1`,
    ],
    [
      `SELECT uuid FROM users u WHERE ${ofTenant} AND EXISTS
        (SELECT FROM holds h WHERE (h.shard, h.processor_id, h.uuid) = (u.shard, u.processor_id, u.uuid))`,
    ],
    [`SELECT uuid FROM (SELECT ${key} FROM users UNION ALL SELECT ${key} FROM refunds) AS two WHERE ${ofTenant}`],
    [
      `WITH chosen AS (SELECT ${key} FROM users WHERE ${ofTenant}) UPDATE holds h SET reason = '' FROM chosen
      WHERE h.shard = chosen.shard AND h.processor_id = chosen.processor_id AND h.uuid = chosen.uuid`,
    ],
    [
      `UPDATE users u SET version = 1 FROM unnest($3::uuid[]) AS given (id)
      WHERE u.shard = $1 AND u.processor_id = $2 AND u.uuid = given.id`,
    ],
    [`UPDATE users SET version = CASE WHEN kind = 'person' THEN 1 ELSE 2 END WHERE ${ofTenant}`],
    [
      `INSERT INTO holds (${key}) SELECT $1, $2, uuid FROM unnest($3::uuid[]) AS given (uuid)
      ON CONFLICT (${key}) DO UPDATE SET reason = excluded.reason`,
    ],
    [`SELECT uuid FROM users WHERE shard = $1 AND processor_id = ANY ((SELECT $2::uuid[])::uuid[])`],
    [`COPY holds (${key}) FROM STDIN (FORMAT binary)`],
    [`SELECT count(*) FROM processors`],
    [
      `SELECT t.uuid FROM current_transactions t LEFT JOIN payment_moves m USING (shard, processor_id)
      WHERE t.shard = $1 AND t.processor_id = $2`,
    ],
    [`SELECT uuid FROM bank_items FOR UPDATE`],
    [`WITH day AS (SELECT $1::date AS day), added AS (INSERT INTO closed_days (day) SELECT day FROM day) SELECT 1`],
    [`WITH ended AS (DELETE FROM operator_links) INSERT INTO operator_links (uuid) VALUES ($1)`],
    [
      `WITH noted AS (UPDATE operators SET name = $1 WHERE uuid = $2), locked AS (SELECT * FROM (
         SELECT o.uuid FROM operators o JOIN operator_sessions s ON s.operator_uuid = o.uuid FOR UPDATE OF o
       ) AS found) SELECT uuid FROM locked WHERE EXISTS (SELECT 1 FROM operators WHERE disabled_at IS NOT NULL)`,
    ],
    [`UPDATE operator_sessions SET ended_at = statement_timestamp() WHERE uuid = $1`],
    [`SELECT uuid FROM operator_sessions WHERE created_at > clock_timestamp() - interval '12 hours'`],
  ])('accepts %s', (query) => {
    expect(violationsOf(query, schema)).toEqual([]);
  });

  it('fails for a new violation, and for a listed one that has ended', () => {
    const query = 'src/customers/users/users.sql.ts insertUser';
    const found = new Map([[query, violationsOf('SELECT uuid FROM users FOR UPDATE', schema)]]);
    const listed = (...rules: Rule[]) => [{ query, rules, because: '' }];
    expect(newViolations(found, listed(1))).toEqual([
      `${query}: rule 2 (locks rows of one tenant only): users: locks rows of several tenants`,
    ]);
    expect(newViolations(found, listed(1, 2))).toEqual([]);
    expect(endedExceptions(found, listed(1, 2))).toEqual([]);
    expect(endedExceptions(found, listed(1, 2, 3))).toEqual([expect.stringContaining('no longer breaks rule 3')]);
    expect(endedExceptions(new Map([[query, []]]), listed(1))).toHaveLength(1);
    expect(endedExceptions(new Map(), listed(1))).toEqual([]);
  });
});

describe('The list of exceptions', () => {
  it('names functions that make a query, each once', () => {
    const names = exceptions.map(({ query }) => query);
    const known = queryNames();
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    const pairs = exceptions.flatMap(({ query, rules }) => rules.map((rule) => `${query}: ${rule}`));
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
  });
});

describe('docs/design/queries.md', () => {
  it('has the number of exceptions of each rule', () => {
    const page = readFileSync(join(repository, 'docs/design/queries.md'), 'utf8');
    const stated = [...page.matchAll(/^\| (\d+) \| .* \| (\d+) \|$/gm)].map(([, rule, count]) => [rule, Number(count)]);
    const counted = [...Array(18).keys()].map((index) => {
      const rule = (index + 1) as Rule;
      const keys = rule === 9 ? keysWithoutShard(schema).length : 0;
      return [`${rule}`, keys + exceptions.filter(({ rules }) => rules.includes(rule)).length];
    });
    expect(stated).toEqual(counted);
  });
});

describe('The schema', () => {
  it('has no table or view whose kind test/rules/query-rules/tables.ts does not tell', () => {
    expect(Object.keys(tables).toSorted()).toEqual([...schema.tables.keys(), ...schema.views.keys()].toSorted());
  });

  it('has the shard in each unique key of the tables of tenants (rule 9)', () => {
    expect(keysWithoutShard(schema)).toEqual([]);
  });

  it('has no trigger (rule 12)', () => {
    expect(schema.triggers).toEqual([]);
  });
});
