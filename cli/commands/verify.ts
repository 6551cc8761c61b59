// achord verify: checks that the audit trail and the postings were not changed, and that tokens,
// roles, policies and waiting approvals are what the trail says.

import { authorityInvariants } from '../../src/oversight/invariants/authority.sql.ts';
import { checkInvariants } from '../../src/oversight/invariants/check-invariants.ts';
import {
  type Difference,
  type Verified as VerifiedSeals,
  verifySeals,
} from '../../src/oversight/seals/verify-seals.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { CommandNotUnderstood } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { withDatabase } from './with-database.ts';

export async function verify(
  { knownHashes = [], json }: { knownHashes?: string[]; json?: true },
  terminal: Terminal,
): Promise<void> {
  for (const hash of knownHashes)
    if (!/^[0-9a-f]{64}$/.test(hash))
      throw new CommandNotUnderstood(
        `--known-hashes must be hashes of 64 lower-case hexadecimal digits, not ${JSON.stringify(hash)}.`,
      );
  const verified = await withDatabase(terminal, async ({ database }) => {
    const { differences, ...chains } = await verifySeals(database, knownHashes);
    return { ...chains, differences: [...differences, ...(await unproven(database))] };
  });
  terminal.stdout.write(
    json ? `${JSON.stringify({ ok: verified.differences.length === 0, ...verified })}\n` : shown(verified),
  );
  if (verified.differences.length > 0) terminal.exitCode = 1;
}

interface Verified extends Omit<VerifiedSeals, 'differences'> {
  differences: (Difference | Unproven)[];
}

/** Rights that are in the database and not in the audit trail. */
interface Unproven {
  in: 'authority';
  found: string;
}

async function unproven(database: Database): Promise<Unproven[]> {
  const terms = { timeoutMs: 3_600_000, stopping: new AbortController().signal };
  const checked = await checkInvariants(database, authorityInvariants, { since: null }, terms);
  return checked.flatMap(({ invariant, violations, examples }) =>
    violations === 0
      ? []
      : [
          {
            in: 'authority' as const,
            found: `${invariant}: ${violations} not as the audit trail says, such as ${examples.map(({ subject_uuid, found }) => `${subject_uuid ?? ''} (${found})`.trim()).join(', ')}.`,
          },
        ],
  );
}

function shown({ audit_trail, postings, differences }: Verified): string {
  return [
    `Audit trail: ${audit_trail.acts} acts checked${audit_trail.due > 0 ? `, ${audit_trail.due} not chained yet` : ''}. ${audit_trail.hash ?? ''}`,
    `Postings: ${postings.days} sealed days checked${postings.last_day === null ? '' : `, up to ${postings.last_day}`}. ${postings.hash ?? ''}`,
    `Tokens, roles, policies and waiting approvals: compared with the audit trail.`,
    ...differences.map(({ found }) => found),
    differences.length === 0
      ? 'Nothing was changed. Keep the hashes in another place, and give them to the next run with --known-hashes.'
      : 'Something was changed. See docs/operate/operating.md, Proof that nothing was changed.',
    '',
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}
