import { setImmediate as turn } from 'node:timers/promises';
import { runStages } from '../scripts/lib/schedule.mjs';
import { STAGES } from '../scripts/lib/stages.mjs';

interface Fake {
  name: string;
  turns: number;
  after?: string[];
  isAlone?: boolean;
  isLight?: boolean;
}

/** The stages that run, each time one begins. */
async function seen(stages: readonly Fake[]): Promise<string[]> {
  const running = new Set<string>();
  const moments: string[] = [];
  const names = await runStages(stages, async ({ name, turns }) => {
    running.add(name);
    moments.push([...running].join(' '));
    for (let n = 0; n < turns; n += 1) await turn();
    running.delete(name);
    return name;
  });
  expect(names).toEqual(stages.map(({ name }) => name));
  return moments;
}

describe('the stages of the checks', () => {
  it('run two at a time, and a light one beside them', async () => {
    const moments = await seen([
      { name: 'long', turns: 40 },
      { name: 'short', turns: 2 },
      { name: 'next', turns: 2 },
      { name: 'light', turns: 2, isLight: true },
    ]);
    expect(moments).toEqual(['long', 'long short', 'long short light', 'long light next']);
  });

  it('wait for those before them while others go on', async () => {
    const moments = await seen([
      { name: 'build', turns: 20 },
      { name: 'user', turns: 2, after: ['build', 'absent'] },
      { name: 'other', turns: 2 },
    ]);
    expect(moments).toEqual(['build', 'build other', 'user']);
  });

  it('have the machine to themselves where they measure it', async () => {
    const moments = await seen([
      { name: 'first', turns: 10 },
      { name: 'measure', turns: 2, isAlone: true },
      { name: 'light', turns: 2, isLight: true },
    ]);
    expect(moments).toEqual(['first', 'measure', 'light']);
  });

  it('name only stages that there are', () => {
    const stages: readonly { name: string; after?: string[] }[] = STAGES;
    const names = stages.map(({ name }) => name);
    const after = stages.flatMap((stage) => stage.after ?? []);
    expect(after).toContain('build');
    expect(after.filter((name) => !names.includes(name))).toEqual([]);
  });
});
