// A function of the PHP client: its parameters, its types, what it says and what it sends.
import type { ClientOperation } from '../clients/operations.ts';
import { meaningOf, type PhpRecords, splitUnion } from './records.ts';
import { documented, quoted } from './text.ts';

export interface Shape {
  name: string;
  /** The name of each part of the path, and its name here. */
  given: ReadonlyMap<string, string>;
  /** The name of what the query or the body takes. */
  rest: string;
  /** Whether the caller may choose between a file and data. */
  hasFormat: boolean;
  /** Of a list: the name of its records, their type, and what is sent before the filters. */
  list: { records: string; item: string; preset: string | null } | null;
  comment: string;
}

/** The lines of a function, and the types that they name. */
export function phpFunction(operation: ClientOperation, shape: Shape, records: PhpRecords) {
  const { list, rest } = shape;
  const { path, input, format, hasKey } = operation;
  const isChosen = shape.hasFormat && format !== null;
  // Without `format` it answers data.
  const data = splitUnion(operation.data).filter(
    (type) => type !== 'string' || isChosen || operation.data === 'string',
  );
  const answer = data.join('|');
  const result = list === null ? answer : `Records<${list.item}, ${answer}>`;
  const positional = path.map(({ name }) => shape.given.get(name) ?? name);
  const isOptional = input !== null && records.fieldsOf(input).every(({ isRequired }) => !isRequired);
  const parameters = [
    ...positional.map((name) => `string $${name}`),
    ...(input === null ? [] : [`array $${rest}${isOptional ? ' = []' : ''}`]),
    ...(isChosen ? ['?string $format = null'] : []),
    ...(hasKey ? ['?string $idempotencyKey = null'] : []),
  ];
  const sent = [
    ...(list?.preset == null ? [] : [list.preset]),
    ...(input === null ? [] : [`...$${rest}`]),
    ...path.map(({ name }, index) => `${quoted(name)} => $${positional[index]}`),
    ...(isChosen ? ["'format' => $format"] : []),
  ];
  const values = input !== null && sent.length === 1 ? `$${rest}` : `[${sent.join(', ')}]`;
  const key = hasKey ? ', $idempotencyKey' : '';
  const called =
    list === null
      ? `$this->sender->call(${quoted(operation.id)}, ${values}${key})`
      : `new Records($this->sender, ${quoted(operation.id)}, ${quoted(list.records)}, ${values})`;
  const isVoid = answer === 'null';
  const tags = [
    ...(input === null ? [] : [`@param ${input} $${rest}`]),
    ...(isChosen ? [`@param ${format}|null $format`] : []),
    ...(isVoid ? [] : [`@return ${result}`]),
    '@throws RequestError',
  ];
  // A list that is read oldest first says so itself.
  const described = operation.description.replace(list?.preset == null ? '' : /^Newest first, unless [^.]*\. /, '');
  const fields = input === null ? [] : [`\`$${rest}\` has:\n${records.fieldsOf(input).map(meaningOf).join('\n')}`];
  const lines = [
    ...documented([shape.comment, described, ...fields, tags.join('\n')], '    '),
    `    public function ${shape.name}(${parameters.join(', ')}): ${isVoid ? 'void' : list === null ? nativeOf(data) : 'Records'}`,
    '    {',
    `        ${isVoid ? '' : 'return '}${called};`,
    '    }',
    '',
  ];
  return { lines, types: [input, format, result].flatMap((type) => namesIn(type ?? '')) };
}

/** The type of PHP itself: every record is an array. */
const nativeOf = (types: string[]): string =>
  [...new Set(types.map((type) => (type === 'string' || type === 'null' ? type : 'array')))].sort().join('|');

const namesIn = (type: string): string[] =>
  [...type.replace(/'[^']*'/g, '').matchAll(/\b[A-Z]\w*/g)].map(([name]) => name).filter((name) => name !== 'Records');
