// The JSON body of a GET, for operations that accept one: Fastify does not read it. Any other body
// of a GET is ignored, as everywhere: existing clients repeat their query in one, form-encoded.
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { preParsingHookHandler } from 'fastify';
import { refuse } from '../../../platform/refusals.ts';
import { isJsonContent, refusalOfCoding } from './json-content.ts';

/** A request without a body costs two header look-ups. */
const announcesBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

export function readBodyOfGet(limit: number): preParsingHookHandler {
  return (request, _reply, payload, done) => {
    const { headers } = request;
    if (!announcesBody(headers) || !isJsonContent(headers)) return done(null, payload);
    const refusal = refusalOfCoding(headers);
    if (refusal !== null) return done(refusal);
    if (Number(headers['content-length'] ?? 0) > limit) return done(refuse('body_too_large'));
    return read(payload, limit).then(
      (body) => {
        if (isJson(body)) request.body = body;
        done(null, payload);
      },
      (error: Error) => done(error),
    );
  };
}

/** Syntax only: what JSON is refused for is said when the request is read. */
function isJson(body: Buffer): boolean {
  try {
    JSON.parse(body.toString('utf8'));
    return true;
  } catch (error) {
    return !(error instanceof SyntaxError);
  }
}

function read(payload: Readable, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    payload.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) return void chunks.push(chunk);
      payload.pause();
      reject(refuse('body_too_large'));
    });
    payload.on('end', () => resolve(Buffer.concat(chunks, length)));
    payload.on('error', reject);
  });
}
