// Balances and sums of a period: of the tenant's ledger accounts, or what is owed to a user.
import type { components } from '@achord/client';
import { dollars } from '../dollars.ts';
import { day, given, tool, uuid } from '../tools/tool.ts';

type Account = components['schemas']['AccountName'];

const accountWords: Readonly<Record<Account, string>> = {
  BANK: 'the bank account',
  DIF: 'debits in files, not settled yet',
  CIF: 'credits in files, not settled yet',
  UNS: 'captures that can still be returned',
  PAYEE: 'owed to payees',
  PRES: 'reserved for payouts',
  FEE: 'owed for fees',
  PAYER: 'owed to payers',
  CLAW: 'receivable from payees',
  RECV: 'receivable from payers',
  LOSS: 'written off',
  SUSP: 'unmatched bank items',
  REV: 'moved by reversals, not by payments',
  DUP: 'moved by files that a bank processed twice',
  BFEE: 'fees of the banks',
  MICRO: 'for small credits that check bank accounts',
  OWN: 'own funds paid in',
};

export const showStatement = tool({
  name: 'show_statement',
  title: 'Show balances of a period',
  description:
    'Shows the ledger accounts of the tenant in a period: opening and closing balances, and the sums of debits and ' +
    'credits. With `user_uuid`, what is owed to that user before and after the period. Without days: this month until today.',
  takes: {
    start_date: day('The first day of the period.').optional(),
    end_date: day('The last day of the period.').optional(),
    user_uuid: uuid('A user: what is owed to this user.').optional(),
  },
  effect: 'nothing',
  async answer({ achord }, { user_uuid, ...days }) {
    const range = { ...given(days), per_page: 1 };
    if (user_uuid !== undefined) {
      const { start_date, end_date, opening, closing, pagination } = await achord.users.statement(user_uuid, range);
      return {
        sentence: `On ${end_date}, $${dollars(closing)} is owed to the user; before ${start_date} it was $${dollars(opening)}.`,
        data: { user_uuid, start_date, end_date, opening, closing, movements: pagination.totalItems },
      };
    }
    const { start_date, end_date, accounts, pagination } = await achord.account.statement(range);
    const closings = accounts.map(({ account, closing }) => `${accountWords[account]} ${dollars(closing)}`);
    return {
      sentence: `From ${start_date} to ${end_date}, in dollars at the end (a debit is positive): ${closings.join('; ') || 'nothing'}.`,
      data: {
        start_date,
        end_date,
        accounts: accounts.map(({ account, opening, debits, credits, closing }) => ({
          account,
          meaning: accountWords[account],
          opening,
          debits,
          credits,
          closing,
        })),
        movements: pagination.totalItems,
      },
    };
  },
});
