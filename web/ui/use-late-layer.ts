import {
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export interface LateLayerProps {
  /** The button that the layer belongs to. */
  children: ReactElement<{ onClick?: () => void }>;
}

export type LoadLayer = () => Promise<{ default: ComponentType<LateLayerProps> }>;

/** So late, at the latest, the layer is fetched although nobody has reached for it yet. */
const IDLE_MS = 3_000;

/** Acts when the browser has nothing else to do; the answer calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari knows no idle time.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: IDLE_MS });
  return () => cancelIdleCallback(handle);
}

/**
 * A menu or panel that the first paint does without: fetched in idle time or when somebody reaches for its button,
 * and opened by that very click. Put `target` on the button, and the button into `Layer` once there is one.
 */
export function useLateLayer(load: LoadLayer, popup: 'menu' | 'dialog') {
  const [Layer, setLayer] = useState<ComponentType<LateLayerProps> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // One that does not arrive is asked for again by the next reach or click.
  const fetch = () => void load().catch(() => undefined);
  const open = () => {
    load().then(
      (module) => setLayer(() => module.default),
      () => undefined,
    );
  };
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
  // The button inside the layer is a new one; the focus has to be there before the layer takes it away.
  useLayoutEffect(() => {
    if (Layer) button.current?.focus();
  }, [Layer]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (popup !== 'menu' || event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  };
  const before = {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: fetch,
    onFocus: fetch,
    onClick: open,
    onKeyDown,
  } as const;
  return { Layer, target: { ref: button, ...(Layer ? {} : before) } };
}

/** Open from the moment after it has arrived, once its button is there and has the focus. */
export function useOpenOnArrival(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const moment = setTimeout(() => setOpen(true));
    return () => clearTimeout(moment);
  }, []);
  return [isOpen, setOpen];
}
