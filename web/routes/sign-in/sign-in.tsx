import { SignInPage } from '../../features/auth/components/sign-in-page';

export default function SignInRoute() {
  return <SignInPage />;
}
