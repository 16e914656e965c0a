import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { lazyPage } from '../ui/lazy-page';
import { RootLayout } from './layouts/root-layout';
import { SignedInLayout, SignedInFrame } from './layouts/signed-in-layout';
import { paths } from './paths';
import { AppFailure } from './layouts/app-failure';

// Not the router's own `lazy`: it fetches the page before anyone knows whether the person may see it, so a
// visitor would load the gallery only to be shown the landing page.
const Gallery = lazyPage(() => import('../routes/gallery'));
const Callback = lazyPage(() => import('../routes/auth-callback'));
const EitherLayout = lazyPage(() => import('./layouts/either-layout'));
const NotFound = lazyPage(() => import('../routes/not-found'));

const signedInPages = [
  { path: paths.home, Page: Gallery },
  { path: paths.gallery, Page: Gallery },
];

const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <AppFailure />,
    children: [
      {
        element: <SignedInLayout />,
        children: signedInPages.map(({ path, Page }) => ({ path, element: <Page /> })),
      },
      { path: paths.callback, element: <Callback /> },
      { element: <EitherLayout />, children: [{ path: '*', element: <NotFound /> }] },
    ],
  },
];

export const createAppRouter = () => createBrowserRouter(routes);

/** Fetches frame and page of a signed-in address while the server is still asked who is there. */
export function preloadPage(pathname: string): void {
  const found = signedInPages.find(({ path }) => path === pathname);
  if (!found) return;
  void SignedInFrame.preload();
  void found.Page.preload();
}
