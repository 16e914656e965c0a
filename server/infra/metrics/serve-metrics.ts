import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Metrics } from './metrics';
import { metricsAnswer } from './metrics-answer';

/** Serves only the metrics, for a process without an HTTP API. */
export async function serveMetrics(
  metrics: Metrics,
  { token, host, port }: { token: string; host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    metricsAnswer(metrics, token, request.headers.authorization).then(
      ({ status, headers, text }) => response.writeHead(status, headers).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  // It must not keep a process alive that has nothing else to do.
  server.unref();
  return server;
}
