import { type RefObject, useLayoutEffect, useState } from 'react';

interface ElementBox {
  width: number;
  /** Distance from the top of the document. */
  top: number;
}

/** Mostly that of the next page, too: its cards are then drawn once, and not again after they were measured. */
let latest: ElementBox = { width: 0, top: 0 };

/** Width and position of an element, updated while the page changes around it. */
export function useElementBox(element: RefObject<HTMLElement | null>): ElementBox {
  const [place, setBox] = useState(latest);

  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (!box) return;
      const next = { width: Math.floor(box.width), top: Math.round(box.top + window.scrollY) };
      latest = next;
      setBox((old) => (old.width === next.width && old.top === next.top ? old : next));
    };
    measure();
    // Observes the body, because growth above the element moves it without resizing it.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return place;
}
