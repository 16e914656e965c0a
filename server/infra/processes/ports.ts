import { createServer } from 'node:net';

/** Tells whether a program could listen there now. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)));
  });
}

/** The first free port from the given one on. */
export async function nextFreePort(
  from: number,
  host: string,
  except: readonly number[],
): Promise<number> {
  for (let port = from; port <= 65_535; port += 1)
    if (!except.includes(port) && (await isPortFree(port, host))) return port;
  throw new Error(`No port from ${from} on is free on ${host}.`);
}
