import type { Command } from 'commander';
import { signedIn } from '../lib/context';
import { counted } from '../lib/text';
import { addUsageReset } from './operator/usage';

/** Without a subcommand it shows the person's own usage; `reset` is for operators. */
export function addUsageCommand(program: Command): void {
  const usage = program
    .command('usage')
    .description('uploads of this month, and what is left (operators: usage reset)')
    .helpGroup('User commands:')
    .addHelpText('after', '\nExample:\n  shotvault usage')
    .action(async (_options, command: Command) => {
      const { api, output } = signedIn(command);
      const status = await api.call('billing.status', {});
      const { screenshots_uploaded: used, month_year, resets_at } = status.usage;
      const left = status.remaining_uploads;
      const plan = status.plan?.name ?? status.subscription?.plan.name ?? 'Free';
      const limit = left === null ? null : used + left;
      output.result(
        { plan, month_year, screenshots_uploaded: used, remaining_uploads: left, resets_at },
        [
          limit === null
            ? `${plan}: ${counted(used, 'upload')} in ${month_year}, no limit.`
            : `${plan}: ${used} of ${limit} uploads used in ${month_year}, resets on ${resets_at.slice(0, 10)}.`,
        ],
      );
    });
  addUsageReset(usage);
}
