import { useEffect, useState } from 'react';
import { TOOLTIP_DELAY_MS } from '../theme/theme';
import { placeOf, type TooltipPlace } from './tooltip-place';
import styles from './tooltips.module.css';

const NAMED =
  'button[aria-label], a[aria-label], input:is([type="radio"], [type="checkbox"])[aria-label], [data-tip]';

interface Tip {
  text: string;
  keys: string | null;
  place: TooltipPlace;
}

/** Only controls without visible words need their name shown. */
function tipOf(target: EventTarget | null): Tip | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest<HTMLElement>(NAMED);
  const text = control?.dataset.tip ?? control?.getAttribute('aria-label');
  if (!control || !text) return null;
  if (!control.dataset.tip && control.textContent?.trim()) return null;
  // Keys one after the other, such as G then H, are no value of the attribute of assistive tools.
  const keys = control.dataset.tipKeys ?? control.getAttribute('aria-keyshortcuts');
  return { text, keys, place: placeOf(control.getBoundingClientRect(), window.innerWidth) };
}

/**
 * The tooltip of every icon-only control: its name and its key, on hover and on keyboard focus. One listener for the
 * whole page, so that no control can be without. Its words are drawn from attributes, because assistive tools and
 * searches in the page have the control's own name.
 */
export default function Tooltips() {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setTip(null);
    };
    const onOver = (event: PointerEvent) => {
      hide();
      if (event.pointerType !== 'mouse') return;
      const { target } = event;
      timer = setTimeout(() => setTip(tipOf(target)), TOOLTIP_DELAY_MS);
    };
    const onFocus = ({ target }: FocusEvent) => {
      hide();
      if (target instanceof Element && target.matches(':focus-visible')) setTip(tipOf(target));
    };
    const listeners = [
      ['pointerover', onOver],
      ['focusin', onFocus],
      ['focusout', hide],
      ['pointerdown', hide],
      ['keydown', hide],
      ['scroll', hide],
    ] as const;
    for (const [name, listen] of listeners) {
      window.addEventListener(name, listen as EventListener, true);
    }
    return () => {
      clearTimeout(timer);
      for (const [name, listen] of listeners) {
        window.removeEventListener(name, listen as EventListener, true);
      }
    };
  }, []);
  if (!tip) return null;
  const { text, keys, place } = tip;
  return (
    <div
      className={styles.tip}
      style={{ left: place.left, top: place.top }}
      data-side={place.side}
      data-edge={place.edge}
      data-text={text}
      data-keys={keys ?? undefined}
      aria-hidden
    />
  );
}
