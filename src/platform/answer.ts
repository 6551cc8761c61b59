// The answer of an operation, and the envelope of every answer (Interface, response envelope).
import { type FieldError, type Refusal, refusals } from './refusals.ts';

/** An answer before it is rendered. `errors` is `[]` on success, unless the operation sets null. */
export interface Answer {
  status: number;
  message: string;
  data: unknown;
  errors?: readonly FieldError[] | null;
  /** Only in the transaction list: null on success, the code of the refusal on failure. */
  error_code?: string | null;
  /**
   * Additional headers. Only for methods without an idempotency key: a stored answer keeps no
   * headers.
   */
  headers?: Readonly<Record<string, string>>;
}

/** A file instead of an envelope. It is sent while it is read, and never stored. */
export interface Download {
  content_type: string;
  /** Null: it is read where it arrives, not saved. */
  filename: string | null;
  /** Bytes are sent as they are, text in UTF-8. */
  text: AsyncIterable<string | Uint8Array>;
}

/** An answer as it is sent, stored under an idempotency key, and replayed. */
export interface RenderedAnswer {
  status: number;
  /** Text is sent in one piece with its head. A replay has the stored bytes. */
  body: string | Buffer;
  headers?: Readonly<Record<string, string>>;
}

export function ok(data: unknown, message = ''): Answer {
  return { status: 200, message, data };
}

export function created(data: unknown, message = ''): Answer {
  return { status: 201, message, data };
}

/** The answer of a refusal. `withErrorCode`: the envelope of the operation has `error_code`. */
export function refused(refusal: Refusal, withErrorCode = false): Answer {
  const { status, message, ...rest } = refusals[refusal.code];
  const errors = 'reason' in rest ? refusal.errors.map((error) => ({ ...error, reason: rest.reason })) : refusal.errors;
  return { status, message, data: null, errors, ...(withErrorCode ? { error_code: refusal.code } : {}) };
}

export function render(answer: Answer): RenderedAnswer & { body: string } {
  const { status, message, data, errors = [] } = answer;
  const envelope: Record<string, unknown> = { status: status < 400, message, data, errors };
  if (answer.error_code !== undefined) envelope.error_code = answer.error_code;
  const { headers } = answer;
  return { status, body: JSON.stringify(envelope), ...(headers === undefined ? {} : { headers }) };
}
