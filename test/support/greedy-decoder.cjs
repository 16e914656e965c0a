// Loaded into the decoder processes of a test: a file that carries an order makes the process misbehave.
const { existsSync, readFileSync } = require('node:fs');

const held = [];

const ORDERS = {
  'ALLOCATE ONE GIGABYTE': () => {
    for (let n = 0; n < 64; n += 1) held.push(Buffer.alloc(2 ** 24, 1));
  },
  'NEVER END': () => {
    for (;;) held.length = 0;
  },
  'CRASH ONCE IN A LIGHT PLACE': ({ isRoomy }) => isRoomy || process.exit(7),
  'CRASH ALWAYS': () => process.exit(7),
};

process.on('message', (request) => {
  const { source } = request;
  if (source === undefined) return;
  if (typeof source === 'string' && !existsSync(source)) return;
  const bytes = typeof source === 'string' ? readFileSync(source) : Buffer.from(source);
  const order = Object.keys(ORDERS).find((name) => bytes.includes(name));
  if (order) ORDERS[order](request);
});
