import type { Command } from 'commander';
import { CliError } from '../lib/cli-error';
import { signedIn } from '../lib/context';
import { EXIT } from '../lib/exit-codes';
import { plainLines } from '../lib/text';

export function addNoteCommand(program: Command): void {
  program
    .command('note')
    .description('show the note of a screenshot, or write it')
    .helpGroup('User commands:')
    .argument('<id>', 'as `list` and `search` print it')
    .argument('[text...]', 'what to write; it replaces the old note')
    .option('-r, --remove', 'remove the note')
    .addHelpText(
      'after',
      '\nExample:\n  shotvault note 0192f0c1-0000-7000-8000-000000000000 "Paid on Friday"',
    )
    .action(
      async (id: string, words: string[], options: { remove?: boolean }, command: Command) => {
        if (options.remove && words.length > 0)
          throw new CliError('Write a note or remove it, not both.', EXIT.usage);
        const { api, output } = signedIn(command);
        const text = words.join(' ');
        const isRead = text === '' && !options.remove;
        const params = { id };
        const { note } = isRead
          ? await api.call('screenshots.get', { params })
          : await api.call('screenshots.update', { params, body: { note: text } });
        const lines = isRead ? [plainLines(note ?? '')] : [note ? 'Noted.' : 'Note removed.'];
        output.result(
          { id, note },
          lines.filter((line) => line !== ''),
        );
      },
    );
}
