import './ui/base.css';
import './ui/mantine-styles';
import './ui/tokens.css';
import { onlineManager } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers, queryClient } from './app/providers';
import { createAppRouter, fetchOpenPage, preloadPage } from './app/router';
import { paths } from './app/paths';
import { sessionQuery } from './features/auth/session.queries';
import { sessionHint } from './features/auth/session-hint';
import { versionNotice } from './ui/version-notice';

// It only hears of changes, and a page that was opened without a connection has had none.
onlineManager.setOnline(navigator.onLine);

const { pathname } = window.location;
const session = pathname === paths.callback || queryClient.prefetchQuery(sessionQuery());
preloadPage(pathname, sessionHint.wasSignedIn());

// The bundler's own event: a chunk that was asked for is not there. Without a connection another bar says why.
window.addEventListener('vite:preloadError', () => {
  if (navigator.onLine) versionNotice.show('missing');
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const show = () =>
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={createAppRouter()} />
      </Providers>
    </StrictMode>,
  );

/** Past this, the page says that it waits for the answer. */
const PATIENCE_MS = 300;

// A public page comes ready-made from the server (`prerender/`) and stays until this one can take its place at a
// single stroke. Not hydrated: who is here and how they write numbers is not known when it is made.
if (root.hasChildNodes()) {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  // Only home depends on who is here.
  const known = pathname === paths.home && Promise.race([session, patience]);
  void Promise.allSettled([fetchOpenPage(pathname), known]).then(show);
} else {
  show();
}
