import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPage } from '../ui/loading/lazy-page';
import { paths } from '../shared/paths';

// Listed here and not in the router, because signed-in people would download the list with every first page.
const pages = [
  { path: paths.about, Page: lazyPage(() => import('../routes/about')) },
  { path: paths.publicPricing, Page: lazyPage(() => import('../routes/public-pricing')) },
  { path: paths.contact, Page: lazyPage(() => import('../routes/contact')) },
  { path: paths.support, Page: lazyPage(() => import('../routes/support')) },
  { path: paths.releases, Page: lazyPage(() => import('../routes/releases')) },
  { path: paths.privacy, Page: lazyPage(() => import('../routes/legal')) },
  { path: paths.terms, Page: lazyPage(() => import('../routes/legal')) },
];
const elements = new Map<string, ReactNode>(
  pages.map(({ path, Page }) => [path, <Page key={path} />]),
);

/** The router also matches a trailing slash and any letter case. */
const plain = (pathname: string): string => pathname.replace(/\/+$/, '').toLowerCase();

/** Fetches the page at this address, if it is one of these. */
export async function fetchPublicPage(pathname: string): Promise<void> {
  await pages.find(({ path }) => path === plain(pathname))?.Page.preload();
}

export default function PublicPages() {
  return elements.get(plain(useLocation().pathname)) ?? null;
}
