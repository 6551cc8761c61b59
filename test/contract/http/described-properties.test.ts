// The description of the API for tenants says what every property, parameter and status means.
import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/api/http/documentation/documented-schema.ts';
import type { OpenApiDocument } from '../../../src/api/http/documentation/openapi.ts';
import { resolved } from '../../support/service/answer-checker.ts';
import { sharedService } from '../../support/service/service.ts';

interface Parameter {
  $ref?: string;
  in: string;
  name: string;
  description?: string;
  deprecated?: boolean;
  schema: JsonSchema;
}

/**
 * A property or a parameter. `description`: its own, or the one of the schema that it refers to.
 */
interface Field {
  at: string;
  name: string;
  description: string;
  deprecated: boolean;
}

/** A schema with a list of values, and the description of its field. */
interface Choice {
  at: string;
  values: readonly string[];
  description: string;
}

let document: OpenApiDocument;
let whole: string;
const fields: Field[] = [];
const choices: Choice[] = [];
const seen = new Set<string>();

const descriptionOf = (schema: JsonSchema): string =>
  schema.description ?? (typeof schema.$ref === 'string' ? descriptionOf(resolved(document, schema)) : '');

function walk(schema: JsonSchema, at: string, inherited = ''): void {
  if (typeof schema.$ref === 'string') {
    if (seen.has(schema.$ref)) return;
    seen.add(schema.$ref);
    walk(resolved(document, schema), schema.$ref.split('/').at(-1)!);
    return;
  }
  const description = schema.description ?? inherited;
  if (Array.isArray(schema.enum)) choices.push({ at, values: schema.enum, description });
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const place = `${at}.${name}`;
    fields.push({ at: place, name, description: descriptionOf(property), deprecated: property.deprecated === true });
    walk(property, place);
  }
  for (const keyword of ['anyOf', 'oneOf', 'allOf'])
    for (const part of (schema[keyword] ?? []) as JsonSchema[]) walk(part, at, description);
  for (const keyword of ['items', 'additionalProperties'])
    if (typeof schema[keyword] === 'object') walk(schema[keyword] as JsonSchema, `${at}[]`);
}

function walkParameter(parameter: Parameter, at: string): void {
  const { $ref, in: place, name, description, deprecated, schema } = parameter;
  if ($ref !== undefined) {
    if (seen.has($ref)) return;
    seen.add($ref);
    walkParameter(resolved(document, { $ref }) as unknown as Parameter, at);
    return;
  }
  const said = description ?? descriptionOf(schema);
  fields.push({ at: `${at} ${place} ${name}`, name, description: said, deprecated: deprecated === true });
  walk(schema, `${at} ${place} ${name}`, said);
}

const bodiesOf = (part: { content?: Record<string, { schema: JsonSchema }> }): JsonSchema[] =>
  Object.values(part.content ?? {}).map(({ schema }) => schema);

beforeAll(async () => {
  const service = await sharedService();
  const answer = await service.send('GET', '/openapi/tenants.json', { token: null });
  document = answer.body;
  whole = (await service.send('GET', '/openapi.json', { token: null })).text;
  for (const [path, methods] of Object.entries({ ...document.paths, ...document.webhooks }))
    for (const [method, operation] of Object.entries(methods)) {
      const at = `${method} ${path}`;
      for (const parameter of operation.parameters) walkParameter(parameter, at);
      const answers = Object.values(operation.responses).map((one) => resolved(document, one as JsonSchema));
      for (const schema of [operation.requestBody ?? {}, ...answers].flatMap(bodiesOf)) walk(schema, at);
    }
});

/** A whole description that only repeats a rule of the schema, or a unit. */
const isConstraint = (text: string) =>
  [
    /^(True or false|A uuid|An https URL|Cents)\.$/,
    /^(Text of \d+|An integer|A number|A calendar day|A list of|An array of|An e-mail address|\d+ digits)\b[^.]*\.$/,
  ].some((form) => form.test(text));

const isSentence = (text: string) => /^[A-Z`\d][\s\S]*\.$/.test(text) && text.split(/\s+/).length >= 3;

describe('Every property and parameter of the API for tenants', () => {
  it('has a sentence that says what it is', () => {
    expect(fields.length).toBeGreaterThan(900);
    expect(fields.filter(({ description }) => !isSentence(description)).map(({ at }) => at)).toEqual([]);
  });

  it('has a sentence that says more than the schema does', () => {
    const repeated = fields.filter(({ description }) => isConstraint(description));
    expect(repeated.map(({ at, description }) => `${at}: ${description}`)).toEqual([]);
  });

  it('says when it is null, if it can be null in an answer', () => {
    const mayBeNull = (schema: JsonSchema) =>
      (Array.isArray(schema.type) && schema.type.includes('null')) ||
      ((schema.anyOf ?? []) as JsonSchema[]).some(({ type }) => type === 'null');
    const silent = Object.entries(document.components.schemas as Record<string, JsonSchema>)
      .filter(([name]) => !/(Request|Input|Change)$/.test(name))
      .flatMap(([name, { properties = {} }]) =>
        Object.entries(properties)
          .filter(([, property]) => mayBeNull(property) && !/\bnull\b/i.test(descriptionOf(property)))
          .map(([property]) => `${name}.${property}`),
      );
    expect(silent).toEqual([]);
  });
});

describe('Every list of values', () => {
  // Their names say what they are, or another part of the document explains them.
  const plain = new Set(['kind', 'owner', 'account_type', 'method', 'sort_order', 'currency']);
  const elsewhere = new Set(['EventName', 'ErrorCode']);

  it('explains each of them: `VALUE`: a sentence', () => {
    const unexplained = choices
      .filter(({ at }) => !elsewhere.has(at) && !plain.has(at.split(/[. ]/).at(-1)!))
      .flatMap(({ at, values, description }) =>
        values.filter((value) => !description.includes(`\`${value}\``)).map((value) => `${at}: ${value}`),
      );
    expect(unexplained).toEqual([]);
  });

  it('is explained in a list if its values are statuses', () => {
    const statuses = choices.filter(({ values }) => values.some((value) => /^[A-Z]+(_[A-Z]+)*$/.test(value)));
    const named = statuses.filter(({ at }) => !elsewhere.has(at) && !/ method$|AccountName$|currency$/.test(at));
    expect(named.map(({ at }) => at)).toEqual(
      expect.arrayContaining(['TransactionStatus', 'CaptureStatus', 'PayoutStatus', 'ClawbackStatus', 'KybStatus']),
    );
    for (const { at, values, description } of named)
      for (const value of values) expect([at, description]).toEqual([at, expect.stringContaining(`- \`${value}\`: `)]);
  });
});

describe('A name that only existing clients use', () => {
  const names = [
    'pageSize',
    'startDate',
    'endDate',
    'plaid',
    'biling_merchant_user_uuid',
    'valid_account_routing',
    'batch_payout_uuid',
    'batch_refund_uuid',
    'total_items',
  ];

  it('is deprecated and names the one to use', () => {
    const others = fields.filter(({ at, name }) => names.includes(name) && !at.startsWith('Pagination.'));
    expect([...new Set(others.map(({ name }) => name))].sort()).toEqual([...names].sort());
    for (const { at, description, deprecated } of others)
      expect([at, deprecated, description]).toEqual([at, true, expect.stringMatching(/Use `\w+`\.$/)]);
    const another = fields.filter(({ description }) => description.startsWith('Another name of'));
    expect(another.filter(({ deprecated }) => !deprecated)).toEqual([]);
  });
});

describe('The document', () => {
  it('has no link to a file: the reference page does not serve it', () => {
    expect(whole.match(/[^"\s]{0,40}\.md\b/g) ?? []).toEqual([]);
  });

  it('shows the message of an answer', () => {
    expect(whole).not.toContain('"message":"string"');
    const { properties } = document.components.schemas!.Success as JsonSchema;
    expect(properties!.message!.examples).toEqual(['']);
    const start = document.paths['/3p/api/v1/transaction']!.post;
    expect(start.responses['201'].content['application/json'].example.message).toBe('Transaction has been started.');
  });
});
