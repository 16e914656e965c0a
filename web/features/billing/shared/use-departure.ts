import { useCallback, useEffect, useRef, useState } from 'react';
import { browser } from '../../../shared/browser';

/**
 * Sends the browser to an address from the server. Busy from the click until the page is left; free again on a
 * failure, and when the browser's Back restores the page.
 */
export function useDeparture() {
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const trigger = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const onShow = () => setBusyWith(null);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  // A busy button is disabled and loses the focus, so the error dialog cannot return it by itself.
  useEffect(() => {
    if (!hasFailed) trigger.current?.focus();
  }, [hasFailed]);

  /** `ask` resolves to the address, or throws an error whose message can be shown. */
  const depart = useCallback(async (what: string, ask: () => Promise<string>) => {
    trigger.current = document.activeElement as HTMLElement | null;
    setBusyWith(what);
    try {
      browser.goTo(await ask());
    } catch (error) {
      setFailure((error as Error).message);
      setFailed(true);
      setBusyWith(null);
    }
  }, []);

  // Keeps the text, because the dialog fades out with it.
  const forgetFailure = useCallback(() => setFailed(false), []);

  return { busyWith, failure, hasFailed, depart, forgetFailure };
}
