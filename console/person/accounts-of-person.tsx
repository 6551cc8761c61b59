// The bank accounts of a user, and what its payer allowed to be debited.
import { Text } from '@mantine/core';
import { dollars } from '../format/money.ts';
import { dayAndYear, time } from '../format/times.ts';
import { Panel } from '../parts/panel.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { inWords, words } from '../words/en.ts';
import type { Person } from './person.ts';

export function Accounts({ person: { bank_accounts } }: { person: Person }) {
  if (bank_accounts.length === 0) return null;
  return (
    <Panel title={words.person.accounts}>
      <PlainTable
        label={words.person.accounts}
        heads={[
          words.person.account,
          words.fields.routing_number,
          words.fields.bank,
          words.person.accountType,
          words.person.accountName,
          words.person.isDefault,
          words.fields.disabled_at,
        ]}
        rows={bank_accounts.map((account) => ({
          key: account.uuid,
          cells: [
            <span key="number" className="mono">
              {account.account_number}
            </span>,
            <span key="routing" className="mono">
              {account.routing_number}
            </span>,
            account.institution_name ?? '–',
            inWords(account.account_type),
            account.account_name,
            account.is_default ? words.list.yes : words.list.no,
            account.disabled_at === null ? '–' : `${time(account.disabled_at)}: ${account.disabled_reason}`,
          ],
        }))}
      />
    </Panel>
  );
}

/** The bank accounts that the payer allowed to be debited, and how that is proven. */
export function Authorizations({ person }: { person: Person }) {
  const { authorizations, bank_accounts, clawbacks_need_authorization } = person;
  if (authorizations.length === 0 && !clawbacks_need_authorization) return null;
  const numberOf = (uuid: string) => bank_accounts.find((one) => one.uuid === uuid)?.account_number ?? uuid;
  return (
    <Panel title={words.person.authorizations}>
      {clawbacks_need_authorization && <Text size="sm">{words.person.clawbacksNeedAuthorization}</Text>}
      {authorizations.length > 0 && (
        <PlainTable
          label={words.person.authorizations}
          heads={[words.person.account, words.person.authorizedOn, words.person.allows, words.person.proof]}
          rows={authorizations.map((one) => ({
            key: one.uuid,
            cells: [
              numberOf(one.bank_account_uuid),
              dayAndYear(one.authorized_on),
              allowedBy(one),
              one.reference || (one.has_evidence ? words.person.evidenceKept : '–'),
            ],
          }))}
        />
      )}
    </Panel>
  );
}

/** What an authorization still allows, in words. */
function allowedBy(one: Person['authorizations'][number]): string {
  if (one.revoked_at !== null) return words.person.revoked(one.revoked_reason!);
  if (one.used_by_transaction_uuid !== null) return words.person.usedUp;
  const { debits, kind, minimum_amount: least, maximum_amount: most, ends_on } = one;
  return [
    debits === 'clawbacks' ? words.person.clawbacks : inWords(kind),
    least === null ? null : words.person.atLeast(dollars(least)),
    most === null ? null : words.person.atMost(dollars(most)),
    ends_on === null ? null : words.person.until(dayAndYear(ends_on)),
  ]
    .filter((part) => part !== null)
    .join(', ');
}
