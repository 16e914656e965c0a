// Compressed copies of text files, which the server sends to browsers that accept them; made once, so as small as
// possible.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = /\.(js|css|html|svg|txt|webmanifest)$/;
/** Smaller files fit into one packet anyway. */
const LEAST_BYTES = 600;

const packings = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

async function pack(file) {
  const bytes = readFileSync(file);
  if (bytes.length < LEAST_BYTES) return;
  await Promise.all(
    Object.entries(packings).map(async ([ending, packed]) =>
      writeFileSync(`${file}.${ending}`, await packed(bytes)),
    ),
  );
}

/** Writes `.br` and `.gz` beside every text file of a folder. */
export async function compress(folder) {
  const files = readdirSync(folder, { recursive: true }).map(String);
  await Promise.all(
    files.filter((file) => TEXTS.test(file)).map((file) => pack(join(folder, file))),
  );
}
