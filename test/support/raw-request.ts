import { request } from 'node:http';
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

interface Wishes {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A request with exactly the test's headers, because `fetch` always sets `Host`. */
export function rawRequest(
  address: string,
  { method = 'GET', headers, body = '' }: Wishes = {},
): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    const sent = request(address, { method, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
      );
    });
    sent.on('error', fail).end(body);
  });
}

/** Sends raw bytes and returns everything until the server closes the connection. */
export function rawExchange(address: string, bytes: string): Promise<string> {
  const { port, hostname } = new URL(address);
  return new Promise((done, fail) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (part: Buffer) => (heard += part.toString()));
    socket.on('close', () => done(heard)).on('error', fail);
  });
}
