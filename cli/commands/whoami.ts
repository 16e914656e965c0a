import type { Command } from 'commander';
import { signedIn, teamIdOf } from '../lib/context';
import { table } from '../lib/output';
import { plain } from '../lib/text';

export function addWhoamiCommand(program: Command): void {
  program
    .command('whoami')
    .description('who is signed in, where, and in which space')
    .helpGroup('User commands:')
    .addHelpText('after', '\nExample:\n  shotvault whoami --json')
    .action(async (_options, command: Command) => {
      const context = signedIn(command);
      const { output, settings, api } = context;
      const [{ id, email, google_user_data }, team_id] = await Promise.all([
        api.call('auth.me', {}),
        teamIdOf(context),
      ]);
      const { name } = google_user_data;
      output.result(
        { id, email, name, server: settings.server, team_id },
        table([
          ['E-MAIL', email],
          ['NAME', plain(name)],
          ['SERVER', settings.server],
          ['SPACE', team_id === null ? 'Personal' : (settings.team ?? '')],
        ]),
      );
    });
}
