// Schemas for tests on a server with Citus: each is a lane, whole on one node, which is its owner.
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../src/platform/database/database.ts';
import { ownerRole, serviceRole } from '../../../src/platform/database/embedded/roles.sql.ts';
import { openBriefly } from '../../../src/platform/database/open-briefly.ts';
import { grantRights } from '../../../src/platform/database/schema/grant-rights.ts';
import { provideSchema } from '../../../src/platform/database/schema/provide-schema.ts';
import { realClock } from '../../../src/platform/std/clock.ts';
import { withOptions } from '../../support/runner/with-options.ts';

/** Of a superuser at the coordinator. Null: the tests use PostgreSQL servers of their own. */
export const citusUrl = process.env.ACHORD_TEST_CITUS_URL ?? null;

export interface DistributedSchema {
  name: string;
  url: string;
  ownerUrl: string;
  superuserUrl: string;
}

const password = process.env.ACHORD_TEST_CITUS_PASSWORD ?? randomUUID();

let rolesMade: Promise<void> | null = null;

/** Makes the two roles on all nodes, with a password of this run. */
export function provideRoles(coordinator: string): Promise<void> {
  rolesMade ??= makeRoles(coordinator);
  return rolesMade;
}

async function makeRoles(coordinator: string): Promise<void> {
  await openBriefly(coordinator, async (superuser) => {
    for (const role of [ownerRole, serviceRole]) {
      const [known] = await superuser.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
      await superuser.query(`${known === undefined ? 'CREATE' : 'ALTER'} ROLE ${role} LOGIN PASSWORD '${password}'`);
    }
  });
  process.env.ACHORD_TEST_CITUS_PASSWORD = password;
}

/**
 * `migrated`: with all tables, which are then on one of the nodes. Else empty, at the coordinator.
 */
export async function makeSchema(coordinator: string, migrated: boolean): Promise<DistributedSchema> {
  const name = `lane_${randomUUID().replaceAll('-', '')}`;
  await openBriefly(coordinator, (superuser) => superuser.query(`CREATE SCHEMA ${name} AUTHORIZATION ${ownerRole}`));
  const made = urlsOf(coordinator, name);
  if (!migrated) return made;
  await openBriefly(made.url, (database) => provideSchema(database, made.ownerUrl, realClock.now()));
  const node = await openBriefly(coordinator, (superuser) => distribute(superuser.withDeadline(longMs), name));
  const owner = new URL(coordinator);
  owner.hostname = node.host;
  owner.port = String(node.port);
  await openBriefly(owner.href, (superuser) => superuser.query(closeDays(name)));
  const distributed = urlsOf(owner.href, name);
  // Citus copies views to its nodes without their rights.
  const here = withOptions(distributed.ownerUrl, `-c search_path=${name} -c citus.enable_ddl_propagation=off`);
  await openBriefly(here, (database) => grantRights(database, serviceRole));
  return distributed;
}

const longMs = 600_000;

/** Also while connections hold locks on its tables: it ends them first. */
export async function dropSchema(coordinator: string, { name, superuserUrl }: DistributedSchema): Promise<void> {
  await openBriefly(superuserUrl, (superuser) =>
    superuser.query(
      `SELECT pg_terminate_backend(pid) FROM (
         SELECT DISTINCT l.pid FROM pg_locks l JOIN pg_class c ON c.oid = l.relation
         WHERE c.relnamespace = $1::regnamespace AND l.pid <> pg_backend_pid()) AS holding`,
      [name],
    ),
  );
  await openBriefly(coordinator, (superuser) =>
    superuser.withDeadline(longMs).query(`DROP SCHEMA IF EXISTS ${name} CASCADE`),
  );
}

interface Node {
  host: string;
  port: number;
}

/** Gives the tables of the schema to one node, and returns it. */
async function distribute(superuser: Database, name: string): Promise<Node> {
  // Citus refuses a policy with a subquery. It is made again on the shard of the table.
  await superuser.query(`DROP POLICY postings_into_open_days ON ${name}.postings`);
  await superuser.query(`SELECT citus_schema_distribute($1::regnamespace)`, [name]);
  const nodes = await superuser.query<Node>(
    `SELECT DISTINCT nodename AS host, nodeport AS port FROM citus_shards WHERE table_name::text LIKE $1 || '.%'`,
    [name],
  );
  if (nodes.length !== 1) throw new Error(`the schema ${name} is on ${nodes.length} nodes`);
  return nodes[0]!;
}

/** What the migration of closed days does, for the shard. */
const closeDays = (name: string): string => `
  DO $$
  DECLARE
    shards text[] := ARRAY(SELECT format('%I_%s', c.relname, s.shardid) FROM pg_dist_shard s JOIN pg_class c ON c.oid = s.logicalrelid
      WHERE c.relnamespace = '${name}'::regnamespace AND c.relname IN ('closed_days', 'postings') ORDER BY c.relname);
  BEGIN
    PERFORM set_config('citus.enable_manual_changes_to_shards', 'on', true), set_config('citus.override_table_visibility', 'off', true),
      set_config('citus.enable_ddl_propagation', 'off', true);
    EXECUTE format('CREATE POLICY postings_into_open_days ON ${name}.%I FOR INSERT WITH CHECK (
      posted_at >= coalesce((SELECT (max(day) + 1)::timestamp AT TIME ZONE ''UTC'' FROM ${name}.%I), ''-infinity''))', shards[2], shards[1]);
  END $$`;

function urlsOf(node: string, name: string): DistributedSchema {
  const as = (role?: string) => {
    const url = new URL(node);
    if (role !== undefined) Object.assign(url, { username: role, password });
    return withOptions(url.href, `-c search_path=${name}`);
  };
  return { name, url: as(serviceRole), ownerUrl: as(ownerRole), superuserUrl: as() };
}
