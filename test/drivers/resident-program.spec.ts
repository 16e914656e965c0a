import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const LOADER = join(__dirname, '../../scripts/lib/typescript.mjs');

/** Busy for so long that its parent is gone when it answers, before it can notice. */
const PROGRAM = `
  import { requireTypeScript } from ${JSON.stringify(LOADER)};
  const { serveParent } = requireTypeScript('server/infra/processes/resident-program.ts');
  serveParent(0, async () => {
    const end = Date.now() + 500;
    while (Date.now() < end);
    return { done: true };
  });`;

const PARENT = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(PROGRAM)}], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.once('message', () => child.send('work', () => console.log('busy')));`;

it('a program whose parent is killed ends in silence', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  parent.stderr.on('data', (text) => (said += text));
  await once(parent.stdout, 'data');
  // Closed when the program has ended, too.
  const closed = once(parent, 'close');
  parent.kill('SIGKILL');
  await closed;
  expect(said).toBe('');
});
