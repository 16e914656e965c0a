import { useEffect, useState } from 'react';

const SENDING_MS = 1_500;
const SENT_MS = 3_000;

type SendState = 'writing' | 'sending' | 'sent';

/** Simulates sending a message: 1.5 s busy, 3 s of success, then `onEnd`. Sends nothing. */
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
