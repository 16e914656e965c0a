import type { Command } from 'commander';
import { readConfigFile, writeConfigFile } from '../lib/config';
import { signedIn, teamIdOf } from '../lib/context';
import { plain } from '../lib/text';

export function addTeamCommand(program: Command): void {
  const team = program
    .command('team')
    .description('the teams you are in; use one for all commands')
    .helpGroup('User commands:')
    .addHelpText('after', '\nExample:\n  shotvault team list');

  team
    .command('list')
    .description('the teams you are in')
    .addHelpText('after', '\nExample:\n  shotvault team list --json')
    .action(async (_options, command: Command) => {
      const context = signedIn(command);
      const [teams, current] = await Promise.all([
        context.api.call('teams.mine', {}),
        teamIdOf(context),
      ]);
      const rows = teams.map(({ id, name, role, member_count }) => [
        id === current ? `${id} *` : id,
        role,
        String(member_count),
        plain(name),
      ]);
      context.output.rows(teams, [['ID', 'ROLE', 'MEMBERS', 'NAME'], ...rows], 3);
      if (teams.length === 0) context.output.note('You are not in any team.');
    });

  team
    .command('use')
    .description('work in this team from now on; personal goes back to your own space')
    .argument('<team>', 'its name or id, or personal')
    .addHelpText('after', '\nExamples:\n  shotvault team use Harbor\n  shotvault team use personal')
    .action(async (wanted: string, _options, command: Command) => {
      const context = signedIn(command);
      const settings = { ...context.settings, team: wanted };
      const team_id = (await teamIdOf({ ...context, settings })) ?? undefined;
      // Throws for a team of which the person is no member.
      const found = team_id && (await context.api.call('teams.get', { params: { id: team_id } }));
      writeConfigFile({ ...readConfigFile(), server: context.settings.server, team_id });
      const name = found ? plain(found.name) : 'your personal space';
      context.output.result({ team_id: team_id ?? null }, [`From now on in ${name}.`]);
    });
}
