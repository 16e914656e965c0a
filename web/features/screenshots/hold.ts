/** As long as systems wait before they show a menu of their own. */
const HOLD_MS = 400;

const isOwnControl = (target: Element): boolean => target.closest('button, input') !== null;

/**
 * Hears fingers that rest on a card of `area` and hands its place to `choose`; the tap that ends it opens nothing. The
 * returned function ends the listening.
 */
export function watchHolds(area: HTMLElement, choose: (index: number) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTouch = false;
  let isHeld = false;
  const stopWaiting = () => clearTimeout(timer);

  const onDown = ({ pointerType, target }: PointerEvent) => {
    stopWaiting();
    isHeld = false;
    isTouch = pointerType !== 'mouse';
    if (!isTouch || !(target instanceof Element) || isOwnControl(target)) return;
    const card = target.closest<HTMLElement>('[data-index]');
    if (!card) return;
    timer = setTimeout(() => {
      isHeld = true;
      choose(Number(card.dataset['index']));
    }, HOLD_MS);
  };
  // The system's menu of a link would take the finger away.
  const onMenu = (event: Event) => {
    if (isTouch) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    // A key or reading software presses without a pointer, and means it.
    if (!isHeld || event.detail === 0) return;
    isHeld = false;
    event.preventDefault();
    event.stopPropagation();
  };
  area.addEventListener('pointerdown', onDown, { signal });
  area.addEventListener('pointerup', stopWaiting, { signal });
  // A list that begins to scroll under the finger.
  area.addEventListener('pointercancel', stopWaiting, { signal });
  area.addEventListener('contextmenu', onMenu, { signal });
  area.addEventListener('click', onClick, { signal, capture: true });
  return () => {
    stopWaiting();
    end.abort();
  };
}
