// Counts the chunks of a body that comes in chunks (`Transfer-Encoding: chunked`).
import type { FastifyRequest } from 'fastify';
import { refuse } from '../../refusals.ts';
import { bodyLimits } from './body-limits.ts';

/**
 * Refuses a body of too many chunks: a client that writes through a buffer sends a few hundred. It
 * sets the body flowing: call it right before the body is read.
 */
export function limitChunks({ raw }: FastifyRequest): void {
  if (raw.headers['transfer-encoding'] === undefined) return;
  let chunks = 0;
  const count = () => {
    if (++chunks <= bodyLimits.chunks) return;
    raw.off('data', count);
    raw.pause();
    // The reader of the body listens; without one the request is already answered.
    if (raw.listenerCount('error') > 0) raw.emit('error', refuse('body_too_large'));
  };
  raw.on('data', count);
}
