import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { TopBars } from '../../ui/top-bars';
import { frameTexts } from './texts';
import styles from './root-layout.module.css';

export const MAIN_ID = 'main';

/** What every page has, public or not. */
export function RootLayout() {
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {frameTexts.skip}
      </a>
      <TopBars />
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
    </>
  );
}
