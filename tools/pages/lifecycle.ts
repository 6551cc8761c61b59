// Writes docs/reference/lifecycle.md: every move that a payment can make, from the stage tables,
// and when it is made.
import { networkWindows, opening } from '../../src/ach/calendar/windows.ts';
import { accounts } from '../../src/payments/ledger/accounts.ts';
import { type EntitlementSide, entitlementSides } from '../../src/payments/ledger/entitlement-sides.ts';
import { ruleParts } from '../../src/payments/ledger/posting-rules.ts';
import { capture } from '../../src/payments/lifecycle/capture.stage.ts';
import { clawback } from '../../src/payments/lifecycle/clawback.stage.ts';
import { debt } from '../../src/payments/lifecycle/debt.stage.ts';
import { entry } from '../../src/payments/lifecycle/entry.stage.ts';
import { filingRules } from '../../src/payments/lifecycle/filing-rules.ts';
import { payout } from '../../src/payments/lifecycle/payout.stage.ts';
import { refund } from '../../src/payments/lifecycle/refund.stage.ts';
import { refundStatuses } from '../../src/payments/lifecycle/refund-statuses.ts';
import { reversePayout } from '../../src/payments/lifecycle/reverse-payout.stage.ts';
import type { StageTable, Transition } from '../../src/payments/lifecycle/stage.ts';
import { stageNames, stages } from '../../src/payments/lifecycle/stage-names.ts';
import { bankFileMoves } from '../../src/payments/lifecycle/states/bank-file.stage.ts';
import { bankItemMoves } from '../../src/payments/lifecycle/states/bank-item.stage.ts';
import { dishonorMoves } from '../../src/payments/lifecycle/states/dishonor.stage.ts';
import { fileCopyMoves } from '../../src/payments/lifecycle/states/file-copy.stage.ts';
import { fileReversalMoves } from '../../src/payments/lifecycle/states/file-reversal.stage.ts';
import { reversal, reversalEnds } from '../../src/payments/lifecycle/states/reversal.stage.ts';
import { statementLineMoves } from '../../src/payments/lifecycle/states/statement-line.stage.ts';
import {
  captureStatuses,
  clawbackStatuses,
  payoutStatuses,
  reversePayoutStatuses,
  transactionStatuses,
} from '../../src/payments/lifecycle/statuses.ts';
import { type Conditions, stateMeanings, stateTable } from '../../src/payments/lifecycle/summary/summary-state.ts';
import { transitionWords } from '../../src/payments/lifecycle/transition-words.ts';
import { joinsNextPayout } from '../../src/payments/transactions/offsets/plan-offsets.ts';
import { diagrams, stateDiagram } from './lifecycle-diagrams.ts';
import { stageTable } from './stage-tables.ts';

export function lifecyclePage(): string {
  return `# The life of a payment

A payment moves money in two steps through one pooled account at the originating bank, BANK: a capture from the payer, and a payout to the
payee. Returns and refunds move money in the other direction through the same account. This page is written from the tables that the service
uses. \`GET /3p/api/v2/transactions/{uuid}/details\` shows the rows that a payment has passed.

| stage | moves | entry |
|---|---|---|
| capture | payer → BANK | debit |
| payout | BANK → payee | credit |
| clawback | payee → BANK, when the capture is returned after the payout was sent | debit |
| reverse payout | BANK → payer, when the payout is returned | credit |
| refund | payee → BANK, then BANK → payer | debit, then credit |

## Statuses

| field | values |
|---|---|
| \`transaction_status\` | ${words(transactionStatuses)} |
| \`capture_status\` | ${words(captureStatuses)} |
| \`payout_status\` | null, ${words(payoutStatuses)} |
| \`clawback_status\` | null, ${words(clawbackStatuses)} |
| \`reverse_payout_status\` | null, ${words(reversePayoutStatuses)} |
| \`status\` of a refund | ${words(refundStatuses)} |

\`transaction_status\` is a function of the others:

- A canceled capture gives CANCELED.
- A returned capture gives CLAWBACK if the clawback is complete. Otherwise it gives CHARGEBACK if the capture was good and the return said
  unauthorized, else CAPTURE_ACH_FAILED.
- Otherwise a payment with a reverse payout has REVERSE_PAYOUT.
- Otherwise it is the status of the capture. When the capture is good it is IN_PAYOUT; for a batch payee CAPTURE_COMPLETE until the daily run.

## The state in one word

The details of a payment and the searches say the state of a payment in one word, \`state\`. Other records do not have it. It follows from the
statuses, the entries, the debts, the refunds and the holds.

| \`state\` | meaning |
|---|---|
${Object.entries(stateMeanings)
  .map(([state, meaning]) => `| \`${state}\` | ${meaning} |`)
  .join('\n')}

The first row that fits decides. The columns are explained below, and:

- \`debt_open\`: CLAW or RECV of the payment is open.
- \`payer_waits\`: after a returned payout, PAYER is open or the credit of a refund is under way.
- \`refunded_in_full\`: refunds whose credit has settled add up to the amount.
- \`on_hold\`: a hold is open. \`capture_on_hold\`: an open hold stops the capture too.

| # | \`state\` | when |
|---|---|---|
${stateTable.map(({ state, when }, index) => `| ${index + 1} | \`${state}\` | ${columns(when)} |`).join('\n')}

## How to read the tables

The service uses the first row that matches the cause and the current statuses (*from*). If no row matches, nothing changes. Then it applies
*automatic* rows until none matches.

\`…_leg\` is the latest entry of a stage: \`filed\` (in one of our files), \`sent\` (the bank has it), \`settled\`, \`good\` or \`returned\`.
null: the stage has no entry in a file yet, or its next entry is in no file yet.

\`standing\` says whether a refund counts against the amount of the payment:

- \`asked\`: it counts; its debit is not good yet.
- \`standing\`: it counts; its debit is good.
- \`reversed\`: it counts; the payment was returned after the credit of the refund was sent.
- \`void\`: it has ended and does not count.

*open*: the balance of the account for this payment is not zero.

A posting is written \`debit/credit cents\`. A is the amount, F the fee, N = A − F, R the amount of the refund, n what the entry or the act moves, m
the smaller of n and N. \`N-n\` and \`n-N\` are 0 where they would be negative. *all* is the balance of the debit account. A posting of 0 is not
written. \`D\` is the account that has the money of a returned entry: \`DIF\` or \`CIF\` before settlement, BANK after.
\`other\`: the debit is on another payment of the payee.

| account | holds | normal balance |
|---|---|---|
${Object.entries(accounts)
  .map(([name, { holds, kind }]) => `| ${name} | ${holds} | ${kind === 'liability' ? 'credit' : 'debit'} |`)
  .join('\n')}

Sometimes an amount is posted to several accounts (a *side*). The accounts are used in order. Each account takes up to its balance for this payment.
The last account takes what remains.

| side | in order |
|---|---|
${sideRows().join('\n')}

${section('Capture', diagrams.capture, capture)}

${section('Payout', diagrams.payout, payout)}

${section('Reverse payout', diagrams.reverse_payout, reversePayout)}

${section('Clawback', diagrams.clawback, clawback)}

${section('Refund', diagrams.refund, refund)}

## Debts of a payer, and any entry

${table({ ...debt, ...entry })}

## Reversals

A reversal takes back an entry of a capture or a payout that was sent wrongly
([an entry was sent wrongly](../operate/runbooks/wrong-entry.md)). It is no stage of the payment: it has these moves of its own, each of the whole
amount. When V7 or V11 is made, the payment takes the reversal over with the moves of a return (C7, C8, C9; P4h, P4b, P4e), and REV stands for BANK.
When V8b is made, it gives the reversal back (C10).

| # | what happens | reversing entry | from | to | posts |
|---|---|---|---|---|---|
${reversalRows().join('\n')}

${stageTable('Bank files', bankFileMoves)}

${stageTable('Reversals of files', fileReversalMoves)}

${stageTable('Files processed twice', fileCopyMoves)}

${stageTable('Dishonors', dishonorMoves)}

${stageTable('Bank items', bankItemMoves)}

Where a move sets \`resolution\`, the value is the name of the move.

${stageTable('Bank statement lines', statementLineMoves)}

## What is left over, and what a payee owes

After a payout has ended, a payee may be owed more on the same payment: the money of a refund was given back, or a return was dishonored. This is
a left-over: PAYEE is open, and no payout of the payment is in progress.

- **The next payout includes it (P7)** when \`payout_status\` is ${joinsNextPayout.payout_status.join(' or ')}, and the payment is not on hold. This is the
  next payout of any payment to the same payee of the same processor. For a batch payee both join the batch of that day, and the payment stays a
  member of the batches that it joined before.
- **It waits for an operator when its own payout was returned (PAYOUT_ACH_FAILED).** The bank cannot or will not credit the account. The same entry
  to the same account would be returned again, and only a person can find the right account. Until then the exceptions list the money as
  \`owed_to_payee\`. \`payout-again\` pays it, to another account if one is named (P6, P7).
- **A payee with a debt is not paid until the debt is paid (K6).** Before a payout is reserved (P1, P6, P7), its money pays the debts of the payee on
  other payments of the same processor.
- The oldest debt is paid first. Left-overs pay before new payments.
- A debt counts while its clawback waits for a file or has failed, also when the payee may not be debited (K8).
- A debt that a debit is collecting does not count. A debt that was written off does not count.
- A payout that was reserved before the debt existed is paid.
- **A payee is not debited for what they are owed.** At each cut-off, before a file is filled, left-overs that the next payout would include pay
  the debts of their payee. The clawback then debits the rest. If nothing is left, it is complete (K10).

Both payments name each other in their history: the one that owes has K6, the one that pays has K6o.

## What a file takes

Entries are put into a file at a cut-off. A cancel takes the same lock, so a payment is never both canceled and in a file. A hold stops all
entries except captures.

| stage | entry | state of the payment or refund | moves |
|---|---|---|---|
${stageNames
  .map((name) => {
    const { from, moves } = filingRules[name];
    return `| ${spaced(name)} | ${stages[name].direction} | ${columns(from)} | ${moves} |`;
  })
  .join('\n')}

## The order of a banking day

At each of these times (Eastern: ${instants().join(', ')}, unless the bank has other windows), in this order:

1. The bank's answers about files that were sent before: entries of a confirmed file are sent (C3, P2, K2, RP2, F2, F5), entries of a rejected file are taken back.
2. The bank's files are fetched, read and applied: returns and notifications of change (NOC).
3. Sent entries whose settlement date has come settle (C4, P3, K3, RP3, F3, F6).
4. Settled debits become good when their delay has passed and the bank's files are read up to the return deadline (C5, K4, F4). Individual payouts are
   reserved (P1), with the left-overs of their payees (P7), less what these owe (K6).
5. At the bank's cut-off for the next day (${networkWindows.next_day.closes} unless the bank has other windows): the daily run reserves the payouts of
   batch payees, and individual payouts whose hold was released.
6. At a cut-off: left-overs pay the debts of their payees (K6). Then waiting entries are put into files, which are written and sent.
7. The bank's answers about these files, as in 1. What the bank has not answered yet waits for the next of these times.

A return waits while another entry of its payment is in a file whose outcome is open. A return proves that its own entry was delivered.
`;
}

const words = (list: readonly string[]) => list.join(', ');

const spaced = (name: string) => name.replaceAll('_', ' ');

function section(title: string, diagram: Parameters<typeof stateDiagram>[0], rows: StageTable): string {
  return `## ${title}\n\n${stateDiagram(diagram)}\n\n${table(rows)}`;
}

function table(rows: StageTable): string {
  const lines = Object.entries(rows).map(([name, row]) => {
    const cells = [name, transitionWords(name), spaced(row.cause), columns(row.from), columns(row.to), posted(row)];
    return `| ${cells.join(' | ')} | ${words(row.notifies)} |`;
  });
  return ['| # | what happens | cause | from | to | posts | event |', '|---|---|---|---|---|---|---|', ...lines].join(
    '\n',
  );
}

function columns(of: Transition['from'] | Transition['to'] | Conditions): string {
  return Object.entries(of)
    .map(([column, wanted]) => {
      const values = [wanted].flat().map(String).join(' or ');
      return column === column.toUpperCase() ? `${column} ${values}` : `\`${column}\` ${values}`;
    })
    .join('; ');
}

function posted({ posts }: Transition): string {
  return posts
    .map((rule) => {
      const { debit, credit, measure, ofOther } = ruleParts(rule);
      const cents = measure === 'all' ? '*all*' : measure;
      return `${ofOther ? '`other` ' : ''}${shown(debit)}/${shown(credit)} ${cents}`;
    })
    .join(', ');
}

/** With a true minus sign. */
const shown = (term: string) => term.replace(/-$/, '−');

function sideRows(): string[] {
  const meaning: Record<EntitlementSide, string> = {
    'E-': 'debit the payee',
    'E+': 'credit the payee',
    'R-': 'debit the payer',
    'R+': 'credit the payer',
  };
  return (Object.keys(entitlementSides) as EntitlementSide[]).map((side) => {
    const { first, rest } = entitlementSides[side];
    return `| ${shown(side)} ${meaning[side]} | ${words([...first.map(({ book }) => book), rest].map(bookWords))} |`;
  });
}

/** LOSS is one account, kept apart by whose debt was written off. */
function bookWords(book: string): string {
  if (book === 'LOSS_PAYEE') return 'LOSS (written off for the payee)';
  return book === 'LOSS_PAYER' ? 'LOSS (written off for the payer)' : book;
}

/** The times of a day with the network's own windows. */
function instants(): string[] {
  const { same_day, next_day } = networkWindows;
  return [opening, ...same_day.flatMap(({ closes, settles }) => [closes, settles]), next_day.closes]
    .filter((time, index, all) => all.indexOf(time) === index)
    .toSorted();
}

function reversalRows(): string[] {
  const moves = Object.entries(reversal).map(
    ([name, { words, of, from, to, posts }]) =>
      `| ${name} | ${words} | ${of ?? 'both'} | ${from} | ${to} | ${posts === null ? '' : `${posts.debit}/${posts.credit}`} |`,
  );
  const ends = Object.entries(reversalEnds).map(
    ([name, { words, posts }]) => `| ${name} | ${words} | | | | ${posts.debit}/${posts.credit} |`,
  );
  return [...moves, ...ends];
}
