import type { Command } from 'commander';
import type { OperatorServices } from '../../../server/operator-context';
import { CliError } from '../../lib/cli-error';
import { EXIT } from '../../lib/exit-codes';
import { plain } from '../../lib/text';
import { output, useServices } from './services';

type Account = Awaited<ReturnType<OperatorServices['people']['enable']>>;

/** One change of an account, and the sentence about it. */
interface Change {
  name: string;
  description: string;
  run: (people: OperatorServices['people'], person: string) => Promise<Account>;
  done: (email: string) => string;
}

const CHANGES: readonly Change[] = [
  {
    name: 'disable',
    description: 'end the sessions of a person, and let them in no more',
    run: (people, person) => people.disable(person, null),
    done: (email) => `${email} is disabled and signed out.`,
  },
  {
    name: 'enable',
    description: 'let a disabled person in again',
    run: (people, person) => people.enable(person),
    done: (email) => `${email} can sign in again.`,
  },
  {
    name: 'sign-out',
    description: 'end all sessions, command lines and API keys of a person',
    run: (people, person) => people.signOut(person),
    done: (email) => `${email} is signed out everywhere.`,
  },
  {
    name: 'make-operator',
    description: 'open the operators’ page to a person',
    run: (people, person) => people.makeOperator(person),
    done: (email) => `${email} is an operator now.`,
  },
  {
    name: 'remove-operator',
    description: 'take the operators’ page from a person',
    run: (people, person) => people.removeOperator(person),
    done: (email) => `${email} is no operator any more.`,
  },
];

/** The commands about accounts, below `users`. */
export function addPeopleCommands(users: Command): void {
  addInvite(users);
  addLink(users);
  for (const { name, description, run, done } of CHANGES)
    users
      .command(name)
      .description(description)
      .argument('<person>', 'e-mail address or id')
      .addHelpText('after', `\nExample:\n  shotvault users ${name} ada@example.com`)
      .action(async (person: string, _options, command: Command) => {
        const account = await useServices(({ people }) => run(people, person));
        const { id, email, disabledAt } = account;
        const state = { id, email, is_operator: account.isOperator };
        output(command).result({ ...state, disabled_at: disabledAt?.toISOString() ?? null }, [
          done(plain(email)),
        ]);
      });
}

interface InviteFlags {
  name?: string;
  operator?: boolean;
}

function addInvite(users: Command): void {
  users
    .command('invite')
    .description('make a link that gives a new person an account; hand it to them')
    .argument('<email>', 'the address of the account')
    .option('--name <name>', 'the name of the person, which they can change')
    .option('--operator', 'make the person an operator')
    .addHelpText('after', '\nExample:\n  shotvault users invite grace@example.com --name Grace')
    .action(async (email: string, flags: InviteFlags, command: Command) => {
      const { name = null, operator = false } = flags;
      if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
        throw new CliError(`${plain(email)} is not an e-mail address.`, EXIT.usage);
      const link = await useServices(({ links }) =>
        links.invite({ email, name, makesOperator: operator }, null),
      );
      tell(command, link, { email, is_operator: operator });
    });
}

interface LinkFlags {
  firstOperator?: boolean;
}

function addLink(users: Command): void {
  users
    .command('link')
    .description('make a link that signs a person in once; hand it to them')
    .argument('[person]', 'e-mail address or id')
    .option('--first-operator', 'for a server without an operator: the link that makes one')
    .addHelpText('after', '\nExample:\n  shotvault users link ada@example.com')
    .action(async (person: string | undefined, { firstOperator }: LinkFlags, command: Command) => {
      if ((person === undefined) === (firstOperator === undefined))
        throw new CliError('Name a person, or use --first-operator.', EXIT.usage);
      if (person === undefined) {
        const link = await useServices((services) => services.firstOperator.renew());
        return tell(command, link, { email: null, is_operator: true });
      }
      const made = await useServices(async ({ accounts, links, scopeOf }) => {
        const { account } = await accounts.show(person);
        if (account.disabledAt !== null)
          throw new CliError(
            `${account.email} is disabled. Enable the account first.`,
            EXIT.failed,
          );
        return { account, link: await links.forAccount(scopeOf(account.id), null) };
      });
      const { email, isOperator } = made.account;
      tell(command, made.link, { email, is_operator: isOperator });
    });
}

type Link = Awaited<ReturnType<OperatorServices['links']['forAccount']>>;

/** The link is shown once: only a hash of its token is stored. */
function tell(command: Command, { url, expiresAt }: Link, about: object): void {
  const out = output(command);
  out.result({ ...about, url, expires_at: expiresAt.toISOString() }, [url]);
  if (!out.isJson) out.note(`It works once, until ${expiresAt.toISOString()}.`);
}
