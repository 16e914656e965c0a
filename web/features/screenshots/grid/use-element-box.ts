import { type RefObject, useLayoutEffect, useState } from 'react';

interface ElementBox {
  width: number;
  /** Distance from the top of the document. */
  top: number;
}

/** Width and position of an element, updated while the page changes around it. */
export function useElementBox(element: RefObject<HTMLElement | null>): ElementBox {
  const [place, setBox] = useState<ElementBox>({ width: 0, top: 0 });

  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (!box) return;
      const next = { width: Math.floor(box.width), top: Math.round(box.top + window.scrollY) };
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
