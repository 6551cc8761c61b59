// From what an entry says to its record in a bank file, and to the batch it stands in (ACH, files).
import { openAccountNumber } from '../../bank-accounts/account-number.ts';
import type { Bank } from '../../banks/bank.ts';
import { stages } from '../../lifecycle/stage-names.ts';
import type { BatchHeader, Entry } from '../../nacha/records.ts';
import { textInFile, titleInFile } from '../../nacha/text-in-file.ts';
import type { Vault } from '../../vault/vault.ts';
import type { EntryStage, EntryToWrite } from './file-entries.sql.ts';

/**
 * What the receiver reads on the statement when the payment says nothing: at most ten characters.
 */
const descriptions: Record<EntryStage, string> = {
  capture: 'PAYMENT',
  payout: 'PAYOUT',
  clawback: 'CLAWBACK',
  reverse_payout: 'RETURNED',
  refund_capture: 'REFUND',
  refund_payout: 'REFUND',
  fee_payout: 'FEES',
};

const directionOf = (stage: EntryStage) => (stage === 'fee_payout' ? 'credit' : stages[stage].direction);

const codes = {
  debit: { checking: 27, savings: 37 },
  credit: { checking: 22, savings: 32 },
} as const;

/**
 * The header of the batch that the entry stands in; its service class and number depend on the
 * whole batch.
 */
export function batchOf(
  toWrite: EntryToWrite,
  bank: Bank,
  effectiveEntryDate: string,
): Omit<BatchHeader, 'batch_number'> {
  const { stage, description } = toWrite;
  return {
    service_class_code: directionOf(stage) === 'debit' ? 225 : 220,
    company_name: titleInFile(toWrite.company_name, 16) || textInFile(bank.company_name, 16),
    company_discretionary_data: '',
    company_identification: toWrite.company_identification ?? bank.company_identification,
    sec_code: toWrite.sec_code,
    entry_description: toWrite.prescribed ?? (titleInFile(description ?? '', 10) || descriptions[stage]),
    descriptive_date: '',
    effective_entry_date: effectiveEntryDate,
    settlement_date: null,
    originator_status_code: '1',
    odfi: bank.odfi,
  };
}

/** @throws SealBroken where the number of the account does not open */
export function entryOf(toWrite: EntryToWrite, vault: Vault): Entry {
  const { stage, routing_number, addenda } = toWrite;
  const account = openAccountNumber(vault, { ...toWrite, uuid: toWrite.bank_account_uuid });
  return {
    transaction_code: codes[directionOf(stage)][toWrite.account_type],
    rdfi: routing_number.slice(0, 8),
    check_digit: routing_number.slice(8),
    account_number: account.toUpperCase(),
    amount: toWrite.amount,
    identification: textInFile(toWrite.client_reference_id, 15),
    name: titleInFile(toWrite.receiver_name, 22) || 'RECEIVER',
    // Recurring or single: debits of WEB say which (ACH, files).
    discretionary_data: toWrite.sec_code === 'WEB' ? (toWrite.recurs ? 'R' : 'S') : '',
    trace_number: toWrite.trace_id,
    // An addenda goes with entries of businesses alone (Lifecycle, fields).
    addenda:
      addenda === null || toWrite.kind === 'person'
        ? []
        : [{ kind: 'payment_addenda', payment_related_information: textInFile(addenda, 80) }],
  };
}
