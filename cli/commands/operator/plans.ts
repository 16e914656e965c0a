import type { Command } from 'commander';
import { Output, table } from '../../lib/output';

/** The plans on sale. */
export function addPlansCommand(program: Command): void {
  const plans = program
    .command('plans')
    .description('plans of this server (needs the server’s environment)')
    .helpGroup('Operator commands:');

  plans
    .command('list')
    .description('names, prices and allowances')
    .addHelpText('after', '\nExample:\n  shotvault plans list')
    .action(async (_options, command: Command) => {
      const rows = await listPlans();
      const lines = rows.map((plan) => [
        String(plan.id),
        plan.name,
        `$${(plan.price_cents / 100).toFixed(2)}`,
        plan.screenshot_limit === null ? 'unlimited' : String(plan.screenshot_limit),
      ]);
      const head = ['ID', 'NAME', 'A MONTH', 'SCREENSHOTS'];
      new Output(command.optsWithGlobals()).result(rows, table([head, ...lines]));
    });
}

async function listPlans() {
  const { withServices } = await import('../../../server/context.js');
  return withServices((services) => services.listPlans());
}
