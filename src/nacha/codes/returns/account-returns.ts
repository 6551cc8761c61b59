// Return codes for what the receiving bank finds at the account: no funds, no account, no
// permission.
import type { ReturnCodeRow } from './return-code.ts';

type Reason = Pick<ReturnCodeRow, 'title' | 'meaning' | 'of'> & Partial<ReturnCodeRow>;

/** What most of them share: the RDFI sends it, within two banking days. */
const rdfi = (reason: Reason): ReturnCodeRow => ({
  sent_by: ['rdfi'],
  deadline: { banking_days: 2 },
  group: 'standard',
  ...reason,
});

const administrative = (reason: Reason) => rdfi({ ...reason, group: 'administrative' });

/** A consumer's word against the entry, in writing. ACH, time: sixty calendar days. */
const unauthorized = (reason: Reason) => rdfi({ deadline: { calendar_days: 60 }, ...reason, group: 'unauthorized' });

export const accountReturns = {
  R01: rdfi({ title: 'Insufficient funds', meaning: 'The balance does not cover the debit.', of: 'debits' }),
  R02: administrative({ title: 'Account closed', meaning: 'The account was open once and is closed.', of: 'both' }),
  R03: administrative({
    title: 'No account or unable to locate account',
    meaning: 'The number could be an account, but none is open under it, or it is not that of the person named.',
    of: 'both',
  }),
  R04: administrative({
    title: 'Invalid account number',
    meaning: 'The number cannot be an account at this bank: its length or its check digit is wrong.',
    of: 'both',
  }),
  R05: unauthorized({
    title: 'Unauthorized debit to consumer account using corporate SEC code',
    meaning: 'A corporate entry (CCD, CTX) debited a consumer who did not authorize it.',
    of: 'debits',
  }),
  R06: rdfi({
    title: "Returned per ODFI's request",
    meaning: 'The originating bank asked for the entry back and the receiving bank agreed.',
    of: 'both',
    deadline: { otherwise: 'as the two banks agree' },
  }),
  R07: unauthorized({
    title: 'Authorization revoked by customer',
    meaning: 'The consumer had authorized the debits and took that back before this one.',
    of: 'debits',
  }),
  R08: rdfi({ title: 'Payment stopped', meaning: 'The receiver ordered its bank to stop this debit.', of: 'debits' }),
  R09: rdfi({
    title: 'Uncollected funds',
    meaning: 'The balance would cover the debit, but part of it is not yet available.',
    of: 'debits',
  }),
  R10: unauthorized({
    title: 'Originator not known or not authorized to debit',
    meaning: 'The consumer does not know the originator, or never authorized it to debit the account.',
    of: 'debits',
  }),
  R11: unauthorized({
    title: 'Entry not in accordance with the authorization',
    meaning: 'There is an authorization, but the debit has another amount, an earlier date or another fault.',
    of: 'debits',
  }),
  R12: rdfi({
    title: 'Branch sold to another DFI',
    meaning: "The account went to another bank with the branch it was kept at: ask for the account's new numbers.",
    of: 'both',
  }),
  R14: rdfi({
    title: 'Representative payee deceased',
    meaning: "Whoever received payments on the beneficiary's behalf died or can no longer do so.",
    of: 'both',
  }),
  R15: rdfi({
    title: 'Beneficiary or account holder deceased',
    meaning: 'The beneficiary or the holder of the account died.',
    of: 'both',
  }),
  R16: rdfi({
    title: 'Account frozen',
    meaning:
      "The account is blocked by the bank, by law or, until 17 March 2028, on the sanctions office's instruction.",
    of: 'both',
  }),
  R17: rdfi({
    title: 'File record edit criteria',
    meaning:
      'The bank cannot process a field it names, or suspects an entry to a wrong account number or a reversal of fraud.',
    of: 'both',
  }),
  R20: rdfi({
    title: 'Non-transaction account',
    meaning: 'The account exists, but payments to or from it are not allowed or are limited.',
    of: 'both',
  }),
  R21: rdfi({
    title: 'Invalid company identification',
    meaning: 'The company identification is not one the receiver knows; mostly bills paid by the customer (CIE).',
    of: 'both',
  }),
  R22: rdfi({
    title: 'Invalid individual identification',
    meaning: 'The identification of the receiver is not one the receiver knows; mostly CIE and MTE.',
    of: 'both',
  }),
  R23: rdfi({
    title: 'Credit entry refused by receiver',
    meaning: 'The receiver does not want the money: wrong amount, unknown originator, account in dispute.',
    of: 'credits',
    deadline: { otherwise: 'as soon as the receiver has refused' },
  }),
  R24: rdfi({ title: 'Duplicate entry', meaning: 'The bank has had the same entry before.', of: 'both' }),
  R29: rdfi({
    title: 'Corporate customer advises not authorized',
    // ACH, time 6: two banking days, where a consumer has sixty calendar days.
    meaning: 'A business says that it did not authorize the debit.',
    of: 'debits',
    group: 'unauthorized',
  }),
  R31: rdfi({
    title: 'Permissible return entry',
    meaning: 'The originating bank agreed to take a corporate entry (CCD, CTX) back after its time.',
    of: 'both',
    deadline: { otherwise: 'as the two banks agree' },
  }),
  R90: rdfi({
    title: 'Sanctions compliance obligations',
    meaning: 'The bank must return the entry by sanctions law. Sent from 17 March 2028 on, R16 before.',
    of: 'both',
    sent_by: ['rdfi', 'gateway'],
    deadline: { otherwise: 'as sanctions law requires' },
  }),
} as const satisfies Record<string, ReturnCodeRow>;
