// npm run weaknesses: asks the registry what is known against the packages that run, and fails when it names something.
import { spawnSync } from 'node:child_process';
import { ROOT } from './lib/run.mjs';
import { weaknessesIn } from './lib/weaknesses.mjs';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const found = weaknessesIn(stdout);
if (found === null) {
  console.log('Known weaknesses: not asked, because this registry answers no such questions.');
} else {
  for (const line of found) console.error(`✕ ${line}`);
  console.log(`Known weaknesses: ${found.length}`);
  process.exit(found.length > 0 ? 1 : 0);
}
