import type { Command } from 'commander';
import type { OperatorServices } from '../../../server/context';
import { plain, shownBytes } from '../../lib/text';
import { pageOf, tellNext, withPages } from './pages';
import { output, useServices } from './services';

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
        shownBytes(it.storage_bytes),
        stateOf(it),
      ]);
      output(command).rows(found, [HEAD, ...rows], 1, 0);
      if (found.length === 0) output(command).note('No team was found.');
      tellNext(output(command), found, page.limit);
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
  screenshots_uploaded: team.uploads,
  is_paused: team.isPaused,
  created_at: team.createdAt.toISOString(),
  deleted_at: team.deletedAt?.toISOString() ?? null,
});

function stateOf({ deleted_at, is_paused }: ReturnType<typeof toWire>): string {
  if (deleted_at !== null) return 'deleted';
  return is_paused ? 'paused' : 'active';
}
