// Seals the numbers of earlier versions again for their holder, routing number and type: once,
// before the service starts to serve (decision 54).

import type { Database } from '../database/database.ts';
import { atomicallyWithin } from '../database/deadlines/long-phase.ts';
import { recordAct } from '../tenants/audit-trail.ts';
import { openIfPossible, type Vault } from '../vault/vault.ts';
import { openAccountNumber, openFormerAccountNumber, sealAccountNumber } from './account-number.ts';
import {
  type AccountKey,
  areNumbersBound,
  lockBinding,
  type SealedAccount,
  selectSealedAccounts,
  updateSeals,
} from './account-seals.sql.ts';
import { isMatchingIndexOf } from './matching.ts';

const atOnce = 1_000;
const timeoutMs = 3_600_000;
const action = 'bank_accounts.bound';

interface Bound {
  sealed: number;
  /** Accounts that differ from what their holder submitted: their seals stay and do not open. */
  refused: string[];
}

/**
 * Answers null if it was already done. Takes one phase: after a crash it starts again, and other
 * processes wait for it.
 */
export async function bindNumbers(database: Database, vault: Vault, now: Date): Promise<Bound | null> {
  if (await areNumbersBound(database, action)) return null;
  return atomicallyWithin(database, timeoutMs, async (phase) => {
    await lockBinding(phase);
    if (await areNumbersBound(phase, action)) return null;
    const bound: Bound = { sealed: 0, refused: [] };
    let after: AccountKey | null = null;
    for (;;) {
      const accounts: SealedAccount[] = await selectSealedAccounts(phase, after, atOnce);
      const seals = [];
      for (const account of accounts) {
        if (openIfPossible(() => openAccountNumber(vault, account)) !== null) continue;
        const number = openIfPossible(() => openFormerAccountNumber(vault, account));
        if (number === null || !isAsSupplied(vault, account, number)) {
          bound.refused.push(account.uuid);
          continue;
        }
        const { processor_id, uuid, account_number_encrypted: before } = account;
        seals.push({ processor_id, uuid, before, after: sealAccountNumber(vault, account, number) });
      }
      if (seals.length > 0) await updateSeals(phase, seals);
      bound.sealed += seals.length;
      after = accounts.at(-1) ?? null;
      if (accounts.length < atOnce) break;
    }
    const detail = { sealed: bound.sealed, refused: bound.refused.length };
    await recordAct(
      phase,
      { caller: null, now, request_id: null },
      { action, subject: 'bank_accounts', subject_uuid: null, detail },
    );
    return bound;
  });
}

/**
 * The matching index shows which holder submitted which numbers. It shows nothing of a linked
 * account, which is identified by its id at the provider, and a removed account is not compared at
 * all.
 */
function isAsSupplied(vault: Vault, account: SealedAccount, account_number: string): boolean {
  if (account.aggregator_type === 'bank_link' || account.deleted_at !== null) return true;
  return isMatchingIndexOf(vault, account, account_number);
}
