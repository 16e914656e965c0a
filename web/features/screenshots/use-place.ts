import { type RefObject, useLayoutEffect, useState } from 'react';

interface Place {
  width: number;
  /** Distance from the top of the document. */
  top: number;
}

/** Width and position of an element, kept up while the page changes around it. */
export function usePlace(element: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState<Place>({ width: 0, top: 0 });

  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (!box) return;
      const next = { width: Math.floor(box.width), top: Math.round(box.top + window.scrollY) };
      setPlace((old) => (old.width === next.width && old.top === next.top ? old : next));
    };
    measure();
    // The body, because what grows above the element moves it without changing it.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return place;
}
