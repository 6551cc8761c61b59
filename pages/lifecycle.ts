// docs/lifecycle.md: every move a payment can make, as the stage tables have it, and when each is
// made.
import { networkWindows, opening } from '../src/calendar/windows.ts';
import { accounts } from '../src/ledger/accounts.ts';
import { type EntitlementSide, entitlementSides } from '../src/ledger/entitlement-sides.ts';
import { ruleParts } from '../src/ledger/posting-rules.ts';
import { capture } from '../src/lifecycle/capture.stage.ts';
import { clawback } from '../src/lifecycle/clawback.stage.ts';
import { debt } from '../src/lifecycle/debt.stage.ts';
import { entry } from '../src/lifecycle/entry.stage.ts';
import { filingRules } from '../src/lifecycle/filing-rules.ts';
import { payout } from '../src/lifecycle/payout.stage.ts';
import { refund } from '../src/lifecycle/refund.stage.ts';
import { refundStatuses } from '../src/lifecycle/refund-statuses.ts';
import { reversePayout } from '../src/lifecycle/reverse-payout.stage.ts';
import type { StageTable, Transition } from '../src/lifecycle/stage.ts';
import { stageNames, stages } from '../src/lifecycle/stage-names.ts';
import {
  captureStatuses,
  clawbackStatuses,
  payoutStatuses,
  reversePayoutStatuses,
  transactionStatuses,
} from '../src/lifecycle/transaction.ts';
import { transitionWords } from '../src/lifecycle/transition-words.ts';
import { joinsNextPayout } from '../src/transactions/offsets/plan-offsets.ts';
import { diagrams, stateDiagram } from './lifecycle-diagrams.ts';

export function lifecyclePage(): string {
  return `# The life of a payment

A payment moves money in two steps through one pooled account at the originating bank, BANK: captured from the payer, paid out to the
payee. What comes back, and what is refunded, goes the same way in other directions. This page is printed from the tables that the
service moves payments by; \`GET /3p/api/v2/transactions/{uuid}/details\` names their rows.

| stage | moves | entry |
|---|---|---|
| capture | payer → BANK | debit |
| payout | BANK → payee | credit |
| clawback | payee → BANK, after a capture came back and the payout had left | debit |
| reverse payout | BANK → payer, after the payout came back | credit |
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

\`transaction_status\` follows from the others: CANCELED when the capture was canceled; when it came back CLAWBACK if the clawback is
complete, else CHARGEBACK if the return said unauthorized after the capture was good, else CAPTURE_ACH_FAILED; else REVERSE_PAYOUT if there
is one; else it follows the capture, and is IN_PAYOUT once that is good (of a batch payee: once its daily run has come).

## How to read the tables

A cause finds the first row that begins where the payment stands; a cause that finds none changes nothing. Then rows *by itself* follow as
long as one fits. \`…_leg\` is where the latest entry of a stage stands: \`filed\` in a file of ours, \`sent\` the bank has it, \`settled\`,
\`good\`, \`returned\`; null: the next one is in no file. \`standing\` is what a refund still counts for. A book that is *open* is not zero.

A posting is written \`debit/credit cents\`. A is the amount, F the fee, N = A − F, R the refund's amount, n what the entry or the act moves, m
the smaller of n and N; \`N-n\` and \`n-N\` are nothing where they would be negative; *all* is what stands on the debit account. Nothing is posted
where the sum is 0. \`D\` is the account in which the entry that comes back still is: \`DIF\` or \`CIF\` before it settled, then \`BANK\`.
\`other\`: the debit is on another payment of the payee.

| account | holds | stands in |
|---|---|---|
${Object.entries(accounts)
  .map(([name, { holds, kind }]) => `| ${name} | ${holds} | ${kind === 'liability' ? 'credit' : 'debit'} |`)
  .join('\n')}

Where stages cross, a side stands for accounts: each takes at most what stands on it for the payment, the last one the rest.

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

## What is left over, and what a payee owes

After a payout ended, a payee may be owed more on the same payment: the money of a refund is given back, or a return is dishonored. This is a left-over:
PAYEE is open, and no payout of the payment is under way.

- **The next payout takes it along (P7)** when \`payout_status\` is ${words(joinsNextPayout.payout_status)} and the payment is not on hold. The next payout is
  that of any payment to the same payee of the same processor. Of a batch payee both join the batch of that day, and the payment stays a member of
  the batches that it joined before.
- **It waits for an operator when its own payout came back (PAYOUT_ACH_FAILED).** The bank has said that it cannot or will not credit the account. The same entry
  to the same account would come back again, and only a person can find out which account is right. Until then the money stands in the list of
  exceptions as \`owed_to_payee\`, and \`payout-again\` pays it, on another account if one is named (P6, P7).
- **Nobody who owes is paid (K6).** Before a payout is reserved (P1, P6, P7), what it would pay goes to the debts of the payee on other payments of the same
  processor: the oldest debt first, and left-overs before new payments. A debt counts while its clawback waits for a file or has failed, also when the payee may not be
  debited (K8). A debt that a debit is collecting, and one that was written off, does not count. What was reserved before the debt arose is paid out.
- **Nobody is debited for what they are owed.** At each cut-off, before a file is filled, left-overs that the next payout would take along pay the debts of their payee.
  The clawback then debits the rest; when nothing is left it is complete (K10).

Both payments name each other in their history: the one that owes takes K6, the one that pays K6o.

## What a file takes

An entry is chosen into a file at a cut-off, under the lock that a cancel takes too: never both. A hold stops all but captures.

| stage | entry | where the payment, or the refund, stands | moves |
|---|---|---|---|
${stageNames
  .map((name) => {
    const { from, moves } = filingRules[name];
    return `| ${plain(name)} | ${stages[name].direction} | ${columns(from)} | ${moves} |`;
  })
  .join('\n')}

## The order of a banking day

At each instant of the day (Eastern: ${instants().join(', ')}, unless the bank's windows say otherwise), in this order:

1. What the bank has said of our files: what was confirmed counts as sent (C3, P2, K2, RP2, F2, F5), what was rejected is taken back.
2. The bank's files are fetched, read and applied: returns and changes.
3. What was sent and is due settles (C4, P3, K3, RP3, F3, F6).
4. Settled debits whose time has passed become good (C5, K4, F4), as far as the bank's files were read; individual payouts are reserved (P1),
   with what is left over for their payees (P7), less what these owe (K6).
5. At the bank's own cut-off for the next day (${networkWindows.next_day.closes} unless its windows say otherwise): the daily run reserves the payouts of batch payees,
   and what waited on a hold.
6. At a cut-off: left-overs pay what their payees owe (K6); then what waits is chosen into files, which are written and sent.

A return waits while another entry of its payment is in a file whose outcome is open. It proves that its own was delivered.
`;
}

const words = (list: readonly string[]) => list.join(', ');

const plain = (name: string) => name.replaceAll('_', ' ');

function section(title: string, diagram: Parameters<typeof stateDiagram>[0], rows: StageTable): string {
  return `## ${title}\n\n${stateDiagram(diagram)}\n\n${table(rows)}`;
}

function table(rows: StageTable): string {
  const lines = Object.entries(rows).map(([name, row]) => {
    const cells = [name, transitionWords(name), plain(row.cause), columns(row.from), columns(row.to), posted(row)];
    return `| ${cells.join(' | ')} | ${words(row.notifies)} |`;
  });
  return ['| # | what happens | cause | from | to | posts | tells |', '|---|---|---|---|---|---|---|', ...lines].join(
    '\n',
  );
}

function columns(of: Transition['from'] | Transition['to']): string {
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

/** As the tables of the design write them: a true minus sign. */
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

/** What was written off is one account, kept apart by whose debt it was. */
function bookWords(book: string): string {
  if (book === 'LOSS_PAYEE') return 'LOSS (written off of the payee)';
  return book === 'LOSS_PAYER' ? 'LOSS (written off of the payer)' : book;
}

/** Of the network's own windows. */
function instants(): string[] {
  const { same_day, next_day } = networkWindows;
  return [opening, ...same_day.flatMap(({ closes, settles }) => [closes, settles]), next_day.closes]
    .filter((time, index, all) => all.indexOf(time) === index)
    .toSorted();
}
