import type { Command } from 'commander';
import { PAGE_LIMIT } from '../../server/contract/limits';
import { planWith } from '../../server/contract/plans';
import { SCREENSHOT_KINDS } from '../../server/contract/reading/screenshot-kinds';
import type { Screenshot } from '../../server/contract/screenshots';
import { CliError } from '../lib/cli-error';
import { type Context, scopeOf, signedIn } from '../lib/context';
import { typedSearch } from '../lib/excluded-words';
import { EXIT } from '../lib/exit-codes';
import { findCollection } from '../lib/find-collection';
import { plain } from '../lib/text';

interface ListOptions {
  tag?: string[];
  kind?: string[];
  collection?: string;
  favorites?: boolean;
  from?: string;
  to?: string;
  limit: string;
  all?: boolean;
}

/** Rows that are printed unless told. */
const USUAL_ROWS = 20;

const SEARCH_HELP = `
A dash leaves out what holds a word, OR joins two terms, and tag: in: kind: has:
is: uploaded: created: date: before: after: narrow the search (from ${planWith('advanced_search').name} on).
Put a search with quotes of its own between single quotes.

Examples:
  shotvault search invoice acme --json
  shotvault search tag:invoice -tag:german
  shotvault search '"order number" OR tag:"to pay"'`;

/** `list` and `search`: the same rows, with and without words. */
export function addListCommands(program: Command): void {
  const list = program
    .command('list')
    .description('screenshots, newest first')
    .addHelpText(
      'after',
      '\nExample:\n  shotvault list --tag invoice --from 2026-11-01 --limit 50',
    );
  const search = program
    .command('search')
    .description('screenshots by what they say: title, text, tags, file name')
    .argument('<words...>', 'what to look for')
    .addHelpText('after', SEARCH_HELP);
  withFilters(list).action((options: ListOptions, command: Command) =>
    printList(command, options, undefined),
  );
  withFilters(search).action((words: string[], options: ListOptions, command: Command) =>
    printList(command, options, typedSearch(words)),
  );
}

function withFilters(command: Command): Command {
  return command
    .helpGroup('User commands:')
    .option('--tag <name...>', 'only with all of these tags')
    .option('--kind <kind...>', 'only of one of these kinds, such as invoice')
    .option('--collection <name>', 'only in this collection')
    .option('--favorites', 'only favorites')
    .option('--from <day>', 'uploaded on this day or later, YYYY-MM-DD')
    .option('--to <day>', 'uploaded on this day or before')
    .option('--limit <n>', 'at most so many', `${USUAL_ROWS}`)
    .option('--all', 'without a limit');
}

async function printList(
  command: Command,
  options: ListOptions,
  q: string | undefined,
): Promise<void> {
  const most = mostOf(options);
  assertDays(options);
  assertKinds(options);
  const context = signedIn(command);
  const { found, hasMore } = await fetchList(context, options, { q, most });
  const rows = found.map((it) => [it.id, it.created_at.slice(0, 10), titleOf(it)]);
  const { output } = context;
  output.rows(found, [['ID', 'UPLOADED', 'TITLE'], ...rows], 2);
  if (found.length === 0) output.note('No screenshots found.');
  if (hasMore) output.note(`The first ${found.length}; --limit or --all shows more.`);
}

/** Reports wrong usage before the server is asked. */
export function assertDays(options: Pick<ListOptions, 'from' | 'to'>): void {
  for (const name of ['from', 'to'] as const) {
    const day = options[name];
    if (day === undefined || isDay(day)) continue;
    throw new CliError(`--${name} ${day} is not a day such as 2026-11-01.`, EXIT.usage);
  }
}

/** Refuses 31 November, which a Date would read as the next day. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}

function assertKinds({ kind = [] }: ListOptions): void {
  const known: readonly string[] = SCREENSHOT_KINDS;
  const wrong = kind.flatMap((it) => it.split(',')).find((it) => !known.includes(it));
  if (wrong === undefined) return;
  throw new CliError(`--kind ${plain(wrong)} is none of ${known.join(', ')}.`, EXIT.usage);
}

function mostOf({ limit, all }: ListOptions): number {
  if (all) return Number.POSITIVE_INFINITY;
  if (/^[1-9]\d{0,5}$/.test(limit)) return Number(limit);
  throw new CliError(`--limit ${limit} is not a number such as 50.`, EXIT.usage);
}

async function fetchList(
  context: Context,
  { tag, kind, collection, favorites, from, to }: ListOptions,
  { q, most }: { q: string | undefined; most: number },
): Promise<{ found: Screenshot[]; hasMore: boolean }> {
  const scope = await scopeOf(context);
  const collection_id =
    collection === undefined ? undefined : (await findCollection(context, collection)).id;
  const found: Screenshot[] = [];
  let cursor: string | undefined;
  do {
    const query = {
      ...scope,
      q,
      tags: tag?.join(','),
      kind: kind?.join(','),
      favorites: favorites ? ('true' as const) : undefined,
      start_date: from,
      end_date: to,
      tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
      collection_id,
      fields: 'card' as const,
      limit: Math.min(PAGE_LIMIT, most - found.length),
      cursor,
    };
    const { data, headers } = await context.api.request('screenshots.list', { query });
    found.push(...data);
    cursor = headers.get('x-next-cursor') ?? undefined;
  } while (cursor !== undefined && found.length < most);
  return { found, hasMore: cursor !== undefined };
}

export const titleOf = ({ ai_generated_title, original_name }: Screenshot): string =>
  plain(ai_generated_title || original_name);
