import type { Command } from 'commander';
import { contextOf, scopeOf } from '../lib/context';
import { table } from '../lib/output';

export function addStatusCommand(program: Command): void {
  program
    .command('status')
    .description('is the server ready, who is signed in, what is still to be read')
    .helpGroup('User commands:')
    .addHelpText('after', '\nExample:\n  shotvault status')
    .action(async (_options, command: Command) => {
      const context = contextOf(command);
      const { api, output, settings } = context;
      await api.call('health.get', {});
      const email = settings.token ? (await api.call('auth.me', {})).email : null;
      const waiting =
        email === null
          ? null
          : (await api.call('screenshots.unprocessed', { query: await scopeOf(context) })).length;
      output.result(
        { server: settings.server, ready: true, email, unprocessed: waiting },
        table([
          ['SERVER', `${settings.server}, ready`],
          ['SIGNED IN', email ?? 'nobody (shotvault login)'],
          ['WAITING', waiting === null ? '' : `${waiting} to be read`],
        ]).filter((line) => waiting !== null || !line.startsWith('WAITING')),
      );
    });
}
