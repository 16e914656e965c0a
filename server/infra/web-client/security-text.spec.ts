import fastify from 'fastify';
import { serveSecurityText } from './security-text';

const PATH = '/.well-known/security.txt';
const publicUrl = 'https://vault.example';
const now = () => new Date('2026-11-23T10:00:00.000Z');

it('names the contact of the operator, and a day in the future', async () => {
  const app = fastify();
  serveSecurityText(app, { publicUrl, contact: () => 'mailto:security@vault.example', now });
  const { statusCode, headers, body } = await app.inject(PATH);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body.split('\n')).toEqual([
    'Contact: mailto:security@vault.example',
    'Expires: 2027-05-22T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://vault.example/.well-known/security.txt',
    '',
  ]);
});

it('is not there without a contact', async () => {
  const app = fastify();
  serveSecurityText(app, { publicUrl, contact: () => undefined, now });
  expect((await app.inject(PATH)).statusCode).toBe(404);
});
