import { lazy, Suspense } from 'react';
import { PageTitle } from '../../../ui/layout/page-title';
import { MissingPart } from '../../../ui/states/missing-part';
import { LinkSignIn } from '../link/link-sign-in';
import { SignInButtons } from './sign-in-buttons';
import styles from './sign-in-page.module.css';
import { signInPageTexts } from './sign-in-page-texts';

// Lazy: the list of every page would name the chunk that it shares with the settings.
const PasskeySignIn = lazy(() =>
  import('../passkey/passkey-sign-in').catch(() => ({ default: MissingPart })),
);

/** All ways in, for visitors and for people who need a fresh sign-in. */
export function SignInPage() {
  return (
    <section className={styles.page} aria-label={signInPageTexts.title}>
      <PageTitle title={signInPageTexts.title} className={styles.title} />
      <p className={styles.hint}>{signInPageTexts.hint}</p>
      <SignInButtons size="lg" fullWidth />
      <LinkSignIn />
      <Suspense fallback={null}>
        <PasskeySignIn />
      </Suspense>
    </section>
  );
}
