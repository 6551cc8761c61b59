// A request as a handler gets it, and the kinds of handlers.
import type { IncomingHttpHeaders } from 'node:http';
import type { Answer, Download } from '../../platform/answer.ts';
import type { AtomicPhase } from '../../platform/database/atomic-phase.ts';
import type { Executed, Step } from '../idempotency/execute.ts';
import type { Resumed } from '../idempotency/idempotency.sql.ts';
import type { Claim } from '../idempotency/key.ts';
import type { ReadEntry } from './body/json-entries.ts';
import type { Caller } from './caller.ts';

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
  /** The address of the client. */
  address: string;
  headers: IncomingHttpHeaders;
  /** Why the caller does it; null: the operation takes no reason, or none was given. */
  reason: string | null;
  /** The second operator who approved the act; absent: no approval was needed. */
  approved_by?: string;
  /** When the act was asked for; absent: no approval was needed. */
  asked_at?: Date;
}

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
  /**
   * Changes something in phases of its own. No idempotency key counts, because the answer has a
   * secret or sets a cookie.
   */
  | { unkeyed(call: OneCall): Promise<Answer> }
  /** Commits together with other requests, and answers its own claim. */
  | { gathered(call: OneCall, claim: Claim | null): Promise<Executed> };
