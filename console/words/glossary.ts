// What the words of the field mean, one sentence each. The console shows them where a word is a
// label. Return codes have theirs in the table of return codes; docs/reference/glossary.md has all.
export const glossary = {
  administrative: 'Debits that came back because the account data was wrong: codes R02, R03 and R04.',
  authorization: 'The payer’s agreement to be debited on a bank account.',
  batch: 'One credit that pays a merchant for a day, in place of one credit for each payment.',
  block: 'Stops debits, or every payment, with a person or a bank account, until it is lifted.',
  capture: 'The debit that collects a payment at the payer’s bank.',
  clawback: 'A debit that takes a payout back from the payee, after the payer’s debit was returned.',
  cut_off: 'The time until which entries leave with the next file.',
  dishonor: 'Our answer to a return that should not have been made; the other bank may contest it.',
  exception: 'An amount that is owed and that no entry moves by itself.',
  fee: 'A part of a payment that is kept from the payee and owed to the vendor or the tenant.',
  fraud_review: 'A payment that a rule of fraud monitoring found; an operator releases or stops it.',
  good: 'A debit is good when it has settled, its return window has passed, and no return came.',
  hold: 'Stops the next outgoing step of a payment, until it is released.',
  in_flight: 'Debits that were sent to banks and have not settled.',
  late_return: 'A return that came after its deadline; it may be dishonored until the last cut-off of a day.',
  leaving: 'Credits that were sent to payees’ banks and have not settled.',
  loss: 'An amount that is not expected any more and was written off.',
  overall: 'All debits that came back, for any reason.',
  own_funds: 'Money that the operator paid into the account at the bank.',
  payout: 'The credit that pays the payee.',
  proof_request: 'The payer’s bank asks for the proof that the payer authorized a debit.',
  quarantine: 'Keeps a file of the bank that may not be whole until an operator decides.',
  refund: 'Gives all or part of a payment back to the payer, after a debit from the payee.',
  reserved: 'Set aside for payouts that the next file takes.',
  return_code: 'Why the other bank sent an entry back, such as R01 for insufficient funds.',
  return_request: 'We ask the other bank to return an entry that was sent wrongly.',
  return_window: 'The days during which the payer’s bank may return a debit.',
  file_reversal: 'The reversal of every entry of a file that can be reversed.',
  reversal: 'An entry that takes back an entry which was sent wrongly: same account and amount, other direction.',
  reverse_payout: 'A credit that gives the money back to the payer, after a payout was returned.',
  routing_directory: 'The Federal Reserve’s list of the routing numbers that receive ACH entries.',
  sanctions_hit:
    'A name of a user that is like a name of a sanctions list; an operator decides whether it is the same.',
  sanctions_list: 'OFAC’s list of people and businesses with whom no US person may deal.',
  sec_code:
    'How the payer authorized an entry: PPD in writing, WEB online, TEL by telephone, CCD and CTX by an agreement of businesses.',
  suspense: 'Items of the bank that match no entry yet.',
  trace_number: '15 digits that identify an entry: eight of our bank, seven in sequence.',
  unauthorized:
    'Debits that came back because the payer did not authorize them: codes R05, R07, R10, R11, R29 and R51.',
} as const;

export type TermName = keyof typeof glossary;
