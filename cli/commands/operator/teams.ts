import type { Command } from 'commander';
import type { OperatorServices } from '../../../server/operator-context';
import { plain } from '../../lib/text';
import { pageOf, tellNext, withPages } from './pages';
import { output, useServices } from './services';
import { LIMIT_HELP, limitOf, storageOf } from './storage-limit';

const HEAD = ['NAME', 'OWNER', 'MEMBERS', 'STORED', 'STORAGE', 'STATE'];

/** Teams, as an operator sees them. */
export function addTeamsCommand(program: Command): void {
  const teams = program
    .command('teams')
    .description('teams of this server (needs the server’s environment)')
    .helpGroup('Operator commands:')
    .addHelpText('after', '\nExample:\n  shotvault teams list');
  const list = teams.command('list').description('all teams, in the order they were made');
  withPages(list, 'the name or the owner’s address')
    .addHelpText('after', '\nExample:\n  shotvault teams list --search harbor --json')
    .action(async (flags: Parameters<typeof pageOf>[0], command: Command) => {
      const page = pageOf(flags);
      const found = (await useServices((services) => services.teams.list(page))).map(toWire);
      const rows = found.map((it) => [
        plain(it.name),
        plain(it.owner_email),
        String(it.member_count),
        String(it.screenshot_count),
        storageOf(it.storage_bytes, it.storage_limit),
        stateOf(it),
      ]);
      output(command).rows(found, [HEAD, ...rows], 1, 0);
      if (found.length === 0) output(command).note('No team was found.');
      tellNext(output(command), found, page.limit);
    });

  teams
    .command('set-storage')
    .description('limit the bytes in a team')
    .argument('<team>', 'the id of the team; `teams list --json` shows it')
    .argument('<limit>', LIMIT_HELP)
    .addHelpText(
      'after',
      '\nExample:\n  shotvault teams set-storage 0199a8b0-0000-7000-8000-000000000009 200GB',
    )
    .action(async (id: string, text: string, _options, command: Command) => {
      const limit = limitOf(text);
      const room = await useServices((services) => services.teams.limitStorage(id, limit));
      output(command).result({ id, storage_bytes: room.used, storage_limit: room.limit }, [
        `The team uses ${storageOf(room.used, room.limit)} now.`,
      ]);
    });
}

type Team = Awaited<ReturnType<OperatorServices['teams']['list']>>[number];

const toWire = (team: Team) => ({
  id: team.id,
  name: team.name,
  owner_email: team.ownerEmail,
  member_count: team.members,
  screenshot_count: team.screenshots,
  storage_bytes: team.bytes,
  storage_limit: team.limitBytes,
  screenshots_uploaded: team.uploads,
  is_paused: team.isPaused,
  created_at: team.createdAt.toISOString(),
  deleted_at: team.deletedAt?.toISOString() ?? null,
});

function stateOf({ deleted_at, is_paused }: ReturnType<typeof toWire>): string {
  if (deleted_at !== null) return 'deleted';
  return is_paused ? 'paused' : 'active';
}
