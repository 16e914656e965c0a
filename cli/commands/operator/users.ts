import type { Command } from 'commander';
import type { OperatorServices } from '../../../server/context';
import { Output, table } from '../../lib/output';

/** People, as the operator of a server sees them. */
export function addUsersCommand(program: Command): void {
  const users = program
    .command('users')
    .description('people of this server (needs the server’s environment)')
    .helpGroup('Operator commands:');

  users
    .command('list')
    .description('everybody who has an account')
    .addHelpText('after', '\nExample:\n  shotvault users list --json')
    .action(async (_options, command: Command) => {
      const accounts = await usePlans((plans) => plans.listAccounts());
      const rows = accounts.map(({ id, email, name, plan }) => [email, plan, name, id]);
      output(command).result(accounts, table([['EMAIL', 'PLAN', 'NAME', 'ID'], ...rows]));
    });

  users
    .command('show')
    .description('one person: plan, uploads of this month, screenshots, teams')
    .argument('<person>', 'e-mail address or id')
    .addHelpText('after', '\nExample:\n  shotvault users show ada@example.com')
    .action(async (person: string, _options, command: Command) => {
      const shown = detailsOf(await usePlans((plans) => plans.showAccount(person)));
      output(command).result(shown, table(linesOf(shown)));
    });

  users
    .command('set-plan')
    .description('give a person a plan without payment; Free takes it away')
    .argument('<person>', 'e-mail address or id')
    .argument('<plan>', 'Free, Bronze, Silver, Gold or Platinum')
    .addHelpText('after', '\nExample:\n  shotvault users set-plan ada@example.com Silver')
    .action(async (person: string, plan: string, _options, command: Command) => {
      const set = await usePlans((plans) => plans.setPlan(person, plan));
      const { id, email } = set.account;
      output(command).result({ id, email, plan: set.plan.name }, [
        `${email} is on ${set.plan.name} now.`,
      ]);
    });
}

type Details = Awaited<ReturnType<OperatorServices['plans']['showAccount']>>;

/** Named as on the wire. */
function detailsOf({ account, holding, usage }: Details) {
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    created_at: account.createdAt.toISOString(),
    plan: holding.plan.name,
    current_period_end: holding.subscription?.periodEnd.toISOString() ?? null,
    cancel_at_period_end: holding.subscription?.cancelAtPeriodEnd ?? false,
    screenshots_uploaded: usage.uploads,
    screenshot_limit: holding.plan.screenshotLimit,
    screenshots: usage.screenshots,
    teams: usage.teams,
  };
}

function linesOf(shown: ReturnType<typeof detailsOf>): string[][] {
  const end = shown.current_period_end?.slice(0, 10);
  const verb = shown.cancel_at_period_end ? 'ends' : 'renews';
  return [
    ['E-MAIL', shown.email],
    ['NAME', shown.name],
    ['ID', shown.id],
    ['SINCE', shown.created_at.slice(0, 10)],
    ['PLAN', end === undefined ? shown.plan : `${shown.plan}, ${verb} ${end}`],
    ['THIS MONTH', `${shown.screenshots_uploaded} of ${shown.screenshot_limit ?? 'unlimited'}`],
    ['SCREENSHOTS', String(shown.screenshots)],
    ['TEAMS', String(shown.teams)],
  ];
}

/** The server's code is loaded only when a command needs it: help must come at once. */
async function usePlans<Result>(
  work: (plans: OperatorServices['plans']) => Promise<Result>,
): Promise<Result> {
  const { withServices } = await import('../../../server/context.js');
  return withServices((services) => work(services.plans));
}

const output = (command: Command) => new Output(command.optsWithGlobals());
