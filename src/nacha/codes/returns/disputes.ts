// Codes of two banks that disagree on a return: the ODFI dishonors it, the RDFI contests that; and
// those of gateways abroad.
import type { ReturnCodeRow } from './return-code.ts';

/** ACH, time: five banking days after the return settled. */
const dishonor = (title: string, meaning: string): ReturnCodeRow => ({
  title,
  meaning,
  sent_by: ['odfi'],
  of: 'both',
  deadline: { banking_days: 5 },
  group: 'dishonor',
});

/** R69 took their place. */
const withdrawn = (title: string): ReturnCodeRow => ({
  ...dishonor(title, 'That field of the return is wrong. Replaced by R69, which names fields by number.'),
  withdrawn: true,
});

/** ACH, time: two banking days after the dishonored return settled. */
const contest = (title: string, meaning: string): ReturnCodeRow => ({
  title,
  meaning,
  sent_by: ['rdfi'],
  of: 'both',
  deadline: { banking_days: 2 },
  group: 'contest',
});

const international = (title: string, meaning: string, more: Partial<ReturnCodeRow> = {}): ReturnCodeRow => ({
  title,
  meaning,
  sent_by: ['gateway'],
  of: 'both',
  deadline: { otherwise: 'as the rules of the payment system abroad have it' },
  group: 'international',
  ...more,
});

export const disputes = {
  R61: dishonor('Misrouted return', 'The return was sent to a bank that did not originate the entry.'),
  R62: {
    ...dishonor(
      'Return of erroneous or reversing debit',
      'The wrong debit or its reversal came back alone, so that the receiver keeps money that is not its own.',
    ),
    of: 'debits',
  },
  R63: withdrawn('Incorrect dollar amount'),
  R64: withdrawn('Incorrect individual identification'),
  R65: withdrawn('Incorrect transaction code'),
  R66: withdrawn('Incorrect company identification'),
  R67: dishonor('Duplicate return', 'The same entry was returned before.'),
  R68: dishonor('Untimely return', 'The return came after its deadline.'),
  R69: dishonor(
    'Field error(s)',
    'Fields of the return differ from the entry. Its addenda information names them: 01 account number, 02 original trace number, 03 amount, 04 individual identification, 05 transaction code, 06 company identification, 07 effective entry date.',
  ),
  R70: dishonor(
    'Permissible return not accepted or return not requested',
    'A return under R06 or R31 that the originating bank neither asked for nor agreed to.',
  ),
  R71: contest('Misrouted dishonored return', 'The dishonored return was sent to a bank that did not send the return.'),
  R72: contest('Untimely dishonored return', 'The return was dishonored after the deadline.'),
  R73: contest('Timely original return', 'The return was sent within its deadline.'),
  R74: contest('Corrected return', 'The return once more, with the fields right that R69 named.'),
  R75: contest('Return not a duplicate', 'No other return of the entry was sent.'),
  R76: contest('No errors found', 'The fields that R69 named are right.'),
  R77: {
    ...contest(
      'Non-acceptance of R62 dishonored return',
      'Both debits came back, or the money cannot be had from the receiver any more.',
    ),
    of: 'debits',
  },
  R80: international('IAT entry coding error', 'A code of the international entry is wrong: country, currency, bank.'),
  R81: international(
    'Non-participant in IAT program',
    'The gateway has no agreement with the originating bank or its customer.',
  ),
  R82: international(
    'Invalid foreign receiving DFI identification',
    'The bank abroad is not known by the identification given.',
  ),
  R83: international('Foreign receiving DFI unable to settle', 'The payment system abroad could not settle the entry.'),
  R84: international(
    'Entry not processed by gateway',
    'The gateway finds the entry too risky, or the system abroad cannot carry it.',
  ),
  R85: international(
    'Incorrectly coded outbound international payment',
    'The entry leaves the country, but its SEC code is a domestic one.',
    { sent_by: ['rdfi', 'gateway'] },
  ),
} as const satisfies Record<string, ReturnCodeRow>;
