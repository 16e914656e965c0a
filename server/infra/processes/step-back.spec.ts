import { execFileSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { join } from 'node:path';

const HOOK = join(__dirname, '../../../test/support/typescript-hook.cjs');

/** The niceness of a process that was started with `extra` more than ours and then steps back to `wanted`. */
function nicenessAfter(extra: number, wanted: number): number {
  const program = `require('${join(__dirname, 'step-back')}').stepBack(${wanted}); console.log(os.getPriority())`;
  const node = [process.execPath, '--require', HOOK, '--eval', program];
  return Number(execFileSync('nice', ['-n', String(extra), ...node]));
}

it('takes the lower priority of the two', () => {
  const ours = getPriority();
  expect(nicenessAfter(1, 19)).toBe(19);
  // More than it was given: the system refuses that to ordinary accounts, and the worker could not start.
  expect(nicenessAfter(3, ours)).toBe(Math.min(19, ours + 3));
});
