// Adds acts of the audit trail to the chain soon after they commit (decision 35), so that no act
// waits for the chain's lock.
import { hash } from 'node:crypto';
import { atomically } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Job, quietMs } from '../../platform/database/repeat.ts';
import {
  type AuditLink,
  insertLinks,
  isAnyActDue,
  selectActsDue,
  selectNewestLink,
  tryLockAuditChain,
} from './audit-chain.sql.ts';

const atOnce = 1_000;

/**
 * The hash of a link: over the hash of the link before (null: the first link) and the content of
 * its act.
 */
export function linkHash(before: Buffer | null, content: string): Buffer {
  return hash('sha256', Buffer.concat([before ?? Buffer.alloc(0), Buffer.from(content, 'utf8')]), 'buffer');
}

export function chainActsJob(database: Database): Job {
  return { name: 'chain the audit trail', everyMs: 1_000, quietMs, run: () => chainActs(database) };
}

/** Returns the number of acts added. */
export async function chainActs(database: Database): Promise<number> {
  if (!(await isAnyActDue(database))) return 0;
  return atomically(database, async (phase) => {
    if (!(await tryLockAuditChain(phase))) return 0;
    const acts = await selectActsDue(phase, atOnce);
    const newest = await selectNewestLink(phase);
    const links: AuditLink[] = [];
    for (const { processor_id, uuid, content } of acts) {
      const before = links.at(-1) ?? newest;
      links.push({
        number: (before?.number ?? 0) + 1,
        processor_id,
        uuid,
        hash: linkHash(before?.hash ?? null, content),
      });
    }
    if (links.length > 0) await insertLinks(phase, links);
    return links.length;
  });
}
