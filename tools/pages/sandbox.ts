// Writes docs/build/sandbox.md: the simulated parts of the sandbox, its clock, and the numbers that
// choose an outcome.

import { close, networkWindows, opening } from '../../src/ach/calendar/windows.ts';
import { magicNumbers } from '../../src/banks/simulated/magic-numbers.ts';
import { failingAccessToken } from '../../src/customers/bank-accounts/linking/sandbox-linking.ts';
import { sandboxValidationOutcomes } from '../../src/customers/bank-accounts/validation/sandbox-validation.ts';
import { magicTinsText } from '../../src/customers/users/verification/sandbox-verification.ts';
import { sandboxList } from '../../src/payments/risk/screening/lists/sandbox-list.ts';
import { settingsTable } from '../../src/platform/settings/settings.ts';

const sameDay = networkWindows.same_day.map(({ closes, settles }) => `${closes} (settling at ${settles})`);

export function sandboxPage(): string {
  const validation = Object.entries(sandboxValidationOutcomes).map(
    ([ending, { meaning }]) => `| \`…${ending}\` | ${meaning} |`,
  );
  return `# The sandbox

\`ACHORD_MODE=sandbox\`, the default, is the whole service with a simulated bank and simulated providers behind the same ports
as the real ones. No money moves, and no outside service is called.

## Time

The sandbox has two times. Both start at real time.

| time | used for |
|---|---|
| time of records | \`created_at\`, \`updated_at\`, the \`timestamp\` of events, \`moved_at\` and \`posted_at\`, date filters, statements of account |
| time of the banking calendar | cut-offs, settlement, file dates, deadlines, and the dates derived from them: \`capture_settles_on\`, \`payout_eligible_on\`, \`returnable_until\` |

The delivery of webhooks and the expiry of idempotency keys and of tokens follow real time.

**The pace** moves only the banking calendar. While something is due for a payment, also a return that you chose to come
late, a banking day passes every ${settingsTable.ACHORD_SANDBOX_PACE.fallback} seconds (\`ACHORD_SANDBOX_PACE\`; 0 turns it off). Records keep
today's date, so a list filtered by today finds them. The banking calendar does not go back: the next payment settles some
days after its current date.

**An advance by hand** moves both times to the same instant. Afterwards records are dated ahead of real time. The pace
goes on from there. \`GET /sandbox/v1/clock\` says whether the calendar moves, stands because nothing is due, or is
moved only by hand (\`pace\`), and the log says when that changes. \`$ADMIN_TOKEN\` is the admin token that \`npm
start\` prints ([where it is](../operate/configuration.md#the-admin-token)):

\`\`\`sh
curl -s -X POST http://127.0.0.1:4010/sandbox/v1/clock/advance \\
  -H "Authorization: Bearer $ADMIN_TOKEN" -H 'Content-Type: application/json' -d '{"banking_days": 1}'
\`\`\`

\`banking_days\` advances to ${close} Eastern of the n-th next banking day; \`seconds\` and \`to\` advance exactly. Everything due
on the way has run when the call answers. \`GET /sandbox/v1/clock\` answers both times: \`now\`, the banking calendar, and \`records_now\`.
A time never goes back. To get records with today's date after an advance, start with a new data directory.

To enter a bank statement (\`achord banks statement\`), turn the pace off: postings have the time of records, but files
have dates of the banking calendar.

A banking day, in Eastern time: ${opening} next-day entries settle, and captures become good; cut-offs for entries that settle
the same day at ${sameDay.join(', ')}; ${networkWindows.next_day.closes} cut-off for the next banking
day. Saturdays, Sundays and the Federal Reserve's holidays are not banking days: [the banking calendar](../reference/banking-calendar.md).

Example: a payment is started on Monday morning, captured on Tuesday, good on Thursday and paid out on Friday.

## Making an event happen

\`npx achord trigger TransactionFailed\` makes the calls that cause the event: it registers both sides, starts a payment, advances days and
returns the entry. It ends when the event has happened. Run \`npx achord listen\` in a second terminal to see it arrive. This works for all 28 events. Most events
need days to pass, so the command advances the clock by hand. “Cause an event” in the console does the same, and so does
\`trigger\` of the [client](../../clients/typescript/README.md).

## Numbers that choose an outcome

Account validation depends on the last four characters of the account number. Every other account is valid if a bank can have its routing number and the routing directory lists it, when one was imported.

| account number ends in | result |
|---|---|
${validation.join('\n')}

The simulated bank answers these entries, at the opening of the day:

| entries | answer |
|---|---|
${magicNumbers.map(({ entries, answer }) => `| ${entries} | ${answer} |`).join('\n')}

If RNN is not a code with which a receiving bank returns such an entry, the entry is not answered (\`0013\`, for example). The same holds for \`60NN\`, \`91NN\` and,
for changes, \`98NN\`.

You can return any entry and correct any bank account: \`POST /sandbox/v1/transactions/{uuid}/return\` with
\`{"stage": "capture", "code": "R01"}\`, \`POST /sandbox/v1/bank-accounts/{uuid}/change\` with \`{"code": "C01"}\`. The effects have
happened when the call answers: [returns and changes](../reference/returns.md). A change answers the latest entry of its account; a second, different change
of the same entry is put in suspense. To return a [fee](../operate/fees.md) payout, call
\`POST /sandbox/v1/fee-payouts/{uuid}/return\`.

You can also make the bank fail. \`POST /sandbox/v1/bank/fail-next-upload\`: the next upload fails, and the file is sent at the
next banking instant. \`POST /sandbox/v1/bank/misbehave\` with \`{"next_answers": …}\`: the next file of returns and changes is \`duplicated\`
(two files), \`late\` (by five banking days), \`cut\` (half a file, which is quarantined, then the whole file) or \`untidy\`. \`POST /sandbox/v1/bank/server\` with
\`{"reachable": false}\` makes the bank's server unreachable until you call it with \`true\`.

By default there is one bank, \`simulated\`. With a banks file (\`ACHORD_BANKS_FILE\`, [banks.md](../operate/banks.md)) its banks are simulated instead,
each with the windows, the same-day limit and the file header of the file; the calls above then name the \`bank\`. Nothing is sent to the
servers in the file. This lets you try [several banks](../operate/banks.md#several-banks): a bank per processor, a processor moved to another bank, an unreachable server.

Endings from 5000 to 5999 never choose an outcome. The test account, routing number \`${settingsTable.ACHORD_TEST_ROUTING_NUMBER.fallback}\` with account
\`${settingsTable.ACHORD_TEST_ACCOUNT_NUMBER.fallback}\`, always validates, and is refused as payer or payee of a transaction.

Account linking: any \`access_token\` links a bank account derived from it, the same one each time. The token \`${failingAccessToken}\` fails with 422
\`bank_link_failed\` and the event BankLinkFailed.

Business verification: ${magicTinsText}

## Sanctions screening

These names are invented. A user with one of them, or one that is nearly the same, is blocked within seconds (kind \`sanctions\`): new payments are
refused with \`user_blocked\`, earlier ones are on hold, until an operator [decides the hit](../operate/runbooks/sanctions-hit.md). Live mode does not have them.

| registered as | name |
|---|---|
${sandboxList.map(({ kind, names: [first] }) => `| ${kind === 'individual' ? 'person' : 'business'} | \`${plainName(first!.name)}\` |`).join('\n')}
`;
}

/** `LAST, First` of a list, as a user is registered. */
const plainName = (name: string): string =>
  name
    .split(', ')
    .toReversed()
    .join(' ')
    .toLowerCase()
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
