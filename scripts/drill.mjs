// npm run drill -- name: runs accidents against the product, or breaks a copy of it, and prints the damage.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [name = '', ...options] = process.argv.slice(2);
const NAMES = [
  'backup [--short]',
  'billing [--short]',
  'clock [--short]',
  'full [--short]',
  'hostile [--short]',
  'hostile-texts [--short]',
  'kill [--short]',
  'locks [--short]',
  'machines [--short] [--s3]',
  'matrix',
  'memory [--short] [--assist] [--images=folder]',
  'mutants [--short] [--spec=name]',
  'outage [--short]',
  'proxies',
  'quota',
  'scripts [--short]',
  'search [--short --scan]',
  'secrets [--seed=number]',
  'shares [--short] [--seed=number]',
  'signin [--short]',
  'sizing [--short] [--assist]',
  'upgrade',
  'walk [--short] [--seed=number]',
].join(' | ');
const { build, generateClient } = await import('./lib/build.mjs');
const file = new URL(`../test/drills/${name}.mjs`, import.meta.url);
if (!/^[a-z]+(-[a-z]+)?$/.test(name) || !existsSync(fileURLToPath(file))) {
  console.error(`Which drill? npm run drill -- ${NAMES}`);
  process.exit(2);
}
const { drill, needsBuild = true } = await import(file.href);
await (needsBuild ? build() : generateClient());
const problems = await drill(options);
for (const problem of problems) console.error(`✕ ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
