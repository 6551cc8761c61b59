// The files of the Go client that are made from the description of the API, with the groups of
// functions of the TypeScript client.
import { kindOf } from '../../../clients/typescript/src/http/errors.ts';
import type { OpenApiDocument } from '../../../src/api/http/documentation/openapi.ts';
import { refusals } from '../../../src/platform/refusals.ts';
import { clientGroups, type Group, type GroupMethod } from '../clients/groups.ts';
import { capitalized } from '../clients/names.ts';
import { type ClientOperation, clientOperations } from '../clients/operations.ts';
import { type Schema, withUuid } from '../clients/schema.ts';
import { type GoRecords, recordsOf } from './records.ts';
import { commented, goName, goParameter, quoted } from './text.ts';

/** Where the files are. */
export const goFolder = 'clients/go';

const writer = '// test/system/clients/description.test.ts writes this file.';

const file = (imports: readonly string[], lines: readonly string[]) =>
  `${writer}\n\npackage achord\n\n${imports.length === 0 ? '' : `import (\n${imports.map((one) => `\t${quoted(one)}\n`).join('')})\n\n`}${lines.join('\n').trimEnd()}\n`;

/** The text of each file by its name. */
export function goFiles(document: OpenApiDocument): Record<string, string> {
  const records = recordsOf(withUuid(document.components.schemas as Record<string, Schema>));
  const operations = clientOperations(document, records);
  const groups = clientGroups();
  const every = [...operations.values()].flatMap((operation) => [
    ...functionOf('Operations', operation, shapeOfOperation(operation), records),
    ...(operation.format === null ? [] : fileOf(operation)),
  ]);
  const functions = [
    ...groupType('Operations', [], ['OperationsAPI has every operation by its id: what operators do is here.']),
    ...every,
    ...groups.flatMap((group) => groupOf(group, '')),
    ...allGroups(groups),
    ...commented(['The path of the event log.']),
    `const routeOfEvents = ${quoted(operations.get('listEvents')!.route)}`,
  ];
  return {
    'functions.go': file(['context', 'encoding/json'], functions),
    'codes.go': file([], codes()),
    // The last one: the functions write the records that have no name in the description.
    'types.go': file(['encoding/json'], records.lines),
  };

  function groupOf({ name, methods, groups: inner }: Group, within: string): string[] {
    const title = within + capitalized(name);
    return [
      ...inner.flatMap((one) => groupOf(one, capitalized(name))),
      ...groupType(title, inner, [`${title}API is a group of functions.`]),
      ...methods.flatMap((method) => {
        const operation = operations.get(method.operation)!;
        return functionOf(title, operation, shapeOf(method, operation), records);
      }),
    ];
  }

  function shapeOf(method: GroupMethod, { data, summary }: ClientOperation): Shape {
    const { records: name } = method;
    return {
      name: goName(method.name),
      given: new Map(method.positional.map((one) => [one.inPath, one.name])),
      rest: method.rest ?? 'values',
      list:
        name === null
          ? null
          : {
              records: name,
              item: records.fieldOf(data, name).replace(/^\[\]/, ''),
              preset: method.isOldestFirst ? 'map[string]any{"sort_order": "oldest"}' : 'nil',
            },
      comment: method.comment === '' ? `${summary}.` : method.comment,
    };
  }
}

interface Shape {
  name: string;
  /** The name of each part of the path, and its name here. */
  given: ReadonlyMap<string, string>;
  /** The name of what the query or the body takes. */
  rest: string;
  /** Of a list: the name of its records, their type, and what is sent before the filters. */
  list: { records: string; item: string; preset: string } | null;
  comment: string;
}

const shapeOfOperation = ({ id, summary }: ClientOperation): Shape => ({
  name: goName(id),
  given: new Map(),
  rest: 'values',
  list: null,
  comment: `${summary}.`,
});

function functionOf(group: string, operation: ClientOperation, shape: Shape, records: GoRecords): string[] {
  const { list } = shape;
  // Without `format` it answers data.
  const data = records.oneOf(
    operation.data.split(' | ').filter((type) => type !== 'string' || operation.data === 'string'),
  );
  const { parameters, path, input } = takenBy(operation, shape);
  const described = operation.description.replace(
    list === null || list.preset === 'nil' ? '' : /^Newest first, unless [^.]*\. /,
    '',
  );
  const route = quoted(operation.route);
  const comment = commented([`${shape.name}: ${shape.comment}`, described]);
  if (list !== null) {
    return [
      ...comment,
      `func (g *${group}API) ${shape.name}(${parameters.join(', ')}) *List[${list.item}] {`,
      `\treturn listOf[${list.item}](g.sender, ${route}, ${path}, ${quoted(list.records)}, ${list.preset}, ${input})`,
      '}',
      '',
    ];
  }
  const taken = ['ctx context.Context', ...parameters, 'options ...Option'].join(', ');
  const sent = `ctx, g.sender, ${route}, ${path}, ${input}, options`;
  if (data === '')
    return [
      ...comment,
      `func (g *${group}API) ${shape.name}(${taken}) error {`,
      `\t_, err := g.sender.send(ctx, ${route}, ${path}, ${input}, options)`,
      '\treturn err',
      '}',
      '',
    ];
  return [
    ...comment,
    `func (g *${group}API) ${shape.name}(${taken}) (${data}, error) {`,
    `\treturn answered[${data}](${sent})`,
    '}',
    '',
  ];
}

/** The same operation as a file. */
function fileOf(operation: ClientOperation): string[] {
  const name = `${goName(operation.id)}File`;
  const parameters = operation.path.map((one) => `${goParameter(one.name)} string`);
  const input = operation.input === null ? [] : [`values ${operation.input}`];
  return [
    ...commented([`${name} is ${goName(operation.id)} as a file. format: for example "csv".`]),
    `func (g *OperationsAPI) ${name}(${['ctx context.Context', ...parameters, ...input, 'format string', 'options ...Option'].join(', ')}) (string, error) {`,
    `\treturn answered[string](ctx, g.sender, ${quoted(operation.route)}, ${pathOf(operation, new Map())}, with(${input.length === 0 ? 'nil' : 'values'}, "format", format), options)`,
    '}',
    '',
  ];
}

const pathOf = ({ path }: ClientOperation, given: ReadonlyMap<string, string>): string =>
  path.length === 0
    ? 'nil'
    : `[]string{${path.map(({ name }) => `${quoted(name)}, ${goParameter(given.get(name) ?? name)}`).join(', ')}}`;

function takenBy(operation: ClientOperation, { given, rest }: Shape) {
  const named = goParameter(rest);
  return {
    parameters: [
      ...operation.path.map(({ name }) => `${goParameter(given.get(name) ?? name)} string`),
      ...(operation.input === null ? [] : [`${named} ${operation.input}`]),
    ],
    path: pathOf(operation, given),
    input: operation.input === null ? 'nil' : named,
  };
}

const groupType = (title: string, inner: readonly Group[], comment: string[]): string[] => [
  ...commented(comment),
  `type ${title}API struct {`,
  '\tsender *sender',
  ...inner.flatMap(({ name }) => ['', `\t${goName(name)} *${title}${capitalized(name)}API`]),
  '}',
  '',
];

function allGroups(groups: readonly Group[]): string[] {
  const named = [{ name: 'operations', groups: [] as Group[] }, ...groups];
  const made = ({ name, groups: inner }: Pick<Group, 'name' | 'groups'>, within: string): string => {
    const title = within + capitalized(name);
    const parts = inner.map((one) => `, ${goName(one.name)}: ${made(one, title)}`).join('');
    return `&${title}API{sender: s${parts}}`;
  };
  return [
    ...commented(['The groups of functions.']),
    'type groups struct {',
    ...named.flatMap(({ name }, index) => [...(index === 0 ? [] : ['']), `\t${goName(name)} *${capitalized(name)}API`]),
    '}',
    '',
    'func groupsOf(s *sender) groups {',
    '\tvar g groups',
    ...named.map((one) => `\tg.${goName(one.name)} = ${made(one, '')}`),
    '\treturn g',
    '}',
    '',
  ];
}

const kinds: Record<string, string> = {
  InvalidRequestError: 'ErrInvalidRequest',
  AuthenticationError: 'ErrAuthentication',
  PermissionError: 'ErrPermission',
  NotFoundError: 'ErrNotFound',
  BlockedError: 'ErrBlocked',
  LimitError: 'ErrLimit',
  StateError: 'ErrState',
  IdempotencyError: 'ErrIdempotency',
  RateLimitError: 'ErrRateLimit',
  ServiceError: 'ErrService',
};

/** The kind of each refusal whose status does not decide it. */
function codes(): string[] {
  const rows = Object.entries(refusals).flatMap(([code, { status }]) => {
    const { Kind, code: told } = kindOf(status, code);
    const byStatus = kindOf(status, 'a code that no version knows').Kind;
    return Kind === byStatus && told === code && status !== 422
      ? []
      : [`\tcase ${quoted(code)}:`, `\t\treturn ${kinds[Kind.name]!}`];
  });
  return [
    ...commented(['The kind of each code whose status does not decide it; nil: the status decides.']),
    'func kindOfCode(code string) error {',
    '\tswitch code {',
    ...rows,
    '\t}',
    '\treturn nil',
    '}',
  ];
}
