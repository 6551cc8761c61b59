// Requests to the public API, with the types of its description. Everything that the console shows
// comes through here, so `curl` can show it too.
import type { components, paths } from '../../clients/typescript/src/description.ts';
import { type Answer, send as sendRequest } from '../../clients/typescript/src/http/send.ts';
import { noteLanesAway } from './lanes-away.ts';

export type Schemas = components['schemas'];

type Method = 'get' | 'post' | 'put' | 'delete';
type PathsWith<Verb extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<Verb, object> ? Path : never;
}[keyof paths];
type OperationAt<Path extends keyof paths, Verb extends Method> =
  paths[Path] extends Record<Verb, infer Operation> ? Operation : never;
type AnswerOf<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: Responses[Status] extends { content: { 'application/json': infer Body } }
        ? Body
        : never;
    }[Extract<keyof Responses, 200 | 201>]
  : never;
/** The `data` of the answer. */
export type DataOf<Path extends keyof paths, Verb extends Method = 'get'> =
  AnswerOf<OperationAt<Path, Verb>> extends {
    data: infer Data;
  }
    ? Data
    : never;

export interface Sent {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: object;
  /** The idempotency key: a retry with the same key has one effect. */
  key?: string;
  signal?: AbortSignal;
}

/** `/a/{uuid}?b=c` */
export function addressOf(path: string, { params = {}, query = {} }: Pick<Sent, 'params' | 'query'>): string {
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  const text = search.toString();
  if (text === '') return named;
  return `${named}${named.includes('?') ? '&' : '?'}${text}`;
}

/** With them the cookie of the session counts: another site cannot send this header. */
export const consoleHeaders = { 'achord-console': '1' } as const;

// What is tried again is decided in console/app/queries.ts, and by the person who acts.
const service = { baseUrl: '', maxRetries: 0, headers: consoleHeaders };

/** Sends a request with the session of the operator. Throws RequestError. */
export async function send<Data>(
  method: string,
  address: string,
  { body, key, signal }: Sent = {},
): Promise<Answer<Data>> {
  const answer = await sendRequest<Data>(
    service,
    { method, address, ...(body === undefined ? {} : { body }) },
    { ...(key === undefined ? {} : { idempotencyKey: key }), ...(signal === undefined ? {} : { signal }) },
  );
  noteLanesAway(answer.headers);
  return answer;
}

/** Reads from the API. */
export async function get<Path extends PathsWith<'get'>>(path: Path, sent: Sent = {}): Promise<DataOf<Path>> {
  return (await send<DataOf<Path>>('GET', addressOf(path, sent), sent)).data;
}

/** Reads a file. Throws RequestError. */
export const getText = async (address: string): Promise<string> => (await send<string>('GET', address)).data;

/** Posts to the API. */
export async function post<Path extends PathsWith<'post'>>(path: Path, sent: Sent = {}): Promise<DataOf<Path, 'post'>> {
  return (await send<DataOf<Path, 'post'>>('POST', addressOf(path, sent), sent)).data;
}

/** The request as a command for a terminal. */
export function asCurl(method: string, address: string, body?: object): string {
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}'${location.origin}${address}'`];
  const token = address.startsWith('/3p/') ? 'PROCESSOR_TOKEN' : 'ADMIN_TOKEN';
  lines.push(`  -H "Authorization: Bearer $${token}"`);
  if (method !== 'GET') lines.push(`  -H "Idempotency-Key: $(uuidgen)"`);
  if (body !== undefined) {
    lines.push(`  -H 'Content-Type: application/json'`);
    lines.push(`  -d '${JSON.stringify(body).replaceAll("'", `'\\''`)}'`);
  }
  return lines.join(' \\\n');
}
