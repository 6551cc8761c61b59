// Answers with a file of a build, in the coding that the browser accepts.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltFile } from './read-built-files.ts';

/** A file whose name has its hash: it never changes under its name. */
export const keepForever = 'public, max-age=31536000, immutable';

export function sendBuiltFile(file: BuiltFile, cacheControl: string, request: FastifyRequest, reply: FastifyReply) {
  reply
    .header('content-type', file.content_type)
    .header('cache-control', cacheControl)
    .header('vary', 'Accept-Encoding');
  for (const coding of ['br', 'gzip'] as const) {
    const compressed = file.compressed[coding];
    if (compressed !== undefined && accepts(request.headers['accept-encoding'], coding))
      return reply.header('content-encoding', coding).send(compressed);
  }
  return reply.send(file.plain);
}

/** Browsers send plain lists. A coding with a weight is left out: the file is sent as it is. */
const accepts = (sent: string | undefined, coding: string): boolean =>
  sent?.split(',').some((one) => one.trim() === coding) ?? false;
