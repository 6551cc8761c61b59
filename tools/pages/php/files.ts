// The files of the PHP client that are made from the description of the API, with the groups of
// functions of the TypeScript client.
import { kindOf } from '../../../clients/typescript/src/http/errors.ts';
import type { OpenApiDocument } from '../../../src/api/http/documentation/openapi.ts';
import { refusals } from '../../../src/platform/refusals.ts';
import { clientGroups, type Group, type GroupMethod } from '../clients/groups.ts';
import { capitalized } from '../clients/names.ts';
import { type ClientOperation, clientOperations } from '../clients/operations.ts';
import { type Schema, withUuid } from '../clients/schema.ts';
import { phpFunction, type Shape } from './functions.ts';
import { recordsOf } from './records.ts';
import { documented, inPhp, quoted } from './text.ts';

/** Where the files are. */
export const phpFolder = 'clients/php/src';

const writer = 'test/system/clients/description.test.ts writes this file.';

/** Groups with functions that are written by hand, and their base class. */
const byHand: Record<string, string> = { transactions: 'Waiting', events: 'Following' };

/** PHP ignores the case of the names of functions: `payout` would be `payOut`. */
const renamed: Record<string, string> = { 'Fees.payout': 'getPayout' };

/** The text of each file by its name. */
export function phpFiles(document: OpenApiDocument): Record<string, string> {
  const records = recordsOf(withUuid(document.components.schemas as Record<string, Schema>));
  const operations = clientOperations(document, records);
  const files: Record<string, string> = {};
  const groups = clientGroups();
  for (const group of groups) writeGroup(group, '');
  const every = [...operations.values()].map((operation) => {
    const shape = { name: operation.id, given: new Map(), rest: 'values', hasFormat: true, list: null };
    return phpFunction(operation, { ...shape, comment: `${operation.summary}.` }, records);
  });
  files['Groups/Operations.php'] = groupClass(
    'Operations',
    'Group',
    every,
    [],
    ['Every operation by its id: what operators do is here.'],
  );
  files['Groups/All.php'] = allGroups(groups);
  files['Routes.php'] = file([
    'namespace Achord;',
    '',
    ...documented(['Method and path of each operation, and whether it has a body.', writer]),
    'final class Routes',
    '{',
    '    public const ALL = [',
    ...[...operations.values()].map(({ id, route }) => `        ${quoted(id)} => ${quoted(route)},`),
    '    ];',
    '}',
  ]);
  files['Codes.php'] = codes();
  // The last one: the functions write the records that have no name in the description.
  files['Types.php'] = file([
    'namespace Achord;',
    '',
    ...documented([
      'The records and bodies of the API, from its description. Each is an array with these fields.',
      writer,
      ...records.meanings,
      records.lines.join('\n'),
    ]),
    'final class Types',
    '{',
    '}',
  ]);
  return files;

  function writeGroup({ name, methods, groups: inner }: Group, within: string): void {
    for (const one of inner) writeGroup(one, capitalized(name));
    const title = within + capitalized(name);
    const made = methods.map((method) =>
      groupMethod({ ...method, name: renamed[`${title}.${method.name}`] ?? method.name }),
    );
    const names = new Set(methods.map((one) => (renamed[`${title}.${one.name}`] ?? one.name).toLowerCase()));
    if (names.size < methods.length) throw new Error(`Two functions of ${title} would be one in PHP.`);
    files[`Groups/${title}.php`] = groupClass(title, byHand[name] ?? 'Group', made, inner, []);
  }

  function groupMethod(method: GroupMethod) {
    const operation = operations.get(method.operation)!;
    return phpFunction(operation, shapeOf(method, operation), records);
  }

  function shapeOf(method: GroupMethod, { data, summary }: ClientOperation): Shape {
    const { records: name } = method;
    const preset = method.isOldestFirst ? "'sort_order' => 'oldest'" : null;
    // `list<Transaction>` is a list of `Transaction`.
    const item = name === null ? '' : /^list<(.*)>$/.exec(records.fieldOf(data, name))![1]!;
    return {
      name: method.name,
      given: new Map(method.positional.map((one) => [one.inPath, one.name])),
      rest: method.rest ?? 'values',
      hasFormat: false,
      list: name === null ? null : { records: name, item, preset },
      comment: method.comment === '' ? `${summary}.` : inPhp(method.comment),
    };
  }
}

const file = (lines: string[]) => `<?php\n\ndeclare(strict_types=1);\n\n${lines.join('\n').trimEnd()}\n`;

type Made = ReturnType<typeof phpFunction>;

function groupClass(title: string, base: string, made: Made[], inner: Group[], said: string[]): string {
  const types = [...new Set(made.flatMap(({ types }) => types))].sort();
  const text = made.flatMap(({ lines }) => lines);
  const nested = inner.map(({ name }) => ({ name, type: title + capitalized(name) }));
  return file([
    'namespace Achord\\Groups;',
    '',
    ...(text.some((line) => line.includes('Records')) ? ['use Achord\\Records;'] : []),
    ...(made.length > 0 ? ['use Achord\\RequestError;'] : []),
    ...(nested.length > 0 ? ['use Achord\\Sender;'] : []),
    'use Achord\\Types;',
    '',
    ...documented([...said, writer, types.map((type) => `@phpstan-import-type ${type} from Types`).join('\n')]),
    `final class ${title} extends ${base}`,
    '{',
    ...nested.flatMap(({ name, type }) => [`    public readonly ${type} $${name};`, '']),
    ...(nested.length === 0
      ? []
      : [
          '    public function __construct(Sender $sender)',
          '    {',
          '        parent::__construct($sender);',
          ...nested.map(({ name, type }) => `        $this->${name} = new ${type}($sender);`),
          '    }',
          '',
        ]),
    ...(text.at(-1) === '' ? text.slice(0, -1) : text),
    '}',
  ]);
}

function allGroups(groups: Group[]): string {
  const named = [{ name: 'operations' }, ...groups].map(({ name }) => ({ name, type: capitalized(name) }));
  return file([
    'namespace Achord\\Groups;',
    '',
    'use Achord\\Sender;',
    '',
    ...documented(['The groups of functions.', writer]),
    'abstract class All',
    '{',
    ...named.map(({ name, type }) => `    public readonly ${type} $${name};`),
    '',
    '    protected function __construct(Sender $sender)',
    '    {',
    ...named.map(({ name, type }) => `        $this->${name} = new ${type}($sender);`),
    '    }',
    '}',
  ]);
}

/** The class of each refusal whose status does not decide it. */
function codes(): string {
  const rows = Object.entries(refusals).flatMap(([code, { status }]) => {
    const { Kind, code: told } = kindOf(status, code);
    const byStatus = kindOf(status, 'a code that no version knows').Kind;
    return Kind === byStatus && told === code && status !== 422
      ? []
      : [`        ${quoted(code)} => ${Kind.name}::class,`];
  });
  return file([
    'namespace Achord;',
    '',
    ...documented(['The class of each code whose status does not decide it.', writer]),
    'final class Codes',
    '{',
    '    public const CLASSES = [',
    ...rows,
    '    ];',
    '}',
  ]);
}
