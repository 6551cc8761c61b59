// Applies notifications of change: corrects the stored bank account before its next entry. No money
// moves.

import { recordAct } from '../../../access/tenants/audit-trail.ts';
import { changeCodeRow } from '../../../ach/nacha/codes/change-codes.ts';
import { type CorrectedData, parseCorrectedData } from '../../../ach/nacha/codes/corrected-data.ts';
import { transactionCodeRow } from '../../../ach/nacha/codes/transaction-codes.ts';
import { accountNumberPattern } from '../../../customers/bank-accounts/account-number.ts';
import {
  type CorrectionNotice,
  type CorrectionOutcome,
  correctBankAccount,
} from '../../../customers/bank-accounts/correct-bank-account.ts';
import type { AtomicPhase } from '../../../platform/database/atomic-phase.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { openDetails } from '../../connections/item-details.ts';
import type { Origination } from '../../origination/origination.ts';
import type { DecidedItem } from '../items/bank-items.sql.ts';
import { type Answer, decided } from '../matching/match-answer.ts';

type Decision = Pick<DecidedItem, 'state' | 'reason'>;

/** Takes changes of our entries, none of them applied before. Returns a decision for each. */
export async function applyChanges(
  { vault }: Pick<Origination, 'vault'>,
  phase: AtomicPhase,
  items: readonly Answer[],
  now: Date,
): Promise<DecidedItem[]> {
  const decisions: DecidedItem[] = [];
  // Sorted by bank account, so that two phases never deadlock.
  const accountOf = (item: Answer) => item.entry.bank_account_uuid;
  for (const item of items.toSorted((a, b) => (accountOf(a) < accountOf(b) ? -1 : 1)))
    decisions.push(decided(item, await applyChange(vault, phase, item, now)));
  return decisions;
}

async function applyChange(vault: Vault, phase: AtomicPhase, item: Answer, now: Date): Promise<Decision> {
  const code = item.code!;
  const data = parseCorrectedData(code, openDetails(vault, item).corrected_data ?? '');
  if (data === null) return { state: 'suspense', reason: `the corrected data of ${code} cannot be read` };
  const corrected = correctionOf(data);
  if (corrected === null)
    return { state: 'suspense', reason: `the corrected data of ${code} are not valid for a bank account` };
  const { processor_id, bank_account_uuid, uuid: entry_uuid } = item.entry;
  if (Object.keys(corrected).length > 0) {
    const notice = { processor_id, bank_account_uuid, entry_uuid, item_uuid: item.uuid, code, corrected };
    return decisions[await correctBankAccount(phase, vault, notice, now)];
  }
  if (code !== 'C04' && code !== 'C09')
    return {
      state: 'suspense',
      reason: `${code} ${changeCodeRow(code)!.title}: this code does not correct a bank account`,
    };
  // The name and the identification belong to the user. A wrong one does not make an entry fail.
  await recordAct(
    phase,
    { caller: null, now, request_id: null },
    {
      processor_id,
      action: 'bank_account.change_noted',
      subject: 'bank_account',
      subject_uuid: bank_account_uuid,
      detail: { code, item_uuid: item.uuid },
    },
  );
  return { state: 'applied', reason: null };
}

const decisions: Record<CorrectionOutcome, Decision> = {
  corrected: { state: 'applied', reason: null },
  known: { state: 'duplicate', reason: 'this correction was applied to the account before' },
  superseded: { state: 'duplicate', reason: 'a later entry of the account was answered with a different correction' },
  contradicted: { state: 'suspense', reason: 'the same entry was answered with a different correction before' },
};

const accountNumber = new RegExp(accountNumberPattern);

/** Letters and blanks may be words to us, such as CALL US: an operator reads them. */
const isText = (number: string) => / /.test(number) && /[A-Za-z]/.test(number);

/** The corrected fields of a bank account; null: a value is not valid for a bank account. */
function correctionOf(data: CorrectedData): CorrectionNotice['corrected'] | null {
  const { account_number, routing_number, transaction_code } = data;
  const corrected: CorrectionNotice['corrected'] = {};
  if (account_number !== undefined) {
    if (!accountNumber.test(account_number) || isText(account_number)) return null;
    corrected.account_number = account_number;
  }
  if (routing_number !== undefined) corrected.routing_number = routing_number;
  if (transaction_code !== undefined) {
    const { account } = transactionCodeRow(Number(transaction_code))!;
    if (account !== 'checking' && account !== 'savings') return null;
    corrected.account_type = account;
  }
  return corrected;
}
