// Compares an answer with the service's own OpenAPI document.
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OpenApiDocument } from '../../../src/http/documentation/openapi.ts';
import { isUuid } from '../../../src/std/identifiers.ts';
import { startOfUtcDay } from '../../../src/std/timestamps.ts';
import { noteCall } from './called-operations.ts';

export interface SeenAnswer {
  method: string;
  /** With or without a query. */
  path: string;
  status: number;
  /** Without parameters. JSON when absent. */
  content_type?: string;
  body: unknown;
}

/** A validator of plain JSON Schema: an unknown keyword makes it throw. */
export function plainAjv(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, allowUnionTypes: true });
  ajv.addFormat('uuid', isUuid);
  ajv.addFormat('date', (text) => startOfUtcDay(text) !== null);
  return ajv;
}

/**
 * Answers how an answer differs from the document, or null. Paths outside of the document are not
 * checked.
 */
export function answerChecker(document: OpenApiDocument): (answered: SeenAnswer) => string | null {
  const ajv = plainAjv();
  const places = Object.keys(document.paths)
    // Prefers a literal path to one with parameters that would match it too.
    .sort((a, b) => a.split('{').length - b.split('{').length)
    .map((template) => ({ template, pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}/?$`) }));

  return ({ method, path, status, content_type = 'application/json', body }) => {
    const at = path.split('?', 1)[0]!;
    const template = places.find(({ pattern }) => pattern.test(at))?.template;
    const operation = template === undefined ? undefined : document.paths[template]![method.toLowerCase()];
    if (operation === undefined) return null;
    if (status < 400) noteCall(`${method} ${template}`);
    const name = `${method} ${template} ${status}`;
    const documented = pathRefusal(document, status, body) ?? operation.responses[status];
    if (documented === undefined) return `${name} is not documented: ${JSON.stringify(body)}`;
    if (documented.content[content_type] === undefined) return `${name} is not documented as ${content_type}`;
    if (content_type !== 'application/json') return null;
    const { schema } = documented.content['application/json'];
    // Compiles each schema once.
    const validate = ajv.compile(schema);
    return validate(body) ? null : `${name}: ${ajv.errorsText(validate.errors)}: ${JSON.stringify(body)}`;
  };
}

/** 404 and 405 of an unknown path or method belong to no operation. */
function pathRefusal({ components }: OpenApiDocument, status: number, body: unknown) {
  const code = (body as { errors?: { code?: string }[] | null } | null)?.errors?.[0]?.code;
  const name = { route_not_found: 'NoSuchPath', method_not_allowed: 'MethodNotAllowed' }[code ?? ''];
  return name === undefined || ![404, 405].includes(status)
    ? undefined
    : (components.responses![name] as OpenApiDocument['paths'][string]);
}
