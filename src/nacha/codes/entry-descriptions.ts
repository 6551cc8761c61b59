// Company entry descriptions that the rules prescribe word for word (ACH, time), and when each must
// be used.

export const entryDescriptions = {
  REVERSAL: 'entries that take back entries sent by mistake, within five banking days',
  'RETRY PYMT': 'a debit presented again after R01 or R09, at most twice within 180 days',
  'RETURN FEE': 'a fee for a payment that came back for lack of funds',
  RECLAIM: 'a credit that the receiver was not owed, claimed back by the sender',
  PURCHASE: 'debits of consumers for goods bought online (WEB), from 20 March 2026',
  PAYROLL: 'credits of wages, salaries and the like to consumers (PPD), from 20 March 2026',
  ACCTVERIFY: 'small credits that verify an account, and the debits that take them back',
  REDEPCHECK: 're-presented checks (RCK)',
  NONSETTLED: 'entries that the operator could not settle, sent once more',
  HCCLAIMPMT: "credits of a health plan to a provider (CCD with the provider's claim in its addenda)",
  'NO CHECK': 'entries for checks that were destroyed (XCK)',
  AUTOENROLL: 'enrolments with a federal agency (ENR)',
} as const satisfies Record<string, string>;
