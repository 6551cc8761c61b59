// The JSON body of a GET, for operations that accept one: Fastify does not read it.
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { preParsingHookHandler } from 'fastify';
import { refuse } from '../../refusals.ts';
import { refusalOfContent } from './json-content.ts';

/** A request without a body costs two header look-ups. */
const announcesBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

export function readBodyOfGet(limit: number): preParsingHookHandler {
  return (request, _reply, payload, done) => {
    const { headers } = request;
    if (!announcesBody(headers)) return done(null, payload);
    const refusal = refusalOfContent(headers);
    if (refusal !== null) return done(refusal);
    if (Number(headers['content-length'] ?? 0) > limit) return done(refuse('body_too_large'));
    return read(payload, limit).then(
      (body) => {
        request.body = body;
        done(null, payload);
      },
      (error: Error) => done(error),
    );
  };
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
