// Answers what never became a request: bytes that are no HTTP, a head that is too large, a client that is too slow.
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

/** The envelope here too, then the connection is closed: nothing on it can be trusted to start at a request. */
export function answerUnreadableRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const { status, body } = render(refused(refuse(codes[error.code ?? ''] ?? 'request_unreadable')));
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}
