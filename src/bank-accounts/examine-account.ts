// Examines a submitted account before it is stored: links it, or validates it if the request asks
// for it.
import type { Queryable } from '../database/database.ts';
import type { LinkFailure } from './linking/link-failures.ts';
import type { Link } from './linking/linking-provider.ts';
import type { Asking } from './providers.ts';
import type { AccountDetails, SubmittedAccount } from './submitted-account.ts';
import type { Unlisted, Verdict } from './validation/validate-account.ts';

export type Examined = Accepted | Refused;

export interface Accepted {
  outcome: 'accepted';
  account: AccountDetails;
  /** What it was linked with; absent: nothing is followed at a provider. */
  link?: Link;
  valid_account: 'valid' | 'not_validated';
  billable: boolean;
}

export type Refused =
  | { outcome: 'invalid'; account: AccountDetails; billable: boolean; unlisted?: Unlisted }
  | { outcome: 'link_failed'; failure: LinkFailure };

const notAsked: Verdict = { valid_account: 'not_validated', billable: false };

function examined(account: AccountDetails, { valid_account, ...verdict }: Verdict, link?: Link): Examined {
  return valid_account === 'invalid'
    ? { outcome: 'invalid', account, ...verdict }
    : {
        outcome: 'accepted',
        account,
        valid_account,
        billable: verdict.billable,
        ...(link === undefined ? {} : { link }),
      };
}

/** The result that needs no provider; null if a provider must be asked, outside any phase. */
export async function examineWithoutProvider(
  { validation }: Asking,
  db: Queryable,
  submitted: SubmittedAccount,
): Promise<Examined | null> {
  if (submitted.aggregator_type === 'bank_link') return null;
  const { account, validate } = submitted;
  const verdict = validate ? await validation.withoutProvider(db, account) : notAsked;
  return verdict === null ? null : examined(account, verdict);
}

/** Asks the providers. Throws linking_unavailable; a validation always ends in a verdict. */
export async function examine(
  { database, validation, link: linkAccount }: Asking,
  submitted: SubmittedAccount,
): Promise<Examined> {
  let account: AccountDetails;
  let link: Link | undefined;
  if (submitted.aggregator_type === 'manual') account = submitted.account;
  else {
    const { access_token, account_id } = submitted;
    const linked = await linkAccount({ access_token, account_id });
    if ('failed' in linked) return { outcome: 'link_failed', failure: linked.failed };
    account = linked.account;
    link = linked.link;
  }
  return examined(
    account,
    submitted.validate
      ? ((await validation.withoutProvider(database, account)) ?? (await validation.ask(account)))
      : notAsked,
    link,
  );
}
