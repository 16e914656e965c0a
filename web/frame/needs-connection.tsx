import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { Button } from '@mantine/core';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { client } from '../shared/api/client';
import { rescueFocus, useTakenFocus } from '../ui/focus/use-leaving-focus';
import { State } from '../ui/states/state';
import { lateTexts } from './late-texts';
import { MAIN_ID } from './root-layout';
import styles from './needs-connection.module.css';

const texts = lateTexts.connection;

/** Whether a part of the page waits for its first answer, which comes only with a connection. */
function useIsWaiting(): boolean {
  const queries = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => queries.subscribe(listener), [queries]);
  return useSyncExternalStore(subscribe, () =>
    queries
      .findAll({ type: 'active', fetchStatus: 'paused' })
      .some(({ state }) => state.status === 'pending'),
  );
}

/** Asks the server once; what the browser says about the connection may be wrong. */
function useTryAgain() {
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    try {
      await client.call('health.live', {});
      // All that waits goes on.
      onlineManager.setOnline(true);
    } catch {
      // Still away, which the notice says already.
    }
    setTrying(false);
  };
  return { isTrying, tryAgain };
}

function Notice() {
  const { isTrying, tryAgain } = useTryAgain();
  const notice = useRef<HTMLDivElement>(null);
  useTakenFocus(notice);
  // A click on the page leaves it on the body, where it stays.
  const [hadFocus] = useState(() => document.activeElement !== document.body);
  const rescue = () => rescueFocus('[data-leads] h2');
  // A browser takes the focus from what is hidden in the frame in which it hides, or in the next one.
  const onShown = () => {
    if (!hadFocus) return;
    rescue();
    requestAnimationFrame(() => requestAnimationFrame(rescue));
  };
  return (
    // The animation starts when the notice is shown, and hides a part of the page that may have had the focus.
    <div ref={notice} className={styles.notice} onAnimationStart={onShown}>
      <State
        role="alert"
        icon={<WifiOff size={32} strokeWidth={1.5} aria-hidden />}
        title={texts.title}
        description={texts.hint}
      >
        {/* Not `disabled`, which would take its focus. */}
        <Button
          variant="default"
          aria-disabled={isTrying}
          data-disabled={isTrying || undefined}
          onClick={() => {
            if (!isTrying) void tryAgain();
          }}
        >
          {texts.again}
        </Button>
      </State>
    </div>
  );
}

/** In place of a page that was never loaded and cannot be, without a connection; its skeleton would promise it. */
export function NeedsConnection() {
  const isWaiting = useIsWaiting();
  const main = document.getElementById(MAIN_ID);
  return isWaiting && main ? createPortal(<Notice />, main) : null;
}
