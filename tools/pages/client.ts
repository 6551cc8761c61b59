// docs/build/client.md: the functions of the client, from its sources and the description of the
// API.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { kindOf } from '../../clients/typescript/src/http/errors.ts';
import { routes } from '../../clients/typescript/src/routes.ts';
import { refusals } from '../../src/platform/refusals.ts';

const source = (path: string) => fileURLToPath(new URL(`../../clients/typescript/src/${path}`, import.meta.url));
const parsed = (path: string) =>
  ts.createSourceFile(path, readFileSync(source(path), 'utf8'), ts.ScriptTarget.Latest, true);

interface Call {
  /** `transactions.create(payment, options?)` */
  text: string;
  comment: string;
  operation: string | null;
}

/** The groups in the order of the class. */
export function groupNames(): { group: string; maker: string }[] {
  const text = readFileSync(source('achord.ts'), 'utf8');
  return [...text.matchAll(/this\.(\w+) = (\w+Of)\(on\)/g)].map(([, group, maker]) => ({
    group: group!,
    maker: maker!,
  }));
}

/** The object that a maker answers. */
export function madeBy(maker: string): ts.ObjectLiteralExpression {
  for (const name of readdirSync(source('resources'))) {
    for (const statement of parsed(`resources/${name}`).statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name: declared, initializer } of statement.declarationList.declarations) {
        if (declared.getText() !== maker || initializer === undefined || !ts.isArrowFunction(initializer)) continue;
        let { body } = initializer as { body: ts.Node };
        while (ts.isParenthesizedExpression(body)) body = body.expression;
        return body as ts.ObjectLiteralExpression;
      }
    }
  }
  throw new Error(`${maker} is not in clients/typescript/src/resources.`);
}

function callsOf(object: ts.ObjectLiteralExpression, prefix: string): Call[] {
  return object.properties.flatMap((property) => {
    const name = `${prefix}.${property.name?.getText() ?? ''}`;
    if (ts.isMethodDeclaration(property)) return [callOf(property, property, name)];
    if (ts.isShorthandPropertyAssignment(property))
      return [
        {
          text: `${name}(body, headers, secrets)`,
          comment:
            'Checks a webhook and answers its event, with its `uuid`: the same in the event log. `isPaymentEvent` tells events of payments.',
          operation: null,
        },
      ];
    if (!ts.isPropertyAssignment(property)) return [];
    const value = property.initializer;
    if (ts.isObjectLiteralExpression(value)) return callsOf(value, name);
    return ts.isArrowFunction(value) ? [callOf(property, value, name)] : [];
  });
}

function callOf(
  documented: ts.Node,
  { parameters, body }: ts.ArrowFunction | ts.MethodDeclaration,
  name: string,
): Call {
  const named = parameters.map((one) => {
    const isOptional = one.initializer !== undefined || one.questionToken !== undefined;
    const parameter = ts.isIdentifier(one.name) ? one.name.text : 'options';
    return isOptional ? `${parameter}?` : parameter;
  });
  const operation = /\bon\.(\w+)/.exec(body?.getText() ?? '')?.[1] ?? null;
  return { text: `${name}(${named.join(', ')})`, comment: commentOf(documented), operation };
}

export function commentOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s*\n\s*/g, ' ');
}

const routeOf = (operation: string | null): string => {
  const route = operation === null ? undefined : (routes as Record<string, string>)[operation];
  return route === undefined ? '' : `\`${route.replace(/ body$/, '')}\``;
};

/** The classes of errors in the order of their file, each with its comment and codes. */
function errorRows(): string {
  const codes = new Map<string, string[]>();
  for (const [code, { status }] of Object.entries(refusals)) {
    const { name } = kindOf(status, code).Kind;
    codes.set(name, [...(codes.get(name) ?? []), `\`${code}\``]);
  }
  return parsed('http/errors.ts')
    .statements.filter(ts.isClassDeclaration)
    .map((declared) => ({ name: declared.name!.text, comment: commentOf(declared) }))
    .map(({ name, comment }) => `| \`${name}\` | ${comment} | ${(codes.get(name) ?? []).join(', ')} |`)
    .join('\n');
}

/** What the description of the API calls each operation: the first line of the comment above it. */
function summariesOf(): Map<string, string> {
  const text = readFileSync(source('description.ts'), 'utf8');
  const found = text.matchAll(
    /\/\*\*\s+(?:\* )?([^\n*]+?)(?: \*\/|\n(?:\s+\*(?!\/)[^\n]*\n)*\s+\*\/)\s+\w+: operations\["(\w+)"\]/g,
  );
  return new Map([...found].map(([, summary, operation]) => [operation!, summary!]));
}

export function clientPage(): string {
  const summaries = summariesOf();
  const groups = groupNames().map(({ group, maker }) => {
    const rows = callsOf(madeBy(maker), group).map(({ text, comment, operation }) => {
      const summary = summaries.get(operation ?? '');
      const said = comment === '' ? (summary === undefined ? '' : `${summary}.`) : comment;
      return `| \`${text}\` | ${said} | ${routeOf(operation)} |`;
    });
    return `### ${group}\n\n| call | what it does | operation |\n|---|---|---|\n${rows.join('\n')}`;
  });
  return `# The TypeScript client

\`@achord/client\` has a function for everything that a tenant does. Its [first page](../../clients/typescript/README.md) has an
example, and says what it does for you: retries, errors, lists, webhooks. Amounts are cents. \`options\` may have
\`idempotencyKey\`, \`signal\`, \`timeout\`, \`maxRetries\` and \`headers\`. Every call answers the \`data\` of the operation;
\`.withResponse()\` also has the status, the message, the headers and the request id. The reference page
at \`/docs/api\` describes the fields.

What operators do is in \`achord.operations\`, by the operation id of the description:
\`achord.operations.releaseHold({ uuid, reason })\`.

## Functions

${groups.join('\n\n')}

## Errors

| class | meaning | codes |
|---|---|---|
${errorRows()}

## Python

[The Python client](../../clients/python/README.md) has the same functions with names in snake_case, with and without
\`asyncio\`. It needs Python 3.9 and no other package: \`pip install ./clients/python\` installs it, also without a
network.

\`\`\`python
payment = client.transactions.create(
    payer_uuid=payer["uuid"], payee_uuid=shop["uuid"], amount=12_500, idempotency_key="order-1042"
)
for one in client.transactions.list(start_date="2026-11-01"):
    book(one)
\`\`\`

## PHP

[The PHP client](../../clients/php/README.md) has the same functions, with the same names. It needs PHP 8.2 with the
extension curl, and no other package.

\`\`\`php
$payment = $achord->transactions->create(
    ['payer_uuid' => $payer['uuid'], 'payee_uuid' => $shop['uuid'], 'amount' => 12_500],
    idempotencyKey: 'order-1042',
);
foreach ($achord->transactions->list(['start_date' => '2026-11-01']) as $one) {
    book($one);
}
\`\`\`

## Go

[The Go client](../../clients/go/README.md) has the same functions, with the same names. It needs Go 1.19, and no other
module.

\`\`\`go
payment, err := client.Transactions.Create(ctx, achord.TransactionRequest{
	PayerUUID: payer.UUID, PayeeUUID: shop.UUID, Amount: 12_500,
}, achord.WithKey("order-1042"))
list := client.Transactions.List(achord.ListTransactionsQuery{StartDate: achord.Ptr("2026-11-01")})
for list.Next(ctx) {
	book(list.Value())
}
\`\`\`

## Assistants

[The MCP server](../../clients/mcp/README.md) gives an assistant tools over this client. It reads; with
\`--allow-writes\` it also starts, refunds, cancels, holds and releases payments, once for each purpose.
`;
}
