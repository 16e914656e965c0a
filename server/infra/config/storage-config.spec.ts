import { ConfigError, loadConfig } from './config';

const load = (env: Record<string, string> = {}) =>
  loadConfig({ SESSION_SECRET: 'x'.repeat(32), DATA_DIR: '/data', ...env }).storage;
const given = {
  S3_BUCKET: 'shots',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

it('keeps files in the data folder unless a bucket is named', () => {
  expect(load()).toEqual({ folder: '/data/files', s3: null });
});

it('means Amazon where no other store is named', () => {
  expect(load({ ...given, S3_REGION: 'eu-central-1' }).s3).toEqual({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    region: 'eu-central-1',
    bucket: 'shots',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    forcePathStyle: false,
  });
});

it('puts the bucket into the path of a private store, unless configured otherwise', () => {
  const own = { ...given, S3_ENDPOINT: 'http://store:9000/' };
  expect(load(own).s3).toMatchObject({ endpoint: 'http://store:9000', forcePathStyle: true });
  expect(load({ ...own, S3_FORCE_PATH_STYLE: '0' }).s3?.forcePathStyle).toBe(false);
});

it('names everything that is missing or wrong', () => {
  const wrong = { S3_ENDPOINT: 'store:9000', S3_BUCKET: 'A bucket' };
  expect(() => load(wrong)).toThrow(ConfigError);
  expect(() => load(wrong)).toThrow(/S3_ENDPOINT: expected an address/);
  expect(() => load(wrong)).toThrow(/S3_BUCKET: expected the name of a bucket/);
  expect(() => load(wrong)).toThrow(/S3_ACCESS_KEY_ID: expected, because S3_ENDPOINT is set/);
});
