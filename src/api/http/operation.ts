// An operation of the API as a value: its input, its callers, its answers and its handler.
import { type Static, type TObject, type TSchema, Type } from 'typebox';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import type { RefusalCode } from '../../platform/refusals.ts';
import { type CallerKind, isTokenOfEnvironment, type Role, type TenantRole } from './caller.ts';
import type { HeaderName } from './documentation/documented-headers.ts';
import type { Tag } from './documentation/tags.ts';
import type { Call, Handler } from './handler.ts';
import { withIsoExamples, withIsoTimes } from './iso-times.ts';
import { isSelection, unknownParameters } from './known-parameters.ts';
import { Reason } from './schema.ts';

export type { Call, Handler };

/** An act for which a policy may ask for a second operator. */
export interface NeedsApproval {
  /** The name of its policy. */
  act: string;
  /**
   * Cents that the call moves; null: none, or all that is owed; 0: it needs no second operator. May
   * refuse a call that cannot succeed, so that no operator is asked to approve it.
   */
  amountOf?(call: Call, phase: AtomicPhase): number | null | Promise<number | null>;
  /** Whether this call is dangerous; absent: each call is. */
  onlyIf?(phase: AtomicPhase, call: Call): Promise<boolean>;
}

/** `onlyIf` of an act that the token of the environment does alone: who has it has the machine. */
export const unlessTokenOfEnvironment = async (_phase: AtomicPhase, { caller }: Call): Promise<boolean> =>
  !isTokenOfEnvironment(caller);

export type ReasonRule = 'required' | 'optional' | 'none';

/** A file that the operation may send in place of an envelope. */
export interface FileExample {
  content_type: string;
  example: string;
}

export interface Definition<Params extends TSchema, Query extends TSchema, Body extends TSchema> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Express style: `/3p/api/v1/bank-account/:user_uuid`. */
  path: string;
  /** Other paths of the same operation, each with its name in the description of the API. */
  alsoAt?: readonly { path: string; name: string }[];
  /** A verb and a noun: generated clients use it as the name of the call. */
  operationId: string;
  summary: string;
  description?: string;
  tag: Tag;
  callers: readonly CallerKind[];
  /**
   * Of operations for admin tokens: the role that is needed. Of operations for tenants: the role
   * of a person of the tenant, or no person may call it. `any`: every person who has signed in.
   */
  role?: Role | 'any';
  /** Of operations for operators: people of a tenant with this role call it too, on what it has. */
  tenantRole?: TenantRole;
  /** For a tenant only people call it, no token. Default: if it has a `tenantRole`. */
  byPerson?: boolean;
  /** A session that is over may call it too: it ends the session, and may be sent again. */
  withEndedSession?: boolean;
  /**
   * Whether the caller has to say why. Default: required below `/admin` where something is changed,
   * optional below `/sandbox`, none for tenants. `operation` adds the field to the body, or to the
   * query of a DELETE, unless the operation has its own.
   */
  reason?: ReasonRule;
  /**
   * A person must have given the password a short time ago: the call moves money, or grants access
   * to a person who could. Default: where a policy may ask for a second operator.
   */
  needsPassword?: boolean;
  /** A policy may ask for a second operator. Only if the first phase has the whole effect. */
  approval?: NeedsApproval;
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
      /** Several: the caller chooses one of them. */
      file?: FileExample | readonly FileExample[];
      /** Additional headers; see the table of documented headers. */
      headers?: readonly HeaderName[];
    }
  >;
  /** An example body, for the documentation and for the test that sends it. */
  example?: Static<Body>;
  /**
   * The refusals of this operation in addition to the refusals of every operation (401, 403, 429
   * …).
   */
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

export interface Operation extends Definition<TSchema, TSchema, TSchema> {
  handler: Handler<Call>;
  /** Where the reason is. `added`: the handler reads it from the call and not from there. */
  reasonIn: { place: 'body' | 'query'; added: boolean } | null;
}

/** A method and a path of an operation. */
export type Spelling = Pick<Operation, 'method' | 'path'>;

/** All of them; the operation's own comes first. */
export function spellingsOf({ method, path, alsoAt = [] }: Operation): Spelling[] {
  return [{ method, path }, ...alsoAt.map((alias) => ({ method, path: alias.path }))];
}

const exampleReason = 'Agreed with the bank by telephone.';

function reasonRuleOf({ method, path, reason }: Definition<TSchema, TSchema, TSchema>): ReasonRule {
  if (reason !== undefined) return reason;
  if (method === 'GET') return 'none';
  return path.startsWith('/admin/') ? 'required' : path.startsWith('/sandbox/') ? 'optional' : 'none';
}

/** Adds the field `reason`, unless the operation has it or takes none. */
function withReason(definition: Definition<TSchema, TSchema, TSchema>): Omit<Operation, 'handler'> {
  const rule = reasonRuleOf(definition);
  if (rule === 'none') return { ...definition, reasonIn: null };
  const place = definition.method === 'GET' || definition.method === 'DELETE' ? 'query' : 'body';
  const { properties = {} } = (definition[place] ?? {}) as Partial<TObject>;
  if ('reason' in properties) return { ...definition, reasonIn: { place, added: false } };
  const field = rule === 'required' ? Reason : Type.Optional(Reason);
  const { title } = (definition[place] ?? {}) as { title?: string };
  return {
    ...definition,
    [place]: Type.Object({ ...properties, reason: field }, title === undefined ? {} : { title }),
    ...(place === 'body' && rule === 'required'
      ? { example: { ...(definition.example as object | undefined), reason: exampleReason } }
      : {}),
    reasonIn: { place, added: true },
  };
}

/** A parameter that selects is never dropped (Contract, envelope and errors 8). */
function refusingUnknown(made: Omit<Operation, 'handler'>): Omit<Operation, 'handler'> {
  if (!isSelection(made)) return made;
  const { properties = {} } = (made.query ?? {}) as Partial<TObject>;
  const refusedFields = unknownParameters(Object.keys(properties));
  return { ...made, query: Type.Object(properties, { refusedFields }) };
}

/** Makes an operation. The schemas give `call` of the handler its types. */
export function operation<
  Params extends TSchema = TObject,
  Query extends TSchema = TObject,
  Body extends TSchema = TObject,
>(definition: Definition<Params, Query, Body>, handler: Handler<CallOf<Params, Query, Body>>): Operation {
  const made = {
    ...refusingUnknown(withReason(definition as unknown as Definition<TSchema, TSchema, TSchema>)),
    handler: handler as unknown as Handler<Call>,
  };
  if (!made.path.startsWith('/admin/')) return made;
  return { ...made, handler: withIsoTimes(made.handler, made.answers), answers: withIsoExamples(made.answers) };
}

export const NoData = Type.Null();
