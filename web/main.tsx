import './ui/theme/base.css';
import './ui/theme/mantine-styles';
import './ui/theme/own-scroll-bar';
import './ui/theme/tokens.css';
import { onlineManager } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers, queryClient } from './app/providers';
import { AppRoutes, fetchOpenPage, preloadPage } from './app/router';
import { AppRouter } from './app/routing/app-router';
import { askBeforeLosingChanges } from './shared/api/held-changes';
import { paths } from './shared/paths';
import { sessionQuery } from './features/auth/session.queries';
import { sessionHint } from './features/auth/session-hint';
import { versionNotice } from './ui/states/version-notice';

// `onlineManager` only tracks changes, and a page opened offline has had none.
onlineManager.setOnline(navigator.onLine);
askBeforeLosingChanges(queryClient);

const { pathname } = window.location;
const session = pathname.startsWith(paths.callback) || queryClient.prefetchQuery(sessionQuery());
// The server marks the page of a signed-in person; the cached shell of the service worker is not marked.
const hasSession = 'hasSession' in document.documentElement.dataset;
preloadPage(pathname, hasSession || sessionHint.wasSignedIn());

// Vite's event for a chunk that failed to load. Without a connection the offline bar explains it.
window.addEventListener('vite:preloadError', () => {
  if (navigator.onLine) versionNotice.show('missing');
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const show = () =>
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <AppRouter>
          <AppRoutes />
        </AppRouter>
      </Providers>
    </StrictMode>,
  );

/** After this time the page shows that it is waiting. */
const PATIENCE_MS = 300;

// A public page is prerendered (`prerender/`) and stays until the application can replace it at once. It is not
// hydrated, because the build does not know the person or their locale.
if (root.hasChildNodes()) {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  // Only home depends on the session.
  const known = pathname === paths.home && Promise.race([session, patience]);
  void Promise.allSettled([fetchOpenPage(pathname), known]).then(show);
} else {
  show();
}
