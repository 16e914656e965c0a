import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Config } from '../../server/infra/config/storage-config';
import { isSigned } from './s3-signature';

const BUCKET = 'shots';
const KEY = 'S3RVER';

/** Replaces the store's answer to a call. */
export type Fault = (response: ServerResponse) => void;

export const refuse =
  (status: number, code = ''): Fault =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<Error><Code>${code}</Code></Error>`);
  };

/** Accepts the call and never answers. */
export const silence: Fault = () => undefined;

/** Closes the connection without an answer. */
export const hangUp: Fault = (response) => void response.destroy();

/** A real S3 store behind a proxy that checks signatures and lets the test make calls fail. */
export class S3Store {
  /** Every received call, such as `PUT /shots/original/…`. */
  readonly calls: string[] = [];
  private faults: Fault[] = [];
  private lasting: Fault | null = null;

  private constructor(
    readonly endpoint: string,
    private readonly stop: () => Promise<void>,
  ) {}

  static async start(): Promise<S3Store> {
    const directory = mkdtempSync(join(tmpdir(), 'shotvault-s3-'));
    const store = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory,
      vhostBuckets: false,
      configureBuckets: [{ name: BUCKET }],
    });
    const { port } = await store.run();
    const door = createServer((incoming, response) => {
      self.calls.push(`${incoming.method} ${incoming.url}`);
      const fault = self.faults.shift() ?? self.lasting;
      if (fault) return fault(response);
      if (!isSigned(incoming, KEY)) return refuse(403, 'SignatureDoesNotMatch')(response);
      const { method, headers, url } = incoming;
      const onward = request({ port, host: '127.0.0.1', method, headers, path: url }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      onward.on('error', () => response.destroy());
      incoming.pipe(onward);
    });
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
    const self: S3Store = new S3Store(endpoint, async () => {
      door.closeAllConnections();
      door.close();
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    });
    return self;
  }

  /** The variables that configure the product for it. */
  get environment(): Record<string, string> {
    return {
      S3_ENDPOINT: this.endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    };
  }

  get config(): S3Config {
    return {
      endpoint: this.endpoint,
      region: 'us-east-1',
      bucket: BUCKET,
      accessKeyId: KEY,
      secretAccessKey: KEY,
      forcePathStyle: true,
    };
  }

  /** Makes the next calls fail in this way, one after another. */
  failNext(...faults: Fault[]): void {
    this.faults = faults;
  }

  /** Makes every call fail in this way until it is reset. */
  failUntilTold(fault: Fault | null): void {
    this.lasting = fault;
  }

  close(): Promise<void> {
    return this.stop();
  }
}
