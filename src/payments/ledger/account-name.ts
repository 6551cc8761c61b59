// The name of a ledger account in the API.
import { OneOf, withValues } from '../../api/http/schema.ts';
import { type Account, accounts } from './accounts.ts';

export const AccountName = OneOf(Object.keys(accounts) as [Account, ...Account[]], {
  title: 'AccountName',
  description: withValues(
    'A ledger account. What it has:',
    Object.fromEntries(
      Object.entries(accounts).map(([name, { holds }]) => [name, `${holds[0]!.toUpperCase()}${holds.slice(1)}.`]),
    ),
  ),
});
