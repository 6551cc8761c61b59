// GET /openapi.json and /docs: the document is well-formed, and the service does what it describes.
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../../src/http/documentation/openapi.ts';
import { refusals } from '../../../src/refusals.ts';
import { answerChecker, plainAjv } from '../../support/service/answer-checker.ts';
import { type TestService, testService } from '../../support/service/service.ts';

let service: TestService;
let document: OpenApiDocument;
// biome-ignore lint/suspicious/noExplicitAny: the shapes are what is being tested
let operations: { name: string; method: string; path: string; operation: any }[];
beforeAll(async () => {
  service = await testService();
  document = (await service.send('GET', '/openapi.json', { token: null })).body;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, method, path, operation })),
  );
});

/** Every object in the document, with the path to it. */
function* objects(value: unknown, at = '#'): Generator<[string, Record<string, unknown>]> {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) yield [at, value as Record<string, unknown>];
  for (const [key, item] of Object.entries(value)) yield* objects(item, `${at}/${key}`);
}

// biome-ignore lint/suspicious/noExplicitAny: follows any path
const resolve = (ref: string): any =>
  ref
    .slice(2)
    .split('/')
    // biome-ignore lint/suspicious/noExplicitAny: follows any path
    .reduce((value: any, part) => value?.[part], document);

describe('The document', () => {
  it('is OpenAPI 3.1 with every operation of the interface', () => {
    expect(document.openapi).toBe('3.1.0');
    const paths = operations.map(({ name }) => name);
    for (const name of [
      'post /3p/api/v1/bank-account/{user_uuid}',
      'post /3p/api/v1/webhook',
      'delete /3p/api/v1/webhook',
      'get /3p/api/v2/transactions',
      'post /3p/api/v1/register/person',
    ])
      expect(paths).toContain(name);
  });

  it('resolves every reference', () => {
    const references = [...objects(document)].flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []));
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  it('gives every operation a unique id, a summary, a tag from the list, and a kind of token', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const tags = document.tags.map(({ name }) => name);
    for (const { name, operation } of operations) {
      expect(operation.operationId, name).toMatch(/^[a-z][A-Za-z0-9]*$/);
      expect(operation.summary, name).toMatch(/^[A-Z]/);
      expect(tags, name).toContain(operation.tags[0]);
      expect(operation.security.length, name).toBeGreaterThan(0);
      for (const scheme of operation.security)
        expect(Object.keys(document.components.securitySchemes!), name).toContain(Object.keys(scheme)[0]);
    }
  });

  it('declares exactly the parameters of each path, each once', () => {
    for (const { name, path, operation } of operations) {
      // biome-ignore lint/suspicious/noExplicitAny: the shapes are what is being tested
      const parameters = operation.parameters.map((one: any) => (one.$ref ? resolve(one.$ref) : one));
      const named = parameters.map((one: { name: string; in: string }) => `${one.in} ${one.name}`);
      expect(new Set(named).size, name).toBe(named.length);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => `path ${parameter}`);
      expect(named.filter((one: string) => one.startsWith('path ')).sort(), name).toEqual(inPath.sort());
      for (const one of parameters) expect(one.in !== 'path' || one.required, name).toBe(true);
    }
  });

  it('lists Idempotency-Key on POST and PUT and nowhere else (Interface, Idempotency 5)', () => {
    for (const { name, method, operation } of operations) {
      const has = JSON.stringify(operation.parameters).includes('IdempotencyKey');
      expect(has, name).toBe(method === 'post' || method === 'put');
    }
  });

  it('has only schemas of plain JSON Schema, and every example matches its schema', () => {
    const ajv = plainAjv();
    let examples = 0;
    for (const [at, { schema, example, examples: named }] of objects(document)) {
      if (schema === undefined) continue;
      const validate = ajv.compile(schema as object);
      const values = [
        ...(example === undefined ? [] : [example]),
        ...Object.values((named ?? {}) as Record<string, { value: unknown }>).map(({ value }) => value),
      ];
      for (const value of values) {
        examples++;
        expect(validate(value) ? null : `${at}: ${ajv.errorsText(validate.errors)}`).toBeNull();
      }
    }
    expect(examples).toBeGreaterThan(operations.length * 5);
  });

  it('gives every operation with a body an example, and every success one too', () => {
    for (const { name, operation } of operations) {
      if (operation.requestBody !== undefined)
        expect(operation.requestBody.content['application/json'], name).toHaveProperty('example');
      const successes = Object.keys(operation.responses).filter((status) => status < '300');
      expect(successes.length, name).toBeGreaterThan(0);
      for (const status of successes)
        expect(operation.responses[status].content['application/json'], name).toHaveProperty('example.data');
    }
  });

  it('lists each refusal of the table under its status, and every refusal under some path', () => {
    const listed = new Set<string>();
    for (const [at, value] of objects(document)) {
      if (!/\/(responses)\/[^/]+\/content\/application\/json$/.test(at) || value.examples === undefined) continue;
      for (const [code, { value: example }] of Object.entries(
        value.examples as Record<string, { value: { message: string } }>,
      )) {
        listed.add(code);
        const row = refusals[code as keyof typeof refusals];
        expect(example.message).toBe(row.message);
        const status = at.split('/responses/')[1]!.split('/')[0]!;
        if (/^\d/.test(status)) expect([code, Number(status)]).toEqual([code, row.status]);
      }
    }
    // These refuse bytes or connections before there is an operation, and notices of providers.
    const elsewhere = [
      'notice_unverified',
      'request_unreadable',
      'request_too_slow',
      'headers_too_large',
      'too_many_connections',
    ];
    expect(Object.keys(refusals).filter((code) => !listed.has(code) && !elsewhere.includes(code))).toEqual([]);
  });

  it('marks other spellings of an operation as its aliases', () => {
    const alias = document.paths['/3p/api/v1/transaction/{uuid}']!.get;
    const original = document.paths['/3p/api/v2/transactions/{uuid}']!.get;
    expect(alias['x-alias-of']).toBe(original.operationId);
  });
});

describe('Every operation', () => {
  it('accepts its example body: it is never refused as invalid, and no field of it is ignored', async () => {
    const { token } = await service.processor();
    const tokens: Record<string, string> = { adminToken: service.adminToken, processorToken: token };
    const uuid = '01890000-0000-7000-8000-000000000000';
    for (const { name, method, path, operation } of operations) {
      if (operation.requestBody === undefined) continue;
      const { example } = operation.requestBody.content['application/json'];
      const kind = operation.security.map((one: object) => Object.keys(one)[0]).find((one: string) => one in tokens);
      const answer = await service.send(
        method.toUpperCase(),
        path.replace(/\{\w*uuid\}/g, uuid).replace('{aggregator_type}', 'manual'),
        {
          token: tokens[kind]!,
          body: example,
        },
      );
      const codes = (answer.body.errors ?? []).map((error: { code: string }) => error.code);
      // The users and accounts of the example do not exist here. Only its format must be right.
      const invalid =
        answer.status === 422 &&
        !codes.every((code: string) => code in refusals && code !== 'invalid_request' && code !== 'malformed_json');
      expect([name, invalid && answer.text]).toEqual([name, false]);
      expect([name, answer.status < 500 && answer.headers.get('achord-ignored-fields')]).toEqual([name, null]);
    }
  });

  it('answers what the document says, and the check of these tests can fail', () => {
    const lie = answerChecker(document);
    const path = '/admin/v1/processors';
    const envelope = { status: true, message: '', errors: [] };
    const data = { uuid: '01890000-0000-7000-8000-000000000000', name: 'x' };
    expect(lie({ method: 'POST', path, status: 201, body: { ...envelope, data } })).toBeNull();
    expect(lie({ method: 'POST', path, status: 201, body: { ...envelope, data: { uuid: 'x', name: 'x' } } })).toContain(
      'uuid',
    );
    expect(lie({ method: 'POST', path, status: 200, body: { ...envelope, data } })).toContain('not documented');
    const refused = { status: false, message: 'Not of the table.', data: null, errors: [] };
    expect(lie({ method: 'POST', path, status: 422, body: refused })).toContain('message');
  });
});

describe('The reference page', () => {
  it('loads nothing from another host, and its policy allows only its own parts', async () => {
    const page = await service.send('GET', '/docs', { token: null });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).not.toMatch(/https?:\/\//);
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
    expect(policy).not.toContain('http');
    const script = /<script src="([^"]+)"/.exec(page.text)![1]!;
    const served = await service.send('GET', script, { token: null });
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'application/javascript; charset=utf-8']);
  });
});
