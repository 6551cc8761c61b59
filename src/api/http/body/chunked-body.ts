// Counts the chunks of a chunked body (`Transfer-Encoding: chunked`).
import { refuse } from '../../../platform/refusals.ts';
import type { Received } from '../exchange.ts';
import { bodyLimits } from './body-limits.ts';

/**
 * Refuses a body of too many chunks: a client with a write buffer sends a few hundred. It starts
 * the flow of the body: call it right before the body is read.
 */
export function limitChunks({ raw }: Received): void {
  if (raw.headers['transfer-encoding'] === undefined) return;
  let chunks = 0;
  const count = () => {
    if (++chunks <= bodyLimits.chunks) return;
    raw.off('data', count);
    raw.pause();
    // The reader of the body listens for errors. Without a reader the request is already answered.
    if (raw.listenerCount('error') > 0) raw.emit('error', refuse('body_too_large'));
  };
  raw.on('data', count);
}
