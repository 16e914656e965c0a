import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { TeamsService } from '../../server/modules/teams/teams.service';
import type { TestApp } from '../support/app';
import { openEvents } from '../support/events';
import { largeImage, uniqueImage } from '../support/images';
import type { Client } from '../support/person';
import { openSlowly } from '../support/slow-reader';
import { useApp } from '../support/use-app';

let app: TestApp;
let ada: Client;
const sockets: Socket[] = [];

useApp(
  async (started) => {
    app = started;
    ada = await app.person('ada@example.com');
  },
  { settings: { HTTP_SILENCE_SECONDS: '1', HTTP_REQUEST_SECONDS: '4' } },
);
afterEach(() => {
  jest.restoreAllMocks();
  for (const socket of sockets.splice(0)) socket.destroy();
});

function plug(): { socket: Socket; said: Promise<string> } {
  const { hostname, port } = new URL(app.base);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  sockets.push(socket);
  return { socket, said: text(socket) };
}

const head = (path: string, type: string, length: number) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Cookie: ${ada.cookie}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');

const TOO_SLOW = 'The request did not arrive in time. Please try again.';

it('closes a silent connection', async () => {
  expect(await plug().said).toBe('');
});

it('refuses a body that stops in the middle', async () => {
  const { socket, said } = plug();
  socket.write(`${head('/api/collections', 'application/json', 100)}{"name":`);
  const answer = await said;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain(TOO_SLOW);
});

it('refuses a body that never stops coming', async () => {
  const { socket, said } = plug();
  socket.write(`${head('/api/collections', 'application/json', 100)}{"name":`);
  const drip = setInterval(() => socket.write(' '), 300);
  const answer = await said;
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

it('keeps no file of an upload that stops in the middle', async () => {
  const before = await app.screenshots.files();
  const { socket, said } = plug();
  const part = '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const type = 'multipart/form-data; boundary=edge';
  socket.write(head('/api/screenshots/upload', type, 100_000) + part);
  socket.write((await uniqueImage()).subarray(0, 500));
  while ((await app.screenshots.files()).length === before.length) await pause(10);
  await said;
  while ((await app.screenshots.files()).length !== before.length) await pause(10);
  expect(await ada.call('screenshots.list', {})).toEqual([]);
});

it('ends an answer that its client has stopped reading', async () => {
  const images = 6;
  for (let count = 0; count < images; count += 1) {
    await ada.store(await largeImage(900));
  }
  const reader = await openSlowly(ada, '/api/export');
  await pause(3_000);
  expect((await reader.finish()).isWhole).toBe(false);
}, 60_000);

it('leaves an answer alone that takes its time', async () => {
  jest.spyOn(TeamsService.prototype, 'list').mockImplementationOnce(async () => {
    await pause(2_500);
    return [];
  });
  expect((await ada.send('teams.list')).status).toBe(200);
});

it('keeps an idle live line open', async () => {
  const line = await openEvents(ada);
  await pause(2_500);
  const shot = await ada.store(await uniqueImage());
  await line.until((event) => event.id === shot);
  line.close();
});

it('allows a person twenty live lines, and a new one for each that ends', async () => {
  const lines = [];
  for (let count = 0; count < 20; count += 1) lines.push(await openEvents(ada));
  const refused = await ada.send('events.stream');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await refused.json()).toMatchObject({ code: 'too_many_streams', details: { limit: 20 } });
  (await openEvents(await app.person('bob@example.com'))).close();
  lines.pop()?.close();
  for (let tries = 0; tries < 50; tries += 1) {
    const line = await openEvents(ada).catch(() => null);
    if (line && (await Promise.race([line.ended.then(() => false), pause(100, true)]))) {
      lines.push(line);
      break;
    }
  }
  expect(lines).toHaveLength(20);
  for (const line of lines) line.close();
});
