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
  /** The button of the layer. */
  children: ReactElement<{ onClick?: () => void }>;
}

export type LoadLayer = () => Promise<{ default: ComponentType<LateLayerProps> }>;

/** The latest time to load the layer when nobody has used its button. */
const IDLE_MS = 3_000;

/** Runs a callback when the browser is idle; the returned function cancels it. */
export function whenIdle(act: () => void): () => void {
  // Safari lacks `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: IDLE_MS });
  return () => cancelIdleCallback(handle);
}

/**
 * A lazy menu or panel: loaded in idle time, on hover or focus of its button, and opened by the same click. Put
 * `target` on the button, and the button into `Layer` once it exists.
 */
export function useLateLayer(load: LoadLayer, popup: 'menu' | 'dialog') {
  const [Layer, setLayer] = useState<ComponentType<LateLayerProps> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A failed load is retried on the next hover or click.
  const fetch = () => void load().catch(() => undefined);
  const open = () => {
    load().then(
      (module) => setLayer(() => module.default),
      () => undefined,
    );
  };
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
  // The layer contains a new button, which must have the focus before the layer moves it.
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

/** Opens right after mounting, once the button is there and has the focus. */
export function useOpenOnArrival(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const moment = setTimeout(() => setOpen(true));
    return () => clearTimeout(moment);
  }, []);
  return [isOpen, setOpen];
}
