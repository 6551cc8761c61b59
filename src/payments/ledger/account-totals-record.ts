// The sums of a ledger account over some days, in answers.
import { Type } from 'typebox';
import { described } from '../../api/http/schema.ts';
import { AccountName } from './account-name.ts';

const cents = (description: string) => Type.Integer({ description: `${description}, in cents.` });

export const AccountTotalsRecord = Type.Object(
  {
    account: described(AccountName, 'The ledger account of these sums, over all its owners.'),
    opening: cents('The balance before these days; a debit is positive'),
    debits: cents('The sum of the debits of these days'),
    credits: cents('The sum of the credits of these days'),
    closing: cents('The balance at the end of the day; a debit is positive'),
  },
  { title: 'AccountTotals' },
);
