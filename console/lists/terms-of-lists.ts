// Which words of the field are the titles of lists and the names of fields.
import type { TermName } from '../words/glossary.ts';
import type { ListName } from './lists.ts';

export const termOf: Partial<Record<ListName, TermName>> = {
  suspense: 'suspense',
  'late-returns': 'late_return',
  dishonors: 'dishonor',
  reversals: 'reversal',
  'file-reversals': 'file_reversal',
  'return-requests': 'return_request',
  'proof-requests': 'proof_request',
  exceptions: 'exception',
  refunds: 'refund',
  batches: 'batch',
  holds: 'hold',
  'fraud-reviews': 'fraud_review',
  blocks: 'block',
  'sanctions-hits': 'sanctions_hit',
  'sanctions-lists': 'sanctions_list',
  'routing-directory': 'routing_directory',
  'own-payouts': 'payout',
  'own-negative-balances': 'clawback',
  'own-refunds': 'refund',
};

const termsOfFields: Readonly<Record<string, TermName>> = {
  ach_return_code: 'return_code',
  authorization_uuid: 'authorization',
  capture_status: 'capture',
  clawback_status: 'clawback',
  payout_status: 'payout',
  return_code: 'return_code',
  returnable_until: 'return_window',
  reverse_payout_status: 'reverse_payout',
  trace_id: 'trace_number',
  transaction_fee: 'fee',
};

export const termOfField = (field: string): TermName | undefined => termsOfFields[field];
