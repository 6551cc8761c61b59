// A function of the Python client: its parameters, its types, what it says and what it sends.
import type { ClientOperation } from '../clients/operations.ts';
import { documented, snake } from './text.ts';

export interface Shape {
  name: string;
  /** What is given by position: its name in the path, and its name here. */
  given: ReadonlyMap<string, string>;
  /** The name of what the query or the body takes. */
  rest: string | null;
  /** Whether the caller may choose between a file and data. */
  hasFormat: boolean;
  data: string[];
  /** Of a list: the name of its records, their type, and what is sent before the filters. */
  list: { records: string; item: string; preset: string | null } | null;
  comment: string;
}

/** The lines of a function of a group. */
export function pythonFunction(operation: ClientOperation, shape: Shape, isAsync: boolean): string[] {
  const { list, given } = shape;
  const prefix = isAsync ? 'Async' : '';
  const { parameters, values } = parametersOf(operation, shape);
  const answer = shape.data.map(typed).join(' | ');
  const result = list === null ? answer : `${prefix}Records[${typed(list.item)}, ${answer}]`;
  const isAwaited = isAsync && list === null;
  const called =
    list === null
      ? `${isAwaited ? 'await ' : ''}self._call("${snake(operation.id)}", ${values}${operation.hasKey ? ', idempotency_key' : ''})`
      : `${prefix}Records(self._send, "${snake(operation.id)}", "${list.records}", ${values})`;
  // A list that is read oldest first says so itself.
  const described = operation.description.replace(list?.preset == null ? '' : /^Newest first, unless [^.]*\. /, '');
  const said = [shape.comment, described].filter((text) => text !== '').join('\n\n');
  return [
    `    ${isAwaited ? 'async ' : ''}def ${shape.name}(${['self', ...parameters].join(', ')}) -> ${result}:`,
    ...documented(said, '        '),
    `        return ${called}`,
    '',
  ];

  function parametersOf({ path, input, format, hasKey }: ClientOperation, { rest, hasFormat, name }: Shape) {
    const inRest = rest !== null && input !== null ? [`**${rest}`] : [];
    const isChosen = hasFormat && format !== null;
    const keywords = [
      ...path.filter((one) => !given.has(one.name)).map((one) => `${one.name}: ${typed(one.type)}`),
      ...(isChosen ? [`format: ${typed(format)} | None = None`] : []),
      ...(hasKey ? ['idempotency_key: str | None = None'] : []),
    ];
    const missing = [...given.keys()].filter((one) => !path.some(({ name: known }) => known === one));
    if (missing.length > 0) throw new Error(`${name} takes ${missing.join(', ')}, and its path does not.`);
    const parameters = [
      ...path.filter((one) => given.has(one.name)).map((one) => `${given.get(one.name)}: ${typed(one.type)}`),
      ...(keywords.length === 0 ? [] : ['*', ...keywords]),
      ...inRest.map((one) => `${one}: Unpack[${typed(input!)}]`),
    ];
    const values = [
      ...(list?.preset == null ? [] : [list.preset]),
      ...inRest,
      ...path.map((one) => `"${one.name}": ${given.get(one.name) ?? one.name}`),
      ...(isChosen ? ['"format": format'] : []),
    ];
    return { parameters, values: values.length === 1 && inRest.length === 1 ? rest! : `{${values.join(', ')}}` };
  }
}

const ofTyping = new Set(['Any', 'Dict', 'List', 'Literal', 'None']);

/** A type of `_description.py`, as another module names it. */
const typed = (type: string): string =>
  type.replace(/"[^"]*"|\b[A-Z]\w*/g, (name) => (name.startsWith('"') || ofTyping.has(name) ? name : `d.${name}`));
