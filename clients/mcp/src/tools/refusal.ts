// A refusal of the service, or of this server, as an assistant reads it: what was wrong, and what
// to do now.
import { ConnectionError, IdempotencyError, RequestError } from '@achord/client';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Refused } from './tool.ts';

export const otherDetails =
  'This purpose was already used for the same parties, with another amount or other details. Nothing was done now. ' +
  'Look at what was done first. To repeat it, send what was sent first; if you mean a second one, give another purpose.';

/** Throws what is neither: a fault of this program. */
export function refusalOf(error: unknown): CallToolResult {
  if (error instanceof Refused) return failed(error.message, { code: 'refused', fields: [] });
  if (!(error instanceof RequestError)) throw error;
  const { code, status, fields, requestId, retryable } = error;
  return failed(sentenceOf(error), { code, status, fields: [...fields], request_id: requestId, retryable });
}

function sentenceOf(error: RequestError): string {
  if (error instanceof IdempotencyError && error.code === 'idempotency_key_reused') return otherDetails;
  if (error instanceof ConnectionError)
    return `${error.message} Call the tool again with the same arguments: with the same purpose nothing is done twice.`;
  return error.message;
}

const failed = (sentence: string, data: Record<string, unknown>): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: sentence }],
  structuredContent: { message: sentence, ...data },
});
