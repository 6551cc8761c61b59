// Verifies both chains in bounded memory: the audit trail act by act, the postings day by day.
import type { Database, Queryable } from '../../platform/database/database.ts';
import { fromSnapshotWithin } from '../../platform/database/deadlines/long-phase.ts';
import { type AuditLink, countActsDue, linkExists, selectLinks, selectStrayAct } from './audit-chain.sql.ts';
import { linkHash } from './chain-acts.job.ts';
import { sealExists, selectSealedDay, selectUnsealed } from './posting-seals.sql.ts';

export interface Verified {
  audit_trail: {
    /** Unchanged acts in the chain, up to the first difference. */
    acts: number;
    /** Acts that are not in the chain yet. */
    due: number;
    /** The hash of the last of these acts; null: no act. */
    hash: string | null;
  };
  postings: {
    /** Sealed days with unchanged postings, up to the first difference. */
    days: number;
    last_day: string | null;
    hash: string | null;
  };
  /** The first difference of each chain; empty: nothing was changed. */
  differences: Difference[];
}

export interface Difference {
  in: 'audit_trail' | 'postings' | 'known_hashes';
  /** A sentence that names the row or day and the difference. */
  found: string;
}

const atOnce = 1_000;
const timeoutMs = 3_600_000;

/**
 * `known`: hashes that an earlier run printed. If one is in no chain any more, the end of its chain
 * was cut off.
 */
export async function verifySeals(database: Database, known: readonly string[] = []): Promise<Verified> {
  const inSnapshot: InSnapshot = (read) => fromSnapshotWithin(database, timeoutMs, read);
  const audit = await verifyAuditTrail(inSnapshot);
  const postings = await verifyPostings(inSnapshot);
  const differences: Difference[] = [...audit.differences, ...postings.differences];
  for (const text of known) {
    const hash = Buffer.from(text, 'hex');
    if (!(await inSnapshot(async (db) => (await linkExists(db, hash)) || (await sealExists(db, hash)))))
      differences.push({
        in: 'known_hashes',
        found: `The hash ${text} is no longer in a chain: the end of the chain was cut off or replaced since it was printed.`,
      });
  }
  return { audit_trail: audit.verified, postings: postings.verified, differences };
}

type InSnapshot = <Result>(read: (snapshot: Queryable) => Promise<Result>) => Promise<Result>;

async function verifyAuditTrail(inSnapshot: InSnapshot) {
  const verified: Verified['audit_trail'] = { acts: 0, due: 0, hash: null };
  const found = (text: string) => ({ verified, differences: [{ in: 'audit_trail' as const, found: text }] });
  let before = null as AuditLink | null;
  for (;;) {
    const after: number = before?.number ?? 0;
    const links: (AuditLink & { content: string | null })[] = await inSnapshot((db) => selectLinks(db, after, atOnce));
    for (const link of links) {
      const difference = differenceOf(link, before);
      if (difference !== null) return found(difference);
      before = link;
      verified.acts++;
      verified.hash = link.hash.toString('hex');
    }
    if (links.length < atOnce) break;
  }
  verified.due = await inSnapshot(countActsDue);
  const stray = await inSnapshot(selectStrayAct);
  if (stray !== null)
    return found(`The act ${stray.uuid} of processor ${stray.processor_id} was inserted: it has no link in the chain.`);
  return { verified, differences: [] };
}

function differenceOf(link: AuditLink & { content: string | null }, before: AuditLink | null): string | null {
  const number = (before?.number ?? 0) + 1;
  if (link.number !== number) return `Link ${number} is missing: the next one is ${link.number}.`;
  const act = `The act ${link.uuid} of processor ${link.processor_id} (link ${link.number})`;
  if (link.content === null) return `${act} is missing.`;
  if (!linkHash(before?.hash ?? null, link.content).equals(link.hash)) return `${act}, or its link, was changed.`;
  return null;
}

async function verifyPostings(inSnapshot: InSnapshot) {
  const verified: Verified['postings'] = { days: 0, last_day: null, hash: null };
  const found = (text: string) => ({ verified, differences: [{ in: 'postings' as const, found: text }] });
  for (;;) {
    const sealed = await inSnapshot((db) => selectSealedDay(db, verified.last_day));
    if (sealed === null) break;
    const { day, posting_count, amount, found_count, found_amount, changed_hour } = sealed;
    if (!sealed.chained) return found(`The seal of ${day}, or the seal of the day before, was changed or deleted.`);
    if (changed_hour !== null)
      return found(
        `The postings of ${day} differ from the sealed ones, first in the hour from ${String(changed_hour).padStart(2, '0')}:00 UTC: the day has ${found_count} postings of ${found_amount} cents; the seal has ${posting_count} of ${amount}.`,
      );
    verified.days++;
    verified.last_day = day;
    verified.hash = sealed.hash.toString('hex');
  }
  const stray = await inSnapshot(selectUnsealed);
  if (stray !== 0)
    return found(
      `Up to ${verified.last_day} there are ${stray} postings that no seal includes: from before the first sealed day, or of no tenant.`,
    );
  return { verified, differences: [] };
}
