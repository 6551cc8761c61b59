// Return codes for what is wrong with the entry itself, found by the operator or by a bank that
// cannot take part.
import type { ReturnCodeRow } from './return-code.ts';

type Reason = Pick<ReturnCodeRow, 'title' | 'meaning'> & Partial<ReturnCodeRow>;

const operator = (reason: Reason): ReturnCodeRow => ({
  sent_by: ['operator'],
  of: 'both',
  deadline: { next_file: true },
  group: 'standard',
  ...reason,
});

export const networkReturns = {
  R13: operator({
    title: 'Invalid ACH routing number',
    meaning: 'No bank takes part in the network under this routing number.',
  }),
  R18: operator({
    title: 'Improper effective entry date',
    meaning: 'A credit dated more than two banking days ahead, or a debit more than one.',
  }),
  R19: operator({
    title: 'Amount field error',
    meaning: 'The amount is not a number, is zero where money should move, or is not zero where none should.',
  }),
  R25: operator({
    title: 'Addenda error',
    meaning: 'Addenda are missing, are not announced, or are of a type or number that the entry may not have.',
  }),
  R26: operator({ title: 'Mandatory field error', meaning: 'A mandatory field is missing or wrong.' }),
  R27: operator({
    title: 'Trace number error',
    meaning: 'The original trace number is missing in a return or a change, or addenda carry another than their entry.',
  }),
  R28: operator({ title: 'Routing number check digit error', meaning: 'The check digit is wrong.' }),
  R30: operator({
    title: 'RDFI not participant in check truncation program',
    meaning: 'The bank does not take truncated checks (TRC, TRX).',
    sent_by: ['rdfi'],
    of: 'debits',
    deadline: { banking_days: 2 },
  }),
  R32: operator({ title: 'RDFI non-settlement', meaning: 'The receiving bank cannot settle the entry.' }),
  R34: operator({
    title: 'Limited participation DFI',
    meaning: 'A supervisor has limited what the receiving bank may take part in.',
  }),
  R35: operator({
    title: 'Return of improper debit entry',
    meaning: 'Debits are not allowed under this SEC code (CIE) or to this kind of account (loan), reversals apart.',
    of: 'debits',
  }),
  R36: operator({
    title: 'Return of improper credit entry',
    meaning: 'Credits are not allowed under this SEC code (ARC, BOC, POP, RCK, TEL, XCK), reversals apart.',
    of: 'credits',
  }),
} as const satisfies Record<string, ReturnCodeRow>;
