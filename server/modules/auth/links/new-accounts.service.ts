import { Injectable } from '@nestjs/common';
import { AppError } from '../../../common/app-error';
import { IdentitiesRepository } from '../identities/identities.repository';
import type { Identity } from '../providers/identity';
import { accountExists } from './link-errors';
import { linkIdentity } from './link-identity';
import type { OpenLink } from './sign-in-links.repository';

/** The fields that the person fills in. */
export interface TypedAccount {
  name?: string | undefined;
  email?: string | undefined;
}

/** The accounts that a link makes. */
@Injectable()
export class NewAccountsService {
  constructor(private readonly identities: IdentitiesRepository) {}

  /** The address of an invite cannot be changed; only the first operator types one. */
  async identityFor(link: OpenLink, typed: TypedAccount): Promise<Identity> {
    const email = link.email ?? typed.email;
    const name = typed.name ?? link.name;
    if (!email || !name)
      throw new AppError('invalid_input', 'Type your name and your e-mail address.');
    if ((await this.identities.listAccountsOf(email)).length > 0) throw accountExists(email);
    return linkIdentity({ subject: link.id, email, name });
  }
}
