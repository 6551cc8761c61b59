// GET /openapi.json and /docs/api: the document is well-formed, and the service does what it
// describes.
import { beforeAll, describe, expect, it } from 'vitest';
import { commonRefusals, noOperation } from '../../../src/api/http/documentation/documented-refusals.ts';
import type { JsonSchema } from '../../../src/api/http/documentation/documented-schema.ts';
import type { OpenApiDocument } from '../../../src/api/http/documentation/openapi.ts';
import { refusals } from '../../../src/platform/refusals.ts';
import {
  answerChecker,
  documentedRefusals,
  documentValidator,
  resolved,
} from '../../support/service/answer-checker.ts';
import { sharedService, type TestService } from '../../support/service/service.ts';

interface Shown {
  items?: { $ref?: string };
}

let service: TestService;
let document: OpenApiDocument;
// biome-ignore lint/suspicious/noExplicitAny: the shapes are what is being tested
let operations: { name: string; method: string; path: string; operation: any }[];
beforeAll(async () => {
  service = await sharedService();
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

const resolve = ($ref: string) => resolved(document, { $ref });

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
    const schemes = Object.keys(document.components.securitySchemes!);
    expect(document.security.flatMap((scheme) => Object.keys(scheme))).toEqual(['processorToken', 'vendorToken']);
    const open: string[] = [];
    for (const { name, operation } of operations) {
      expect(operation.operationId, name).toMatch(/^[a-z][A-Za-z0-9]*$/);
      expect(operation.summary, name).toMatch(/^[A-Z]/);
      expect(tags, name).toContain(operation.tags[0]);
      if (operation.security?.length === 0) open.push(name);
      for (const scheme of operation.security ?? []) expect(schemes, name).toContain(Object.keys(scheme)[0]);
    }
    // Only the ways to sign in need no token.
    expect(open.sort()).toEqual([
      'get /console/oidc/callback',
      'get /console/oidc/sign-in',
      'post /admin/v1/invitation',
      'post /admin/v1/invitation/accept',
      'post /admin/v1/sign-in',
    ]);
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
    const validate = documentValidator(document);
    let examples = 0;
    const check = (at: string, schema: JsonSchema, values: readonly unknown[]) => {
      for (const value of values) {
        examples++;
        expect([at, validate(schema, value)]).toEqual([at, null]);
      }
      // Compiles it also without an example.
      if (values.length === 0) validate(schema, null);
    };
    for (const [at, { schema, example, examples: named }] of objects({ ...document, components: {} }))
      if (schema !== undefined)
        check(at, schema as JsonSchema, [
          ...(example === undefined ? [] : [example]),
          ...Object.values((named ?? {}) as Record<string, { $ref: string }>).map(({ $ref }) => resolve($ref).value),
        ]);
    for (const name of Object.keys(document.components.schemas!))
      check(name, { $ref: `#/components/schemas/${name}` }, []);
    for (const [at, schema] of objects(document.components.schemas))
      if (Array.isArray(schema.examples)) check(at, schema as JsonSchema, schema.examples);
    expect(examples).toBeGreaterThan(120);
  });

  it('names every schema of a body or an answer', () => {
    for (const { name, operation } of operations)
      for (const [at, { schema }] of objects({ ...operation, parameters: [] }))
        if (schema !== undefined && !at.includes('text~1') && !at.includes('/text/') && !/\/(pdf|zip)$/.test(at))
          expect([name, at, Object.keys(schema as object)]).toEqual([name, at, expect.arrayContaining(['$ref'])]);
  });

  it('gives every operation with a body an example, and every answer one, or the record in it', () => {
    const hasExample = ($ref: string | undefined): boolean => {
      const { examples, allOf } = $ref === undefined ? {} : resolve($ref);
      // A record that extends another has the example in its own part.
      return examples !== undefined || allOf?.[1]?.examples !== undefined;
    };
    for (const { name, operation } of operations) {
      if (operation.deprecated) continue;
      if (operation.requestBody !== undefined)
        expect(operation.requestBody.content['application/json'], name).toHaveProperty('example');
      const successes = Object.keys(operation.responses).filter((status) => status < '400');
      expect(successes.length, name).toBeGreaterThan(0);
      for (const status of successes) {
        const { content } = operation.responses[status];
        // Only a stream or a file.
        if (content['application/json'] === undefined) {
          for (const media of Object.values(content)) expect(media, name).toHaveProperty('example');
          continue;
        }
        const { schema, example } = content['application/json'];
        const { data } = resolve(schema.$ref).allOf[1].properties;
        const records = [data.$ref, ...Object.values(data.properties ?? {}).map((one) => (one as Shown).items?.$ref)];
        const shows =
          example ?? data.examples ?? data.allOf?.[1].examples ?? (data.type === 'null' || records.some(hasExample));
        expect([name, Boolean(shows)]).toEqual([name, true]);
      }
    }
  });

  it('lists every refusal of the table: for an operation, for all of them, or for none', () => {
    const listed = new Set<string>([...commonRefusals, ...noOperation]);
    for (const { name, operation } of operations)
      for (const code of documentedRefusals(document, operation)) {
        expect([name, commonRefusals]).toEqual([name, expect.not.arrayContaining([code])]);
        if (!operation.deprecated) expect(operation.description, name).toContain(`(${refusals[code].status})`);
        listed.add(code);
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
    expect(resolve('#/components/schemas/ErrorCode').enum).toEqual(Object.keys(refusals));
  });

  it('shows an example of each refusal of an operation, as the table has it', () => {
    const shown = (response: { $ref?: string }, code: string) => {
      const { content } = response.$ref === undefined ? (response as Record<string, never>) : resolve(response.$ref);
      const { $ref } = content['application/json'].examples[code] ?? {};
      return $ref === undefined ? null : resolve($ref).value;
    };
    for (const { name, operation } of operations.filter((one) => !one.operation.deprecated)) {
      for (const code of documentedRefusals(document, operation)) {
        const { status, message } = refusals[code];
        const example = shown(operation.responses[status], code);
        expect([name, code, example]).toMatchObject([name, code, { status: false, message, errors: [{ code }] }]);
      }
      for (const code of commonRefusals) expect(shown(operation.responses.default, code)).toMatchObject({ data: null });
    }
  });

  it('gives nothing two names that generators write alike', () => {
    for (const [kind, named] of Object.entries(document.components)) {
      const written = Object.keys(named).map((name) => name.replace(/[^A-Za-z0-9]/g, '').toLowerCase());
      expect([kind, written.filter((name, n) => written.indexOf(name) !== n)]).toEqual([kind, []]);
    }
  });

  // More operations may make the whole larger; what is said twice may not. One reads a part.
  it.each([
    ['openapi.json', 2_960, Number.POSITIVE_INFINITY],
    ['openapi/tenants.json', 4_200, 450_000],
    ['openapi/operators.json', 2_960, 740_000],
  ])('%s has at most %i bytes for each operation, and %i in all', async (path, mostOfEach, most) => {
    const answer = await fetch(`${service.address}/${path}`, { headers: { 'accept-encoding': 'identity' } });
    const whole = await answer.text();
    const operations = Object.values((JSON.parse(whole) as OpenApiDocument).paths).flatMap(Object.keys);
    expect(Buffer.byteLength(whole) / operations.length).toBeLessThanOrEqual(mostOfEach);
    expect(Buffer.byteLength(whole)).toBeLessThanOrEqual(most);
  });

  it('has parts for tenants and for operators, which together are the whole', async () => {
    const part = async (name: string): Promise<OpenApiDocument> =>
      (await fetch(`${service.address}/openapi/${name}.json`)).json() as Promise<OpenApiDocument>;
    const operationsOf = ({ paths }: OpenApiDocument) =>
      Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
    const [tenants, operators] = [operationsOf(await part('tenants')), operationsOf(await part('operators'))];
    expect([...new Set([...tenants, ...operators])].sort()).toEqual(operationsOf(document).sort());
    expect(tenants.filter((one) => operators.includes(one)).every((one) => one.includes('/admin/v1/session'))).toBe(
      true,
    );
    expect(tenants.some((one) => one.includes('/sandbox/'))).toBe(false);
  });

  it('is sent compressed to who accepts it, and only when it has changed', async () => {
    const at = `${service.address}/openapi.json`;
    const whole = await fetch(at, { headers: { 'accept-encoding': 'identity' } });
    await whole.text();
    expect(whole.headers.get('content-encoding')).toBeNull();
    const compressed = await fetch(at, { headers: { 'accept-encoding': 'br, gzip;q=0.5' } });
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(Number(compressed.headers.get('content-length'))).toBeLessThan(149_000);
    expect(await compressed.json()).toEqual(document);
    expect(
      (await fetch(at, { headers: { 'accept-encoding': 'gzip;q=0' } })).headers.get('content-encoding'),
    ).toBeNull();
    const etag = compressed.headers.get('etag')!;
    expect(whole.headers.get('etag')).toBe(etag);
    const again = await fetch(at, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await fetch(at, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('marks other spellings of an operation as its aliases', () => {
    const alias = document.paths['/3p/api/v1/transaction/{uuid}']!.get;
    const original = document.paths['/3p/api/v2/transactions/{uuid}']!.get;
    expect(alias).toMatchObject({ 'x-alias-of': original.operationId, deprecated: true, 'x-internal': true });
    expect(alias.operationId).toBe('getTransactionV1');
    expect(original.deprecated).toBeUndefined();
  });
});

describe('Every operation', () => {
  it('accepts its example body: it is never refused as invalid, and no field of it is ignored', async () => {
    const { token } = await service.processor();
    const tokens: Record<string, string> = { adminToken: service.adminToken, processorToken: token };
    const uuid = '01890000-0000-7000-8000-000000000000';
    for (const { name, method, path, operation } of operations) {
      if (operation.requestBody === undefined || operation.deprecated) continue;
      const { example } = operation.requestBody.content['application/json'];
      const kinds = (operation.security ?? document.security).map((one: object) => Object.keys(one)[0]);
      const kind = kinds.find((one: string) => one in tokens);
      const answer = await service.send(
        method.toUpperCase(),
        path
          .replace(/\{\w*uuid\}/g, uuid)
          .replace('{aggregator_type}', 'manual')
          .replace('{act}', 'write_off')
          .replace('{rule}', 'new_payee_account')
          .replace('{day}', '2026-03-04'),
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
  it('shows one part at a time, first the part for platforms', async () => {
    const { text } = await service.send('GET', '/docs/api', { token: null });
    const [platforms, operators] = ['/openapi/tenants.json', '/openapi/operators.json'].map((url) => text.indexOf(url));
    expect(platforms).toBeGreaterThan(0);
    expect(operators).toBeGreaterThan(platforms!);
    expect(text).not.toContain('"/openapi.json"');
  });

  it('loads nothing from another host, and its policy allows only its own parts', async () => {
    const page = await service.send('GET', '/docs/api', { token: null });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).not.toMatch(/https?:\/\//);
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
    expect(policy).not.toContain('http');
    const script = /<script src="([^"]+scalar[^"]+)"/.exec(page.text)![1]!;
    const served = await service.send('GET', script, { token: null });
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'application/javascript; charset=utf-8']);
  });
});
