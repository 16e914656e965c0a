import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AskedModel {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

type Behaviour = (response: ServerResponse) => void;

/** A valid answer of a chat-completions server. */
export const chatAnswer = (value: unknown, usage?: object) => ({
  choices: [{ message: { content: typeof value === 'string' ? value : JSON.stringify(value) } }],
  ...(usage ? { usage } : {}),
});

export const json =
  (body: unknown, status = 200): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

/** A model server that gives the test's answers, repeating the last one. */
export class ModelServer {
  readonly asked: AskedModel[] = [];
  private behaviours: Behaviour[] = [];

  private constructor(
    readonly url: string,
    private readonly stop: () => void,
  ) {}

  static async start(): Promise<ModelServer> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
        model.asked.push({ path: request.url ?? '', headers: request.headers, body });
        const [next, ...rest] = model.behaviours;
        if (rest.length > 0) model.behaviours = rest;
        next?.(response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const model = new ModelServer(`http://127.0.0.1:${port}/v1`, () => {
      server.closeAllConnections();
      server.close();
    });
    return model;
  }

  answers(...behaviours: Behaviour[]): void {
    this.behaviours = behaviours;
    this.asked.length = 0;
  }

  close(): void {
    this.stop();
  }
}
