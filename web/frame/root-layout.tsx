import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { SignOutBar } from '../features/auth/components/sign-out-bar';
import { TopBars } from '../ui/states/top-bars';
import { frameTexts } from './texts';
import styles from './root-layout.module.css';

export const MAIN_ID = 'main';

/** The layout around every page: skip link and top bars. */
export function RootLayout() {
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {frameTexts.skip}
      </a>
      <TopBars>
        <SignOutBar />
      </TopBars>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </>
  );
}
