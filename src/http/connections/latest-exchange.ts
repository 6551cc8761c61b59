// The latest request of each connection with its answer: what the connection is doing now.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface LatestExchange {
  /** Call it for each request with a readable head. */
  note(request: IncomingMessage, response: ServerResponse): void;
  /** A complete request is in progress: data written now would be taken for its answer. */
  awaitsAnAnswer(socket: Socket): boolean;
  /**
   * `silent`: no complete head has arrived. `idle`: between two requests. `busy`: a request is
   * arriving or in progress.
   */
  stateOf(socket: Socket): 'silent' | 'idle' | 'busy';
}

export function latestExchange(): LatestExchange {
  const latest = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();
  return {
    note(request, response) {
      latest.set(request.socket, { request, response });
    },
    awaitsAnAnswer(socket) {
      const one = latest.get(socket);
      return one?.request.complete === true && !one.response.writableFinished;
    },
    stateOf(socket) {
      const one = latest.get(socket);
      if (one === undefined) return 'silent';
      return one.response.writableFinished ? 'idle' : 'busy';
    },
  };
}
