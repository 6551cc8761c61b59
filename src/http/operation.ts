// An operation of the API as a value: its input, its callers, its answers and its handler.
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
import type { Tag } from './documentation/tags.ts';

/** One request with validated parameters and body. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  caller: Caller;
  params: Params;
  query: Query;
  body: Body;
  /**
   * The entries of the list that is read separately from the body (`Definition.apart`); otherwise
   * none.
   */
  entries(): Promise<readonly ReadEntry[]>;
  /** The instant of the request: created_at and everything else in its effect has it. */
  now: Date;
  request_id: string;
}

/** A file that the operation may send in place of an envelope. */
export interface FileExample {
  content_type: string;
  example: string;
}

export interface Definition<Params extends TSchema, Query extends TSchema, Body extends TSchema> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Express style: `/3p/api/v1/bank-account/:user_uuid`. */
  path: string;
  /** Other paths and methods of the same operation. */
  alsoAt?: readonly { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; path?: string }[];
  /** A verb and a noun: generated clients use it as the name of the call. */
  operationId: string;
  summary: string;
  description?: string;
  tag: Tag;
  callers: readonly TokenKind[];
  params?: Params;
  query?: Query;
  body?: Body;
  /**
   * The fields of the body are also query parameters, and a GET may have a body. A field in both
   * must have equal values.
   */
  bodyIsQuery?: boolean;
  /**
   * A list in the body whose entries are read and answered one by one (bulk). The whole body is
   * validated by `outline`: there, `{}` stands for an entry that is an object, and null for one
   * that is not.
   */
  apart?: { field: string; atMost: number; outline: TSchema };
  /** Default: 256 KiB. */
  bodyLimit?: number;
  /**
   * For each status of success: the message of the envelope, the schema of `data` and an example.
   */
  answers: Record<
    number,
    {
      description: string;
      message?: string;
      data?: TSchema;
      example: unknown;
      file?: FileExample;
      /** Additional headers; see the table of documented headers. */
      headers?: readonly HeaderName[];
    }
  >;
  /** An example body, for the documentation and for the test that sends it. */
  example?: Static<Body>;
  /** The refusals of this operation in addition to those of every operation (401, 403, 429 …). */
  refusals?: readonly RefusalCode[];
  /** A suspended tenant may read and undo, but must not start something new. */
  startsSomething?: boolean;
  /**
   * The envelope of the transaction list: `errors` is null, and there is `error_code` (Interface,
   * response envelope).
   */
  listEnvelope?: boolean;
}

type CallOf<Params extends TSchema, Query extends TSchema, Body extends TSchema> = Call<
  Static<Params>,
  Static<Query>,
  Static<Body>
>;

export type Handler<OneCall> =
  /** Reads the database and changes nothing. */
  | { read(call: OneCall): Promise<Answer> }
  /** The same, or a file. Only for GET: no key stores it. */
  | { download(call: OneCall): Promise<Answer | Download> }
  /**
   * Runs in an atomic phase. It may request an outside call and a phase after it (`resumed`: see
   * `OutsideCall`).
   */
  | { atomic(call: OneCall, phase: AtomicPhase, resumed: Resumed | null): Promise<Step> }
  /** Commits together with other requests, and answers its own claim. */
  | { gathered(call: OneCall, claim: Claim | null): Promise<Executed> };

export interface Operation extends Definition<TSchema, TSchema, TSchema> {
  handler: Handler<Call>;
}

/** A method and a path of an operation. */
export type Spelling = Pick<Operation, 'method' | 'path'>;

/** All of them; the operation's own comes first. */
export function spellingsOf({ method, path, alsoAt = [] }: Operation): Spelling[] {
  return [{ method, path }, ...alsoAt.map((alias) => ({ method, path, ...alias }))];
}

/** Makes an operation. The schemas give `call` of the handler its types. */
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
