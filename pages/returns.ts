// docs/returns.md: what comes back from a bank, what follows from it by itself, and what waits for
// an operator.

import { spans } from '../src/calendar/deadlines.ts';
import {
  codesWhere,
  type DishonorableReturn,
  dishonorCodes,
  type ReturnCodeRow,
  returnCodes,
} from '../src/nacha/codes/return-codes.ts';
import { effectOf } from '../src/returns/apply/return-policy.ts';
import { type BlockKind, blockRules } from '../src/risk/blocks/block-kinds.ts';
import { deadlineText } from './bank-files.ts';

const dishonorOf: Record<DishonorableReturn, string> = {
  misrouted: 'a return that answers no entry of ours',
  debit: 'a return of a debit, when only one of a wrong debit and its reversal was returned',
  duplicate: 'a return in suspense whose entry was returned before',
  untimely: 'a return that came after its deadline',
  field_errors: 'any return; `information` names the wrong fields by number, such as `01 03`',
  by_agreement: `${codesWhere(({ deadline }) => 'by_agreement' in deadline).join(' and ')}, when your bank did not ask for it`,
};

/** Codes that a receiving bank returns an entry with; what follows a return is for people. */
const answers = (Object.entries(returnCodes) as [string, ReturnCodeRow][]).filter(
  ([, { group, withdrawn }]) => !withdrawn && !['dishonor', 'contest', 'international'].includes(group),
);

function effectText(code: string): string {
  const { retry, disables, unauthorized, blocks } = effectOf(code);
  const effects = [
    ...(unauthorized ? ['unauthorized: CHARGEBACK once the capture was good'] : []),
    ...(disables ? ['the bank account is disabled'] : []),
    ...(blocks === undefined ? [] : [blockText(blocks)]),
    ...(retry
      ? ['a capture or clawback is presented again, at most twice in 180 days, where the tenant wants it']
      : []),
  ];
  return effects.join('; ');
}

/** `its holder and the account are blocked (unauthorized) until …` */
function blockText(kind: BlockKind): string {
  const { blocks, liftedByAuthorization } = blockRules[kind];
  const whom = blocks.map((what) => (what === 'user' ? 'its holder' : 'the account')).join(' and ');
  const until = liftedByAuthorization ? 'a new authorization is recorded' : 'an operator lifts the block';
  return `${whom} ${blocks.length > 1 ? 'are' : 'is'} blocked (${kind}) until ${until}`;
}

export function returnsPage(): string {
  const rows = answers.map(
    ([code, { title, of, deadline }]) =>
      `| ${code} | ${title} | ${of === 'both' ? 'debits, credits' : of} | ${deadlineText(deadline)} | ${effectText(code)} |`,
  );
  return `# Returns, changes, and what waits for an operator

A bank answers our entries with files: returns, which bring the money back, and changes, which ask for an account to be corrected.
They are fetched at each banking instant, read, and applied by themselves, each once, in whatever order and however often they
come. What cannot be applied for certain is left alone and waits for an operator. What files look like: [bank files](bank-files.md).

\`$A\` below stands for the address of the service, \`$ADMIN_TOKEN\` for an admin token ([where it is](configuration.md#the-admin-token)). Every act stands in the audit trail, \`GET /admin/v1/audit-trail\`.

## What a return does

It fails the stage of its entry: the payment says so (\`ach_return_code\`, \`failure_code\`, \`failure_reason\`), the money goes where
it belongs now (a payer's debit back out of the payment, with a clawback if the payee had been paid; a payee's credit back to the
payer), events are announced, and the tenant is billed for a return. Beside that:

| code | meaning | of | may come within | beside failing the stage |
|---|---|---|---|---|
${rows.join('\n')}

What a payee owes after a return is collected by a clawback, and paid out of what we owe the payee on other payments before that is paid out. What is
left over for a payee joins the next payout, unless its own payout came back: then it waits for an operator
([what is left over, and what a payee owes](lifecycle.md#what-is-left-over-and-what-a-payee-owes)).

An account that is disabled takes part in no new payment, and BankAccountRemoved is announced. A payment whose next entry would use it
goes on with another account of the same user; where there is none it is on hold (kind \`account\`) until one is added, and a
clawback has failed. What is blocked, what
that stops and how it is lifted: [limits, blocks and return rates](risk.md).

To use a disabled account again, add it with \`validate_account_routing: true\`. When the validation answers \`valid\`, it is added anew
with a uuid of its own, and the record of the disabled one stays. Otherwise the answer is 422 \`bank_account_disabled\`, which names the return: add
another account. Adding an account anew lifts no block.

A capture that waited to be presented again from an account that is disabled meanwhile has failed with the next cut-off: from another account it
would be no longer the same debit.

R80 to R85 are of international entries. We send none, so that such a return waits for an operator, like every other that is not known
for certain.

## Late returns

A return after the deadline of its code is applied all the same: the money is gone. It is listed for dishonor, with the last day on
which that may be sent (${spans.dishonor.banking_days} banking days). [A late return](runbooks/late-return.md) says what to do.

## Dishonors

A return that should not have been made is dishonored: \`POST /admin/v1/dishonors\` with the item and a code. It goes to the bank with the
last file of the day, in a file of its own, and moves no money.

| code | may be said of |
|---|---|
${dishonorCodes.map((code) => `| ${code} ${returnCodes[code].title} | ${dishonorOf[returnCodes[code].dishonors!]} |`).join('\n')}

Of returns that were applied only that of a capture can be dishonored, because only a capture can be good again; of those in suspense, any.

| state | from | |
|---|---|---|
| \`to_send\` | | waits for the file, or for another one when the bank rejects it |
| \`sent\` | \`to_send\` | the bank has it; the other bank may contest it until \`contestable_until\` (${spans.contest.banking_days} banking days) |
| \`contested\` | \`sent\` | R71 to R77, in \`contest_code\`: it stands by its return |
| \`won\` | \`to_send\`, \`sent\`, \`contested\` | the money is back: the capture is good again |
| \`lost\` | \`sent\`, \`contested\` | the return stands; also when its last day passed before it was sent |

## Changes

C01, C02, C03, C05, C06 and C07 correct number, routing number or kind of the stored account, for every entry from the next on. No money
moves. The number that stood before is kept, sealed, so that returns of older entries are still known. Where the user has the corrected
account already, the corrected one takes over and the other is disabled as its \`duplicate\`. C04 and C09 are noted in the audit trail.

Of several changes that of the latest entry stands, in whatever order they come. Two that answer the same entry and say different things of the
same field contradict each other: the first stands, the other is in suspense, and you ask the bank which is right.

## Suspense: what could not be matched

An item is matched on its trace number, amount, direction and account; trace numbers begin anew after 9,999,999, and of several entries
with one number that is meant which is out and for which the answer is not late. One that does not fit, that comes for an entry that has come back
otherwise, or that answers nothing of ours, moves nothing and is listed with its \`reason\`:

\`\`\`sh
curl -s "$A/admin/v1/suspense" -H "Authorization: Bearer $ADMIN_TOKEN"
\`\`\`

1. Look at \`reason\`, at \`transaction_uuid\` (the payment that had the trace number, if any) and at the file. Ask the bank if in doubt.
2. It is the return of an entry after all: name the entry, or the payout of fees (\`fee_payout_uuid\`). Amount and direction must be those of the entry.
3. It is nothing, or was settled with the bank in another way: ignore it, with a note that whoever comes later understands.

\`\`\`sh
curl -s -X POST "$A/admin/v1/suspense/$UUID/resolve" -H "Authorization: Bearer $ADMIN_TOKEN" -H 'Content-Type: application/json' \\
  -d '{"as": "return_of", "transaction_uuid": "…", "stage": "capture", "note": "Trace number of the file before."}'
\`\`\`

An item that is \`waiting\` needs nobody: another entry of its payment is in a file of which the bank has not said what became of it, and
the item is applied as soon as it has.

## Quarantine: files in which something is off

A file with totals, counts or codes that do not fit is quarantined as a whole, with every problem and its line. Nothing of it is applied.

\`\`\`sh
curl -s "$A/admin/v1/inbound-files?open=true" -H "Authorization: Bearer $ADMIN_TOKEN"
\`\`\`

1. Read the problems. A file that was cut off mostly comes again, whole: reject this one.
2. Ask the bank whether the file is as it meant it. If so, release it: what can be read is applied like that of any other file. If not,
   reject it, and the bank sends another one.

\`\`\`sh
curl -s -X POST "$A/admin/v1/inbound-files/$UUID/release" -H "Authorization: Bearer $ADMIN_TOKEN" \\
  -H 'Content-Type: application/json' -d '{"note": "Confirmed by the bank."}'
\`\`\`

## Our own files

\`GET /admin/v1/bank-files\` shows each with its totals, its \`state\` and its \`delivery\`.

- **\`delivery\` is \`uncertain\`.** The connection broke while the file was being given its name, and nothing at the bank tells. Ask the bank:
  if it has the file, \`POST /admin/v1/bank-files/{uuid}/mark-delivered\`; if not, \`npx achord banks decide\` sends it again.
- **The bank cannot be reached.** The file is tried again after seconds at first, then every minute. When time is short, download it
  (\`GET /admin/v1/bank-files/{uuid}/content\`), hand it over as agreed with the bank, and mark it as delivered: it is not sent any more.
- **An entry cannot be written.** What can never stand in a file is refused when it is asked for; should something have become so since,
  its entry is taken out and the others go out in time. A capture has failed (\`failure_code\` \`entry_not_writable\`, with what would be
  allowed in \`failure_reason\`): its tenant starts another one. A capture whose sealed account number does not open, and every
  other entry of a payment, waits on a hold that says so (\`GET /admin/v1/holds\`): mend the cause and release it. A payout of fees is canceled
  (\`not_writable\`): name its account again.
- **The bank has rejected the file.** \`POST /admin/v1/bank-files/{uuid}/reject\`: what was not confirmed waits for the next file, with new
  trace numbers; debits of payers that had counted as sent have failed, and everything else goes out again. Not once an entry of it
  has settled: then each comes back as a return.
`;
}
