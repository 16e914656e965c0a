import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { type Check, fail, ok } from './check';

const ABOUT = 'redis';
const PATIENCE_MS = 5_000;

/** Checks that the Redis of REDIS_URL answers. */
export const queueServerCheck: Check = {
  about: ABOUT,
  run: async ({ environment: { REDIS_URL: url } }) => {
    if (!url?.trim()) return [ok(ABOUT, 'Not configured; the database carries the queue.')];
    const advice = 'See whether it runs, and whether REDIS_URL is right.';
    if (!URL.canParse(url)) return [fail(ABOUT, 'REDIS_URL is no address.', advice)];
    try {
      const answer = await ping(new URL(url));
      if (answer.includes('+PONG')) return [ok(ABOUT, 'It answers.')];
      const refusal = /-[^\r\n]*/.exec(answer)?.[0].slice(1);
      return [fail(ABOUT, `It refuses: ${refusal ?? 'no Redis speaks there'}`, advice)];
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException;
      return [fail(ABOUT, `It cannot be reached: ${message || (code ?? '')}`, advice)];
    }
  },
};

/** Returns its answer to PING, after the password was sent. */
async function ping(url: URL): Promise<string> {
  const { hostname, protocol } = url;
  const target = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 6379) };
  const socket: Socket =
    protocol === 'rediss:' ? connectTls({ ...target, servername: hostname }) : connectPlain(target);
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer')));
  const words = [url.username, url.password].filter(Boolean).map(decodeURIComponent);
  if (url.password) socket.write(command('AUTH', ...words));
  socket.write(command('PING') + command('QUIT'));
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

const command = (...words: string[]) =>
  `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`;
