import type { LinkView } from '../../../contract/people';
import type { OpenLink } from './sign-in-links.repository';

export function toLinkView({ purpose, email, name, makesOperator, userId }: OpenLink): LinkView {
  return {
    kind: purpose === 'first_operator' || purpose === 'invite' ? purpose : 'sign_in',
    email,
    name,
    makes_account: userId === null,
    makes_operator: makesOperator,
  } satisfies LinkView;
}
