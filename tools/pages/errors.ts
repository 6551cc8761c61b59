// docs/reference/errors.md: the table of refusals for readers.
import { bodyLimits, bulkLimits } from '../../src/api/http/body/body-limits.ts';
import { refusals } from '../../src/platform/refusals.ts';

const count = (number: number) => number.toLocaleString('en-US');

export function errorsPage(): string {
  const rows = Object.entries(refusals).map(([code, { status, message, remedy }]) => {
    return `| ${status} | \`${code}\` | ${message} | ${remedy} |`;
  });
  const reasons = Object.entries(refusals).flatMap(([code, refusal]) =>
    'reason' in refusal ? [`| \`${code}\` | ${refusal.reason} |`] : [],
  );
  return `# Errors

Every refusal has the usual envelope, with \`status: false\` and \`data: null\`. Each entry of \`errors\` has a \`field\` (a
dotted path such as \`custom.routing_number\`, a parameter, a header, or an empty text), a \`code\` and a \`message\`. The
transaction list also has \`error_code\`.

\`\`\`json
{
  "status": false,
  "message": "The given data was invalid.",
  "data": null,
  "errors": [{ "field": "custom.routing_number", "code": "pattern", "message": "must be text of 9 digits" }]
}
\`\`\`

For \`invalid_request\` the code of an entry is the rule that the field violates: \`required\`, \`type\`, \`pattern\`,
\`minLength\`, \`maximum\` and so on; \`unknown\` for [a parameter that a list does not know](../build/versioning.md#unknown-fields), and
\`unknown_field\` in a strict request. For every other refusal it is a code of the table below.

A body above these limits is refused early and cheaply. The code of the entry is in brackets.

| limit | every call | bulk call |
|---|---|---|
| nested levels (\`malformed_json\`) | ${bodyLimits.levels} | ${bodyLimits.levels} |
| values in total (\`values\`) | ${count(bodyLimits.values)} | ${count(bulkLimits.values)}, and ${count(bulkLimits.valuesOfEntry)} in an item |
| fields of an object (\`maxProperties\`) | ${count(bodyLimits.fields)} | ${count(bodyLimits.fields)} |
| characters of a key (\`key\`) | ${bodyLimits.key} | ${bodyLimits.key} |
| combining marks in a row (\`text\`) | ${bodyLimits.marks} | ${bodyLimits.marks} |
| chunks of a chunked body (\`body_too_large\`) | ${count(bodyLimits.chunks)} | ${count(bodyLimits.chunks)} |
| characters of an item, and of the body outside the list (\`maxLength\`) | | ${count(bulkLimits.part)} |

A duplicate key in an item, or too many values in it, is refused in the result of that item only.

| status | code | message | what to do |
|---|---|---|---|
${rows.join('\n')}

After a 5xx usually nothing was changed. Something may have changed in two cases: the connection to the database broke at the commit, or an
act was done and its follow-up failed (an operator's decision about a file, an advance of the sandbox's clock). The result is also unknown
when the connection breaks before the answer arrives. Send the same request with the same \`Idempotency-Key\`: it reports the result and does
nothing twice. Without a key, read the record before you send the request again.

The entries of a 406 also have a \`reason\`:

| code | reason |
|---|---|
${reasons.join('\n')}
`;
}
