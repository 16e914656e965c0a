import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const PRODUCT = 'Shotvault';

/** React Router's name for the entry that the page was opened with. */
const FIRST_ENTRY = 'default';

interface PageTitleProps {
  /** What the browser's tab says; the heading too, where there are no children. */
  title: string;
  children?: ReactNode;
  className?: string;
}

/** The one h1 of a page. Names the tab, and takes the focus after a navigation so that it is read out. */
export function PageTitle({ title, children, className }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const isFirst = key === FIRST_ENTRY;

  useEffect(() => {
    document.title = title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
  }, [title]);

  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    // Only the path counts: a changed filter must not take the focus away from the field.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  );
}
