import type { Command } from 'commander';
import { bulk, endWith } from '../lib/bulk';
import { scopeOf, signedIn } from '../lib/context';
import { findCollection } from '../lib/find-collection';
import { counted, plain } from '../lib/text';

export function addCollectionCommand(program: Command): void {
  const collection = program
    .command('collection')
    .description('collections: list, create, add')
    .helpGroup('User commands:')
    .addHelpText('after', '\nExample:\n  shotvault collection list');
  addList(collection);
  addCreate(collection);
  addAdd(collection);
}

function addList(collection: Command): void {
  collection
    .command('list')
    .description('all collections')
    .addHelpText('after', '\nExample:\n  shotvault collection list --json')
    .action(async (_options, command: Command) => {
      const context = signedIn(command);
      const found = await context.api.call('collections.list', { query: await scopeOf(context) });
      const rows = found.map((it) => [it.id, String(it.screenshot_count), plain(it.name)]);
      context.output.rows(found, [['ID', 'SCREENSHOTS', 'NAME'], ...rows], 2);
      if (found.length === 0) context.output.note('No collections yet.');
    });
}

function addCreate(collection: Command): void {
  collection
    .command('create')
    .description('a new, empty collection')
    .argument('<name>')
    .option('--description <text>')
    .option('--color <colour>', 'such as #3B82F6')
    .addHelpText('after', '\nExample:\n  shotvault collection create Receipts --color "#10B981"')
    .action(
      async (name: string, options: { description?: string; color?: string }, command: Command) => {
        const context = signedIn(command);
        const made = await context.api.call('collections.create', {
          query: await scopeOf(context),
          body: { name, description: options.description, color: options.color },
        });
        context.output.result(made.collection, [
          `Created ${plain(made.collection.name)}: ${made.collection_id}`,
        ]);
      },
    );
}

function addAdd(collection: Command): void {
  collection
    .command('add')
    .description('put screenshots into a collection')
    .argument('<collection>', 'its name or id')
    .argument('<ids...>', 'as `list` and `search` print them')
    .addHelpText(
      'after',
      '\nExample:\n  shotvault collection add Receipts 0192f0c1-0000-7000-8000-000000000000',
    )
    .action(async (name: string, ids: string[], _options, command: Command) => {
      const context = signedIn(command);
      const { id: collection_id } = await findCollection(context, name);
      const result = await bulk(context, ids, (some) => ({
        ids: some,
        action: 'collect',
        collection_id,
      }));
      context.output.result({ collection_id, ...result }, [
        `${counted(result.done.length, 'screenshot')} in ${plain(name)}.`,
      ]);
      endWith(context, result);
    });
}
