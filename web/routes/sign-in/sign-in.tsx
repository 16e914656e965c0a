import { matchPath, useLocation } from 'react-router-dom';
import { SignInPage } from '../../features/auth/components/sign-in-page';
import { LinkPage } from '../../features/auth/link/link-page';
import { paths } from '../../shared/paths';

/** The page of a link is in the same chunk: each further one costs bytes in the first load of everybody. */
export default function SignInRoute() {
  const { pathname } = useLocation();
  return matchPath(paths.signInLink, pathname) ? <LinkPage /> : <SignInPage />;
}
