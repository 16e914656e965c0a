import type { Person } from '../../common/http/person.decorator';
import type { SignInWays, User } from '../../contract/auth';
import type { Config } from '../../infra/config/config';
import { isOperator } from './is-operator';
import type { IdentityProvider } from './providers/identity';

export function toUser(person: Person, operators: readonly string[]): User {
  return {
    id: person.userId,
    email: person.email,
    google_user_data: {
      picture: person.picture,
      name: person.name,
      given_name: person.givenName,
    },
    time_zone: person.timeZone,
    ...(isOperator(person, operators) && { is_operator: true as const }),
  } satisfies User;
}

export function toSignInWays(
  providers: readonly IdentityProvider[],
  { autoRedirectTo, links, passkeys }: Pick<Config, 'autoRedirectTo' | 'links' | 'passkeys'>,
): SignInWays {
  return {
    ways: providers.map(({ id, title, label }) => ({ id, title, label })),
    auto_redirect_to: autoRedirectTo,
    links: links.sendsMail ? 'by_mail' : links.isOn ? 'by_operator' : null,
    passkeys: passkeys.state,
  } satisfies SignInWays;
}
