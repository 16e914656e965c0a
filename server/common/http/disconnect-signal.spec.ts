import { fastify, type FastifyInstance } from 'fastify';
import { Agent, get } from 'node:http';
import { disconnectSignal } from './disconnect-signal';

let app: FastifyInstance;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const signals: AbortSignal[] = [];
const listeners: number[] = [];
let arrived: () => void;

beforeAll(async () => {
  app = fastify({ forceCloseConnections: true });
  app.get('/quick', (request, reply) => {
    signals.push(disconnectSignal(reply));
    listeners.push(request.raw.socket.listenerCount('close'));
    return 'done';
  });
  app.get('/slow', async (_request, reply) => {
    const signal = disconnectSignal(reply);
    signals.push(signal);
    arrived();
    await new Promise((done) => signal.addEventListener('abort', done));
    return 'nobody hears this';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});
beforeEach(() => {
  signals.length = 0;
});

const ask = (path: string) =>
  new Promise<void>((done, fail) => {
    get({ port, path, agent }, (answer) => answer.resume().once('end', done)).once('error', fail);
  });

it('leaves no listeners on a connection that continues', async () => {
  for (let n = 0; n < 15; n += 1) await ask('/quick');
  expect(new Set(listeners).size).toBe(1);
  expect(signals.map(({ aborted }) => aborted)).not.toContain(true);
});

it('is aborted when the client has disconnected', async () => {
  const isThere = new Promise<void>((done) => (arrived = done));
  const request = get({ port, path: '/slow' });
  request.once('error', () => undefined);
  await isThere;
  const [signal] = signals;
  const isGone = new Promise((done) => signal?.addEventListener('abort', done));
  request.destroy();
  await isGone;
  expect(signal?.aborted).toBe(true);
});
