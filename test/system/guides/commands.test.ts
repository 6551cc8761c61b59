// The commands of the pages: each request is one of the API and has the fields that it needs, and
// each variable is set before or named to the reader. Tests of their own run the runbooks, the
// first steps and the page that leads to the first file.
import { dirname, join, normalize } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sources } from '../../support/runner/sources.ts';
import { testService } from '../../support/service/service.ts';

interface Schema {
  $ref?: string;
  required?: string[];
  properties?: Record<string, Schema>;
}
interface Described {
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}
interface Description {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

let description: Description;
beforeAll(async () => {
  const service = await testService();
  description = (await (await fetch(`${service.address}/openapi.json`)).json()) as Description;
});

const pages = new Map(sources(['docs'], '.md').map(({ path, text }) => [path, text]));
const blocksOf = (page: string) => [...page.matchAll(/^ *```(?:sh)?\n(.*?)^ *```/gms)].map(([, text]) => text!);

/** The commands of a block, each with the lines of its texts in quotation marks. */
function commandsOf(block: string): string[] {
  const commands: string[] = [];
  let command = '';
  for (const line of block.replaceAll('\\\n', ' ').split('\n')) {
    command += command === '' ? line : `\n${line}`;
    const marks = command.replaceAll(/\\["']/g, '').replaceAll(/'[^']*'|"[^"]*"/g, '');
    if (/["']/.test(marks)) continue;
    commands.push(command);
    command = '';
  }
  return commands;
}

const someUuid = '019a2f3d-2b1c-7d3e-8f40-51627384a5b6';
const filled = (text: string) => text.replaceAll(/\$\{?\w+\}?/g, someUuid);

/** Values that the shell puts in without quotation marks are 0. */
const parsed = (text: string): object => JSON.parse(filled(text.replaceAll(/(:\s*)(?:\$\([^)]*\)|\$\w+)/g, '$10')));

interface Sent {
  method: string;
  /** Without its query. */
  path: string;
  /** JSON; null: none, or one that only a shell makes. */
  body: object | null;
}

const service = String.raw`(?:\$A|\$API|http://127\.0\.0\.1:4010)`;
const ways = [
  // curl "$A/path" -d '…'
  new RegExp(String.raw`^.*\bcurl\b.*?${service}(?<path>/(?:admin|3p|sandbox)/[^\s"']+)`, 's'),
  // admin POST "/path" '…', and post "/path" -d '…'
  /\b(?:admin (?<method>[A-Z]+)|post) ["']?(?<path>\/[^\s"']+)/s,
];

function sentBy(command: string): Sent | null {
  const found = ways.map((way) => way.exec(command)?.groups).find((groups) => groups !== undefined);
  if (found === undefined) return null;
  const data = /(?:-d|admin [A-Z]+ \S+) (?:'(?<plain>\{.*\})'|"(?<quoted>\{.*\})")/s.exec(command)?.groups;
  const text = data?.quoted?.replaceAll('\\"', '"') ?? data?.plain?.replaceAll(/'"?(\$\{?\w+\}?)"?'/g, '$1');
  const named = found.method ?? /-X ([A-Z]+)/.exec(command)?.[1];
  const method = named ?? (/\bpost /.test(command) || command.includes(' -d ') ? 'POST' : 'GET');
  const path = filled(found.path!.split('?')[0]!);
  return { method, path, body: text === undefined ? null : parsed(text) };
}

function resolved(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : resolved(description.components.schemas[schema.$ref.split('/').at(-1)!]!);
}

/** What is wrong with a request, by the description of the API; null: nothing. */
function problemOf({ method, path, body }: Sent): string | null {
  const fitting = Object.entries(description.paths).filter(
    ([described, operations]) =>
      operations[method.toLowerCase()] !== undefined &&
      new RegExp(`^${described.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
  );
  const [one] = fitting.toSorted(([a], [b]) => a.split('{').length - b.split('{').length);
  if (one === undefined) return 'no such operation';
  const schema = one[1][method.toLowerCase()]!.requestBody?.content['application/json'].schema;
  if (body === null || schema === undefined) return null;
  const { required = [], properties = {} } = resolved(schema);
  const missing = required.filter((name) => !(name in body));
  const unknown = Object.keys(body).filter((name) => !(name in properties));
  return missing.length + unknown.length === 0 ? null : `missing ${missing}, unknown ${unknown}`;
}

describe('A request on a page', () => {
  it('is one of the API, with the fields that it needs and no others', () => {
    const sent = [...pages].flatMap(([page, text]) =>
      blocksOf(text)
        .flatMap(commandsOf)
        .flatMap((command) => {
          const one = sentBy(command);
          return one === null ? [] : [{ page, one }];
        }),
    );
    expect(sent.length).toBeGreaterThan(200);
    expect(sent.filter(({ one }) => one.body !== null).length).toBeGreaterThan(90);
    const problems = sent.flatMap(({ page, one }) => {
      const problem = problemOf(one);
      return problem === null ? [] : [`${page}: ${one.method} ${one.path}: ${problem}`];
    });
    expect(problems).toEqual([]);
  });
});

/** Each goes on from the page before, and a test runs them in this order. */
const inOrder = ['webhooks-on-a-laptop', 'retries', 'returns', 'going-live'].map((name) => `docs/build/${name}.md`);

const shellsOf = (page: string) => [...page.matchAll(/^ *```sh\n(.*?)^ *```/gms)].map(([, text]) => text!).join('\n');
const setIn = (shell: string) =>
  new Set([...shell.matchAll(/\b([A-Z][A-Z_]*)=|for ([A-Z]+) in/g)].flatMap((m) => m.slice(1)));
const functionsIn = (shell: string) => new Set([...shell.matchAll(/^ *(\w+)\(\) \{/gm)].map(([, name]) => name));
const proseOf = (page: string) => page.replaceAll(/^ *```.*?^ *```/gms, '');
/** A reader's shell has them. */
const ofShell = ['RANDOM', 'HOST', 'PORT', 'PWD'];

describe('A variable of the commands of a page', () => {
  const ofReaders = [...pages].filter(
    ([path]) => /^docs\/(build|operate)\/[^/]+\.md$/.test(path) && !inOrder.includes(path),
  );

  it('is set on the page, or the page says what it is', () => {
    const unknown = ofReaders.flatMap(([path, page]) => {
      const shell = shellsOf(page);
      const used = [...shell.matchAll(/\$\{?([A-Z][A-Z_]*)/g)].map(([, name]) => name!);
      const known = new Set([
        ...setIn(shell),
        ...ofShell,
        ...[...proseOf(page).matchAll(/`\$(\w+)`/g)].map(([, n]) => n),
      ]);
      return [...new Set(used)].filter((name) => !known.has(name)).map((name) => `${path}: $${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('is set by the page that is said to set it', () => {
    const untrue = ofReaders.flatMap(([path, page]) =>
      [...proseOf(page).matchAll(/\]\(([\w./-]+\.md)\)\s+sets\s+([^.]*)\./g)].flatMap(([, to, said]) => {
        const shell = shellsOf(pages.get(normalize(join(dirname(path), to!)))!);
        const known = new Set([...setIn(shell), ...functionsIn(shell)]);
        const names = [...said!.matchAll(/`\$?(\w+)`/g)].map(([, name]) => name!);
        return names.filter((name) => !known.has(name)).map((name) => `${path}: ${to} does not set ${name}`);
      }),
    );
    expect(untrue).toEqual([]);
  });
});
