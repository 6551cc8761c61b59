// docs/reference/returns.md: the answers of a bank, what the service does automatically, and what
// an operator decides.

import { spans } from '../../src/ach/calendar/deadlines.ts';
import {
  codesWhere,
  type DishonorableReturn,
  dishonorCodes,
  type ReturnCodeRow,
  returnCodes,
} from '../../src/ach/nacha/codes/return-codes.ts';
import { effectOf } from '../../src/banks/returns/apply/return-policy.ts';
import { type BlockKind, blockRules } from '../../src/payments/risk/blocks/block-kinds.ts';
import { deadlineText } from './bank-files.ts';

const dishonorOf: Record<DishonorableReturn, string> = {
  misrouted: 'a return that answers no entry of ours',
  debit: 'a return of a debit, when only one of a wrong debit and its reversal was returned',
  duplicate: 'a return in suspense whose entry was returned before',
  untimely: 'a return that came after its deadline',
  field_errors: 'any return; `information` names the wrong fields by number, such as `01 03`',
  by_agreement: `${codesWhere(({ deadline }) => 'by_agreement' in deadline).join(' and ')}, when your bank did not ask for it`,
};

/** The codes of returns: neither dishonors nor contests, and not international. */
const answers = (Object.entries(returnCodes) as [string, ReturnCodeRow][]).filter(
  ([, { group, withdrawn }]) => !withdrawn && !['dishonor', 'contest', 'international'].includes(group),
);

const unauthorizedCodes = answers.map(([code]) => code).filter((code) => effectOf(code).unauthorized);

export function effectText(code: string): string {
  const { retry, disables, unauthorized, blocks } = effectOf(code);
  const effects = [
    ...(unauthorized ? ['unauthorized: CHARGEBACK if the capture was good'] : []),
    ...(disables ? ['the bank account is disabled'] : []),
    ...(blocks === undefined ? [] : [blockText(blocks)]),
    ...(retry ? ['a capture or clawback is presented again, at most twice in 180 days, if the tenant allows it'] : []),
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
  return `# Returns, changes, and what an operator decides

A bank answers our entries with files. They contain returns, which return the money, and notifications of change (NOC; short: changes),
which correct a bank account. The service
fetches the files at each banking instant, reads them, and applies each answer once, in any order. An answer that is not certain is not
applied: it waits for an operator. [Bank files](bank-files.md) describes the files.

\`$A\` is the address of the service, \`$ADMIN_TOKEN\` an admin token ([where it is](../operate/configuration.md#the-admin-token)). The audit trail records
every act: \`GET /admin/v1/audit-trail\`.

## What a return does

A return fails the stage of its entry:

- The payment shows it: \`ach_return_code\`, \`failure_code\`, \`failure_reason\`.
- The details of the payment say what is to be done now: \`after_return\` has an \`advice\`, such as \`other_account\`.
- The money moves back. The returned debit of a payer is taken out of the payment, with a clawback if the payee was already paid. The returned
  credit of a payee goes back to the payer.
- Events are announced, and the tenant is billed for a return.

Some codes do more:

| code | meaning | of | may come within | besides failing the stage |
|---|---|---|---|---|
${rows.join('\n')}

A clawback collects what a payee owes after a return. Money that we owe the payee on other payments pays the debt first. A left-over
joins the next payout to the payee. If its own payout was returned, it waits for an operator
([what is left over, and what a payee owes](lifecycle.md#what-is-left-over-and-what-a-payee-owes)).

## A capture that is returned after the payout

A capture can be returned after its payout was sent. R10, for example, may come until the banking day after the sixtieth calendar day. Then:

1. \`capture_status\` is CAPTURE_ACH_FAILED, with the code in \`ach_return_code\` (C9, event TransactionFailed). \`transaction_status\` is CHARGEBACK if
   the code says that the debit was unauthorized (${unauthorizedCodes.join(', ')}), else CAPTURE_ACH_FAILED. The payout keeps its status.
2. The fee is reversed. The payee owes the net amount (CLAW), less what is still reserved for or owed to the payee on this payment.
3. A clawback debits the payee automatically, once (K1, event ClawbackStarted). It goes into a file when the payout has settled or was returned. Money
   that the payee is owed on other payments pays the debt first (K6).
4. When the debt is paid, \`clawback_status\` is CLAWBACK_COMPLETE and \`transaction_status\` is CLAWBACK (K10, event ClawbackCompleted).
5. If the clawback is returned (K5) or the payee may not be debited (K8), the event is ClawbackFailed. The exceptions then list \`owed_by_payee\`. An
   operator sends it again (\`clawback-again\`, K9) or writes it off (\`write-off\`, K7).
6. An unauthorized return blocks the payer and the payer's bank account until a new authorization is recorded. It puts other payments that the payer
   pays on hold, but not this one: the clawback goes out.

If the payout was not sent yet, it is canceled and no clawback is needed (C8). If the payout was returned before, the amount is taken from what is
owed to the payer; the rest is a debt of the payer (C9b). [The life of a payment](lifecycle.md#capture) lists every move with its postings.
[Limits, blocks and return rates](../operate/risk.md) describes the blocks.

## Disabled bank accounts

A disabled account takes part in no new payment, and BankAccountRemoved is announced. A payment whose next entry would use the account
continues with another account of the same user. If the user has no other account, the payment is on hold (kind \`account\`) until one is
added; a clawback fails. [Limits, blocks and return rates](../operate/risk.md) describes what a block stops and how it is lifted.

To use a disabled account again, add it with \`validate_account_routing: true\`. If the validation answers \`valid\`, it is added with a new
uuid, and the record of the disabled account stays. Otherwise the answer is 422 \`bank_account_disabled\`, which names the return: add
another account. Adding an account lifts no block.

A capture that waits to be presented again fails with the next cut-off if its account was disabled before then. Presented from another account, it
would be a different debit.

R80 to R85 are for international entries. We send none, so such a return waits for an operator.

## Late returns

A return after the deadline of its code is still applied, because the money is gone. It is listed for dishonor, with the last day
for it (${spans.dishonor.banking_days} banking days). [A late return](../operate/runbooks/late-return.md) lists the steps.

## Dishonors

Dishonor a return that was wrong: \`POST /admin/v1/dishonors\` with the item and a code. The dishonor goes to the bank with the last file of the
day, in a file of its own. It moves no money.

| code | allowed for |
|---|---|
${dishonorCodes.map((code) => `| ${code} ${returnCodes[code].title} | ${dishonorOf[returnCodes[code].dishonors!]} |`).join('\n')}

An applied return can be dishonored only if it is the return of a capture, because only a capture can be good again. A return in suspense can
always be dishonored.

| state | from | |
|---|---|---|
| \`to_send\` | | waits for the file, or for the next file if the bank rejects it |
| \`sent\` | \`to_send\` | the bank has it; the other bank may contest it until \`contestable_until\` (${spans.contest.banking_days} banking days) |
| \`contested\` | \`sent\` | the other bank contests it with R71 to R77 (\`contest_code\`) |
| \`won\` | \`to_send\`, \`sent\`, \`contested\` | the bank gives the money back: the capture is good again |
| \`lost\` | \`sent\`, \`contested\`, \`to_send\` | the return stays; \`to_send\` is lost if its last day passes before it is sent. A return from suspense is in suspense again |

## Reversals, and requests for returns

An entry of ours that was sent wrongly is taken back: a duplicate, a wrong amount, a wrong receiver, a debit dated too early or a credit too late.
[An entry was sent wrongly](../operate/runbooks/wrong-entry.md) lists the steps.

| wrong entry | reversing entry | the payment, when the reversal is complete |
|---|---|---|
| capture | a credit to the payer | CAPTURE_ACH_FAILED, as after a return: TransactionFailed with \`failure_code\` \`entry_reversed\` and no return code. A payout that was sent is clawed back |
| payout | a debit of the payee | PAYOUT_ACH_FAILED, as after a return: PayoutFailed with \`failure_code\` \`entry_reversed\`. The money is owed to the payee; an operator pays it again |

| what comes back | effect |
|---|---|
| the wrong entry, before its reversal is in a file | the reversal is canceled |
| the wrong entry, while its reversal is on its way | the return is applied. The reversal moves the money a second time: it is left on REV, and Today shows it |
| the wrong entry, after its reversal is complete | the return is in suspense: dishonor it (R62 or R67), or settle it with the receiver |
| the reversing entry (R11 within 60 days from a consumer, R17 within two banking days from a business, or another code) | the money is where it was before. A capture is good again, with a hold; a payout stays complete. If the payee may have been paid again, the amount is left on REV |

A request for a return (R06) moves no money. The receiving bank answers within ${spans.return_request.banking_days} banking days; its return closes the request.

## Changes

C01, C02, C03, C05, C06 and C07 correct the number, the routing number or the type of the stored account, from its next entry on. No money
moves. The former number is kept, encrypted, so that returns of older entries can be matched. If the user already has the corrected
account, that account takes over and the other one is disabled as its \`duplicate\`. C04 and C09 are noted in the audit trail.

Of several changes the one of the latest entry is valid, in whatever order they arrive. Two changes of the same entry that differ in the
same field contradict each other: the first one is valid, the other one is in suspense. Ask the bank which one is right.

## Suspense: answers that could not be matched

An item is matched by trace number, amount, direction and account. Trace numbers start again after 9,999,999. If several entries have
the same number, the match is the one that is at the bank and for which the answer is not late. An item moves nothing and is listed with its
\`reason\` if it fits no entry, or if its entry was already returned with another code:

\`\`\`sh
curl -s "$A/admin/v1/suspense" -H "Authorization: Bearer $ADMIN_TOKEN"
\`\`\`

1. Look at \`reason\`, at \`transaction_uuid\` (the payment with this trace number, if any) and at the file. If in doubt, ask the bank.
2. If it is the return of an entry, name the entry: the payment and the stage, the payout of fees (\`fee_payout_uuid\`), or the trace number of our file (\`trace_id\`), which also names reversals and micro-entries. Amount and direction must equal the entry's.
3. If it is not a return, or you settled it with the bank in another way, ignore it. Write a note that explains why.

\`\`\`sh
curl -s -X POST "$A/admin/v1/suspense/$UUID/resolve" -H "Authorization: Bearer $ADMIN_TOKEN" -H 'Content-Type: application/json' \\
  -d '{"as": "return_of", "transaction_uuid": "…", "stage": "capture", "reason": "Trace number of the file before."}'
\`\`\`

An item in state \`waiting\` needs no action. Another entry of its payment is in a file without an outcome; the item is applied when
the outcome is known.

## Quarantine: files with a problem

A file whose totals, counts or controls are wrong is quarantined as a whole, with every problem and its line. Nothing of it is applied.
What is wrong with one entry puts only this entry in suspense ([bank-files.md](bank-files.md#quarantine)).

\`\`\`sh
curl -s "$A/admin/v1/inbound-files?open=true" -H "Authorization: Bearer $ADMIN_TOKEN"
\`\`\`

1. Read the problems. A file that was cut usually arrives again, complete: reject this one.
2. Ask the bank whether the file is correct. If it is, release it: every readable item is applied, as from any other file. If it is not,
   reject it, and the bank sends another one.

\`\`\`sh
curl -s -X POST "$A/admin/v1/inbound-files/$UUID/release" -H "Authorization: Bearer $ADMIN_TOKEN" \\
  -H 'Content-Type: application/json' -d '{"reason": "Confirmed by the bank."}'
\`\`\`

## Our own files

\`GET /admin/v1/bank-files\` shows each file with its totals, its \`state\` and its \`delivery\`.

- **\`delivery\` is \`uncertain\`.** The connection broke while the file was renamed, and the server of the bank does not show the result. Ask
  the bank. If it has the file, call \`POST /admin/v1/bank-files/{uuid}/mark-delivered\`. If not, \`npx achord banks decide\` sends it again.
- **The bank cannot be reached.** The service tries again after seconds, later every minute. If time is short, download the file
  (\`GET /admin/v1/bank-files/{uuid}/content\`), deliver it as agreed with the bank, and mark it as delivered: it is not sent again.
- **An entry cannot be written.** Values that no file allows are refused at the request. If an entry becomes unwritable later,
  it is removed, and the other entries go out in time. A capture fails (\`failure_code\` \`entry_not_writable\`; \`failure_reason\` says what is
  allowed): the tenant starts another one. A capture whose encrypted account number cannot be decrypted, and every
  other entry of a payment, waits on a hold with the reason (\`GET /admin/v1/holds\`): remove the cause and release it. A payout of fees is
  canceled (\`not_writable\`): name its account again.
- **The bank has rejected the file.** Call \`POST /admin/v1/bank-files/{uuid}/reject\`. Entries that were not confirmed wait for the next file, with
  new trace numbers. Debits of payers that counted as sent fail; everything else goes out again. This is refused after an entry of the file
  has settled: then the bank returns the entries.
`;
}
