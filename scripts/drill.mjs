// npm run drill -- billing [--short] | kill [--short] | quota: plays accidents against the built product and prints what they cost.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [name = '', ...options] = process.argv.slice(2);
const { build } = await import('./lib/build.mjs');
const file = new URL(`../test/drills/${name}.mjs`, import.meta.url);
if (!/^[a-z]+$/.test(name) || !existsSync(fileURLToPath(file))) {
  console.error('Which drill? npm run drill -- billing [--short] | kill [--short] | quota');
  process.exit(2);
}
await build();
const { drill } = await import(file.href);
const problems = await drill(options);
for (const problem of problems) console.error(`✕ ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
