import type { Command } from 'commander';
import type { OperatorServices } from '../../../server/operator-context';
import { PLANS } from '../../../server/contract/plans';
import { table } from '../../lib/output';
import { plain } from '../../lib/text';
import { pageOf, tellNext, withPages } from './pages';
import { addPeopleCommands } from './people';
import { output, useServices } from './services';
import { LIMIT_HELP, limitOf, storageOf } from './storage-limit';

const planNames = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  PLANS.map(({ name }) => name),
);

/** People, as an operator sees them. */
export function addUsersCommand(program: Command): void {
  const users = program
    .command('users')
    .description('people of this server (needs the server’s environment)')
    .helpGroup('Operator commands:')
    .addHelpText('after', '\nExample:\n  shotvault users list');
  addList(users);
  addPeopleCommands(users);

  users
    .command('show')
    .description('one person: plan, uploads of this month, storage, teams, last seen')
    .argument('<person>', 'e-mail address or id')
    .addHelpText('after', '\nExample:\n  shotvault users show ada@example.com')
    .action(async (person: string, _options, command: Command) => {
      const shown = detailsOf(await useServices(({ accounts }) => accounts.show(person)));
      output(command).result(shown, table(linesOf(shown)));
    });

  users
    .command('set-plan')
    .description('give a person a plan without payment; Free takes it away')
    .argument('<person>', 'e-mail address or id')
    .argument('<plan>', planNames)
    .addHelpText('after', '\nExample:\n  shotvault users set-plan ada@example.com Silver')
    .action(async (person: string, plan: string, _options, command: Command) => {
      const set = await useServices(({ plans }) => plans.setPlan(person, plan));
      const { id, email } = set.account;
      output(command).result({ id, email, plan: set.plan.name }, [
        `${email} is on ${set.plan.name} now.`,
      ]);
    });

  users
    .command('set-storage')
    .description('limit the bytes in the personal space of a person')
    .argument('<person>', 'e-mail address or id')
    .argument('<limit>', LIMIT_HELP)
    .addHelpText('after', '\nExample:\n  shotvault users set-storage ada@example.com 50GB')
    .action(async (person: string, text: string, _options, command: Command) => {
      const limit = limitOf(text);
      const set = await useServices(({ people }) => people.limitStorage(person, limit));
      const { id, email, storage_bytes, storage_limit } = detailsOf(set);
      output(command).result({ id, email, storage_bytes, storage_limit }, [
        `${email} uses ${storageOf(storage_bytes, storage_limit)} now.`,
      ]);
    });
}

const HEAD = ['EMAIL', 'PLAN', 'USED', 'STORED', 'STORAGE', 'LAST SEEN'];

function addList(users: Command): void {
  const list = users.command('list').description('who has an account, in the order they came');
  withPages(list, 'the e-mail address or name')
    .addHelpText('after', '\nExample:\n  shotvault users list --search @example.com --limit 20')
    .action(async (flags: Parameters<typeof pageOf>[0], command: Command) => {
      const page = pageOf(flags);
      const found = (await useServices(({ accounts }) => accounts.list(page))).map(detailsOf);
      const rows = found.map((it) => [
        plain(it.email),
        it.plan,
        usedOf(it),
        String(it.screenshots),
        storageOf(it.storage_bytes, it.storage_limit),
        dayOf(it.last_seen_at),
      ]);
      output(command).rows(found, [HEAD, ...rows], 0);
      if (found.length === 0) output(command).note('Nobody was found.');
      tellNext(output(command), found, page.limit);
    });
}

type Details = Awaited<ReturnType<OperatorServices['accounts']['show']>>;

/** With the names of the wire. */
function detailsOf({ account, holding, storageLimit }: Details) {
  return {
    id: account.id,
    email: account.email,
    name: account.name,
    created_at: account.createdAt.toISOString(),
    last_seen_at: account.lastSeenAt?.toISOString() ?? null,
    plan: holding.plan.name,
    current_period_end: holding.subscription?.periodEnd.toISOString() ?? null,
    cancel_at_period_end: holding.subscription?.cancelAtPeriodEnd ?? false,
    screenshots_uploaded: account.uploads,
    screenshot_limit: holding.plan.screenshotLimit,
    screenshots: account.screenshots,
    storage_bytes: account.bytes,
    storage_limit: storageLimit,
    teams: account.teams,
    is_operator: account.isOperator || account.isInOperatorGroup,
    disabled_at: account.disabledAt?.toISOString() ?? null,
  };
}

type Shown = ReturnType<typeof detailsOf>;

const usedOf = (shown: Shown) =>
  `${shown.screenshots_uploaded} of ${shown.screenshot_limit ?? 'unlimited'}`;
const dayOf = (moment: string | null) => moment?.slice(0, 10) ?? 'unknown';

function linesOf(shown: Shown): string[][] {
  const end = shown.current_period_end?.slice(0, 10);
  const verb = shown.cancel_at_period_end ? 'ends' : 'renews';
  return [
    ['E-MAIL', plain(shown.email)],
    ['NAME', plain(shown.name)],
    ['ID', shown.id],
    ['SINCE', dayOf(shown.created_at)],
    ['LAST SEEN', dayOf(shown.last_seen_at)],
    ['PLAN', end === undefined ? shown.plan : `${shown.plan}, ${verb} ${end}`],
    ['THIS MONTH', usedOf(shown)],
    ['SCREENSHOTS', String(shown.screenshots)],
    ['STORAGE', storageOf(shown.storage_bytes, shown.storage_limit)],
    ['TEAMS', String(shown.teams)],
    ...(shown.is_operator ? [['OPERATOR', 'yes']] : []),
    ...(shown.disabled_at === null ? [] : [['DISABLED', `since ${dayOf(shown.disabled_at)}`]]),
  ];
}
