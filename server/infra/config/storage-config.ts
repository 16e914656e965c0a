import { join } from 'node:path';
import { z } from 'zod';

const NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const DEFAULT_REGION = 'us-east-1';

const endpoint = z
  .string()
  .refine(isEndpoint, 'expected an address such as https://s3.example.com')
  .transform((value) => value.replace(/\/+$/, ''));

const key = z.string().regex(/^[\x21-\x7e]+$/, 'expected a key without spaces');

export const storageVariables = {
  S3_ENDPOINT: endpoint.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/, 'expected a region such as eu-central-1')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'expected the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: key.optional(),
  S3_SECRET_ACCESS_KEY: key.optional(),
  S3_FORCE_PATH_STYLE: z
    .enum(['1', 'true', '0', 'false'], 'expected 1 or 0')
    .transform((value) => value === '1' || value === 'true')
    .optional(),
};

type StorageVariables = z.output<z.ZodObject<typeof storageVariables>>;

export interface S3Config {
  /** Without a slash at the end. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is in the path of an address, not in its host. */
  forcePathStyle: boolean;
}

export interface StorageConfig {
  /** The local folder: for all files, or with `s3` for files that are being received. */
  folder: string;
  s3: S3Config | null;
}

/** Chooses an S3 bucket where one is configured, else a folder in the data folder. */
export function storageOf(vars: StorageVariables, dataDir: string): StorageConfig {
  return { folder: join(dataDir, 'files'), s3: s3Of(vars) };
}

function s3Of(vars: StorageVariables): S3Config | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = vars;
  if (!bucket || !id || !secret) return null;
  const region = vars.S3_REGION ?? DEFAULT_REGION;
  return {
    endpoint: vars.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    accessKeyId: id,
    secretAccessKey: secret,
    // Self-hosted stores seldom have a host name for every bucket.
    forcePathStyle: vars.S3_FORCE_PATH_STYLE ?? vars.S3_ENDPOINT !== undefined,
  };
}

/** Problems between the variables; computed from the raw ones, so that they are reported with all other problems. */
export function storageProblems(env: Record<string, string | undefined>): string[] {
  const given = Object.keys(storageVariables).find((name) => env[name]);
  if (given === undefined) return [];
  return NEEDED.filter((name) => !env[name]).map(
    (name) => `${name}: expected, because ${given} is set`,
  );
}

function isEndpoint(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, search, hash, username } = new URL(value);
  return /^https?:$/.test(protocol) && search === '' && hash === '' && username === '';
}
