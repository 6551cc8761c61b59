// The name of a ledger account in the API.
import { OneOf } from '../../api/http/schema.ts';
import { type Account, accounts } from './accounts.ts';

export const AccountName = OneOf(Object.keys(accounts) as [Account, ...Account[]], { title: 'AccountName' });
