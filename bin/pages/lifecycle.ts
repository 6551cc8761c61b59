// docs/lifecycle.md: every move a payment can make, as the stage tables have it, and when each is made.
import { networkWindows, opening } from '../../src/calendar/windows.ts';
import { accounts } from '../../src/ledger/accounts.ts';
import { ruleParts } from '../../src/ledger/posting-rules.ts';
import { type Side, sides } from '../../src/ledger/sides.ts';
import { movementWords } from '../../src/ledger/statement/movement-words.ts';
import { refundStatuses } from '../../src/refunds/refund-statuses.ts';
import { capture } from '../../src/transactions/stages/capture.stage.ts';
import { clawback } from '../../src/transactions/stages/clawback.stage.ts';
import { debt } from '../../src/transactions/stages/debt.stage.ts';
import { entry } from '../../src/transactions/stages/entry.stage.ts';
import { mayBeFiled } from '../../src/transactions/stages/filing.ts';
import { payout } from '../../src/transactions/stages/payout.stage.ts';
import { refund } from '../../src/transactions/stages/refund.stage.ts';
import { reversePayout } from '../../src/transactions/stages/reverse-payout.stage.ts';
import type { StageTable, Transition } from '../../src/transactions/stages/stage.ts';
import { stageNames, stages } from '../../src/transactions/stages/stage-names.ts';
import {
  captureStatuses,
  clawbackStatuses,
  payoutStatuses,
  reversePayoutStatuses,
  transactionStatuses,
} from '../../src/transactions/transaction.ts';
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
complete, else CHARGEBACK if the return said unauthorised after the capture was good, else CAPTURE_ACH_FAILED; else REVERSE_PAYOUT if there
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

## What a file takes

An entry is chosen into a file at a cut-off, under the lock that a cancel takes too: never both. A hold stops all but captures.

| stage | entry | where the payment, or the refund, stands | moves |
|---|---|---|---|
${stageNames
  .map((name) => {
    const { from, moves } = mayBeFiled[name];
    return `| ${plain(name)} | ${stages[name].direction} | ${columns(from)} | ${moves} |`;
  })
  .join('\n')}

## The order of a banking day

At each instant of the day (Eastern: ${instants().join(', ')}, unless the bank's windows say otherwise), in this order:

1. What the bank has said of our files: what was confirmed counts as sent (C3, P2, K2, RP2, F2, F5), what was rejected is taken back.
2. The bank's files are fetched, read and applied: returns and changes.
3. What was sent and is due settles (C4, P3, K3, RP3, F3, F6).
4. Settled debits whose time has passed become good (C5, K4, F4), as far as the bank's files were read; individual payouts are reserved (P1).
5. At the bank's own cut-off for the next day (${networkWindows.next_day.closes} unless its windows say otherwise): the daily run reserves the payouts of batch payees,
   and what waited on a hold.
6. At a cut-off: what waits is chosen into files, which are written and sent.

A return waits while another entry of its payment is in a file whose fate is open. It proves that its own was delivered.
`;
}

const words = (list: readonly string[]) => list.join(', ');

const plain = (name: string) => name.replaceAll('_', ' ');

function section(title: string, diagram: Parameters<typeof stateDiagram>[0], rows: StageTable): string {
  return `## ${title}\n\n${stateDiagram(diagram)}\n\n${table(rows)}`;
}

function table(rows: StageTable): string {
  const lines = Object.entries(rows).map(([name, row]) => {
    const cells = [name, movementWords(name), plain(row.cause), columns(row.from), columns(row.to), posted(row)];
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
  const meaning: Record<Side, string> = {
    'E-': 'debit the payee',
    'E+': 'credit the payee',
    'R-': 'debit the payer',
    'R+': 'credit the payer',
  };
  return (Object.keys(sides) as Side[]).map((side) => {
    const { first, rest } = sides[side];
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
