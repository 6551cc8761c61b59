// docs/operate/personal-data.md: what is kept about people, how it is exported, and how it is
// erased.
import { keptData } from '../../src/oversight/personal-data/kept-data.ts';

const rows = keptData.map(
  ({ what, kept, why, removedBy, tables }) =>
    `| ${what} | ${kept} | ${why} | ${removedBy ?? 'nothing'} | ${tables.map((table) => `\`${table}\``).join(', ')} |`,
);

export function personalDataPage(): string {
  return `# Personal data

This page is for the operator who answers for the data of people. It says what Achord keeps, how long and why, how to
answer a person who asks for their data, and how to erase it. It is not legal advice: your bank and your lawyer decide
what you must keep.

## What is kept

| what | how long | why | removed by | tables |
|---|---|---|---|---|
${rows.join('\n')}

The hourly job removes in small steps and continues after a crash. Each step is in the audit trail as
\`personal_data.removed\`, and the metric \`achord_personal_data_removed_total\` counts what was removed. The database role of
the service cannot remove the content of a file before its time.

A [backup](backups.md) has the data of its moment. Delete backups when they are older than what you want to keep: data
that was removed or erased is gone only when no backup has it any more. Keep a list of your erasures outside of the database:
after a restore to an earlier moment, erase again whom you erased since.

Log lines have no names, no contact data, no account numbers and no tax identifiers.

## Answer a person who asks for their data

\`$A\` is the address of the service, \`$USER_UUID\` the uuid of the user, \`$ADMIN_TOKEN\` an admin token
([where it is](configuration.md#the-admin-token)):

\`\`\`sh
curl -s "$A/admin/v1/users/$USER_UUID/export?reason=Request+of+the+person" -H "Authorization: Bearer $ADMIN_TOKEN"
\`\`\`

The answer has all that Achord holds about the user: the record, owners, bank accounts, validations, authorizations,
decisions, blocks, acts of the audit trail, and payments. Tax identifiers and account numbers show their last four
characters. Payments come in pages: send \`next\` as \`after\`. Each call is in the audit trail.

## Erase a user

1. The tenant deletes the user: \`DELETE /3p/api/v2/users/{uuid}\`. This is refused while payments are in progress.
2. You erase it:

   \`\`\`sh
   curl -s -X POST "$A/admin/v1/users/$USER_UUID/erase" -H "Authorization: Bearer $ADMIN_TOKEN" \\
     -H 'Content-Type: application/json' -d '{"reason": "Request of the person, ticket 4711"}'
   \`\`\`

It is refused while a payment is in progress, while a balance is open, and until 65 days after the last move of a payment:
a consumer's bank may return an unauthorized debit for about 60 days. The error says what to wait for.

- At once: names, contact data, addresses, tax identifiers, owners, account numbers, names of accounts and the names in
  bank files are removed. The bank accounts count as removed. Items at a linking provider are removed there.
- Within a minute, or as long as it takes to read the event log of the tenant once: the events of the user lose the same
  data. A webhook that is sent after that has none of it. \`events_erased_at\` says when it is done.
- The identity is kept, encrypted, until \`identity_kept_until\`. \`GET /admin/v1/users/{uuid}/kept-identity?reason=…\` reads
  it for a request of an authority, and each read is in the audit trail. With \`ACHORD_IDENTITY_DAYS=0\` nothing is kept.
- Payments, the ledger and the audit trail stay. They name the user by uuid; of a changed name of a merchant the trail has
  only that it changed. A waiting approval of such a change expires. A payment of an erased user still reads as
  before.
- Answers of idempotency keys keep the data until they expire, 25 hours after the request.
- Webhook receivers and tenants have their own copies: tell them.

A return that comes later than the rules allow goes to [suspense](operating.md): its account number cannot be compared any
more. It is applied when an operator assigns it.
`;
}
