import type { Person } from '../../common/http/person.decorator';
import type { User } from '../../contract/auth';
import { isOperator } from './is-operator';

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
