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
import { withRowsOfAll } from './lanes-of-command.ts';
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
  const verified = await withDatabase(terminal, async ({ everyLane }) => {
    const lanes = await everyLane();
    const chains: VerifiedLane[] = [];
    for (const { name, database } of lanes) chains.push({ lane: name, ...(await verifySeals(database, knownHashes)) });
    return { chains, differences: [...differencesOf(chains), ...(await withRowsOfAll(lanes, unproven))] };
  });
  terminal.stdout.write(json ? `${JSON.stringify(factsOf(verified))}\n` : shown(verified));
  if (verified.differences.length > 0) terminal.exitCode = 1;
}

/** Each lane has chains of its own. */
interface VerifiedLane extends VerifiedSeals {
  lane: string;
}

interface Verified {
  chains: readonly VerifiedLane[];
  /** `lane` only if there are several. */
  differences: readonly ({ lane?: string } & (Difference | Unproven))[];
}

/** A known hash is in a chain of one of the lanes. */
function differencesOf(chains: readonly VerifiedLane[]): Verified['differences'] {
  const [home] = chains;
  if (chains.length === 1) return home!.differences;
  const isLost = ({ in: where, found }: Difference) =>
    where === 'known_hashes' && chains.every(({ differences }) => differences.some((one) => one.found === found));
  return [
    ...chains.flatMap(({ lane, differences }) =>
      differences.filter((one) => one.in !== 'known_hashes').map((one) => ({ lane, ...one })),
    ),
    ...home!.differences.filter(isLost),
  ];
}

function factsOf({ chains, differences }: Verified) {
  const ok = differences.length === 0;
  const lanes = chains.map(({ lane, audit_trail, postings }) => ({ lane, audit_trail, postings }));
  if (lanes.length > 1) return { ok, lanes, differences };
  const { audit_trail, postings } = lanes[0]!;
  return { ok, audit_trail, postings, differences };
}

/** Rights that are in the database and not in the audit trail. */
interface Unproven {
  in: 'authority';
  found: string;
}

/**
 * `database`: has the rows of all lanes, because acts of operators are at home and acts of tenants
 * in their lane.
 */
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

function shown({ chains, differences }: Verified): string {
  const of = (lane: string | undefined) => (chains.length === 1 || lane === undefined ? '' : `${lane}: `);
  return [
    ...chains.flatMap(({ lane, audit_trail, postings }) => [
      `${of(lane)}Audit trail: ${audit_trail.acts} acts checked${audit_trail.due > 0 ? `, ${audit_trail.due} not chained yet` : ''}. ${audit_trail.hash ?? ''}`,
      `${of(lane)}Postings: ${postings.days} sealed days checked${postings.last_day === null ? '' : `, up to ${postings.last_day}`}. ${postings.hash ?? ''}`,
    ]),
    'Tokens, roles, policies and waiting approvals: compared with the audit trail.',
    ...differences.map(({ lane, found }) => `${of(lane)}${found}`),
    differences.length === 0
      ? 'Nothing was changed. Keep the hashes in another place, and give them to the next run with --known-hashes.'
      : 'Something was changed. See docs/operate/operating.md, Proof that nothing was changed.',
    '',
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}
