import type { Person } from '../../common/http/person';
import type { User } from '../../contract/auth';

export function toUser(person: Person): User {
  return {
    id: person.id,
    email: person.email,
    google_user_data: {
      picture: person.picture,
      name: person.name,
      given_name: person.givenName,
    },
    time_zone: person.timeZone,
  } satisfies User;
}
