// A port for a program that listens some seconds later. Linux gives 32768 to 60999 to outgoing connections, of which
// the checks make thousands, so a port from there is often taken by the time the program wants it.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const FIRST = 20_000;
const LAST = 32_000;

/** @type {Set<number>} */
const given = new Set();

/**
 * A port of 127.0.0.1 that nothing listens on, below those of outgoing connections; never the same twice in a process.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (!given.has(port) && (await isFree(port))) {
      given.add(port);
      return port;
    }
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((done) => {
    const probe = createServer().once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}
