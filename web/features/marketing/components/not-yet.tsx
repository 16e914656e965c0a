import { Button } from '@mantine/core';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';

// Placing a tooltip takes more code than the rest of the page, so it is fetched for who reaches for the button.
const ComingSoon = lazy(() => import('./coming-soon'));

/** Visible, and not open yet: it can be reached, and then says so to pointer, keyboard and finger. */
export function NotYet({ children }: { children: string }) {
  const target = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isTold, setTold] = useState(false);
  const tell = () => setTold(true);
  const hush = () => setTold(false);
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && hush();
  return (
    <>
      <Button
        ref={target}
        variant="default"
        aria-disabled
        data-disabled
        aria-describedby={isTold ? id : undefined}
        onPointerEnter={tell}
        onPointerLeave={hush}
        onFocus={tell}
        onBlur={hush}
        onKeyDown={onKeyDown}
        // A finger has left before it clicks.
        onClick={tell}
      >
        {children}
      </Button>
      {isTold && (
        <Suspense fallback={null}>
          <ComingSoon target={target} id={id} />
        </Suspense>
      )}
    </>
  );
}
