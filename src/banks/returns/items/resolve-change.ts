// An operator reads the new account from the corrected data of a change that the service could not
// read.
import { type Static, Type } from 'typebox';
import { type CorrectionOutcome, correctBankAccount } from '../../../customers/bank-accounts/correct-bank-account.ts';
import { isReachable } from '../../../customers/bank-accounts/routing-number.ts';
import { accountDetails } from '../../../customers/bank-accounts/submitted-account.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import { invalid, refuse } from '../../../platform/refusals.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { openDetails } from '../../connections/item-details.ts';
import { type NamedEntry, type SeenItem, selectSealedDetails } from './suspense.sql.ts';

const { account_number, routing_number, account_type } = accountDetails;

export const Corrected = Type.Partial(Type.Object({ account_number, routing_number, account_type }), {
  title: 'CorrectedAccount',
  minProperties: 1,
  description: 'What the bank corrects, at least one of the three.',
});

/**
 * Corrects the account of the entry. The numbers must be in the data that the bank sent: an
 * operator says how to read them, and cannot choose an account.
 */
export async function correctAsRead(
  phase: AtomicPhase,
  vault: Vault,
  item: SeenItem,
  { processor_id, uuid: entry_uuid, bank_account_uuid }: NamedEntry,
  corrected: Static<typeof Corrected>,
  now: Date,
): Promise<void> {
  if (item.kind !== 'change')
    throw refuse('invalid_state', 'as', `the item is a ${item.kind}; only a change can be a correction`);
  const details = openDetails(vault, { uuid: item.uuid, details_sealed: await selectSealedDetails(phase, item.uuid) });
  const sent = lettersAndDigits(details.corrected_data ?? '');
  for (const field of ['account_number', 'routing_number'] as const)
    if (corrected[field] !== undefined && !sent.includes(lettersAndDigits(corrected[field])))
      throw invalid(
        `corrected.${field}`,
        'not_in_the_change',
        'it must be in the corrected data that the bank sent. Otherwise ignore the item, and ask the user for the new account',
      );
  if (corrected.routing_number !== undefined && !isReachable(corrected.routing_number))
    throw invalid('corrected.routing_number', 'invalid', 'no bank can have this routing number');
  const notice = {
    processor_id,
    bank_account_uuid,
    entry_uuid,
    item_uuid: item.uuid,
    code: item.code ?? '',
    corrected,
  };
  const why = refused[await correctBankAccount(phase, vault, notice, now)];
  if (why !== undefined) throw refuse('invalid_state', 'corrected', why);
}

const lettersAndDigits = (text: string) => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

const refused: Partial<Record<CorrectionOutcome, string>> = {
  superseded: 'a later entry of the account was answered with a different correction. Ignore the item',
  contradicted:
    'the same entry was answered with a different correction before. Ignore the item, and ask the user for the new account',
};
