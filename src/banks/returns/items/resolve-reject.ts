// An operator names the entry that the bank rejected.
import { mayBeNumber } from '../../../customers/bank-accounts/account-number.ts';
import { numbersOfAccounts } from '../../../customers/bank-accounts/numbers-of-accounts.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { refuse } from '../../../platform/refusals.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { openDetails } from '../../connections/item-details.ts';
import { whyNotRejected } from '../matching/why-not-rejected.ts';
import { selectItemEntry } from './bank-items.sql.ts';
import { type NamedEntry, type SeenItem, selectSealedDetails } from './suspense.sql.ts';

/**
 * Refuses an entry that the bank cannot mean: with the trace number overwritten, its amount,
 * direction and account number say which one it is. `field`: the field that a refusal names.
 */
export async function expectRejected(
  phase: AtomicPhase,
  vault: Vault,
  item: SeenItem,
  entry: NamedEntry & { field: string; what: string },
): Promise<void> {
  const { field, what } = entry;
  if (item.kind !== 'reject')
    throw refuse('invalid_state', 'as', `the item is a ${item.kind}; only a reject can be a rejected entry`);
  if (entry.amount !== item.amount || entry.direction !== item.direction)
    throw refuse(
      'invalid_state',
      field,
      `the item is the reject of a ${item.direction} of ${item.amount} cents, ${what} is a ${entry.direction} of ${entry.amount}; both must be equal. Name another entry`,
    );
  const details = openDetails(vault, { uuid: item.uuid, details_sealed: await selectSealedDetails(phase, item.uuid) });
  const numbers = await numbersOfAccounts(phase, vault, [entry]);
  const isOfAccount = [...(numbers.get(entry.bank_account_uuid) ?? [])].some((stored) =>
    mayBeNumber(details.account_number, stored),
  );
  if (!isOfAccount)
    throw refuse(
      'invalid_state',
      field,
      `the item has another account number than ${what}; both must be equal. Name another entry`,
    );
  const whyNot = whyNotRejected(await selectItemEntry(phase, entry));
  if (whyNot !== null) throw refuse('invalid_state', field, whyNot);
}
