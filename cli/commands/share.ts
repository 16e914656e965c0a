import { type Command, InvalidArgumentError } from 'commander';
import { CliError } from '../lib/cli-error';
import { sharePassword } from '../lib/config';
import { scopeOf, signedIn } from '../lib/context';
import { EXIT } from '../lib/exit-codes';
import { findCollection } from '../lib/find-collection';
import { counted, minuteOf, plain } from '../lib/text';

export function addShareCommand(program: Command): void {
  const share = program
    .command('share')
    .description('links for people without an account: create, list, renew, revoke')
    .helpGroup('User commands:')
    .addHelpText('after', '\nExample:\n  shotvault share list');
  addCreate(share);
  addList(share);
  addRenew(share);
  addRevoke(share);
}

interface Wishes {
  collection?: string;
  days?: number | null;
  title?: string;
  maxViews?: number;
  passwordFromEnv?: boolean;
  download?: boolean;
  text: boolean;
  redact: boolean;
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new InvalidArgumentError('expected a whole number from 1 on');
}

const daysOf = (text: string): number | null => (text === 'never' ? null : wholeNumber(text));

/** Not an option with the password itself: arguments are seen by every account of the machine. */
function passwordOf({ passwordFromEnv: isAsked }: Wishes): string | null {
  if (!isAsked) return null;
  const password = sharePassword();
  if (password) return password;
  throw new CliError('Set SHOTVAULT_SHARE_PASSWORD to the password of the link.', EXIT.usage);
}

function addCreate(share: Command): void {
  share
    .command('create')
    .description('a link to screenshots, or to a collection')
    .argument('[ids...]', 'as `list` and `search` print them')
    .option('--collection <name>', 'its name or id; the link follows it')
    .option('--days <n|never>', 'until it ends; 7 unless told', daysOf)
    .option('--title <text>')
    .option('--max-views <n>', 'visitors that it lets in', wholeNumber)
    .option('--password-from-env', 'takes the password from SHOTVAULT_SHARE_PASSWORD')
    .option('--download', 'offers everything as a ZIP')
    .option('--no-text', 'shows no text')
    .option('--no-redact', 'hides nothing')
    .addHelpText(
      'after',
      '\nExample:\n  shotvault share create 0192f0c1-0000-7000-8000-000000000000 --days 1',
    )
    .action(async (ids: string[], wishes: Wishes, command: Command) => {
      const context = signedIn(command);
      const { collection } = wishes;
      const what =
        collection === undefined
          ? { screenshot_ids: ids }
          : { collection_id: (await findCollection(context, collection)).id };
      const made = await context.api.call('shares.create', {
        body: {
          ...what,
          ...(wishes.days === undefined ? {} : { expires_in_days: wishes.days }),
          title: wishes.title ?? null,
          password: passwordOf(wishes),
          max_views: wishes.maxViews ?? null,
          allow_download: wishes.download ?? false,
          show_text: wishes.text,
          redact: wishes.redact,
        },
      });
      context.output.result(made, [made.url ?? made.id]);
      if (made.state === 'preparing') context.output.note('The picture is being prepared.');
    });
}

function addList(share: Command): void {
  share
    .command('list')
    .description('the links of the space')
    .addHelpText('after', '\nExample:\n  shotvault share list --json')
    .action(async (_options, command: Command) => {
      const context = signedIn(command);
      const links = await context.api.call('shares.list', { query: await scopeOf(context) });
      const rows = links.map((it) => [
        it.id,
        it.state,
        it.expires_at === null ? 'never' : minuteOf(it.expires_at),
        String(it.view_count),
        plain(it.title),
        it.url ?? '',
      ]);
      context.output.rows(links, [['ID', 'STATE', 'ENDS', 'VIEWS', 'TITLE', 'LINK'], ...rows], 4);
      if (links.length === 0) context.output.note('Nothing is shared.');
    });
}

function addRenew(share: Command): void {
  share
    .command('renew')
    .description('a new address; the old one ends at once')
    .argument('<id>', 'as `share list` prints it')
    .addHelpText(
      'after',
      '\nExample:\n  shotvault share renew 0192f0c1-0000-7000-8000-000000000000',
    )
    .action(async (id: string, _options, command: Command) => {
      const { api, output } = signedIn(command);
      const made = await api.call('shares.renew', { params: { id } });
      output.result(made, [made.url ?? made.id]);
    });
}

function addRevoke(share: Command): void {
  share
    .command('revoke')
    .description('end links at once')
    .argument('[ids...]', 'as `share list` prints them')
    .option('--all', 'every link of the space that you may revoke')
    .addHelpText(
      'after',
      '\nExample:\n  shotvault share revoke 0192f0c1-0000-7000-8000-000000000000',
    )
    .action(async (ids: string[], { all = false }: { all?: boolean }, command: Command) => {
      const isNamed = ids.length > 0;
      if (isNamed === all) {
        throw new CliError('Name links by their ids, or say --all.', EXIT.usage);
      }
      const context = signedIn(command);
      if (all) {
        const done = await context.api.call('shares.revokeAll', { query: await scopeOf(context) });
        return context.output.result(done, [`Revoked ${counted(done.revoked, 'link')}.`]);
      }
      for (const id of ids) await context.api.call('shares.revoke', { params: { id } });
      context.output.result({ revoked: ids.length }, [`Revoked ${counted(ids.length, 'link')}.`]);
    });
}
