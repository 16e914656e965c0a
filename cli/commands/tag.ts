import type { Command } from 'commander';
import { bulk, endWith } from '../lib/bulk';
import { CliError } from '../lib/cli-error';
import { scopeOf, signedIn } from '../lib/context';
import { EXIT } from '../lib/exit-codes';
import { counted } from '../lib/text';

export function addTagCommand(program: Command): void {
  program
    .command('tag')
    .description('list all tags, or add tags to a screenshot')
    .helpGroup('User commands:')
    .argument('[id]', 'as `list` and `search` print it')
    .argument('[tags...]', 'what to add')
    .option('-r, --remove', 'take these tags away instead')
    .addHelpText(
      'after',
      '\nExamples:\n  shotvault tag\n  shotvault tag 0192f0c1-0000-7000-8000-000000000000 invoice "to pay"',
    )
    .action(
      async (
        id: string | undefined,
        tags: string[],
        { remove = false }: { remove?: boolean },
        command: Command,
      ) => {
        if (id === undefined) return listTags(command);
        if (tags.length === 0) throw new CliError('Name at least one tag.', EXIT.usage);
        const context = signedIn(command);
        const action = remove ? ('untag' as const) : ('tag' as const);
        const result = await bulk(context, [id], (ids) => ({ ids, action, tags }));
        if (result.done.length > 0) {
          const verb = remove ? 'taken away' : 'added';
          context.output.result({ id, action, tags }, [`${counted(tags.length, 'tag')} ${verb}.`]);
        }
        endWith(context, result);
      },
    );
}

async function listTags(command: Command): Promise<void> {
  const context = signedIn(command);
  const tags = await context.api.call('tags.list', { query: await scopeOf(context) });
  const rows = tags.map(({ tag_name, screenshot_count }) => [tag_name, String(screenshot_count)]);
  context.output.rows(tags, [['TAG', 'SCREENSHOTS'], ...rows], 0);
  if (tags.length === 0) context.output.note('No tags yet.');
}
