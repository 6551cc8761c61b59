// docs/errors.md: the table of refusals, for people.
import { bodyLimits, bulkLimits } from '../src/http/body/body-limits.ts';
import { refusals } from '../src/refusals.ts';

const count = (number: number) => number.toLocaleString('en-US');

export function errorsPage(): string {
  const rows = Object.entries(refusals).map(([code, { status, message, remedy }]) => {
    return `| ${status} | \`${code}\` | ${message} | ${remedy} |`;
  });
  const reasons = Object.entries(refusals).flatMap(([code, refusal]) =>
    'reason' in refusal ? [`| \`${code}\` | ${refusal.reason} |`] : [],
  );
  return `# Errors

Every refusal comes in the envelope, with \`status: false\` and \`data: null\`. Each entry of \`errors\` names a \`field\` (a
dotted path such as \`custom.routing_number\`, a parameter, a header, or nothing), a \`code\` and a \`message\`. The
transaction list also has \`error_code\`.

\`\`\`json
{
  "status": false,
  "message": "The given data was invalid.",
  "data": null,
  "errors": [{ "field": "custom.routing_number", "code": "pattern", "message": "must be text of 9 digits" }]
}
\`\`\`

Under \`invalid_request\` the code of an entry is the rule that the field broke: \`required\`, \`type\`, \`pattern\`,
\`minLength\`, \`maximum\` and so on. Everywhere else it is one of this table.

A body that no honest client sends is refused before much is made of it. It may have at most ${bodyLimits.levels} levels (\`malformed_json\`),
${count(bodyLimits.values)} values in all (\`values\`), ${count(bodyLimits.fields)} fields in an object (\`maxProperties\`), ${bodyLimits.key} characters in a key
(\`key\`), ${bodyLimits.marks} combining marks in a row (\`text\`), and ${count(bodyLimits.chunks)} chunks when it comes in chunks
(\`body_too_large\`). A bulk call may have ${count(bulkLimits.values)} values, ${count(bulkLimits.valuesOfEntry)} of them in an item, and ${count(bulkLimits.part)} characters in an item
and beside its list (\`maxLength\`). A key that stands twice in an item, and too many values in it, are refused in that item's
own result.

| status | code | message | what to do |
|---|---|---|---|
${rows.join('\n')}

A 5xx mostly means that nothing was changed. Something may have been where the connection to the database broke at the commit, and
where an act was done and what follows from it failed: an operator's decision about a file, an advance of the sandbox's clock. A connection
that broke before the answer came leaves it open, too. The same request with the same \`Idempotency-Key\` tells, and does nothing twice;
without a key, read before you send it again.

The entries of a 406 also carry a \`reason\`:

| code | reason |
|---|---|
${reasons.join('\n')}
`;
}
