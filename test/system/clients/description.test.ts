// The types and the routes of the clients equal the description of the API: of the TypeScript
// client as a common generator makes them. WRITE_DESCRIPTION=1 writes them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import { goFiles, goFolder } from '../../../tools/pages/go/files.ts';
import { phpFiles, phpFolder } from '../../../tools/pages/php/files.ts';
import { pythonFolder, pythonModules } from '../../../tools/pages/python/modules.ts';
import { testService } from '../../support/service/service.ts';

interface Described {
  operationId: string;
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}
type Parameter = { in: string; name: string; $ref?: string };
type Schema = { properties?: object; $ref?: string };

const commentWidth = 100;

/** The generator writes a description as one line. An example stays as it is. */
function wrapComments(text: string): string {
  return text.replace(
    /^( *)(\/\*\*|\*)( (?!@example).{80,}?)( \*\/)?$/gm,
    (line, indent, opening, words, closing = '') => {
      if (line.length <= commentWidth) return line;
      const star = opening === '*' ? indent : `${indent} `;
      const lines = [''];
      for (const word of words.trim().split(' ')) {
        const longer = `${lines.at(-1)} ${word}`.trimStart();
        if (star.length + 2 + longer.length > commentWidth && lines.at(-1) !== '') lines.push(word);
        else lines[lines.length - 1] = longer;
      }
      const body = lines.map((one) => `${star}* ${one}`).join('\n');
      return opening === '*' ? body : `${indent}/**\n${body}\n${star}${closing.trim()}`;
    },
  );
}

const writer = '// test/system/clients/description.test.ts writes them.';
const service = await testService();
const document = (await service.send('GET', '/openapi.json', { token: null })).body;

/** A page of a browser is no operation of a client. */
const isCalled = (path: string, { deprecated }: Described) => deprecated !== true && !path.startsWith('/console/');

/** What a reference leads to. */
const resolved = <Part extends { $ref?: string }>(part: Part): Part =>
  part.$ref === undefined
    ? part
    : part.$ref
        .slice(2)
        .split('/')
        .reduce((at, name) => at[name], document);
const bodyOf = ({ requestBody }: Described): Schema =>
  requestBody === undefined ? {} : resolved(requestBody.content['application/json'].schema);

const routes = Object.entries(document.paths as Record<string, Record<string, Described>>).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => isCalled(path, operation))
    .map(([method, { operationId, requestBody }]) => {
      const place = requestBody === undefined ? '' : ' body';
      return `  ${operationId}: '${method.toUpperCase()} ${path}${place}',`;
    }),
);

// The generator changes what it reads.
const types = wrapComments(
  astToString(await openapiTypescript(structuredClone(document), { excludeDeprecated: true })),
);

const typescript = 'clients/typescript/src';
const files = {
  [`${typescript}/description.ts`]: `// The types of the API, from its description.\n${writer}\n${types}`,
  [`${typescript}/routes.ts`]: `// Method and path of each operation, and whether it has a body.\n${writer}\nexport const routes = {\n${routes.join('\n')}\n} as const;\n`,
  ...Object.fromEntries(
    Object.entries(pythonModules(document)).map(([name, text]) => [`${pythonFolder}/${name}`, text]),
  ),
  ...Object.fromEntries(Object.entries(goFiles(document)).map(([name, text]) => [`${goFolder}/${name}`, text])),
  ...Object.fromEntries(Object.entries(phpFiles(document)).map(([name, text]) => [`${phpFolder}/${name}`, text])),
};

describe('The clients have, as the description says,', () => {
  it.each(Object.entries(files))('%s', (name, text) => {
    const path = fileURLToPath(new URL(`../../../${name}`, import.meta.url));
    if (process.env.WRITE_DESCRIPTION !== undefined) writeFileSync(path, text);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});

describe('The groups of functions', () => {
  const resources = fileURLToPath(new URL('../../../clients/typescript/src/resources', import.meta.url));
  const written = readdirSync(resources).map((name) => readFileSync(`${resources}/${name}`, 'utf8'));
  // The same as listTransactions, for callers that cannot send a query.
  const left = new Set([
    'listTransactionsByBody',
    // Only people call these, with a session of the console.
    'listPeople',
    'invitePerson',
    'createPersonLink',
    'updatePerson',
    'createOwnToken',
    'listOwnTokens',
    'revokeOwnToken',
  ]);

  it('have every operation of tenants and of the sandbox', () => {
    const named = new Set(written.flatMap((text) => [...text.matchAll(/\bon\.(\w+)/g)].map(([, id]) => id)));
    const wanted = Object.entries(document.paths as Record<string, Record<string, Described>>)
      .filter(([path]) => !path.startsWith('/admin/'))
      .flatMap(([path, methods]) => Object.values(methods).filter((operation) => isCalled(path, operation)))
      .map(({ operationId }) => operationId);
    expect(wanted.filter((id) => !named.has(id) && !left.has(id))).toEqual([]);
  });

  it('can send each operation: what it takes has one place', () => {
    const clashes: string[] = [];
    for (const [path, methods] of Object.entries(document.paths as Record<string, Record<string, Described>>))
      for (const operation of Object.values(methods)) {
        if (!isCalled(path, operation) || left.has(operation.operationId)) continue;
        const inQuery = (operation.parameters ?? []).map(resolved).filter((one) => one.in === 'query');
        if (operation.requestBody !== undefined && inQuery.length > 0) clashes.push(operation.operationId);
        const fields = Object.keys(bodyOf(operation).properties ?? {});
        if (fields.some((field) => path.includes(`{${field}}`))) clashes.push(operation.operationId);
      }
    expect(clashes).toEqual([]);
  });
});
