import { Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Agent, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Config } from '../../config/storage-config';
import type { ByteRange } from '../file-storage';
import { callOnce, type S3Body, type S3Call, textOf } from './s3-call';
import { S3Failure, toPortError } from './s3-failure';
import { listPageIn, refusedDeletionIn, type S3ListPage, type S3Object } from './s3-xml';

const MOST_SOCKETS = 64;
/** The status of a partial answer. */
const PART = 206;
/** The protocol's limit for one call that deletes or lists. */
const PAGE = 1_000;
const MOST_LIST_BYTES = 4 * 1024 * 1024;

const NOTHING = Buffer.alloc(0);

/** The number of attempts, the longest silence, and the first wait between two attempts. */
interface Effort {
  tries: number;
  silenceMs: number;
  waitMs: number;
}

const PATIENCE: Effort = { tries: 3, silenceMs: 5_000, waitMs: 100 };

/** The few S3 calls that the product needs. All of them are idempotent, so a passing failure is retried. */
export class S3Client {
  private readonly logger = new Logger('storage');
  private readonly agent: Agent;

  constructor(
    private readonly config: S3Config,
    private readonly effort = PATIENCE,
  ) {
    const options = { keepAlive: true, maxSockets: MOST_SOCKETS };
    const isSecure = config.endpoint.startsWith('https:');
    this.agent = isSecure ? new SecureAgent(options) : new Agent(options);
  }

  /**
   * Stores an object and checks its size: some servers keep the frames of a chunked body as content. Another size may
   * also be that of another process which writes the same object, so it is asked for again.
   */
  async put(key: string, body: S3Body): Promise<void> {
    const headers = { 'content-type': 'application/octet-stream' };
    await this.done({ method: 'PUT', key, headers, body });
    const { tries, waitMs } = this.effort;
    for (let n = 1; ; n += 1) {
      const stored = await this.size(key);
      if (stored === body.size) return;
      const reason = `stored ${stored} bytes instead of ${body.size}`;
      if (n >= tries) throw this.told(new S3Failure(`PUT ${key}`, null, reason), key);
      await wait(waitMs * 4 ** (n - 1));
    }
  }

  /** The size in bytes, or null when the object does not exist. */
  async size(key: string): Promise<number | null> {
    const answer = await this.callOrNull({ method: 'HEAD', key });
    answer?.resume();
    return answer ? Number(answer.headers['content-length']) : null;
  }

  async get(key: string, range?: ByteRange): Promise<IncomingMessage> {
    const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined;
    const answer = await this.call({ method: 'GET', key, headers });
    if (!range || answer.statusCode === PART) return answer;
    // The whole object instead of a range would be the wrong bytes.
    answer.destroy();
    throw this.told(new S3Failure(`GET ${key}`, null, 'answered the whole for a part'), key);
  }

  /** The whole object, or null when it does not exist. */
  async find(key: string): Promise<Buffer | null> {
    const answer = await this.callOrNull({ method: 'GET', key });
    return answer && wholeOf(answer);
  }

  /** Missing objects are no error. */
  async delete(keys: readonly string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += PAGE) await this.deletePage(keys.slice(at, at + PAGE));
  }

  /** Copies inside the bucket and checks the answer: S3 reports a failure half-way with a success status. */
  async copy(from: string, to: string): Promise<void> {
    const source = encodeURI(`/${this.config.bucket}/${from}`);
    const body = { size: 0, sha256: sha256Of(NOTHING), open: () => NOTHING };
    await this.done({ method: 'PUT', key: to, headers: { 'x-amz-copy-source': source }, body });
    const [was, is] = await Promise.all([this.size(from), this.size(to)]);
    if (was === is) return;
    throw this.told(new S3Failure(`COPY ${from}`, null, `made ${is} bytes of ${was}`), from);
  }

  /** Objects with this prefix, page by page. */
  async *list(prefix: string): AsyncGenerator<S3Object> {
    let token: string | undefined;
    do {
      const page = await this.listPage(prefix, token);
      yield* page.objects;
      token = page.next;
    } while (token !== undefined);
  }

  /** One attempt without retries: rejects unless keys, bucket and store are all right. */
  async ping(): Promise<void> {
    const query = { 'list-type': '2', 'max-keys': '1', prefix: 'pending/' };
    await this.done(
      { method: 'GET', key: '', query },
      { ...this.effort, tries: 1, silenceMs: 2_000 },
    );
  }

  private async deletePage(keys: readonly string[]): Promise<void> {
    const objects = keys.map((key) => `<Object><Key>${key}</Key></Object>`).join('');
    const bytes = Buffer.from(`<Delete><Quiet>true</Quiet>${objects}</Delete>`);
    const headers = {
      'content-md5': createHash('md5').update(bytes).digest('base64'),
      'content-type': 'application/xml',
    };
    const body = { size: bytes.length, sha256: sha256Of(bytes), open: () => bytes };
    const call: S3Call = { method: 'POST', key: '', query: { delete: '' }, headers, body };
    const text = await textOf(await this.call(call), MOST_LIST_BYTES);
    const refused = refusedDeletionIn(text);
    // The call also succeeds when single objects could not be deleted.
    if (refused) throw this.told(new S3Failure('POST ?delete', null, refused), '');
  }

  private async listPage(prefix: string, token: string | undefined): Promise<S3ListPage> {
    const query = { 'list-type': '2', prefix, ...(token ? { 'continuation-token': token } : {}) };
    const xml = await textOf(await this.call({ method: 'GET', key: '', query }), MOST_LIST_BYTES);
    try {
      return listPageIn(xml);
    } catch {
      throw this.told(new S3Failure('GET ?list-type', null, 'answered no list'), prefix);
    }
  }

  /** A call whose answer has no further content. */
  private async done(call: S3Call, effort = this.effort): Promise<void> {
    const answer = await this.call(call, effort);
    await finished(answer.resume());
  }

  private async callOrNull(call: S3Call): Promise<IncomingMessage | null> {
    try {
      return await this.try(call, this.effort);
    } catch (error) {
      const failure = error as S3Failure;
      // The answer to HEAD has no body, so it cannot tell a missing bucket; the next PUT or GET shows it.
      if (failure.status === 404 && failure.reason !== 'NoSuchBucket') return null;
      throw this.told(failure, call.key);
    }
  }

  private async call(call: S3Call, effort = this.effort): Promise<IncomingMessage> {
    try {
      return await this.try(call, effort);
    } catch (error) {
      throw this.told(error as S3Failure, call.key);
    }
  }

  private async try(call: S3Call, { tries, silenceMs, waitMs }: Effort): Promise<IncomingMessage> {
    for (let n = 1; ; n += 1) {
      try {
        return await callOnce(this.config, this.agent, call, { silenceMs });
      } catch (error) {
        if (!(error instanceof S3Failure) || !error.isWorthATry || n >= tries) throw error;
        await wait(waitMs * 4 ** (n - 1));
      }
    }
  }

  /** Logs which call failed and why; the person who asked for an image gets a sentence. */
  private told(failure: S3Failure, key: string): Error {
    const error = toPortError(failure, key);
    if (failure.status !== 404) this.logger.warn(failure.message);
    return error;
  }
}

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function wholeOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
