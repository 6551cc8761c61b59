// A signed request to a provider over HTTP, and its signed answer: JSON in both directions, bounded
// in time by the caller's signal, and in size.
import type { Clock } from '../std/clock.ts';
import { errorCode } from '../std/error-code.ts';
import { uuidv7 } from '../std/identifiers.ts';
import { StatedError } from '../std/stated-error.ts';
import { type SigningKey, signatureHeaders, signedMessageId } from './signature.ts';

export interface ProviderAddress {
  /** The path of a request is appended. */
  url: string;
  key: SigningKey;
  clock: Clock;
}

/** The provider gave no answer that can be used. The message has no value of the answer. */
export class ProviderFailed extends StatedError {
  /** The same request may succeed at once: the connection failed, or the status says so. */
  readonly transient: boolean;
  /** The provider wants no request for this many seconds. Null: it did not say so. */
  readonly retryAfterS: number | null;

  constructor(why: string, { transient = false, retryAfterS = null }: Partial<Failure> = {}) {
    super(`the provider over HTTP failed: ${why}`);
    this.name = 'ProviderFailed';
    this.transient = transient;
    this.retryAfterS = retryAfterS;
  }
}

type Failure = Pick<ProviderFailed, 'transient' | 'retryAfterS'>;

const answerBytesAtMost = 64 * 1_024;

/** The JSON of a 200 that the provider has signed for this request. @throws ProviderFailed */
export async function signedRequest(
  { url, key, clock }: ProviderAddress,
  path: string,
  content: unknown,
  signal: AbortSignal,
): Promise<unknown> {
  const body = JSON.stringify(content);
  const sentAt = clock.now();
  const id = uuidv7(sentAt);
  const { request } = await import('undici');
  // It follows no redirect: the content goes to this address only.
  const answer = await request(`${url.replace(/\/+$/, '')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signatureHeaders(key, id, sentAt, body) },
    body,
    signal,
  }).catch((error: { code?: unknown }) => {
    throw new ProviderFailed(`no answer (${errorCode(error)})`, { transient: true });
  });
  const { statusCode, headers } = answer;
  const bytes = await readBounded(answer.body);
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  if (statusCode !== 200)
    throw new ProviderFailed(`status ${statusCode}`, {
      transient: statusCode === 429 || statusCode >= 500,
      retryAfterS: secondsIn(header('retry-after')),
    });
  // The id binds the answer to this request: a recorded answer to another one is refused.
  if (signedMessageId(key, { header, body: bytes, received_at: clock.now() }) !== id)
    throw new ProviderFailed('the signature of the answer is not valid');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new ProviderFailed('the answer is not JSON');
  }
}

const secondsIn = (header = ''): number | null => (/^\d{1,9}$/.test(header) ? Number(header) : null);

async function readBounded(body: AsyncIterable<Buffer> & { destroy(): unknown }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of body) {
      length += chunk.length;
      if (length > answerBytesAtMost) throw new ProviderFailed(`an answer of more than ${answerBytesAtMost} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    body.destroy();
    if (error instanceof ProviderFailed) throw error;
    throw new ProviderFailed(`the answer broke off (${errorCode(error)})`, { transient: true });
  }
  return Buffer.concat(chunks);
}
