// Acts on what a provider reports about an item: disables bank accounts whose access was revoked,
// and keeps a problem for the operator to see.

import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { type AtomicPhase, atomically } from '../../../platform/database/atomic-phase.ts';
import type { Database } from '../../../platform/database/database.ts';
import { accessRevoked, disableBankAccounts } from '../disable-bank-accounts.ts';
import {
  type LinkedItemRow,
  selectAccountsOfItem,
  selectItemRows,
  updateProblem,
  updateRevoked,
} from './linked-items.sql.ts';
import type { ItemNotice } from './linking-provider.ts';

/**
 * One phase a tenant. A repeated notice changes nothing. A notice about an unknown item does
 * nothing: no bank account of ours comes from it.
 */
export async function actOnNotice(
  database: Database,
  provider: string,
  notice: ItemNotice,
  request: { now: Date; request_id: string },
): Promise<void> {
  for (const item of await selectItemRows(database, { provider, item_id: notice.item_id }))
    while (!(await atomically(database, (phase) => actOnItem(phase, item, notice, request))));
}

/** False: an account came in while the others were disabled. The same must run again. */
async function actOnItem(
  phase: AtomicPhase,
  { uuid, processor_id, provider }: LinkedItemRow,
  notice: ItemNotice,
  { now, request_id }: { now: Date; request_id: string },
): Promise<boolean> {
  if (notice.kind === 'revoked' || notice.kind === 'account_revoked') {
    const usable = async () =>
      (await selectAccountsOfItem(phase, processor_id, uuid)).filter(
        (account) => account.usable && (notice.kind === 'revoked' || account.account_id === notice.account_id),
      );
    const revoked = (await usable()).map((account) => ({ ...account, reason: accessRevoked }));
    await disableBankAccounts(phase, revoked, now);
    // Locks the item, after the users as everywhere. An account that is added later sees
    // revoked_at.
    await updateRevoked(phase, uuid, now);
    if ((await usable()).length > 0) return false;
  }
  if (notice.kind === 'account_revoked') return true;
  const problem = notice.kind === 'repaired' ? null : notice.problem;
  if (!(await updateProblem(phase, uuid, problem, now))) return true;
  await recordAct(
    phase,
    { caller: null, now, request_id },
    {
      processor_id,
      action: problem === null ? 'linked_item.repaired' : 'linked_item.problem_reported',
      subject: 'linked_item',
      subject_uuid: uuid,
      detail: { provider, problem },
    },
  );
  return true;
}
