import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

it('keeps its exit code where nobody reads its notes', async () => {
  const main = join(__dirname, 'main.ts');
  const program = `process.argv.splice(1, 0, 'shotvault'); require(${JSON.stringify(main)})`;
  const child = spawn(process.execPath, [...process.execArgv, '-e', program, 'uplaod'], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  child.stderr.destroy();
  expect(await once(child, 'close')).toEqual([2, null]);
});
