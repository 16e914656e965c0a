// A separate program, so that it can be killed: an S3 store on PORT, with its objects in FOLDER.
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
