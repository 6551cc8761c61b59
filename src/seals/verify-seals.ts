// Verifies both chains: the audit trail act by act, the postings day by day, in memory that does
// not grow with them.
import type { Database, Queryable } from '../database/database.ts';
import { fromSnapshotWithin } from '../database/deadlines/long-phase.ts';
import { type AuditLink, countActsDue, linkExists, selectLinks, selectStrayAct } from './audit-chain.sql.ts';
import { linkHash } from './chain-acts.job.ts';
import { sealExists, selectSealedDay, selectUnsealed } from './posting-seals.sql.ts';

export interface Verified {
  audit_trail: {
    /** Acts in the chain that are as they were, up to the first difference. */
    acts: number;
    /** Acts that are not in the chain yet. */
    due: number;
    /** The hash of the last of these acts; null: there is none. */
    hash: string | null;
  };
  postings: {
    /** Sealed days whose postings are as they were, up to the first difference. */
    days: number;
    last_day: string | null;
    hash: string | null;
  };
  /** The first of each; none: nothing was changed. */
  differences: Difference[];
}

export interface Difference {
  in: 'audit_trail' | 'postings' | 'known_hashes';
  /** A sentence: which row or which day, and how it differs. */
  found: string;
}

const atOnce = 1_000;
const timeoutMs = 3_600_000;

/**
 * `known`: hashes that an earlier run printed. One that is in no chain any more shows that the end
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
        found: `The hash ${text} stands in no chain any more: what was chained when it was told was cut off, or made anew.`,
      });
  }
  return { audit_trail: audit.told, postings: postings.told, differences };
}

type InSnapshot = <Result>(read: (snapshot: Queryable) => Promise<Result>) => Promise<Result>;

async function verifyAuditTrail(inSnapshot: InSnapshot) {
  const told: Verified['audit_trail'] = { acts: 0, due: 0, hash: null };
  const found = (text: string) => ({ told, differences: [{ in: 'audit_trail' as const, found: text }] });
  let before = null as AuditLink | null;
  for (;;) {
    const after: number = before?.number ?? 0;
    const links: (AuditLink & { content: string | null })[] = await inSnapshot((db) => selectLinks(db, after, atOnce));
    for (const link of links) {
      const difference = differenceOf(link, before);
      if (difference !== null) return found(difference);
      before = link;
      told.acts++;
      told.hash = link.hash.toString('hex');
    }
    if (links.length < atOnce) break;
  }
  told.due = await inSnapshot(countActsDue);
  const stray = await inSnapshot(selectStrayAct);
  if (stray !== null)
    return found(`The act ${stray.uuid} of processor ${stray.processor_id} was put in: no link is of it.`);
  return { told, differences: [] };
}

function differenceOf(link: AuditLink & { content: string | null }, before: AuditLink | null): string | null {
  const number = (before?.number ?? 0) + 1;
  if (link.number !== number) return `Link ${number} is missing: the next one is ${link.number}.`;
  const act = `The act ${link.uuid} of processor ${link.processor_id} (link ${link.number})`;
  if (link.content === null) return `${act} is gone.`;
  if (!linkHash(before?.hash ?? null, link.content).equals(link.hash)) return `${act}, or its link, was changed.`;
  return null;
}

async function verifyPostings(inSnapshot: InSnapshot) {
  const told: Verified['postings'] = { days: 0, last_day: null, hash: null };
  const found = (text: string) => ({ told, differences: [{ in: 'postings' as const, found: text }] });
  for (;;) {
    const sealed = await inSnapshot((db) => selectSealedDay(db, told.last_day));
    if (sealed === null) break;
    const { day, posting_count, amount, found_count, found_amount, changed_hour } = sealed;
    if (!sealed.chained) return found(`The seal of ${day}, or that of the day before, was changed or taken away.`);
    if (changed_hour !== null)
      return found(
        `The postings of ${day} are not those that were sealed, first in the hour from ${String(changed_hour).padStart(2, '0')}:00 UTC: the day has ${found_count} postings of ${found_amount} cents, sealed were ${posting_count} of ${amount}.`,
      );
    told.days++;
    told.last_day = day;
    told.hash = sealed.hash.toString('hex');
  }
  const stray = await inSnapshot(selectUnsealed);
  if (stray !== 0)
    return found(
      `Up to ${told.last_day} there are ${stray} postings that no seal counts: of a day before the first one, or of no tenant.`,
    );
  return { told, differences: [] };
}
