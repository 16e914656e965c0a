import { setTimeout as wait } from 'node:timers/promises';
import { OneAtATime } from './one-at-a-time';

it('runs the work of one key in order, also after a failure, and other keys beside it', async () => {
  const turns = new OneAtATime();
  const steps: string[] = [];
  const work = (name: string, ms: number) => async () => {
    steps.push(`${name} begins`);
    await wait(ms);
    steps.push(`${name} ends`);
    if (name === 'a1') throw new Error('no');
    return name;
  };
  const first = turns.run('a', work('a1', 30));
  const second = turns.run('a', work('a2', 1));
  const other = turns.run('b', work('b1', 1));
  await expect(first).rejects.toThrow('no');
  expect(await Promise.all([second, other])).toEqual(['a2', 'b1']);
  expect(steps.filter((step) => step.startsWith('a'))).toEqual([
    'a1 begins',
    'a1 ends',
    'a2 begins',
    'a2 ends',
  ]);
  expect(steps.indexOf('b1 ends')).toBeLessThan(steps.indexOf('a1 ends'));
});
