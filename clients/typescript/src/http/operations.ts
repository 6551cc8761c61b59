// Every operation of the API as a function with the name of its operation id. One object has what
// the path, the query and the body take.
import type { operations } from '../description.ts';
import { routes } from '../routes.ts';
import { Pending } from './pending.ts';
import { type Options, type Settings, send } from './send.ts';

export type OperationId = keyof typeof routes;

type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path } ? Path : unknown;
type QueryOf<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Query }
  ? [NonNullable<Query>] extends [never]
    ? unknown
    : NonNullable<Query>
  : unknown;
type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody?: { content: { 'application/json': infer Body } };
}
  ? Body
  : unknown;

/** What an operation takes. */
export type InputOf<Id extends OperationId> = PathOf<Id> & (HasBody<Id> extends true ? BodyOf<Id> : QueryOf<Id>);
type HasBody<Id extends OperationId> = (typeof routes)[Id] extends `${string} body` ? true : false;

/** Server-sent events are followed while they come. */
type Stream = ReadableStream<Uint8Array>;
type Content<Answered> = Answered extends { content: infer Types }
  ? 'text/event-stream' extends keyof Types
    ? Stream
    : Types[keyof Types]
  : never;
type Success = 200 | 201 | 202;
type Unwrapped<Body> = Body extends { data: infer Data } ? Data : Body extends string | Stream ? Body : never;

/** The `data` that an operation answers. */
export type DataOf<Id extends OperationId> = operations[Id] extends { responses: infer Responses }
  ? { [Status in keyof Responses]: Status extends Success ? Unwrapped<Content<Responses[Status]>> : never }[Extract<
      keyof Responses,
      Success
    >]
  : never;

// Without a required member the input can be left out.
type Arguments<Input> =
  Record<never, never> extends Input ? [input?: Input, options?: Options] : [input: Input, options?: Options];

export type Operations = {
  [Id in OperationId]: (...args: Arguments<InputOf<Id>>) => Pending<DataOf<Id>>;
};

type Input = Readonly<Record<string, unknown>>;

/** Every operation, sent with these settings. */
export function operationsOf(settings: Settings): Operations {
  const made: Record<string, (input?: Input, options?: Options) => Pending<unknown>> = {};
  for (const [id, route] of Object.entries(routes)) {
    const sent = async (input: Input, options: Options) => send<unknown>(settings, requestOf(route, input), options);
    made[id] = (input = {}, options = {}) => new Pending(sent(input, options));
  }
  return made as unknown as Operations;
}

/** `route`: a method, a path, and `body` if what the path does not take goes there. */
export function requestOf(route: string, input: Input) {
  const [method, path, place] = route.split(' ') as [string, string, string?];
  const rest = { ...input };
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    // An empty name would be the path of another operation.
    if (value === undefined || value === null || value === '') throw new TypeError(`${name} is needed.`);
    return encodeURIComponent(String(value));
  });
  if (place === 'body') return { method, address: named, body: rest };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest))
    if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) query.set(`${name}[${key}]`, String(one));
    else if (value !== undefined && value !== null) query.set(name, String(value));
  return { method, address: query.size === 0 ? named : `${named}?${query}` };
}
