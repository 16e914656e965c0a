import { type Command, Option } from 'commander';
import { ENTITY_TYPES, type EntityType } from '../../server/contract/reading/entity-types';
import type { ListedEntity } from '../../server/contract/reading/entities';
import { CliError } from '../lib/cli-error';
import { type Context, scopeOf, signedIn } from '../lib/context';
import { EXIT } from '../lib/exit-codes';
import { plain } from '../lib/text';
import { assertDays } from './list';

interface EntitiesOptions {
  type?: EntityType;
  from?: string;
  to?: string;
  csv?: boolean;
}

/** The links, amounts, codes and the like that were found in the images. */
export function addEntitiesCommand(program: Command): void {
  program
    .command('entities')
    .description('links, amounts, codes and more that were found in images, newest image first')
    .helpGroup('User commands:')
    .addOption(new Option('--type <type>', 'only of this type').choices(ENTITY_TYPES))
    .option('--from <day>', 'in images of this day or later, YYYY-MM-DD')
    .option('--to <day>', 'in images of this day or before')
    .option('--csv', 'print a table of comma-separated values')
    .addHelpText(
      'after',
      '\nExample:\n  shotvault entities --type amount --from 2026-05-01 --csv > amounts.csv',
    )
    .action(async (options: EntitiesOptions, command: Command) => {
      assertDays(options);
      const context = signedIn(command);
      if (options.csv && context.output.isJson)
        throw new CliError('--csv and --json are two forms; choose one.', EXIT.usage);
      if (options.csv) return printTable(context, options);
      const found = await fetchAll(context, options);
      const rows = found.map((it) => [it.date, it.type, plain(it.display), it.screenshot_id]);
      context.output.rows(found, [['DATE', 'TYPE', 'VALUE', 'SCREENSHOT'], ...rows], 2);
      if (found.length === 0) context.output.note('Nothing found.');
    });
}

async function fetchAll(
  context: Context,
  { type, from, to }: EntitiesOptions,
): Promise<ListedEntity[]> {
  const scope = await scopeOf(context);
  const found: ListedEntity[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...scope, type, from, to, cursor };
    const { data, headers } = await context.api.request('entities.list', { query });
    found.push(...data);
    cursor = headers.get('x-next-cursor') ?? undefined;
  } while (cursor !== undefined);
  return found;
}

/** The server writes the table, so it is the same as that of the page. */
async function printTable(context: Context, { type, from, to }: EntitiesOptions): Promise<void> {
  const query = { ...(await scopeOf(context)), type, from, to };
  const input = { query, headers: { accept: 'text/csv' } };
  const table = await (await context.api.download('entities.list', input)).text();
  process.stdout.write(table);
}
