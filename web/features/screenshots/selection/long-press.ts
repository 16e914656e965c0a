/** The delay after which systems show their own menu. */
const HOLD_MS = 400;

const isOwnControl = (target: Element): boolean => target.closest('button, input') !== null;

/**
 * Calls `select` with the index of the card under a long press; the tap that ends the press opens nothing, and
 * presses nothing that has appeared under the finger meanwhile. The returned function removes the listeners.
 */
export function watchLongPress(area: HTMLElement, choose: (index: number) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTouch = false;
  let isHeld = false;
  const stopWaiting = () => clearTimeout(timer);

  const onDown = ({ pointerType, target }: PointerEvent) => {
    stopWaiting();
    isTouch = pointerType !== 'mouse';
    if (!isTouch || !(target instanceof Element) || isOwnControl(target)) return;
    const card = target.closest<HTMLElement>('[data-index]');
    if (!card) return;
    timer = setTimeout(() => {
      isHeld = true;
      choose(Number(card.dataset['index']));
    }, HOLD_MS);
  };
  // The system's link menu would end the touch.
  const onMenu = (event: Event) => {
    if (isTouch) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    // Keys and screen readers click without a pointer.
    if (!isHeld || event.detail === 0) return;
    isHeld = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const onNextTouch = () => {
    isHeld = false;
  };
  window.addEventListener('pointerdown', onNextTouch, { signal, capture: true });
  area.addEventListener('pointerdown', onDown, { signal });
  area.addEventListener('pointerup', stopWaiting, { signal });
  // The touch became a scroll.
  area.addEventListener('pointercancel', stopWaiting, { signal });
  area.addEventListener('contextmenu', onMenu, { signal });
  window.addEventListener('click', onClick, { signal, capture: true });
  return () => {
    stopWaiting();
    end.abort();
  };
}
