import { useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { lowestFreeEdge } from '../ui/toasts/toast-place';

const CONTROLS = 'a[href], button, input:not([type="hidden"]), textarea, select, [role="slider"]';
/** Marks what stays at the lower edge while the page scrolls. */
const KEPT_CLEAR = '[data-keep-clear], [data-docks] section';
const MARGIN = 16;

/**
 * The places that toasts keep free: in a dialog all of its controls, on a page the parts that are fixed to the window.
 * Everything else of a page can be scrolled away from under a toast.
 */
function keptClear(): DOMRect[] {
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  const elements = dialog
    ? dialog.querySelectorAll(`${CONTROLS}, ${KEPT_CLEAR}`)
    : document.querySelectorAll(KEPT_CLEAR);
  return [...elements]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

function place(root: HTMLElement): void {
  const { left, right, height } = root.getBoundingClientRect();
  if (height === 0) return;
  const edge = lowestFreeEdge({ left, right }, height, window.innerHeight - MARGIN, keptClear());
  // Without a free place the style sheet decides: above the strip.
  if (edge === null) root.style.removeProperty('--toasts-bottom');
  else root.style.setProperty('--toasts-bottom', `${window.innerHeight - edge}px`);
}

/** Keeps the toasts clear of controls while any is shown, also when something opens or closes below them. */
export function useToastPlace(findRoot: () => HTMLElement | null): void {
  const { notifications } = useNotifications();
  useEffect(() => {
    if (notifications.length === 0) return;
    let frame = 0;
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const root = findRoot();
        if (root) place(root);
      });
    };
    again();
    const changes = new MutationObserver(again);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', again);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('resize', again);
    };
  }, [notifications, findRoot]);
}
