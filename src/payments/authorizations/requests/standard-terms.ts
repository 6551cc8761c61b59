// Our text of an authorization, made from its facts: what the network asks that a payer reads
// before it agrees (Nacha Operating Rules, 2.3.2: payer, amount or range, how often, first debit,
// how to revoke).
import { accountInWords } from '../../../customers/pages/page-parts.ts';
import { inDollars } from '../../../platform/std/dollars.ts';
import { instantFrom } from '../../../platform/std/timestamps.ts';
import type { Debits } from '../record-authorization.ts';
import type { NamesInTerms } from './authorization-requests.sql.ts';

/** What the check box says. The evidence has it as it was shown. */
export const consentTo = (tenantName: string): string =>
  `I authorize ${tenantName} to debit my account as the text above says.`;

export const standardTermsVersion = 'achord-1';

export interface FactsOfTerms
  extends NamesInTerms,
    Pick<Debits, 'debits' | 'kind' | 'minimum_amount' | 'maximum_amount' | 'ends_on'> {
  account_type: 'savings' | 'checking';
  account_number_last4: string;
  authorized_on: string | null;
  /** How the payer reaches the tenant. */
  contact: string;
}

export function standardTerms(facts: FactsOfTerms): string[] {
  const { payer_name, payer_kind, tenant_name, payee_name, contact, kind, ends_on } = facts;
  const isBusiness = payer_kind === 'business';
  const [I, my] = isBusiness ? ['the business', 'its'] : ['I', 'my'];
  const payee = payee_name === null ? '' : ` to pay ${payee_name}`;
  const signer = isBusiness ? `On behalf of ${payer_name}, I authorize` : `I, ${payer_name}, authorize`;
  return [
    `${signer} ${tenant_name} to debit ${my} ${accountInWords(facts)} over the ACH network${payee}.`,
    facts.debits === 'clawbacks'
      ? `${tenant_name} pays ${isBusiness ? 'the business' : 'me'} before the debits of the payers are final. If such a debit comes back, ${tenant_name} takes back what it paid out for it. Each debit is at most the amount that was paid out.`
      : {
          single: `This is for one debit of ${amountInWords(facts)}.`,
          recurring: `The debits recur at regular intervals. Each is ${amountInWords(facts)}.`,
          standing: `There is a debit each time that ${I} ${isBusiness ? 'starts' : 'start'} a payment with ${tenant_name}. Each is ${amountInWords(facts)}.`,
        }[kind],
    [firstDebit(facts.authorized_on), ...(ends_on === null ? [] : [lastDebit(ends_on)])].join(' '),
    `This stays in effect until it ${kind === 'single' ? 'is used' : 'ends'} or is revoked. To revoke it, contact ${tenant_name}: ${contact}. A debit that the bank already has cannot be stopped.`,
  ];
}

type Range = Pick<Debits, 'minimum_amount' | 'maximum_amount'>;

/** What stands after "one debit of". */
export function amountInWords({ minimum_amount: least, maximum_amount: most }: Range): string {
  if (most === null) return least === null ? 'the amount of the payment' : `at least ${inDollars(least)}`;
  if (least === most) return inDollars(most);
  return least === null ? `at most ${inDollars(most)}` : `at least ${inDollars(least)} and at most ${inDollars(most)}`;
}

const firstDebit = (day: string | null) =>
  `The first debit is on or after ${day === null ? 'the day of this authorization' : dayInWords(day)}.`;
const lastDebit = (day: string) => `No payment starts after ${dayInWords(day)}.`;

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `March 13, 2026`. */
export const dayInWords = (day: string): string => longDay.format(instantFrom(`${day}T00:00:00Z`));
