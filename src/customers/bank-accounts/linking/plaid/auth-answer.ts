// Reads the answer of /auth/get: the requested account, or why it cannot be linked. Never another
// account.
import { AnswerUnreadable, type Fields, fieldsOf, idIn, linkedDetails, maskIn } from '../linked-details.ts';
import type { Linked, LinkRequest } from '../linking-provider.ts';

/** The entries of a list about the account. @throws AnswerUnreadable if there is no list */
function about(list: unknown, accountId: string, what: string): Fields[] {
  if (!Array.isArray(list)) throw new AnswerUnreadable(`${what} is not a list`);
  return list.map(fieldsOf).filter(({ account_id }) => account_id === accountId);
}

// Verification by micro-deposits or by Plaid's database, where the person typed the numbers.
const pending = new Set(['pending_automatic_verification', 'pending_manual_verification', 'unsent']);
const unverified = new Set(['verification_expired', 'verification_failed', 'database_insights_fail']);

/** @throws AnswerUnreadable */
export function readAuth(answer: unknown, request: LinkRequest): Linked {
  const { accounts, numbers, item } = fieldsOf(answer);
  const item_id = idIn(fieldsOf(item).item_id);
  if (item_id === null) throw new AnswerUnreadable('item.item_id is missing');
  const found = about(accounts, request.account_id, 'accounts');
  const ach = about(fieldsOf(numbers).ach, request.account_id, 'numbers.ach');
  if (found.length > 1 || ach.length > 1) throw new AnswerUnreadable('the account is there more than once');
  const [account] = found;
  const [number] = ach;
  if (account === undefined) return { failed: 'account_not_found' };

  const { subtype, type, official_name, name, mask, persistent_account_id, verification_status } = account;
  if (pending.has(verification_status as string)) return { failed: 'verification_pending' };
  if (unverified.has(verification_status as string)) return { failed: 'bank_link_failed' };
  if (type !== 'depository' || (subtype !== 'checking' && subtype !== 'savings') || number === undefined)
    return { failed: 'account_unsupported' };
  if (number.can_transfer_in === false || number.can_transfer_out === false) return { failed: 'account_unsupported' };
  const { is_tokenized_account_number } = number;
  return {
    account: linkedDetails({
      account_number: number.account,
      routing_number: number.routing,
      account_name: official_name ?? name,
      account_type: subtype,
    }),
    link: {
      ...request,
      provider: 'plaid',
      item_id,
      persistent_account_id: idIn(persistent_account_id),
      tokenized: is_tokenized_account_number === true,
      mask: maskIn(mask),
    },
  };
}
