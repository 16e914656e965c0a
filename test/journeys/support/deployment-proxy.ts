import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface DeploymentProxy {
  url: string;
  /** From now on the service worker is another one, with other files. */
  releaseNewVersion(): void;
  close(): Promise<void>;
}

const PROGRAM = /\/assets\/app-[\w-]+\.js/g;

function body(answer: IncomingMessage): Promise<string> {
  return new Promise((done, fail) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (part: string) => (text += part));
    answer.on('end', () => done(text)).on('error', fail);
  });
}

/** A proxy before the built server, at its own address, to simulate a deployment. */
export async function openDeploymentProxy(behind: string): Promise<DeploymentProxy> {
  let isNew = false;
  const pass = ({ url, method, headers }: IncomingMessage, reply: ServerResponse) => {
    const isWorker = url === '/sw.js';
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...rest } = headers;
    // The proxy decides whether the worker has changed.
    const own = isWorker ? { ...rest, 'accept-encoding': 'identity' } : headers;
    const sent = { ...own, host: new URL(behind).host };
    return request(`${behind}${url}`, { method, headers: sent }, (answer) => {
      const { 'content-length': _length, etag: _etag, ...kept } = answer.headers;
      reply.writeHead(answer.statusCode ?? 500, isWorker ? kept : answer.headers);
      if (!isWorker) return void answer.pipe(reply);
      // The server ignores the query.
      void body(answer).then((text) => reply.end(isNew ? text.replace(PROGRAM, '$&?new') : text));
    });
  };
  const proxy = createServer((incoming, reply) => {
    incoming.pipe(pass(incoming, reply).on('error', () => reply.destroy()));
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    releaseNewVersion: () => (isNew = true),
    close: () =>
      new Promise((done) => {
        proxy.closeAllConnections();
        proxy.close(() => done());
      }),
  };
}
