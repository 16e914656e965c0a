import type { Command } from 'commander';
import { signedIn } from '../lib/context';
import { minuteOf, plain } from '../lib/text';

export function addCommentCommand(program: Command): void {
  program
    .command('comment')
    .description('the comments on a screenshot of a team, or one more')
    .helpGroup('User commands:')
    .argument('<id>', 'as `list` and `search` print it')
    .argument('[text...]', 'what to say; @ and a name mentions a member')
    .addHelpText(
      'after',
      '\nExample:\n  shotvault comment 0192f0c1-0000-7000-8000-000000000000 "@Kim which harbor?"',
    )
    .action(async (id: string, words: string[], _options, command: Command) => {
      const { api, output } = signedIn(command);
      const params = { id };
      if (words.length > 0) {
        const made = await api.call('comments.create', { params, body: { text: words.join(' ') } });
        return output.result(made, ['Commented.']);
      }
      const comments = await api.call('comments.list', { params });
      const rows = comments.map(({ created_at, author, text }) => [
        minuteOf(created_at),
        plain(author?.name ?? 'Former member'),
        plain(text),
      ]);
      output.rows(comments, [['WRITTEN', 'BY', 'COMMENT'], ...rows], 2);
      if (comments.length === 0) output.note('No comments yet.');
    });
}
