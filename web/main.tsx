import './ui/base.css';
import './ui/mantine-styles';
import './ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers, queryClient } from './app/providers';
import { createAppRouter, preloadPage } from './app/router';
import { paths } from './app/paths';
import { sessionQuery } from './features/auth/session.queries';
import { sessionHint } from './features/auth/session-hint';

const { pathname } = window.location;
if (pathname !== paths.callback) void queryClient.prefetchQuery(sessionQuery());
preloadPage(pathname, sessionHint.wasSignedIn());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={createAppRouter()} />
    </Providers>
  </StrictMode>,
);
