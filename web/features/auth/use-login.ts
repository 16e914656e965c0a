import { useCallback, useEffect, useState } from 'react';
import { client } from '../../shared/api/client';
import { browser } from '../../shared/browser';
import { returnAddress } from './return-address';
import { statusOf } from './session.queries';
import { authLogs } from './texts';

/**
 * Sends the browser to the sign-in provider. Busy from the click until the page is left; free again when the
 * address could not be had, and when the browser's Back brings the page back as it was.
 */
export function useLogin() {
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    const onShow = () => setBusy(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const start = useCallback(async (returnTo: string) => {
    setBusy(true);
    returnAddress.keep(returnTo);
    try {
      const { redirectUrl } = await client.call('auth.redirectUrl', {});
      browser.goTo(redirectUrl);
    } catch (error) {
      console.error(authLogs.redirectUrl(statusOf(error)));
      setBusy(false);
    }
  }, []);

  return { start, isBusy };
}
