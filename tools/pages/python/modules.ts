// The modules of the Python client that are made from the description of the API, with the groups
// of functions of the TypeScript client.
import type { OpenApiDocument } from '../../../src/api/http/documentation/openapi.ts';
import { clientGroups, type Group, type GroupMethod } from '../clients/groups.ts';
import { pascal } from '../clients/names.ts';
import { type ClientOperation, clientOperations } from '../clients/operations.ts';
import { type Records, type Schema, withUuid } from '../clients/schema.ts';
import { pythonFunction } from './functions.ts';
import { recordsOf } from './records.ts';
import { inPython, snake } from './text.ts';

/** Where the modules are. */
export const pythonFolder = 'clients/python/achord';

const writer = 'test/system/clients/description.test.ts writes it.';

/** Groups with functions that are written by hand, and their base class. */
const byHand: Record<string, string> = { transactions: 'Waiting', events: 'Following' };

/** The text of each module by its name. */
export function pythonModules(document: OpenApiDocument): Record<string, string> {
  const records = recordsOf(withUuid(document.components.schemas as Record<string, Schema>));
  const operations = clientOperations(document, records);
  return {
    '_description.py': text([
      `"""The records and bodies of the API, from its description.\n\n${writer}\n"""`,
      '',
      'from __future__ import annotations',
      '',
      'from typing import TYPE_CHECKING, Any, Dict, List, Literal, TypedDict',
      '',
      'if TYPE_CHECKING:',
      '    from typing_extensions import NotRequired, TypeAlias',
      '',
      '',
      ...records.lines,
    ]),
    '_routes.py': text([
      `"""Method and path of each operation, and whether it has a body.\n\n${writer}\n"""`,
      '',
      'ROUTES = {',
      ...[...operations.values()].map(({ id, route }) => `    "${snake(id)}": "${route}",`),
      '}',
    ]),
    '_groups.py': groupsModule(operations, records, false),
    '_async_groups.py': groupsModule(operations, records, true),
  };
}

const text = (lines: string[]) => `${lines.join('\n').trimEnd()}\n`;

function groupsModule(operations: ReadonlyMap<string, ClientOperation>, records: Records, isAsync: boolean): string {
  const prefix = isAsync ? 'Async' : '';
  const classes: string[] = [];
  const groups = clientGroups();
  for (const group of groups) writeGroup(group, '');
  return text([
    `"""The functions of the API${isAsync ? ', for asyncio' : ''}.\n\n${writer}\n"""`,
    '',
    'from __future__ import annotations',
    '',
    'from typing import TYPE_CHECKING, Any, Dict, List, Literal',
    '',
    `from ._following import ${['Following', 'Group', 'Waiting'].map((name) => prefix + name).join(', ')}`,
    `from ._lists import ${prefix}Records`,
    'from .webhooks import verify',
    '',
    'if TYPE_CHECKING:',
    '    from typing_extensions import Unpack',
    '',
    '    from . import _description as d',
    '',
    '',
    ...classes,
    `class ${prefix}Operations(${prefix}Group):`,
    '    """Every operation by its id: what operators do is here."""',
    '',
    ...[...operations.values()].flatMap(operationMethod),
    '',
    `class ${prefix}Groups:`,
    '    """The groups of functions."""',
    '',
    '    def __init__(self, call: Any) -> None:',
    ...['operations', ...groups.map(({ name }) => name)].map(
      (name) => `        self.${snake(name)} = ${prefix}${pascal(snake(name))}(call)`,
    ),
  ]);

  function writeGroup({ name, methods, groups }: Group, within: string): void {
    for (const inner of groups) writeGroup(inner, pascal(name));
    classes.push(
      `class ${prefix}${within}${pascal(snake(name))}(${prefix}${byHand[name] ?? 'Group'}):`,
      ...(groups.length === 0 ? [] : nested(groups, pascal(name))),
      ...(name === 'webhooks' ? ['    verify = staticmethod(verify)', ''] : []),
      ...methods.flatMap(groupMethod),
      '',
    );
  }

  function nested(groups: Group[], within: string): string[] {
    const made = groups.map(({ name }) => `        self.${snake(name)} = ${prefix}${within}${pascal(name)}(call)`);
    return ['    def __init__(self, call: Any) -> None:', '        super().__init__(call)', ...made, ''];
  }

  function groupMethod(method: GroupMethod): string[] {
    const operation = operations.get(method.operation)!;
    const given = new Map(method.positional.map(({ name, inPath }) => [inPath, name]));
    const { summary, data } = operation;
    const list = method.records === null ? null : { records: method.records, item: itemOf(data, method.records) };
    const shape = {
      name: snake(method.name),
      given,
      rest: method.rest === null ? null : snake(method.rest),
      hasFormat: false,
      // Without `format` it answers data.
      data: data.split(' | ').filter((type) => type !== 'str' || data === 'str'),
      list: list && { ...list, preset: method.isOldestFirst ? '"sort_order": "oldest"' : null },
      comment: method.comment === '' ? `${summary}.` : inPython(method.comment),
    };
    return pythonFunction(operation, shape, isAsync);
  }

  function operationMethod(operation: ClientOperation): string[] {
    const { id, summary, data } = operation;
    const shape = {
      name: snake(id),
      given: new Map(),
      rest: 'values',
      hasFormat: true,
      data: data.split(' | '),
      list: null,
    };
    return pythonFunction(operation, { ...shape, comment: `${summary}.` }, isAsync);
  }

  /** `List[Transaction]` is a list of `Transaction`. */
  function itemOf(page: string, name: string): string {
    return /^List\[(.*)\]$/.exec(records.fieldOf(page, name))![1]!;
  }
}
