import type { Command } from 'commander';
import { PAGE_LIMIT } from '../../server/contract/limits';
import { endWith } from '../lib/bulk';
import { signedIn, teamIdOf } from '../lib/context';
import { counted, plain } from '../lib/text';

interface Options {
  to: string;
}

export function addTransferCommands(program: Command): void {
  addOne(program, { name: 'move', done: 'moved', about: 'move screenshots to another space' });
  addOne(program, { name: 'copy', done: 'copied', about: 'copy screenshots to another space' });
}

function addOne(
  program: Command,
  { name, done, about }: { name: 'move' | 'copy'; done: string; about: string },
): void {
  program
    .command(name)
    .description(about)
    .helpGroup('User commands:')
    .argument('<ids...>', 'as `list` and `search` print them')
    .requiredOption('--to <team>', 'name or id of the team, or personal')
    .addHelpText(
      'after',
      `\nExample:\n  shotvault ${name} 0192f0c1-0000-7000-8000-000000000000 --to Harbor`,
    )
    .action(async (ids: string[], { to }: Options, command: Command) => {
      const context = signedIn(command);
      const settings = { ...context.settings, team: to };
      const team_id = await teamIdOf({ ...context, settings });
      const all: { id: string; new_id: string }[] = [];
      const failed: { id: string; code: string; error: string }[] = [];
      for (let at = 0; at < ids.length; at += PAGE_LIMIT) {
        const body = { ids: ids.slice(at, at + PAGE_LIMIT), team_id, copy: name === 'copy' };
        const answer = await context.api.call('screenshots.transfer', { body });
        all.push(...answer.done);
        failed.push(...answer.failed);
      }
      const where = team_id === null ? 'the personal space' : plain(to);
      context.output.result({ done: all, failed }, [
        `${counted(all.length, 'screenshot')} ${done} to ${where}.`,
      ]);
      endWith(context, { done: all.map(({ id }) => id), failed });
    });
}
