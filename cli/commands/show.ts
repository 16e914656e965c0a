import type { Command } from 'commander';
import type { ExtractedDate } from '../../server/contract/reading/dates';
import type { Entity } from '../../server/contract/reading/entities';
import { networkPassword, valueWithoutSecret } from '../../server/contract/reading/entity-secrets';
import type { Screenshot } from '../../server/contract/screenshots';
import { formatByteSize } from '../../server/contract/storage/byte-sizes';
import { openInBrowser } from '../lib/browser';
import { signedIn } from '../lib/context';
import { table } from '../lib/output';
import { minuteOf, plain, plainLines } from '../lib/text';
import { titleOf } from './list';

interface ShowOptions {
  text?: boolean;
  reveal?: boolean;
}

export function addShowCommand(program: Command): void {
  program
    .command('show')
    .description('one screenshot: what is known of it, its note and its text')
    .helpGroup('User commands:')
    .argument('<id>', 'as `list` and `search` print it')
    .option('--text', 'only the text that was read')
    .option('--reveal', 'passwords of wireless networks, too')
    .addHelpText(
      'after',
      '\nExample:\n  shotvault show 0192f0c1-0000-7000-8000-000000000000 --text',
    )
    .action(async (id: string, options: ShowOptions, command: Command) => {
      const { api, output } = signedIn(command);
      const known = await api.call('screenshots.get', { params: { id } });
      const shot = options.reveal ? known : withoutSecrets(known);
      const text = plainLines(shot.extracted_text?.text_content ?? '').trimEnd();
      if (options.text) return output.result({ id, text }, text === '' ? [] : [text]);
      const parts = [plainLines(shot.note ?? ''), text].filter((part) => part !== '');
      output.result(shot, [...table(factsOf(shot)), ...parts.flatMap((part) => ['', part])]);
    });
}

export function addOpenCommand(program: Command): void {
  program
    .command('open')
    .description('show a screenshot in the browser')
    .helpGroup('User commands:')
    .argument('<id>', 'as `list` and `search` print it')
    .option('--print', 'only print the address')
    .addHelpText('after', '\nExample:\n  shotvault open 0192f0c1-0000-7000-8000-000000000000')
    .action(async (id: string, options: { print?: boolean }, command: Command) => {
      const { api, output, settings } = signedIn(command);
      await api.call('screenshots.get', { params: { id } });
      const url = `${settings.server}/gallery?view=${encodeURIComponent(id)}`;
      if (!options.print && process.stdout.isTTY && !output.isJson) openInBrowser(url);
      output.result({ url }, [url]);
    });
}

/** `due 2026-11-13 10:15 CET`, `starts 2026-11-13 to 2026-11-15`. */
function dateLine(date: ExtractedDate): string {
  const role = date.role === 'other' ? '' : date.role;
  const end = date.end_date === null ? '' : `to ${date.end_date}`;
  const parts = [role, date.extracted_date, date.time ?? '', plain(date.zone ?? ''), end];
  return parts.filter((part) => part !== '').join(' ');
}

/** The output of a terminal may be logged, recorded or seen by others. */
const withoutSecrets = (shot: Screenshot): Screenshot => ({
  ...shot,
  entities: shot.entities?.map((it) => ({ ...it, value: valueWithoutSecret(it) })),
});

function foundLine(entity: Entity): string {
  const password = networkPassword(entity);
  const secret = password === null ? '' : `, password ${plain(password)}`;
  return `${entity.type} ${plain(entity.display)}${secret}`;
}

function factsOf(shot: Screenshot): string[][] {
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');
  const rows: string[][] = [
    ['TITLE', titleOf(shot)],
    ['FILE', plain(shot.original_name)],
    ['SIZE', `${shot.width} x ${shot.height}, ${formatByteSize(shot.file_size)}`],
    ['UPLOADED', minuteOf(shot.created_at)],
    ['CREATED', shot.image_created_at === null ? '' : minuteOf(shot.image_created_at)],
    ['STATE', shot.processing_error ?? shot.processing_status],
    ['TAGS', shot.tags.map(({ tag_name }) => tag_name).join(', ')],
    ['COLLECTIONS', plain(names(shot.collections))],
    [
      'DATES',
      shot.extracted_dates
        .filter(({ state }) => state !== 'rejected')
        .map(dateLine)
        .join('; '),
    ],
    ['FOUND', (shot.entities ?? []).map(foundLine).join('; ')],
    ['FAVORITE', shot.is_favorite ? 'yes' : ''],
    ['ID', shot.id],
  ];
  return rows.filter(([, value]) => value !== '');
}
