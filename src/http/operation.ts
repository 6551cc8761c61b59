// An operation of the API as a value: what it takes, who may call it, what it may answer, and how
// it is done.
import { type Static, type TObject, type TSchema, Type } from 'typebox';
import type { Answer, Download } from '../answer.ts';
import type { AtomicPhase } from '../database/atomic-phase.ts';
import type { Executed, Step } from '../idempotency/execute.ts';
import type { Resumed } from '../idempotency/idempotency.sql.ts';
import type { Claim } from '../idempotency/key.ts';
import type { RefusalCode } from '../refusals.ts';
import type { ReadEntry } from './body/json-entries.ts';
import type { Caller, TokenKind } from './caller.ts';
import type { HeaderName } from './documentation/documented-headers.ts';

/** One request, after its parameters and body were held to their schemas. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  caller: Caller;
  params: Params;
  query: Query;
  body: Body;
  /**
   * The entries of the list that is read apart from the body (`Definition.apart`); none elsewhere.
   */
  entries(): Promise<readonly ReadEntry[]>;
  /** The request's instant: what created_at and everything else in its effect shows. */
  now: Date;
  request_id: string;
}

/** What an answer may also be sent as. */
export interface FileExample {
  content_type: string;
  example: string;
}

export interface Definition<Params extends TSchema, Query extends TSchema, Body extends TSchema> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Express style: `/3p/api/v1/bank-account/:user_uuid`. */
  path: string;
  /** Other paths, and other methods, under which the same operation answers. */
  alsoAt?: readonly { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; path?: string }[];
  summary: string;
  description?: string;
  tag: string;
  callers: readonly TokenKind[];
  params?: Params;
  query?: Query;
  body?: Body;
  /**
   * The fields of the body are further parameters of the query; a GET may carry them, too. What
   * stands in both must be equal.
   */
  bodyIsQuery?: boolean;
  /**
   * A list in the body whose entries are read and answered one by one (bulk). The body as a whole
   * is held to `outline`, in which `{}` stands for an entry that is an object, and null for one
   * that is not.
   */
  apart?: { field: string; atMost: number; outline: TSchema };
  /** Default: 256 KiB. */
  bodyLimit?: number;
  /**
   * The envelope's message, the schema of `data` and an example of it, for each status of success.
   */
  answers: Record<
    number,
    {
      description: string;
      message?: string;
      data?: TSchema;
      example: unknown;
      file?: FileExample;
      /** Headers beside those of every answer; see the table of documented headers. */
      headers?: readonly HeaderName[];
    }
  >;
  /** An example body, for the documentation and for the test that sends it. */
  example?: Static<Body>;
  /** What this operation may refuse beyond what every operation may (401, 403, 429 …). */
  refusals?: readonly RefusalCode[];
  /**
   * Reading and undoing stay possible while a tenant is suspended; starting something new does not.
   */
  startsSomething?: boolean;
  /**
   * The transaction list's envelope: `errors` null, and `error_code` (Interface, response
   * envelope).
   */
  listEnvelope?: boolean;
}

type CallOf<Params extends TSchema, Query extends TSchema, Body extends TSchema> = Call<
  Static<Params>,
  Static<Query>,
  Static<Body>
>;

export type Handler<OneCall> =
  /** Answers from the database without changing it. */
  | { read(call: OneCall): Promise<Answer> }
  /** The same, or as a file. For GET: there is no key to store it under. */
  | { download(call: OneCall): Promise<Answer | Download> }
  /**
   * Runs inside an atomic phase; may ask for an outside call and a phase after it (`resumed`: see
   * `OutsideCall`).
   */
  | { atomic(call: OneCall, phase: AtomicPhase, resumed: Resumed | null): Promise<Step> }
  /** Commits together with the requests beside it; answers its claim by itself. */
  | { gathered(call: OneCall, claim: Claim | null): Promise<Executed> };

export interface Operation extends Definition<TSchema, TSchema, TSchema> {
  handler: Handler<Call>;
}

/** A method and a path under which an operation answers. */
export type Spelling = Pick<Operation, 'method' | 'path'>;

/** All of them, that of the operation itself first. */
export function spellingsOf({ method, path, alsoAt = [] }: Operation): Spelling[] {
  return [{ method, path }, ...alsoAt.map((alias) => ({ method, path, ...alias }))];
}

/** Makes an operation; the schemas give the handler's `call` its types. */
export function operation<
  Params extends TSchema = TObject,
  Query extends TSchema = TObject,
  Body extends TSchema = TObject,
>(definition: Definition<Params, Query, Body>, handler: Handler<CallOf<Params, Query, Body>>): Operation {
  return {
    ...(definition as unknown as Definition<TSchema, TSchema, TSchema>),
    handler: handler as unknown as Handler<Call>,
  };
}

export const NoData = Type.Null();
