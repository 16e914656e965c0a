// A program of its own, so that it can be killed: a store that speaks S3 on PORT, with its objects in FOLDER.
import S3rver from 's3rver';

const BUCKET = 'shots';

const { PORT, FOLDER } = process.env;
await new S3rver({
  address: '127.0.0.1',
  port: Number(PORT),
  silent: true,
  directory: FOLDER,
  vhostBuckets: false,
  configureBuckets: [{ name: BUCKET }],
}).run();
