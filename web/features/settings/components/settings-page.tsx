import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { urlOf } from '../../../../server/contract/client';
import card from '../../../ui/layout/card.module.css';
import { PageHead } from '../../../ui/layout/page-head';
import page from '../../../ui/layout/page.module.css';
import { MissingPart } from '../../../ui/states/missing-part';
import { useSession } from '../../auth/session.queries';
import { settingsTexts as texts } from '../texts';
import { AppearanceCard } from './appearance-card';
import { DeleteAccountCard } from './delete-account-card';
import { ProfileCard } from './profile-card';
import styles from './settings.module.css';
import { useWaysPending, type WorkspaceQuery } from '../settings.queries';
import { TimeZoneCard } from './time-zone-card';
import { VisionCard } from './vision-card';
import { WaysInCard } from './ways-in-card';

// Lazy: few visits are about passkeys, and the library of the browser's part comes with it.
const PasskeysCard = lazy(() =>
  import('../passkeys/passkeys-card').catch(() => ({ default: MissingPart })),
);

function ExportCard() {
  return (
    <section className={card.card} aria-label={texts.export.title}>
      <h2>{texts.export.title}</h2>
      <p className={styles.hint}>{texts.export.hint}</p>
      <div className={styles.actions}>
        <Button
          component="a"
          variant="default"
          href={urlOf('export.download')}
          download
          leftSection={<Download size={16} aria-hidden />}
        >
          {texts.export.button}
        </Button>
      </div>
    </section>
  );
}

interface SettingsPageProps {
  scope: WorkspaceQuery;
  /** Programs with access to the account. */
  programs?: ReactNode;
  /** The bytes of the chosen workspace. */
  storage?: ReactNode;
  /** The programs or the storage are on their way; the cards below have no place yet. */
  isWaiting?: boolean;
}

/** Settings of the person and of the chosen workspace. */
export function SettingsPage({ scope, programs, storage, isWaiting }: SettingsPageProps) {
  const session = useSession();
  const areWaysPending = useWaysPending();
  if (session.state !== 'in') return null;
  const { user } = session;
  return (
    <div className={page.page}>
      <PageHead title={texts.title} />
      <div className={styles.page}>
        <div className={styles.column} data-waiting={areWaysPending || undefined}>
          <ProfileCard key={user.google_user_data.name} user={user} />
          <WaysInCard />
          <Suspense fallback={<div data-coming />}>
            <PasskeysCard />
          </Suspense>
          <TimeZoneCard user={user} />
          <AppearanceCard />
        </div>
        <div className={styles.column} data-waiting={isWaiting || undefined}>
          {programs}
          {storage}
          <VisionCard scope={scope} />
          <ExportCard />
          <DeleteAccountCard email={user.email} />
        </div>
      </div>
    </div>
  );
}
