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

const MOST_SOCKETS = 64;
/** The status of an answer that is a part. */
const PART = 206;
/** What one call deletes or lists at most, by the protocol. */
const PAGE = 1_000;
const MOST_LIST_BYTES = 4 * 1024 * 1024;

const NOTHING = Buffer.alloc(0);

/** An object as a list tells of it. */
export interface S3Object {
  key: string;
  size: number;
  modifiedAt: Date;
}

/** How often a call is made, how long it may be silent, and how long the first wait between two tries is. */
interface Effort {
  tries: number;
  silenceMs: number;
  waitMs: number;
}

const PATIENCE: Effort = { tries: 3, silenceMs: 5_000, waitMs: 100 };

/**
 * The few calls of S3 that the product needs. Every one of them may be repeated without harm, so a passing failure is
 * tried again before anybody hears of it.
 */
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

  /** Stores, and looks whether all of it has arrived: some servers keep the frames of a chunked body as content. */
  async put(key: string, body: S3Body): Promise<void> {
    const headers = { 'content-type': 'application/octet-stream' };
    await this.done({ method: 'PUT', key, headers, body });
    const stored = await this.size(key);
    if (stored === body.size) return;
    const reason = `stored ${stored} bytes instead of ${body.size}`;
    throw this.told(new S3Failure(`PUT ${key}`, null, reason), key);
  }

  /** Bytes, or null where there is no such object. */
  async size(key: string): Promise<number | null> {
    const answer = await this.callOrNull({ method: 'HEAD', key });
    answer?.resume();
    return answer ? Number(answer.headers['content-length']) : null;
  }

  async get(key: string, range?: ByteRange): Promise<IncomingMessage> {
    const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined;
    const answer = await this.call({ method: 'GET', key, headers });
    if (!range || answer.statusCode === PART) return answer;
    // The whole in the place of a part would be other bytes than were asked for.
    answer.destroy();
    throw this.told(new S3Failure(`GET ${key}`, null, 'answered the whole for a part'), key);
  }

  /** The whole of it, or null where there is no such object. */
  async find(key: string): Promise<Buffer | null> {
    const answer = await this.callOrNull({ method: 'GET', key });
    return answer && wholeOf(answer);
  }

  /** What is not there is no error. */
  async delete(keys: readonly string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += PAGE) await this.deletePage(keys.slice(at, at + PAGE));
  }

  /** Copies inside the bucket, and looks whether it did: a failure half-way is answered as a success, too. */
  async copy(from: string, to: string): Promise<void> {
    const source = encodeURI(`/${this.config.bucket}/${from}`);
    const body = { size: 0, sha256: sha256Of(NOTHING), open: () => NOTHING };
    await this.done({ method: 'PUT', key: to, headers: { 'x-amz-copy-source': source }, body });
    const [was, is] = await Promise.all([this.size(from), this.size(to)]);
    if (was === is) return;
    throw this.told(new S3Failure(`COPY ${from}`, null, `made ${is} bytes of ${was}`), from);
  }

  /** Objects whose keys begin so, page by page. */
  async *list(prefix: string): AsyncGenerator<S3Object> {
    let token: string | undefined;
    do {
      const page = await this.listPage(prefix, token);
      yield* page.objects;
      token = page.next;
    } while (token !== undefined);
  }

  /** One look, without patience: rejects unless keys, bucket and store are all right. */
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
    const refused = /<Error>.*?<Code>([^<]*)<\/Code>/s.exec(text)?.[1];
    // The call succeeds also when single objects could not be deleted.
    if (refused) throw this.told(new S3Failure('POST ?delete', null, refused), '');
  }

  private async listPage(prefix: string, token: string | undefined) {
    const query = { 'list-type': '2', prefix, ...(token ? { 'continuation-token': token } : {}) };
    const xml = await textOf(await this.call({ method: 'GET', key: '', query }), MOST_LIST_BYTES);
    const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(
      ([, object = '']): S3Object => ({
        key: unescaped(valueOf(object, 'Key')),
        size: Number(valueOf(object, 'Size')),
        modifiedAt: new Date(valueOf(object, 'LastModified')),
      }),
    );
    const next = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1];
    return { objects, next: next && unescaped(next) };
  }

  /** A call whose answer says nothing more. */
  private async done(call: S3Call, effort = this.effort): Promise<void> {
    const answer = await this.call(call, effort);
    await finished(answer.resume());
  }

  private async callOrNull(call: S3Call): Promise<IncomingMessage | null> {
    try {
      return await this.try(call, this.effort);
    } catch (error) {
      const failure = error as S3Failure;
      // Without a body the answer to HEAD cannot say what is missing; a missing bucket shows at the next PUT or GET.
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

  /** The log says which call failed and why; whoever asked for an image hears a sentence. */
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

const valueOf = (xml: string, tag: string): string =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';

const unescaped = (xml: string) =>
  xml
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
