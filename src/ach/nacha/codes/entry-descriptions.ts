// Company entry descriptions that the rules prescribe word for word (ACH, time), and their use.

export const entryDescriptions = {
  REVERSAL: 'entries that reverse entries sent by mistake, within five banking days',
  'RETRY PYMT': 'a debit presented again after R01 or R09, at most twice within 180 days',
  'RETURN FEE': 'a fee for a payment that was returned for lack of funds',
  RECLAIM: 'the sender reclaims a credit that the receiver had no right to',
  PURCHASE: 'debits of consumers for goods bought online (WEB), from 20 March 2026',
  PAYROLL: 'credits of wages, salaries and the like to consumers (PPD), from 20 March 2026',
  ACCTVERIFY: 'small credits that verify an account, and the debits that reverse them',
  REDEPCHECK: 're-presented checks (RCK)',
  NONSETTLED: 'entries that the operator could not settle, sent again',
  HCCLAIMPMT: "credits of a health plan to a provider (CCD with the provider's claim in its addenda)",
  'NO CHECK': 'entries for checks that were destroyed (XCK)',
  AUTOENROLL: 'enrollments with a federal agency (ENR)',
} as const satisfies Record<string, string>;
