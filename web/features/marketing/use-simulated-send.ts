import { useEffect, useState } from 'react';

export const SENDING_MS = 1_500;
export const SENT_MS = 3_000;

export type SendState = 'writing' | 'sending' | 'sent';

/**
 * Plays the sending of a message: 1.5 s under way, 3 s of success, then `onEnd`. Nothing leaves the page (spec §2).
 */
export function useSimulatedSend(onEnd: () => void): { state: SendState; send: () => void } {
  const [state, setState] = useState<SendState>('writing');
  useEffect(() => {
    if (state === 'writing') return;
    const next = () => {
      setState(state === 'sending' ? 'sent' : 'writing');
      if (state === 'sent') onEnd();
    };
    const timer = setTimeout(next, state === 'sending' ? SENDING_MS : SENT_MS);
    return () => clearTimeout(timer);
  }, [state, onEnd]);
  return { state, send: () => setState((now) => (now === 'writing' ? 'sending' : now)) };
}
