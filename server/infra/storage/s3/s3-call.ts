import { AwsV4Signer } from 'aws4fetch';
import { type Agent, type ClientRequest, type IncomingMessage, request as http } from 'node:http';
import { request as https } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Config } from '../../config/storage-config';
import { S3Failure } from './s3-failure';
import { errorCodeIn } from './s3-xml';

/** The content of a request, opened anew for every attempt. */
export interface S3Body {
  size: number;
  /** In hexadecimal; the store compares it with the received bytes. */
  sha256: string;
  open: () => Readable | Buffer;
}

export interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Empty for a call about the whole bucket. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: S3Body;
}

/** Milliseconds without a byte in any direction, also while connecting. */
export interface S3Patience {
  silenceMs: number;
}

/** Clients may read slowly, so an answer that has begun may pause for longer. */
const REST_MS = 60_000;
const NO_BODY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const MOST_ERROR_BYTES = 16 * 1024;

const describeCall = ({ method, key, query }: S3Call): string =>
  `${method} ${key || `?${Object.keys(query ?? {}).join('&')}`}`;

/** One signed attempt; rejects with an `S3Failure` unless the store accepts it. */
export async function callOnce(
  config: S3Config,
  agent: Agent,
  call: S3Call,
  { silenceMs }: S3Patience,
): Promise<IncomingMessage> {
  const { url, headers } = await signed(config, call);
  const send = url.protocol === 'https:' ? https : http;
  const options = { method: call.method, headers, agent, timeout: silenceMs };
  const response = await answerOf(call, send(url, options));
  if ((response.statusCode ?? 500) < 300) return response;
  throw new S3Failure(
    describeCall(call),
    response.statusCode ?? null,
    errorCodeIn(await textOf(response)),
  );
}

async function signed(config: S3Config, call: S3Call) {
  const { accessKeyId, secretAccessKey, region } = config;
  const url = addressOf(config, call);
  const headers = { ...call.headers, 'x-amz-content-sha256': call.body?.sha256 ?? NO_BODY_SHA256 };
  const keys = { accessKeyId, secretAccessKey, region, service: 's3' };
  const made = await new AwsV4Signer({ ...keys, method: call.method, url, headers }).sign();
  // Outside the signature, as aws4fetch does it; without it the body would be chunked, which S3 refuses.
  if (call.body) made.headers.set('content-length', String(call.body.size));
  return { url: made.url, headers: Object.fromEntries(made.headers) };
}

/** Keys contain only letters, digits, dashes, dots and slashes, so nothing needs escaping. */
export function addressOf({ endpoint, bucket, forcePathStyle }: S3Config, call: S3Call): string {
  const base = new URL(endpoint);
  const folder = base.pathname.replace(/\/$/, '');
  if (forcePathStyle) base.pathname = `${folder}/${bucket}/${call.key}`;
  else {
    base.hostname = `${bucket}.${base.hostname}`;
    base.pathname = `${folder}/${call.key}`;
  }
  for (const [name, value] of Object.entries(call.query ?? {})) base.searchParams.set(name, value);
  return base.href;
}

function answerOf(call: S3Call, request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(new S3Failure(describeCall(call), null, error.code ?? error.message));
    request.on('timeout', () => request.destroy(timedOut()));
    request.on('error', fail);
    request.on('response', (response) => {
      request.setTimeout(REST_MS);
      resolve(response);
    });
    sendBody(request, call.body).catch(fail);
  });
}

async function sendBody(request: ClientRequest, body: S3Body | undefined): Promise<void> {
  const content = body?.open();
  if (content === undefined || Buffer.isBuffer(content)) request.end(content);
  else await pipeline(content, request);
}

const timedOut = () => Object.assign(new Error('the store fell silent'), { code: 'ETIMEDOUT' });

/** The text of an answer, cut to the length of an error message. */
export async function textOf(response: IncomingMessage, most = MOST_ERROR_BYTES): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
