import { AppError } from '../../../common/app-error';

/** Unknown, used, expired or withdrawn: all answer the same. */
export function linkNotFound(): AppError {
  return new AppError(
    'link_not_found',
    'This link was used already, has expired or was withdrawn. Ask for a new one.',
  );
}

export function linkOfOtherBrowser(): AppError {
  return new AppError(
    'link_of_other_browser',
    'This link was asked for in another browser. Open it there, or ask for a new link in this one.',
  );
}

export function accountExists(email: string): AppError {
  return new AppError(
    'account_exists',
    `There is an account with the address ${email} already. An operator can make a link that signs it in.`,
  );
}

/** Where links are switched off. */
export function noLinksHere(): AppError {
  return new AppError('way_in_not_found', 'This way to sign in does not exist here.');
}
