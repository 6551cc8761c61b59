// docs/sandbox.md: what plays what in the sandbox, and the numbers that choose an outcome.
import { failingAccessToken } from '../src/bank-accounts/linking/sandbox-linking.ts';
import { sandboxValidationOutcomes } from '../src/bank-accounts/validation/sandbox-validation.ts';
import { close, networkWindows, opening } from '../src/calendar/windows.ts';
import { settingsTable } from '../src/settings.ts';
import { magicNumbers } from '../src/simulated-bank/magic-numbers.ts';
import { magicTinsText } from '../src/users/verification/sandbox-verification.ts';

const sameDay = networkWindows.same_day.map(({ closes, settles }) => `${closes} (settling at ${settles})`);

export function sandboxPage(): string {
  const validation = Object.entries(sandboxValidationOutcomes).map(
    ([ending, { meaning }]) => `| \`…${ending}\` | ${meaning} |`,
  );
  return `# The sandbox

\`ACHORD_MODE=sandbox\`, the default, is the whole service with a simulated bank and simulated providers behind the same ports that
real ones stand behind. No money moves and nothing is called outside.

## Time

The sandbox has two times. Both start at real time.

| time | what follows it |
|---|---|
| of the records | \`created_at\`, \`updated_at\`, the \`timestamp\` of events, \`moved_at\` and \`posted_at\`, filters by date, statements of account |
| of the banking calendar | cut-offs, settlement, file dates, deadlines, and the dates that are made of them: \`capture_settles_on\`, \`payout_eligible_on\`, \`returnable_until\` |

The delivery of webhooks and the expiry of idempotency keys and of tokens follow real time.

**The pace** moves the banking calendar only. While a payment has something due, a banking day passes every
${settingsTable.ACHORD_SANDBOX_PACE.fallback} seconds (\`ACHORD_SANDBOX_PACE\`; 0 turns it off). Records keep today's date, so that a list filtered by
today finds them. The banking calendar stays where it has come to: the next payment settles some days after that.

**An advance by hand** moves both times to the same instant. From then on records are dated ahead of real time. The first one also
stops the pace until the next start. \`$ADMIN_TOKEN\` is the admin token that \`npm start\` prints
([where it is](configuration.md#the-admin-token)):

\`\`\`sh
curl -s -X POST http://127.0.0.1:4010/sandbox/v1/clock/advance \\
  -H "Authorization: Bearer $ADMIN_TOKEN" -H 'Content-Type: application/json' -d '{"banking_days": 1}'
\`\`\`

\`banking_days\` lands at ${close} Eastern of the n-th following banking day; \`seconds\` and \`to\` land where they say. Everything due
on the way has run when the answer comes. \`GET /sandbox/v1/clock\` answers both times: \`now\`, the banking calendar, and \`records_now\`.
A time never goes back: to have records dated today again after an advance, start with a new data directory.

To enter a bank's statement (\`achord banks statement\`), turn the pace off: books are posted at the time of the records, and files
carry dates of the banking calendar.

A banking day, in Eastern time: ${opening} settlement of next-day entries, and captures become good; cut-offs for entries that settle
the same day at ${sameDay.join(', ')}; ${networkWindows.next_day.closes} cut-off for the next banking
day. Saturdays, Sundays and the Federal Reserve's holidays are no banking days: [the banking calendar](banking-calendar.md).

A payment that is started on a Monday morning is captured on Tuesday, good on Thursday and paid out on Friday.

## Making an event happen

\`npx achord trigger TransactionFailed\` does what really causes the event (registers both sides, starts a payment, lets days pass, has it
returned) and ends when it has happened; \`npx achord listen\` beside it shows it arrive. All 28 events can be had so. Most of
them need days to pass: the command advances the clock by hand.

## Numbers that choose an outcome

Validating an account: the last four characters of its number. Every other account is valid, if its routing number passes its checksum.

| account number | in the sandbox |
|---|---|
${validation.join('\n')}

Entries that the simulated bank answers, at the opening of the day:

| entries | answer |
|---|---|
${magicNumbers.map(({ entries, answer }) => `| ${entries} | ${answer} |`).join('\n')}

Where RNN is no code that a receiving bank returns such an entry with, the entry goes its way (\`0013\`, for instance): \`60NN\`, \`91NN\` and, of
changes, \`98NN\` alike.

Any entry comes back, and any account is corrected, when it is asked for: \`POST /sandbox/v1/transactions/{uuid}/return\` with
\`{"stage": "capture", "code": "R01"}\`, \`POST /sandbox/v1/bank-accounts/{uuid}/change\` with \`{"code": "C01"}\`. What follows has
happened when the answer comes: [returns and changes](returns.md). A change answers the latest entry of its account; a second one that says
otherwise of the same entry waits in suspense. A payout of [fees](fees.md) comes back with
\`POST /sandbox/v1/fee-payouts/{uuid}/return\`.

The bank also fails when it is told to, once. \`POST /sandbox/v1/bank/fail-next-upload\`: the next file is not taken and goes out with the
next banking instant. \`POST /sandbox/v1/bank/misbehave\` with \`{"next_answers": …}\`: the next returns and changes come \`duplicated\`
(two files), \`late\` (five banking days), \`cut\` (half a file, which is quarantined, and then the whole one) or \`untidy\`. Until it is brought
back, its server is away after \`POST /sandbox/v1/bank/server\` with \`{"reachable": false}\`.

There is one bank, \`simulated\`. A banks file (\`ACHORD_BANKS_FILE\`, [banks.md](banks.md)) has its banks simulated instead, any number of them,
each with the windows, the same-day limit and the file header that it has there; the calls above then name the \`bank\`. Nothing is sent to a
server of the file. So all of [several banks](banks.md#several-banks) can be tried: a processor each, one moved from one to the other, a server away.

Endings from 5000 to 5999 are never magic. The designated test pair, routing number \`${settingsTable.ACHORD_TEST_ROUTING_NUMBER.fallback}\` with account
\`${settingsTable.ACHORD_TEST_ACCOUNT_NUMBER.fallback}\`, always validates and is refused as a side of a transaction.

Linking an account: any \`access_token\` links an account made of it, the same one each time. The token \`${failingAccessToken}\` fails: 422
\`bank_link_failed\` and the event BankLinkFailed.

Verifying a business. ${magicTinsText}
`;
}
