import { useEffect } from 'react';
import { create } from 'zustand';
import { client } from '../../shared/api/client';
import { browser } from '../../shared/browser';
import { returnAddress } from './return-address';
import { statusOf } from './session.queries';
import { authLogs } from './texts';

interface Login {
  isBusy: boolean;
  /** Signs in at this way in; null keeps the address that was stored before. */
  start: (returnTo: string | null, way: string) => Promise<void>;
}

const addressOf = (way: string) =>
  way === 'google'
    ? client.call('auth.redirectUrl', {})
    : client.call('auth.begin', { params: { id: way } });

// Global, so that all sign-in buttons are disabled together.
const useLoginStore = create<Login>((set) => ({
  isBusy: false,
  start: async (returnTo, way) => {
    set({ isBusy: true });
    if (returnTo !== null) returnAddress.keep(returnTo);
    try {
      const { redirectUrl } = await addressOf(way);
      browser.goTo(redirectUrl);
    } catch (error) {
      console.error(authLogs.redirectUrl(statusOf(error)));
      set({ isBusy: false });
    }
  },
}));

/**
 * Sends the browser to the sign-in provider. Busy from the click until the page is left; free again when the
 * address cannot be loaded, and when the browser's Back restores the page.
 */
export function useLogin(): Login {
  useEffect(() => {
    const onShow = () => useLoginStore.setState({ isBusy: false });
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return useLoginStore();
}
