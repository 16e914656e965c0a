import { Agent, createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Draining } from './draining';

let server: Server;
let waiting: ServerResponse[];
let agent: Agent;

beforeEach(async () => {
  waiting = [];
  agent = new Agent({ keepAlive: true });
  server = createServer((_request, response) => void waiting.push(response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

/** Asks over a kept-alive connection; returns the status, or the error. */
function ask(): Promise<number | string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((done) => {
    request({ port, host: '127.0.0.1', agent }, (answer) => {
      answer.resume().on('end', () => done(answer.statusCode ?? 0));
    })
      .on('error', (error: NodeJS.ErrnoException) => done(error.code ?? ''))
      .end();
  });
}

const untilAsked = async (count: number) => {
  while (waiting.length < count) await new Promise((done) => setTimeout(done, 5));
};

it('answers requests in progress, refuses new ones, and ends with the last answer', async () => {
  const draining = new Draining();
  const asked = ask();
  await untilAsked(1);
  const { port } = server.address() as AddressInfo;
  const drained = draining.drain(server, 5_000);
  expect(draining.signal.aborted).toBe(true);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  waiting[0]?.end('done');
  expect(await asked).toBe(200);
  await drained;
});

it('ends connections that are only kept alive at once', async () => {
  const asked = ask();
  await untilAsked(1);
  waiting[0]?.end('done');
  await asked;
  const began = performance.now();
  await new Draining().drain(server, 5_000);
  expect(performance.now() - began).toBeLessThan(2_000);
});

it('waits no longer than it may', async () => {
  const asked = ask();
  await untilAsked(1);
  await new Draining().drain(server, 100);
  expect(await asked).toBe('ECONNRESET');
});
