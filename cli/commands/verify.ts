// achord verify: checks that the audit trail and the postings were not changed.
import { type Verified, verifySeals } from '../../src/seals/verify-seals.ts';
import { CommandNotUnderstood } from '../complaint.ts';
import { withDatabase } from './with-database.ts';

export async function verify({ knownHashes = [], json }: { knownHashes?: string[]; json?: true }): Promise<void> {
  for (const hash of knownHashes)
    if (!/^[0-9a-f]{64}$/.test(hash))
      throw new CommandNotUnderstood(
        `--known-hashes must be hashes of 64 lower-case hexadecimal digits, not ${JSON.stringify(hash)}.`,
      );
  const verified = await withDatabase(({ database }) => verifySeals(database, knownHashes));
  process.stdout.write(
    json ? `${JSON.stringify({ ok: verified.differences.length === 0, ...verified })}\n` : shown(verified),
  );
  if (verified.differences.length > 0) process.exitCode = 1;
}

function shown({ audit_trail, postings, differences }: Verified): string {
  return [
    `Audit trail: ${audit_trail.acts} acts checked${audit_trail.due > 0 ? `, ${audit_trail.due} not chained yet` : ''}. ${audit_trail.hash ?? ''}`,
    `Postings: ${postings.days} sealed days checked${postings.last_day === null ? '' : `, up to ${postings.last_day}`}. ${postings.hash ?? ''}`,
    ...differences.map(({ found }) => found),
    differences.length === 0
      ? 'Nothing was changed. Keep the hashes in another place, and give them to the next run with --known-hashes.'
      : 'Something was changed. See docs/operating.md, Proof that nothing was changed.',
    '',
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}
