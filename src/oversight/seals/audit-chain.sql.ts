// Queries on the chain of the audit trail.
import type { Queryable } from '../../platform/database/database.ts';
import { recordset } from '../../platform/database/recordset.ts';

const firstColumns = (act: string): string =>
  `${act}.processor_id, ${act}.uuid, (extract(epoch FROM ${act}.acted_at) * 1000000)::bigint, ${act}.actor,
     ${act}.token_uuid, ${act}.action, ${act}.subject, ${act}.subject_uuid, ${act}.detail::text, ${act}.request_id`;

const laterColumns = (act: string): string =>
  `${act}.operator_uuid, ${act}.session_uuid, ${act}.address, ${act}.reason`;

/**
 * The content of a row of `audit_trail` as text, independent of the connection's settings. Columns
 * that were added later count only where they have a value, so that older links stay valid.
 */
export const contentOfAct = (act: string): string =>
  `(CASE WHEN num_nonnulls(${laterColumns(act)}) = 0 THEN json_build_array(${firstColumns(act)})
     ELSE json_build_array(${firstColumns(act)}, ${laterColumns(act)}) END)::text`;

export interface ActToChain {
  processor_id: string;
  uuid: string;
  content: string;
}

export interface AuditLink {
  number: number;
  processor_id: string;
  uuid: string;
  hash: Buffer;
}

/**
 * Takes the lock for adding to the chain: one phase at a time. The number only has to be unique
 * among our advisory locks.
 */
export async function tryLockAuditChain(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ locked: boolean }>('SELECT pg_try_advisory_xact_lock(4010003) AS locked', []);
  return row!.locked;
}

export async function isAnyActDue(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ due: boolean }>('SELECT EXISTS (SELECT FROM audit_links_due) AS due', []);
  return row!.due;
}

export function selectActsDue(db: Queryable, atMost: number): Promise<ActToChain[]> {
  return db.query(
    `SELECT a.processor_id, a.uuid, ${contentOfAct('a')} AS content
     FROM audit_links_due d
     JOIN audit_trail a ON a.shard = d.shard AND a.processor_id = d.processor_id AND a.uuid = d.uuid
     ORDER BY a.uuid, a.processor_id LIMIT $1`,
    [atMost],
  );
}

export async function selectNewestLink(db: Queryable): Promise<Pick<AuditLink, 'number' | 'hash'> | null> {
  const [row] = await db.query<Pick<AuditLink, 'number' | 'hash'>>(
    'SELECT number, hash FROM audit_links ORDER BY number DESC LIMIT 1',
    [],
  );
  return row ?? null;
}

const newLinks = recordset<AuditLink>({ number: 'bigint', processor_id: 'uuid', uuid: 'uuid', hash: 'bytea' });

/** Inserts links and removes their acts from the due list. */
export async function insertLinks(db: Queryable, links: readonly AuditLink[]): Promise<void> {
  await db.query(
    `WITH chained AS (
       INSERT INTO audit_links (number, shard, processor_id, uuid, hash)
       SELECT number, shard, processor_id, uuid, hash FROM ${newLinks.from()} AS i
       RETURNING shard, processor_id, uuid
     )
     DELETE FROM audit_links_due d USING chained c
     WHERE d.shard = c.shard AND d.processor_id = c.processor_id AND d.uuid = c.uuid`,
    newLinks.values(links),
  );
}

/**
 * Links after a number, in order, with the current content of their acts; null: the act is missing.
 */
export function selectLinks(
  db: Queryable,
  after: number,
  atMost: number,
): Promise<(AuditLink & { content: string | null })[]> {
  return db.query(
    `SELECT l.number, l.processor_id, l.uuid, l.hash, CASE WHEN a.uuid IS NOT NULL THEN ${contentOfAct('a')} END AS content
     FROM audit_links l
     LEFT JOIN audit_trail a ON a.shard = l.shard AND a.processor_id = l.processor_id AND a.uuid = l.uuid
     WHERE l.number > $1 ORDER BY l.number LIMIT $2`,
    [after, atMost],
  );
}

const isIn = (table: string, act: string) =>
  `EXISTS (SELECT FROM ${table} l WHERE l.shard = ${act}.shard AND l.processor_id = ${act}.processor_id AND l.uuid = ${act}.uuid)`;

/** As SQL: an act has a link in the chain, or gets it next. */
export const isInChain = (act: string): string => `(${isIn('audit_links', act)} OR ${isIn('audit_links_due', act)})`;

/** Acts that are neither in the chain nor due. The service never leaves such acts. */
export const strayActs = `SELECT a.processor_id, a.uuid FROM audit_trail a WHERE NOT ${isInChain('a')}`;

export async function selectStrayAct(db: Queryable): Promise<{ processor_id: string; uuid: string } | null> {
  const [row] = await db.query<{ processor_id: string; uuid: string }>(`${strayActs} ORDER BY a.uuid LIMIT 1`, []);
  return row ?? null;
}

export async function countActsDue(db: Queryable): Promise<number> {
  const [row] = await db.query<{ due: number }>('SELECT count(*) AS due FROM audit_links_due', []);
  return row!.due;
}

export async function linkExists(db: Queryable, hash: Buffer): Promise<boolean> {
  const [row] = await db.query<{ exists: boolean }>(
    'SELECT EXISTS (SELECT FROM audit_links WHERE hash = $1) AS exists',
    [hash],
  );
  return row!.exists;
}
