// Examines a submitted account before it is stored: links it, or validates it if the request asks
// for it.
import type { Queryable } from '../../platform/database/database.ts';
import type { LinkFailure } from './linking/link-failures.ts';
import type { Link } from './linking/linking-provider.ts';
import type { Asking } from './providers.ts';
import type { AccountDetails, SubmittedAccount } from './submitted-account.ts';
import type { AccountsOfUser } from './validation/settled-debits.sql.ts';
import type { Verdict } from './validation/validate-account.ts';

export type Examined = Accepted | Refused;

export interface Accepted {
  outcome: 'accepted';
  account: AccountDetails;
  /** What it was linked with; absent: nothing is followed at a provider. */
  link?: Link;
  /** Valid or not_validated; null: no validation was asked for. */
  verdict: Verdict | null;
}

export type Refused =
  | { outcome: 'invalid'; account: AccountDetails; verdict: Verdict }
  | { outcome: 'link_failed'; failure: LinkFailure };

/** A submitted account, and where sources of a validation may find it. */
export interface ToExamine {
  submitted: SubmittedAccount;
  processor_id: string;
  /** The same account of the same user; null: the user is new. */
  known: AccountsOfUser | null;
}

function examined(account: AccountDetails, verdict: Verdict | null, link?: Link): Examined {
  return verdict?.valid_account === 'invalid'
    ? { outcome: 'invalid', account, verdict }
    : { outcome: 'accepted', account, verdict, ...(link === undefined ? {} : { link }) };
}

/** The result that needs no provider; null if a provider must be asked, outside any phase. */
export async function examineWithoutProvider(
  { validation }: Asking,
  db: Queryable,
  { submitted, ...of }: ToExamine,
): Promise<Examined | null> {
  if (submitted.aggregator_type === 'bank_link') return null;
  const { account } = submitted;
  if (!submitted.validate) return examined(account, null);
  const verdict = await validation.withoutProvider(db, { ...of, account, linked: false });
  return verdict === null ? null : examined(account, verdict);
}

/** Asks the providers. Throws linking_unavailable; a validation always ends in a verdict. */
export async function examine(
  { database, validation, link: linkAccount }: Asking,
  { submitted, ...of }: ToExamine,
): Promise<Examined> {
  const validate = async (account: AccountDetails, linked: boolean) =>
    submitted.validate ? await validation.validate(database, { ...of, account, linked }) : null;
  if (submitted.aggregator_type === 'manual')
    return examined(submitted.account, await validate(submitted.account, false));
  const { access_token, account_id } = submitted;
  const linked = await linkAccount({ access_token, account_id });
  if ('failed' in linked) return { outcome: 'link_failed', failure: linked.failed };
  const { account, link } = linked;
  return examined(account, await validate(account, true), link);
}
