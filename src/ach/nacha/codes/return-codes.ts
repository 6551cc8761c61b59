// The one table of return codes, R01 to R85 and R90: meaning, sender, deadline, group and effect.
// A new code needs a row here and nothing else.

/**
 * By when the return must be sent. `banking_days`: the other bank has it at the opening of the n-th
 * banking day after settlement. `calendar_days`: the other bank has it at the opening of the
 * banking day after the n-th calendar day. `next_file`: the operator sends it with the next file
 * after processing. `by_agreement`: the two banks agree on it. `otherwise`: the rules give no
 * number, only words.
 */
export type Deadline =
  | { banking_days: number }
  | { calendar_days: number }
  | { next_file: true }
  | { by_agreement: true }
  | { otherwise: string };

export type ReturnSender = 'rdfi' | 'odfi' | 'operator' | 'gateway' | 'federal agency';

/**
 * `unauthorized` and `administrative` are the groups whose rates the network watches (ACH, risk
 * figures). `dishonor` is the answer of the ODFI to a return, `contest` the answer of the RDFI to a
 * dishonor.
 */
export type ReturnGroup = 'standard' | 'unauthorized' | 'administrative' | 'dishonor' | 'contest' | 'international';

/** Why a return blocks the receiver or the account (Lifecycle, return codes). */
export type BlockReason = 'stop_payment' | 'unauthorized' | 'fraud' | 'compliance' | 'sanctions';

/** What a return does besides failing its entry (Lifecycle, return codes). */
export interface ReturnEffect {
  /** The debit may be presented again. */
  retry?: true;
  /** The bank account is no longer used. */
  disables?: true;
  blocks?: BlockReason;
}

/**
 * Which returns a dishonor is allowed for. `misrouted`: it answers no entry of the ODFI. `debit`:
 * its entry is a debit. `duplicate`: its entry was returned before. `untimely`: it came after its
 * deadline. `by_agreement`: its code needs an agreement of both banks. `field_errors`: some of its
 * fields are wrong, and the dishonor names them.
 */
export type DishonorableReturn = 'misrouted' | 'debit' | 'duplicate' | 'untimely' | 'by_agreement' | 'field_errors';

export interface ReturnCodeRow {
  title: string;
  /** A sentence. Customers read it as the reason of a failed payment. */
  meaning: string;
  sent_by: readonly ReturnSender[];
  /** The direction of the entries that can be returned with it. */
  of: 'debits' | 'credits' | 'both';
  deadline: Deadline;
  group: ReturnGroup;
  effect?: ReturnEffect;
  /** Only debits with the SEC code of a consumer are returned with it. */
  of_consumers?: true;
  /** The addenda can carry a date of death. */
  date_of_death?: true;
  /** Only on the dishonors that the service sends. */
  dishonors?: DishonorableReturn;
  /** No longer sent: the rules replaced it. Still read, because archives contain it. */
  withdrawn?: true;
}

const unauthorized = { group: 'unauthorized', effect: { blocks: 'unauthorized' } } as const;
const enrollment = {
  sent_by: ['federal agency'],
  of: 'both',
  deadline: { banking_days: 2 },
  group: 'standard',
} as const;
const dishonor = { sent_by: ['odfi'], of: 'both', deadline: { banking_days: 5 }, group: 'dishonor' } as const;
const contest = { sent_by: ['rdfi'], of: 'both', deadline: { banking_days: 2 }, group: 'contest' } as const;
const abroad = {
  deadline: { otherwise: 'as the rules of the foreign payment system say' },
  group: 'international',
} as const;
const replaced = 'This field of the return is wrong. R69 replaced this code: it names the fields by number.';

// biome-ignore format: a row is read as a row, its meaning first and then its columns
const table = {
  R01: { title: 'Insufficient funds', meaning: 'The balance does not cover the debit.',
    sent_by: ['rdfi'], of: 'debits', deadline: { banking_days: 2 }, group: 'standard', effect: { retry: true } },
  R02: { title: 'Account closed', meaning: 'The account is closed.',
    sent_by: ['rdfi'], of: 'both', deadline: { banking_days: 2 }, group: 'administrative', effect: { disables: true } },
  R03: { title: 'No account or unable to locate account',
    meaning: 'No account is open under this number, or the account belongs to another person.',
    sent_by: ['rdfi'], of: 'both', deadline: { banking_days: 2 }, group: 'administrative', effect: { disables: true } },
  R04: { title: 'Invalid account number',
    meaning: 'The number cannot be an account at this bank: its length or its check digit is wrong.',
    sent_by: ['rdfi'], of: 'both', deadline: { banking_days: 2 }, group: 'administrative', effect: { disables: true } },
  R05: { title: 'Unauthorized debit to consumer account using corporate SEC code',
    meaning: 'A corporate entry (CCD, CTX) debited a consumer who did not authorize it.',
    sent_by: ['rdfi'], of: 'debits', deadline: { calendar_days: 60 }, ...unauthorized },
  R06: { title: "Returned per ODFI's request",
    meaning: 'The originating bank asked for the entry back and the receiving bank agreed.',
    sent_by: ['rdfi'], of: 'both', deadline: { by_agreement: true }, group: 'standard' },
  R07: { title: 'Authorization revoked by customer', meaning: 'The consumer revoked the authorization before this debit.',
    sent_by: ['rdfi'], of: 'debits', deadline: { calendar_days: 60 }, ...unauthorized, of_consumers: true },
  R08: { title: 'Payment stopped', meaning: 'The receiver ordered its bank to stop this debit.',
    sent_by: ['rdfi'], of: 'debits', deadline: { banking_days: 2 }, group: 'standard', effect: { blocks: 'stop_payment' } },
  R09: { title: 'Uncollected funds', meaning: 'The balance covers the debit, but part of it is not yet available.',
    sent_by: ['rdfi'], of: 'debits', deadline: { banking_days: 2 }, group: 'standard', effect: { retry: true } },
  R10: { title: 'Originator not known or not authorized to debit',
    meaning: 'The consumer does not know the originator, or did not authorize it to debit the account.',
    sent_by: ['rdfi'], of: 'debits', deadline: { calendar_days: 60 }, ...unauthorized, of_consumers: true },
  R11: { title: 'Entry not in accordance with the authorization',
    meaning: 'An authorization exists, but the debit has a different amount, an earlier date or another error.',
    sent_by: ['rdfi'], of: 'debits', deadline: { calendar_days: 60 }, ...unauthorized, of_consumers: true },
  R12: { title: 'Branch sold to another DFI',
    meaning: "The branch of the account was sold to another bank: ask for the account's new numbers.",
    sent_by: ['rdfi'], of: 'both', deadline: { banking_days: 2 }, group: 'standard', effect: { disables: true } },
  R13: { title: 'Invalid ACH routing number', meaning: 'No bank of the network has this routing number.',
    sent_by: ['operator'], of: 'both', deadline: { next_file: true }, group: 'standard', effect: { disables: true } },
  R14: { title: 'Representative payee deceased',
    meaning: 'The person who received payments for the beneficiary died or can no longer do so.',
    sent_by: ['rdfi'], of: 'both', deadline: { banking_days: 2 }, group: 'standard', date_of_death: true,
    effect: { disables: true, blocks: 'compliance' } },
  R15: { title: 'Beneficiary or account holder deceased', meaning: 'The beneficiary or the holder of the account died.',
    sent_by: ['rdfi'], of: 'both', deadline: { banking_days: 2 }, group: 'standard', date_of_death: true,
    effect: { disables: true, blocks: 'compliance' } },
  R16: { title: 'Account frozen',
    meaning: 'The bank or the law blocks the account; until 17 March 2028 also the sanctions office (OFAC).',
    sent_by: ['rdfi'], of: 'both', deadline: { banking_days: 2 }, group: 'standard',
    effect: { disables: true, blocks: 'compliance' } },
  R17: { title: 'File record edit criteria',
    meaning: 'The bank cannot process a field that it names, or suspects fraud or an improper reversal.',
    sent_by: ['rdfi'], of: 'both', deadline: { banking_days: 2 }, group: 'standard', effect: { blocks: 'fraud' } },
  R18: { title: 'Improper effective entry date',
    meaning: 'A credit is dated more than two banking days ahead, or a debit more than one.',
    sent_by: ['operator'], of: 'both', deadline: { next_file: true }, group: 'standard' },
  R19: { title: 'Amount field error',
    meaning: 'The amount is not a number, is zero where money should move, or is not zero where none should.',
    sent_by: ['operator'], of: 'both', deadline: { next_file: true }, group: 'standard' },
  R20: { title: 'Non-transaction account',
    meaning: 'The account exists, but payments to or from it are limited or not allowed.',
    sent_by: ['rdfi'], of: 'both', deadline: { banking_days: 2 }, group: 'standard', effect: { disables: true } },
  R21: { title: 'Invalid company identification',
    meaning: 'The receiver does not know the company identification. Mostly for CIE entries.',
    sent_by: ['rdfi'], of: 'both', deadline: { banking_days: 2 }, group: 'standard' },
  R22: { title: 'Invalid individual identification',
    meaning: 'The receiver does not know the individual identification. Mostly for CIE and MTE entries.',
    sent_by: ['rdfi'], of: 'both', deadline: { banking_days: 2 }, group: 'standard' },
  R23: { title: 'Credit entry refused by receiver',
    meaning: 'The receiver does not want the money: wrong amount, unknown originator, account in dispute.',
    sent_by: ['rdfi'], of: 'credits', deadline: { otherwise: 'as soon as the receiver has refused' }, group: 'standard' },
  R24: { title: 'Duplicate entry', meaning: 'The bank received the same entry before.',
    sent_by: ['rdfi'], of: 'both', deadline: { banking_days: 2 }, group: 'standard' },
  R25: { title: 'Addenda error',
    meaning: 'Addenda are missing, are not announced, or have a type or number that the entry does not allow.',
    sent_by: ['operator'], of: 'both', deadline: { next_file: true }, group: 'standard' },
  R26: { title: 'Mandatory field error', meaning: 'A mandatory field is missing or wrong.',
    sent_by: ['operator'], of: 'both', deadline: { next_file: true }, group: 'standard' },
  R27: { title: 'Trace number error',
    meaning: 'A return or change has no original trace number, or addenda have a different one than their entry.',
    sent_by: ['operator'], of: 'both', deadline: { next_file: true }, group: 'standard' },
  R28: { title: 'Routing number check digit error', meaning: 'The check digit of the routing number is wrong.',
    sent_by: ['operator'], of: 'both', deadline: { next_file: true }, group: 'standard' },
  // ACH, time 6: a business has two banking days, where a consumer has sixty calendar days.
  R29: { title: 'Corporate customer advises not authorized', meaning: 'A business says that it did not authorize the debit.',
    sent_by: ['rdfi'], of: 'debits', deadline: { banking_days: 2 }, ...unauthorized },
  R30: { title: 'RDFI not participant in check truncation program',
    meaning: 'The bank does not accept truncated checks (TRC, TRX).',
    sent_by: ['rdfi'], of: 'debits', deadline: { banking_days: 2 }, group: 'standard' },
  R31: { title: 'Permissible return entry',
    meaning: 'The originating bank agreed to a late return of a corporate entry (CCD, CTX).',
    sent_by: ['rdfi'], of: 'both', deadline: { by_agreement: true }, group: 'standard' },
  R32: { title: 'RDFI non-settlement', meaning: 'The receiving bank cannot settle the entry.',
    sent_by: ['operator'], of: 'both', deadline: { next_file: true }, group: 'standard' },
  R33: { title: 'Return of XCK entry', meaning: 'The bank chose to return the entry of a destroyed check.',
    sent_by: ['rdfi'], of: 'debits', deadline: { calendar_days: 60 }, group: 'standard' },
  R34: { title: 'Limited participation DFI',
    meaning: 'A supervisor limits which entries the receiving bank may receive.',
    sent_by: ['operator'], of: 'both', deadline: { next_file: true }, group: 'standard' },
  R35: { title: 'Return of improper debit entry',
    meaning: 'This SEC code (CIE) or account (loan) does not allow debits other than reversals.',
    sent_by: ['operator'], of: 'debits', deadline: { next_file: true }, group: 'standard' },
  R36: { title: 'Return of improper credit entry',
    meaning: 'This SEC code (ARC, BOC, POP, RCK, TEL, XCK) does not allow credits other than reversals.',
    sent_by: ['operator'], of: 'credits', deadline: { next_file: true }, group: 'standard' },
  R37: { title: 'Source document presented for payment', meaning: 'The check of an ARC, BOC or POP entry was cashed too.',
    sent_by: ['rdfi'], of: 'debits', deadline: { calendar_days: 60 }, group: 'standard' },
  R38: { title: 'Stop payment on source document', meaning: 'Payment of the check of an ARC or BOC entry was stopped.',
    sent_by: ['rdfi'], of: 'debits', deadline: { calendar_days: 60 }, group: 'standard' },
  R39: { title: 'Improper source document',
    meaning: 'The document of an ARC, BOC or POP entry is not allowed for it, or was paid too.',
    sent_by: ['rdfi'], of: 'debits', deadline: { banking_days: 2 }, group: 'standard' },
  R40: { title: 'Return of ENR entry by federal government agency', meaning: 'The agency returned the enrollment.',
    ...enrollment },
  R41: { title: 'Invalid transaction code', meaning: 'The enrollment has a wrong transaction code.', ...enrollment },
  R42: { title: 'Routing number or check digit error', meaning: 'The enrollment has a wrong routing number.', ...enrollment },
  R43: { title: 'Invalid DFI account number', meaning: 'The enrollment has a wrong account number.', ...enrollment },
  R44: { title: 'Invalid identification number', meaning: 'The agency has no record of the enrolled number.', ...enrollment },
  R45: { title: 'Invalid individual or company name', meaning: 'The agency has no record of the enrolled name.',
    ...enrollment },
  R46: { title: 'Invalid representative payee indicator',
    meaning: "The indicator is missing or contradicts the agency's records.", ...enrollment },
  R47: { title: 'Duplicate enrollment', meaning: 'The agency received the same enrollment before.', ...enrollment },
  R50: { title: 'State law affecting RCK acceptance',
    meaning: "The law of the receiving bank's state does not allow RCK entries.",
    sent_by: ['rdfi'], of: 'debits', deadline: { banking_days: 2 }, group: 'standard' },
  R51: { title: 'Item related to RCK entry is ineligible or RCK entry is improper',
    meaning: 'The check is not eligible for an RCK entry: forged, altered, no notice given, wrong amount.',
    sent_by: ['rdfi'], of: 'debits', deadline: { calendar_days: 60 }, ...unauthorized },
  R52: { title: 'Stop payment on item', meaning: 'Payment of the check of an RCK entry was stopped.',
    sent_by: ['rdfi'], of: 'debits', deadline: { calendar_days: 60 }, group: 'standard' },
  R53: { title: 'Item and RCK entry presented for payment', meaning: 'The check of an RCK entry was cashed too.',
    sent_by: ['rdfi'], of: 'debits', deadline: { calendar_days: 60 }, group: 'standard' },

  // ACH, time 7: five banking days after the return settled.
  R61: { title: 'Misrouted return', meaning: 'The return was sent to a bank that did not originate the entry.',
    ...dishonor, dishonors: 'misrouted' },
  R62: { title: 'Return of erroneous or reversing debit',
    meaning: 'Only one of a wrong debit and its reversal was returned, so the receiver has money that is not its own.',
    ...dishonor, of: 'debits', dishonors: 'debit' },
  R63: { title: 'Incorrect dollar amount', meaning: replaced, ...dishonor, withdrawn: true },
  R64: { title: 'Incorrect individual identification', meaning: replaced, ...dishonor, withdrawn: true },
  R65: { title: 'Incorrect transaction code', meaning: replaced, ...dishonor, withdrawn: true },
  R66: { title: 'Incorrect company identification', meaning: replaced, ...dishonor, withdrawn: true },
  R67: { title: 'Duplicate return', meaning: 'The same entry was returned before.', ...dishonor, dishonors: 'duplicate' },
  R68: { title: 'Untimely return', meaning: 'The return came after its deadline.', ...dishonor, dishonors: 'untimely' },
  R69: { title: 'Field error(s)',
    meaning: 'Fields of the return differ from the entry. Its addenda information names them: 01 account number, 02 original trace number, 03 amount, 04 individual identification, 05 transaction code, 06 company identification, 07 effective entry date.',
    ...dishonor, dishonors: 'field_errors' },
  R70: { title: 'Permissible return not accepted or return not requested',
    meaning: 'The originating bank did not request or agree to this return (R06 or R31).',
    ...dishonor, dishonors: 'by_agreement' },

  // ACH, time 7: two banking days after the dishonored return settled.
  R71: { title: 'Misrouted dishonored return',
    meaning: 'The dishonored return was sent to a bank that did not send the return.', ...contest },
  R72: { title: 'Untimely dishonored return', meaning: 'The return was dishonored after the deadline.', ...contest },
  R73: { title: 'Timely original return', meaning: 'The return was sent within its deadline.', ...contest },
  R74: { title: 'Corrected return', meaning: 'The return is sent again, with the fields corrected that R69 named.',
    ...contest },
  R75: { title: 'Return not a duplicate', meaning: 'No other return of the entry was sent.', ...contest },
  R76: { title: 'No errors found', meaning: 'The fields that R69 named are right.', ...contest },
  R77: { title: 'Non-acceptance of R62 dishonored return',
    meaning: 'Both debits were returned, or the receiver can no longer repay the money.', ...contest, of: 'debits' },

  R80: { title: 'IAT entry coding error', meaning: 'A code of the international entry is wrong: country, currency, bank.',
    sent_by: ['gateway'], of: 'both', ...abroad },
  R81: { title: 'Non-participant in IAT program',
    meaning: 'The gateway has no agreement with the originating bank or its customer.',
    sent_by: ['gateway'], of: 'both', ...abroad },
  R82: { title: 'Invalid foreign receiving DFI identification',
    meaning: 'No foreign bank has this identification.', sent_by: ['gateway'], of: 'both', ...abroad },
  R83: { title: 'Foreign receiving DFI unable to settle',
    meaning: 'The foreign payment system could not settle the entry.', sent_by: ['gateway'], of: 'both', ...abroad },
  R84: { title: 'Entry not processed by gateway',
    meaning: 'The gateway finds the entry too risky, or the foreign payment system does not support it.',
    sent_by: ['gateway'], of: 'both', ...abroad },
  R85: { title: 'Incorrectly coded outbound international payment',
    meaning: 'The entry leaves the country, but its SEC code is a domestic one.',
    sent_by: ['rdfi', 'gateway'], of: 'both', ...abroad },
  R90: { title: 'Sanctions compliance obligations',
    meaning: 'Sanctions law requires the return. In use from 17 March 2028 on; before that date R16.',
    sent_by: ['rdfi', 'gateway'], of: 'both', deadline: { otherwise: 'as sanctions law requires' }, group: 'standard',
    effect: { blocks: 'sanctions' } },
} as const satisfies Record<string, ReturnCodeRow>;

type Table = typeof table;
export type ReturnCode = keyof Table;
export type DishonorCode = {
  [Code in ReturnCode]: Table[Code] extends { dishonors: string } ? Code : never;
}[ReturnCode];

/** In the order of the codes. A code without a meaning in the rules is absent. */
export const returnCodes: Readonly<Record<ReturnCode, ReturnCodeRow>> = table;

/** The codes that a condition on their row selects, in their order. */
export const codesWhere = (condition: (row: ReturnCodeRow) => unknown): ReturnCode[] =>
  (Object.keys(returnCodes) as ReturnCode[]).filter((code) => condition(returnCodes[code]));

/** The codes with which the service dishonors a return. */
export const dishonorCodes = codesWhere(({ dishonors }) => dishonors) as [DishonorCode, ...DishonorCode[]];

/** The row of a code in upper case; undefined for an unknown code. */
export function returnCodeRow(code: string): ReturnCodeRow | undefined {
  return Object.hasOwn(returnCodes, code) ? returnCodes[code as ReturnCode] : undefined;
}

/** The layout of addenda 99 with this code; undefined for an unknown code. */
export function returnLayoutOf(
  code: string,
): 'return_addenda' | 'dishonored_return_addenda' | 'contested_return_addenda' | undefined {
  const row = returnCodeRow(code);
  if (row === undefined) return undefined;
  if (row.group === 'dishonor') return 'dishonored_return_addenda';
  if (row.group === 'contest') return 'contested_return_addenda';
  return 'return_addenda';
}
