import type { Socket } from 'node:net';
import { v7 } from 'uuid';

const FALLBACK = { status: '400 Bad Request', error: 'The request could not be understood.' };
const BY_CODE: Readonly<Record<string, typeof FALLBACK>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    error: 'The request did not arrive in time. Please try again.',
  },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    error: 'The address and the headers of the request are longer than 16 KB.',
  },
};

/** Security headers of every other answer, also for requests that are not HTTP. */
const HEADERS = [
  'Content-Type: application/json; charset=utf-8',
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: same-origin',
  'X-Frame-Options: DENY',
  'Cache-Control: no-store',
  'Connection: close',
];

/** Answers requests that are not valid HTTP or too large; the application never receives them. */
export function answerBrokenRequest(fault: Error & { code?: string }, socket: Socket): void {
  if (fault.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, error } = BY_CODE[fault.code ?? ''] ?? FALLBACK;
  const body = JSON.stringify({ error, code: 'invalid_input', details: {} });
  const own = [`x-request-id: ${v7()}`, `Content-Length: ${Buffer.byteLength(body)}`];
  if (socket.writable) {
    socket.write([`HTTP/1.1 ${status}`, ...HEADERS, ...own, '', body].join('\r\n'));
  }
  socket.destroy(fault);
}
