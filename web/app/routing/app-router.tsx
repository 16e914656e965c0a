import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { useBrowserLocation } from './use-browser-location';

/**
 * The router of the browser, with page transitions and scroll positions. The library has both only in its data router,
 * which is two thirds of the library and does nothing else that these pages need.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  const { location, navigationType, navigator } = useBrowserLocation();
  return (
    <Router location={location} navigationType={navigationType} navigator={navigator}>
      {children}
    </Router>
  );
}
