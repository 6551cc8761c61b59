// docs/reference/bank-files.md: explains bank files to a new operator, with every code from the
// tables.
import { readFileSync } from 'node:fs';
import { type ChangeCodeRow, changeCodes } from '../../src/ach/nacha/codes/change-codes.ts';
import { entryDescriptions } from '../../src/ach/nacha/codes/entry-descriptions.ts';
import { type Deadline, returnCodes } from '../../src/ach/nacha/codes/return-codes.ts';
import { secCodes } from '../../src/ach/nacha/codes/sec-codes.ts';
import { transactionCodes } from '../../src/ach/nacha/codes/transaction-codes.ts';
import { layouts, type RecordName } from '../../src/ach/nacha/layout/layouts.ts';

const sample = (file: string, place: number) =>
  readFileSync(new URL(`../../src/ach/nacha/golden/${file}.ach`, import.meta.url), 'latin1').split('\n')[place]!;

const tableRow = (...cells: string[]) => `| ${cells.join(' | ')} |`;

const secCodesThat = (supported: boolean) =>
  Object.entries(secCodes)
    .flatMap(([code, row]) => (row.supported === supported ? [code] : []))
    .join(', ');

/** A line below the numbers of its columns. */
function drawn(line: string): string {
  const tens = Array.from({ length: 9 }, (_, ten) => String(ten + 1).padStart(10)).join('');
  const ones = '1234567890'.repeat(10).slice(0, line.length);
  return `\`\`\`text\n${tens}\n${ones}\n${line}\n\`\`\``;
}

/** The fields of a record with their values in a line. */
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
const ctxLine = sample('ctx-with-addenda', 2);
const returnLine = sample('returns', 3);
const changeLine = sample('changes', 5);

export function bankFilesPage(): string {
  return `# Bank files

Banks of the United States exchange payments in ACH files, which the Nacha rules define. A bank gets our files before its cut-offs. In the
morning it publishes its own files, with returns and changes. Read this page when a file is in quarantine, or when a bank asks about an
entry.

## What a file is

A file is text: lines of 94 characters, in blocks of ten. The first character of a line is its kind.

| first | record | contents |
|---|---|---|
| 1 | file header | sender, receiver, date, and which file of the day (A to Z, then 0 to 9) |
| 5 | batch header | the company, the kind of entries (SEC code), the day (effective entry date) |
| 6 | entry | one payment: the bank account, the amount, and the trace number |
| 7 | addenda | more about the entry before it: a remark (05), a change (98), a return (99) |
| 8 | batch control | the number of entries and addenda, their sums, and a hash of their routing numbers |
| 9 | file control | the same for the file; then lines of nines up to the end of the block |

A complete file with one batch of three entries:

\`\`\`text
${readFileSync(new URL('../../src/ach/nacha/golden/ppd-debit-and-credit.ach', import.meta.url), 'latin1')}\`\`\`

Each field has fixed columns. Numbers are right-aligned and filled with zeros; text is left-aligned and filled with spaces. Amounts are
cents without a point: \`0000012500\` is $125.00. The first entry of that file:

${drawn(entryLine)}

${fieldsOf('entry', entryLine)}

The **trace number** identifies an entry: eight digits of the bank, then seven of ours, ascending within a batch. Every return and every
change gives the trace number of its entry.

The **transaction code** gives the direction: into a bank account (credit) or out of it (debit).

| account | live, credit / debit | prenote | remittance, no money | return or change |
|---|---|---|---|---|
${transactionRows.join('\n')}

A CTX entry has the number of its addenda in the columns of the name. Its addenda carry one text in pieces of 80 characters:

${drawn(ctxLine)}

${fieldsOf('ctx_entry', ctxLine)}

The **SEC code** says how the payer authorized the entry. Achord writes and reads ${secCodesThat(true)}. It knows the names of
the others and refuses them: ${secCodesThat(false)}.

Some **descriptions** are prescribed word for word:

| description | for |
|---|---|
${descriptionRows.join('\n')}

## How a return looks

A bank that cannot post an entry returns it: as an entry with a transaction code that ends in 1 (a returned credit) or 6 (a returned debit),
and with an addenda line of type 99. That line gives the reason:

${drawn(returnLine)}

${fieldsOf('return_addenda', returnLine)}

The originating bank may dishonor a return (R61 to R70), and the receiving bank may contest the dishonor (R71 to R77). Both are addenda 99
with different columns from 36 on.

## How a change looks

A bank that posted an entry but wants a correction sends a *notification of change*: a batch with SEC code COR, an entry without money, and
an addenda line of type 98. No money moves. The corrected data are in columns 36 to 64:

${drawn(changeLine)}

${fieldsOf('change_addenda', changeLine)}

A change must be applied within six banking days, or before the next entry to that bank account.

## Quarantine

Each finding has one of three severities ([decision 11](../design/decisions/0011-ach-files.md) has the reasons):

| what is wrong | example | what happens |
|---|---|---|
| **problem**: the file may not be whole | a control is missing; a count, a hash or a total is wrong | the **whole file is in quarantine**; nothing of it is posted |
| **fault**: one entry cannot be used | an unknown code; no original trace; a change without corrected data; an entry of ours that the bank rejected | this entry is in suspense with its reason; the others are applied |
| **note**: nothing is computed from it | odd headers, company names, trace numbers of the bank, padding | it is shown; the file is accepted |

A batch of an SEC code that we never send is of other software on the same account. Its entries are not ours and have no effect. A *report* has
words and no records, for example the acknowledgement of a file. It stands on Today until an operator has read it and releases it.

A file that cannot be opened, for example because the key is wrong, has the verdict \`unreadable\`. It holds its bank like
a file in quarantine. Correct the key in the banks file: each reading tries again. Or reject it: it is not tried again.

When a file is in quarantine:

While it waits for your decision, no capture of the bank becomes good, and no credit leaves through the bank: the return of any of
them may be in the file. Debits still go out, and other banks go on. After your decision they continue at the next instant of the
bank's day ([decision 33](../design/decisions/0033-undecided.md)).

1. Find the problem: \`npx achord ach check FILE\` names every problem by line and field, with the found and the allowed value.
   \`npx achord ach print FILE\` shows the file in words.
2. Ask the bank for a correct file. Most bad files were cut short in transmission, sent twice, or edited by hand.
3. Do not edit the file yourself. You would post something that the bank did not send, and its books would differ from yours.
4. Watch the deadlines below. They start at the settlement of the entry, not on the day on which you can read its return.

| command | output | exit code |
|---|---|---|
| \`npx achord ach check FILE\` | the verdict, each problem, fault and note by line, totals, returns | 0 accept or report, 1 quarantine |
| \`npx achord ach print FILE\` | the file as a table, codes in words, account numbers down to their last four characters | as check |
| \`npx achord ach diff A B\` | the differences, with entries matched by batch and trace number | 0 no difference, 1 some |

Each command accepts \`--json\`; \`-\` is standard input; gzip is unpacked. Exit code 2: the command is wrong, or there is no such file.

Our own files get the same checks before they are written. A name that is too long or an account number of 18 characters is refused with its
field, never cut. Names are written in capital letters without diacritics (\`MÜLLER\` becomes \`MULLER\`). A character that a file cannot
hold (\`東\`) becomes a space and is reported.

## Return codes

*By when* is counted from settlement; for a dishonor or a contest, from the settlement of the entry that it answers.

| code | title | meaning | of | sent by | by when | group |
|---|---|---|---|---|---|---|
${returnRows.join('\n')}

The network limits the share of debits that are returned within 60 days: unauthorized 0.5 %, administrative 3 %, all together 15 %.

## Change codes

Columns are within the corrected data, 1 to 29. With C61 to C69 the originating bank refuses a change.

| code | title | meaning | corrected data |
|---|---|---|---|
${changeRows.join('\n')}
`;
}
