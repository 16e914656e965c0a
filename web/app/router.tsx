import { matchPath, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { lazyPage } from '../ui/loading/lazy-page';
import { RootLayout } from '../frame/root-layout';
import { Landing, SignedInFrame, SignedInLayout } from './signed-in-layout';
import { paths } from '../shared/paths';
import { ErrorBoundary } from '../ui/states/error-boundary';
import { AppFailure } from './app-failure';

// Not the router's own `lazy`: it fetches the page before anyone knows whether the person may see it, so a
// visitor would load the gallery only to be shown the landing page.
const Gallery = lazyPage(() => import('../routes/gallery'));
const Dashboard = lazyPage(() => import('../routes/dashboard'));
const Calendar = lazyPage(() => import('../routes/calendar'));
const Operator = lazyPage(() => import('../routes/operator'));
const Analytics = lazyPage(() => import('../routes/analytics'));
const Collections = lazyPage(() => import('../routes/collections'));
const Favorites = lazyPage(() => import('../routes/favorites'));
const Tags = lazyPage(() => import('../routes/tags'));
const Entities = lazyPage(() => import('../routes/found/entities'));
const Teams = lazyPage(() => import('../routes/teams'));
const Team = lazyPage(() => import('../routes/team'));
const Invite = lazyPage(() => import('../routes/invite'));
const Findings = lazyPage(() => import('../routes/radar/findings'));
const Trash = lazyPage(() => import('../routes/trash'));
const Shares = lazyPage(() => import('../routes/shares'));
const Settings = lazyPage(() => import('../routes/settings'));
const UploadPage = lazyPage(() => import('../routes/upload'));
const Pricing = lazyPage(() => import('../routes/pricing'));
const Subscription = lazyPage(() => import('../routes/subscription'));
const CliAuthorize = lazyPage(() => import('../routes/cli-authorize'));
const StripeTest = lazyPage(() => import('../routes/stripe-test'));
const PublicPages = lazyPage(async () => {
  const pages = await import('./public-pages');
  await pages.fetchPublicPage(window.location.pathname);
  return pages;
});
const Callback = lazyPage(() => import('../routes/sign-in/auth-callback'));
const SignIn = lazyPage(() => import('../routes/sign-in/sign-in'));
const EitherLayout = lazyPage(() => import('./either-layout'));
const NotFound = lazyPage(() => import('../routes/not-found'));

const signedInPages = [
  { path: paths.home, Page: Dashboard },
  { path: paths.gallery, Page: Gallery },
  { path: paths.calendar, Page: Calendar },
  { path: paths.analytics, Page: Analytics },
  { path: paths.collections, Page: Collections },
  { path: paths.favorites, Page: Favorites },
  { path: paths.tags, Page: Tags },
  { path: paths.entities, Page: Entities },
  { path: paths.teams, Page: Teams },
  { path: paths.team, Page: Team },
  { path: paths.findings, Page: Findings },
  { path: paths.trash, Page: Trash },
  { path: paths.shares, Page: Shares },
  { path: paths.settings, Page: Settings },
  { path: paths.upload, Page: UploadPage },
  { path: paths.pricing, Page: Pricing },
  { path: paths.subscription, Page: Subscription },
  { path: paths.cliAuthorize, Page: CliAuthorize },
  { path: paths.operator, Page: Operator },
  { path: paths.people, Page: Operator },
  { path: paths.stripeTest, Page: StripeTest },
];

// The bundler drops this branch, and its chunk, from a production build.
const developerPages: RouteObject[] = [];
if (import.meta.env.MODE === 'development') {
  const Styleguide = lazyPage(() => import('../styleguide/styleguide-page'));
  developerPages.push({ path: paths.styleguide, element: <Styleguide /> });
}

/** Public pages; each renders the public frame itself. */
const publicPages = [
  paths.about,
  paths.publicPricing,
  paths.contact,
  paths.support,
  paths.releases,
  paths.privacy,
  paths.terms,
].map((path) => ({ path, Page: PublicPages }));

/** Public pages in the frame of the person: public for visitors, signed-in for others. */
const eitherPages = [
  { path: paths.invite, Page: Invite },
  { path: paths.signIn, Page: SignIn },
  { path: paths.signInLink, Page: SignIn },
  { path: '*', Page: NotFound },
];

const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      {
        element: <SignedInLayout />,
        children: signedInPages.map(({ path, Page }) => ({ path, element: <Page /> })),
      },
      ...publicPages.map(({ path, Page }) => ({ path, element: <Page /> })),
      { path: paths.callback, element: <Callback /> },
      { path: paths.providerCallback, element: <Callback /> },
      ...developerPages,
      {
        element: <EitherLayout />,
        children: eitherPages.map(({ path, Page }) => ({ path, element: <Page /> })),
      },
    ],
  },
];

/** The page of the address; without a frame, where that itself has failed. */
export function AppRoutes() {
  const page = useRoutes(routes);
  return (
    <ErrorBoundary resetKey={useLocation().key} fallback={(error) => <AppFailure error={error} />}>
      {page}
    </ErrorBoundary>
  );
}

type Pages = readonly { path: string; Page: ReturnType<typeof lazyPage> }[];

const pageAt = (pages: Pages, pathname: string) =>
  pages.find(({ path }) => matchPath(path, pathname))?.Page;

/** Loads the chunk of the first page while the session is still being checked. A wrong guess costs one chunk. */
export function preloadPage(pathname: string, isProbablySignedIn: boolean): void {
  if (pathname.startsWith(paths.callback)) return quietly(Callback);
  const open = pageAt(publicPages, pathname);
  if (open) return quietly(open);
  const found = pageAt(signedInPages, pathname);
  if (!found) return quietly(pageAt(eitherPages, pathname) ?? NotFound);
  if (!isProbablySignedIn) return quietly(Landing);
  quietly(SignedInFrame);
  quietly(found);
}

/** Settles when the application can draw the page that the server sent prerendered. */
export const fetchOpenPage = (pathname: string): Promise<unknown> =>
  (pathname === paths.home ? Landing : PublicPages).preload();

/** A chunk that fails to load here is requested again, and reported, when it is shown. */
function quietly(page: { preload: () => Promise<unknown> }): void {
  page.preload().catch(() => undefined);
}
