// Answers bytes that are not a request: no HTTP, a head that is too large, a client that is too
// slow.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { refused, render } from '../../../platform/answer.ts';
import type { Metrics } from '../../../platform/metrics.ts';
import { type RefusalCode, refuse } from '../../../platform/refusals.ts';
import type { LatestExchange } from './latest-exchange.ts';

const codes: Record<string, RefusalCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_too_slow',
};
const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
};

export interface UnreadableRequests {
  answer(error: NodeJS.ErrnoException, socket: Socket): void;
  /** CONNECT: this service is no proxy. */
  answerConnect(request: IncomingMessage, socket: Duplex): void;
  /** Refuses a connection without reading it. */
  refuse(socket: Duplex, code: RefusalCode): void;
}

export function unreadableRequests(latest: LatestExchange, metrics: Metrics): UnreadableRequests {
  /**
   * Answers in the envelope and closes the connection: its next bytes may not be the start of a
   * request.
   */
  function close(socket: Duplex, code: RefusalCode): void {
    const { status, body } = render(refused(refuse(code)));
    metrics.refused(code);
    socket.end(
      `HTTP/1.1 ${status} ${reasons[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n${status === 429 ? 'Retry-After: 1\r\n' : ''}` +
        `Connection: close\r\n\r\n${body}`,
    );
  }

  return {
    answer(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable || latest.awaitsAnAnswer(socket)) socket.destroy();
      else close(socket, codes[error.code ?? ''] ?? 'request_unreadable');
    },
    answerConnect(_request, socket) {
      // Node no longer handles the errors of this connection.
      socket.on('error', () => socket.destroy());
      close(socket, 'request_unreadable');
    },
    refuse(socket, code) {
      socket.on('error', () => socket.destroy());
      close(socket, code);
    },
  };
}
