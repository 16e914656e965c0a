import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { siteName } from '../../shared/site';

/** React Router's key of the first history entry. */
const FIRST_ENTRY = 'default';

interface PageTitleProps {
  /** The title of the browser tab, and of the heading without children. */
  title: string;
  children?: ReactNode;
  className?: string;
}

/** The only h1 of a page. Sets the tab title and takes the focus after a navigation, so that it is read out. */
export function PageTitle({ title, children, className }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const isFirst = key === FIRST_ENTRY;

  useEffect(() => {
    document.title = title === siteName ? title : `${title} · ${siteName}`;
  }, [title]);

  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    // Only the path counts: a changed filter must not move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  );
}
