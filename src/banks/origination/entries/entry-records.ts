// Makes the record of an entry in a bank file, and the header of its batch (ACH, files).

import type { BatchHeader, Entry } from '../../../ach/nacha/records.ts';
import {
  addendaInFile,
  addendaLength,
  ctxReceiverLength,
  receiverInFile,
  receiverLength,
  textInFile,
  titleInFile,
} from '../../../ach/nacha/text-in-file.ts';
import { openAccountNumber } from '../../../customers/bank-accounts/account-number.ts';
import { directionOf, isPrenote, type Purpose } from '../../../payments/lifecycle/stage-names.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import type { Bank } from '../../connections/bank.ts';
import type { EntryToWrite } from './file-entries.sql.ts';

/**
 * The default entry description, which the receiver reads on their statement: at most ten
 * characters.
 */
const descriptions: Record<Purpose, string> = {
  capture: 'PAYMENT',
  payout: 'PAYOUT',
  clawback: 'CLAWBACK',
  reverse_payout: 'RETURNED',
  refund_capture: 'REFUND',
  refund_payout: 'REFUND',
  fee_payout: 'FEES',
  // Nacha Operating Rules, reversing entries.
  reversal_debit: 'REVERSAL',
  reversal_credit: 'REVERSAL',
  // Nacha Operating Rules, micro-entries.
  micro_entry: 'ACCTVERIFY',
  prenote_debit: 'PRENOTE',
  prenote_credit: 'PRENOTE',
};

const codes = {
  live: { debit: { checking: 27, savings: 37 }, credit: { checking: 22, savings: 32 } },
  prenote: { debit: { checking: 28, savings: 38 }, credit: { checking: 23, savings: 33 } },
} as const;

/**
 * The batch header of the entry, without the batch number. Entries with the same header share a
 * batch.
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

/** @throws SealBroken when the account number cannot be decrypted */
export function entryOf(toWrite: EntryToWrite, vault: Vault): Entry {
  const { stage, routing_number } = toWrite;
  const account = openAccountNumber(vault, { ...toWrite, uuid: toWrite.bank_account_uuid });
  return {
    transaction_code: codes[isPrenote(stage) ? 'prenote' : 'live'][directionOf(stage)][toWrite.account_type],
    rdfi: routing_number.slice(0, 8),
    check_digit: routing_number.slice(8),
    account_number: account.toUpperCase(),
    amount: toWrite.amount,
    identification: textInFile(toWrite.client_reference_id, 15),
    name: receiverInFile(toWrite.receiver_name, toWrite.sec_code === 'CTX' ? ctxReceiverLength : receiverLength),
    // WEB and TEL debits say whether they are recurring or single (ACH, files).
    discretionary_data: toWrite.sec_code === 'WEB' || toWrite.sec_code === 'TEL' ? (toWrite.recurs ? 'R' : 'S') : '',
    trace_number: toWrite.trace_id,
    addenda: addendaOf(toWrite).map((text) => ({ kind: 'payment_addenda', payment_related_information: text })),
  };
}

/**
 * Only entries of businesses have addenda (Lifecycle, fields). A note for CTX is not cut for an
 * entry that has room for one record: half of an X12 820 misleads.
 */
function addendaOf({ addenda, kind, sec_code }: EntryToWrite): string[] {
  if (addenda === null || kind === 'person') return [];
  if (sec_code === 'CTX') return addendaInFile(addenda);
  return addenda.length > addendaLength ? [] : [textInFile(addenda, addendaLength)];
}
