// The demo operator of a sandbox: a person who opens the console with the link that the start
// prints.

import { inviteOperator } from '../../access/operators/invite-operator.ts';
import { makeLink } from '../../access/operators/make-link.ts';
import { selectOperatorByEmail } from '../../access/operators/operators.sql.ts';
import { atomically } from '../../platform/database/atomic-phase.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/std/clock.ts';
import type { Vault } from '../../platform/vault/vault.ts';

const demo = { name: 'Demo Operator', email: 'demo@achord.example', role: 'administrator' } as const;

/**
 * Invites the operator unless there is one. Returns the token of a one-time link, each time a new
 * one until the operator has joined; null: the operator signs in with a password.
 */
export function demoOperatorLink({
  database,
  vault,
  clock,
}: {
  database: Database;
  vault: Vault;
  clock: Clock;
}): Promise<string | null> {
  return atomically(database, async (phase) => {
    const known = await selectOperatorByEmail(phase, demo.email);
    if (known === null) {
      const itself = { caller: null, now: clock.now(), request_id: null };
      return (await inviteOperator(phase, vault, itself, demo)).link.token;
    }
    const waits = known.joined_at === null && known.disabled_at === null;
    return waits ? (await makeLink(phase, vault, known.uuid)).token : null;
  });
}
