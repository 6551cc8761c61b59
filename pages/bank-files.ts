// docs/bank-files.md: what a bank file is, for an operator who has never seen one, with every code
// from the tables.
import { readFileSync } from 'node:fs';
import { type ChangeCodeRow, changeCodes } from '../src/nacha/codes/change-codes.ts';
import { entryDescriptions } from '../src/nacha/codes/entry-descriptions.ts';
import { type Deadline, returnCodes } from '../src/nacha/codes/return-codes.ts';
import { secCodes } from '../src/nacha/codes/sec-codes.ts';
import { transactionCodes } from '../src/nacha/codes/transaction-codes.ts';
import { layouts, type RecordName } from '../src/nacha/layout/layouts.ts';

const sample = (file: string, place: number) =>
  readFileSync(new URL(`../src/nacha/golden/${file}.ach`, import.meta.url), 'latin1').split('\n')[place]!;

const tableRow = (...cells: string[]) => `| ${cells.join(' | ')} |`;

const secCodesThat = (supported: boolean) =>
  Object.entries(secCodes)
    .flatMap(([code, row]) => (row.supported === supported ? [code] : []))
    .join(', ');

/** A line under a ruler of its columns. */
function drawn(line: string): string {
  const tens = Array.from({ length: 9 }, (_, ten) => String(ten + 1).padStart(10)).join('');
  const ones = '1234567890'.repeat(10).slice(0, line.length);
  return `\`\`\`text\n${tens}\n${ones}\n${line}\n\`\`\``;
}

/** The fields of a record, as they stand in a line. */
function fieldsOf(record: RecordName, line: string): string {
  const rows = layouts[record].fields.map(({ field, from, to }) => {
    const columns = from === to ? `${from}` : `${from}–${to}`;
    const value = line.slice(from - 1, to);
    return tableRow(columns, field, value.trim() === '' ? '' : `\`${value.trimEnd()}\``);
  });
  return `| columns | field | here |\n|---|---|---|\n${rows.join('\n')}`;
}

export function deadlineText(deadline: Deadline): string {
  if ('banking_days' in deadline) return `${deadline.banking_days} banking days`;
  if ('calendar_days' in deadline) return `${deadline.calendar_days} calendar days`;
  if ('by_agreement' in deadline) return 'as the two banks agree';
  return 'next_file' in deadline ? 'with the next file' : deadline.otherwise;
}

const returnRows = Object.entries(returnCodes).map(
  ([code, { title, meaning, sent_by, of, deadline, group, withdrawn }]) =>
    tableRow(
      code,
      title,
      meaning,
      of,
      sent_by.join(', '),
      deadlineText(deadline),
      withdrawn ? `${group}, withdrawn` : group,
    ),
);

const changeRows = Object.entries<ChangeCodeRow>(changeCodes).map(([code, { title, meaning, corrected, withdrawn }]) =>
  tableRow(
    code,
    withdrawn ? `${title} (withdrawn)` : title,
    meaning,
    corrected.map(({ field, from, to }) => `${from}–${to} ${field}`).join(', '),
  ),
);

const transactionRows = ['checking', 'savings', 'general ledger', 'loan'].map((kind) => {
  const codes = (direction: string, purpose: string) =>
    Object.entries(transactionCodes)
      .filter(([, row]) => row.account === kind && row.direction === direction && row.purpose === purpose)
      .map(([code]) => code)
      .join('');
  const both = (purpose: string) => `${codes('credit', purpose) || '–'} / ${codes('debit', purpose) || '–'}`;
  return tableRow(kind, both('live'), both('prenote'), both('remittance'), both('return'));
});

const descriptionRows = Object.entries(entryDescriptions).map(([word, meaning]) => tableRow(`\`${word}\``, meaning));

const entryLine = sample('ppd-debit-and-credit', 2);
const returnLine = sample('returns', 3);
const changeLine = sample('changes', 5);

export function bankFilesPage(): string {
  return `# Bank files

Banks of the United States exchange payments in ACH files, as Nacha's rules describe them. A bank is given ours before its cut-offs
and lays out its own, with returns and changes, in the morning. You need this page when one of them has been held back, or when a bank
asks about an entry.

## What a file is

Text: lines of 94 characters, in blocks of ten. What a line means is told by its first character.

| first | record | what it says |
|---|---|---|
| 1 | file header | from whom to whom, when, and which file of the day (A to Z, then 0 to 9) |
| 5 | batch header | for which company, of what kind (SEC code), for which day (effective entry date) |
| 6 | entry | one payment: whose account at which bank, how much, and its trace number |
| 7 | addenda | more about the entry above it: a remark (05), a change (98), a return (99) |
| 8 | batch control | how many entries and addenda the batch has, their sums, and a hash of the banks |
| 9 | file control | the same of the file; then lines of nines up to the end of the block |

A whole file, one batch of three entries:

\`\`\`text
${readFileSync(new URL('../src/nacha/golden/ppd-debit-and-credit.ach', import.meta.url), 'latin1')}\`\`\`

Each field has its columns. Numbers stand at the right of them, filled with zeros; text at the left, filled with blanks. Amounts are cents
without a point: \`0000012500\` is $125.00. The first entry of that file:

${drawn(entryLine)}

${fieldsOf('entry', entryLine)}

The **trace number** names an entry: the bank's eight digits, then seven of ours, ascending in a batch. Every return and every change
tells the trace number of the entry it is about.

The **transaction code** says where the money goes: into an account (credit) or out of it (debit).

| account | live, credit / debit | prenote | remittance, no money | return or change |
|---|---|---|---|---|
${transactionRows.join('\n')}

The **SEC code** says how the payer agreed. Achord writes and reads ${secCodesThat(true)}. The others are known by name and
not taken: ${secCodesThat(false)}.

Some **descriptions** are prescribed, word for word:

| description | for |
|---|---|
${descriptionRows.join('\n')}

## How a return looks

An entry that could not be posted comes back as an entry of its own, with a transaction code that ends in 1 (a credit came back) or 6 (a
debit came back) and an addenda line of type 99. The line that says why:

${drawn(returnLine)}

${fieldsOf('return_addenda', returnLine)}

The originating bank may dishonor a return (R61 to R70), and the receiving bank may contest that (R71 to R77). Both are addenda 99 with
columns of their own from 36 on.

## How a change looks

A bank that posted an entry but wants the next one to be different sends a *notification of change*: a batch with SEC code COR, an entry
without money, an addenda line of type 98. Nothing moves. The corrected data are in columns 36 to 64:

${drawn(changeLine)}

${fieldsOf('change_addenda', changeLine)}

Changes are to be applied within six banking days, or before the next entry to that account.

## Quarantine

A file is read as a whole or not at all. Every total, count, hash, code, check digit and date is checked first; if one is off, the
**whole file is quarantined**: nothing of it is posted. A file that one can half believe is worse than one that comes a day later.

1. See what is wrong: \`npx achord ach check FILE\` names every problem by line and field, with what was found and what is allowed.
   \`npx achord ach print FILE\` shows the file in words.
2. Ask the bank for a file that is right. Most problems are a file cut short in transmission, sent twice, or edited by hand.
3. Do not edit the file yourself. What you would post then is not what the bank sent, and the bank's books will differ from yours.
4. Mind the deadlines below: they run from the settlement of the entry, not from the day on which you could read its return.

What is unusual and changes nothing (lower case in a code, a blank line, a return whose addenda have a trace number of their own) is a
*note*: it is shown, and the file is accepted. Real files are untidy; \`docs/decisions/0019-nacha-reader.md\` lists what is taken how.

| command | what it says | exit code |
|---|---|---|
| \`npx achord ach check FILE\` | the verdict, each problem and note by line, totals, what came back | 0 accept, 1 quarantine |
| \`npx achord ach print FILE\` | the file as a table, codes in words, account numbers down to their last four characters | as check |
| \`npx achord ach diff A B\` | what differs, entries matched by batch and trace number | 0 nothing, 1 something |

Each takes \`--json\`; \`-\` is standard input; gzip is unpacked. Exit code 2: the command was not understood, or there is no such file.

What we write is checked the same way, before a byte of it is written: a name that is too long or an account number of 18 characters is
refused by name, never cut. Names are written in capital letters without diacritics (\`MÜLLER\` becomes \`MULLER\`); what has no place in a
file (\`東\`) becomes a blank and is reported.

## Return codes

By when: counted from settlement, and of a dishonor or a contest from the settlement of what it answers.

| code | title | meaning | of | sent by | by when | group |
|---|---|---|---|---|---|---|
${returnRows.join('\n')}

The network watches the share of debits that come back, over 60 days: unauthorized 0.5 %, administrative 3 %, all together 15 %.

## Change codes

Columns are those within the corrected data, 1 to 29. C61 to C69 are the originating bank's refusal of a change.

| code | title | meaning | corrected data |
|---|---|---|---|
${changeRows.join('\n')}
`;
}
