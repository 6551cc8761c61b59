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

/** A property of each connection: looking it up costs less than a map. */
type Noted = Socket & { [answer: symbol]: ServerResponse | undefined };

export function latestExchange(): LatestExchange {
  const latest = Symbol('the latest answer');
  const latestOf = (socket: Socket) => (socket as Noted)[latest];
  return {
    note(request, response) {
      (request.socket as Noted)[latest] = response;
    },
    awaitsAnAnswer(socket) {
      const response = latestOf(socket);
      return response?.req.complete === true && !response.writableFinished;
    },
    stateOf(socket) {
      const response = latestOf(socket);
      if (response === undefined) return 'silent';
      return response.writableFinished ? 'idle' : 'busy';
    },
  };
}
