// Answers what never became a request: bytes that are no HTTP, a head that is too large, a client that is too slow.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refused, render } from '../answer.ts';
import { type RefusalCode, refuse } from '../refusals.ts';

const codes: Record<string, RefusalCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_too_slow',
};
const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

export interface UnreadableRequests {
  /** Told of every request that could be read, at its head. */
  read(request: IncomingMessage, response: ServerResponse): void;
  answer(error: NodeJS.ErrnoException, socket: Socket): void;
}

export function unreadableRequests(): UnreadableRequests {
  const latest = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();

  /** A whole request is being worked on: what is written now would be taken for its answer. */
  const awaitsAnAnswer = (socket: Socket) => {
    const one = latest.get(socket);
    return one?.request.complete === true && !one.response.writableFinished;
  };

  return {
    read(request, response) {
      latest.set(request.socket, { request, response });
    },
    /** The envelope here too; then the connection is closed, for nothing on it can be trusted to start at a request. */
    answer(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable || awaitsAnAnswer(socket)) return void socket.destroy();
      const { status, body } = render(refused(refuse(codes[error.code ?? ''] ?? 'request_unreadable')));
      socket.end(
        `HTTP/1.1 ${status} ${reasons[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
          `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
      );
    },
  };
}
