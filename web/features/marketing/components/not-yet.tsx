import { Button } from '@mantine/core';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';

// Lazy: positioning a tooltip takes more code than the rest of the page.
const ComingSoon = lazy(() => import('./coming-soon'));

/** A control that is not available yet; it can be focused and says so to pointer, keyboard and touch. */
export function NotYet({ children }: { children: string }) {
  const target = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isShown, setShown] = useState(false);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
  return (
    <>
      <Button
        ref={target}
        variant="default"
        aria-disabled
        data-disabled
        aria-describedby={isShown ? id : undefined}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={onKeyDown}
        // On touch the pointer leaves before the click.
        onClick={show}
      >
        {children}
      </Button>
      {isShown && (
        <Suspense fallback={null}>
          <ComingSoon target={target} id={id} />
        </Suspense>
      )}
    </>
  );
}
