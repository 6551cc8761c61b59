// The headers of a body: JSON, in UTF-8, not compressed. Everything else is refused before it is
// read.
import type { IncomingHttpHeaders } from 'node:http';
import { type Refusal, refuse } from '../../../platform/refusals.ts';

/** For a body whose media type is already checked. */
export function refusalOfCoding(headers: IncomingHttpHeaders): Refusal | null {
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    return refuse('unsupported_media_type', 'Content-Encoding');
  if (isOtherCharset(headers['content-type']))
    return refuse('unsupported_media_type', 'Content-Type', 'the body must be in UTF-8');
  return null;
}

/** Bytes of another charset would become other letters when they are read as UTF-8. */
function isOtherCharset(contentType = ''): boolean {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType) ?? [];
  return !['utf-8', 'utf8', 'us-ascii'].includes(charset.toLowerCase());
}

const json = /^\s*application\/json\s*(;|$)/i;

/** For a body that Fastify does not read. */
export const isJsonContent = (headers: IncomingHttpHeaders): boolean => json.test(headers['content-type'] ?? '');
