import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { remembered } from '../../shared/storage';
import { returnAddress } from './return-address';
import { useLogin } from './use-login';
import { useSignInWays } from './use-sign-in-ways';

const HINT = 'has_passkey';

/** Somebody has used a passkey in this browser, so a sign-in offers all ways and does not leave for the only provider. */
export const passkeyHint = {
  keep: () => remembered.set(HINT, '1'),
  isKept: (): boolean => remembered.get(HINT) === '1',
};

interface StartSignIn {
  isBusy: boolean;
  /** Signs in and then opens this address. */
  open: (returnTo: string) => void;
}

/** One button for all ways in: straight to the only one, or to the page that has them all. */
export function useStartSignIn(isEnabled = true): StartSignIn {
  const { start, isBusy } = useLogin();
  const { ways, links } = useSignInWays(isEnabled);
  const navigate = useNavigate();
  const open = (returnTo: string) => {
    const [first, ...others] = ways;
    if (first && others.length === 0 && !links && !passkeyHint.isKept())
      return void start(returnTo, first.id);
    returnAddress.keep(returnTo);
    void navigate(paths.signIn);
  };
  return { isBusy, open };
}
