import { Button, Skeleton } from '@mantine/core';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { PageHead } from '../../../ui/layout/page-head';
import page from '../../../ui/layout/page.module.css';
import { EmptyState } from '../../../ui/states/empty-state';
import { ErrorState } from '../../../ui/states/error-state';
import { Skeletons } from '../../../ui/states/skeletons';
import { useShareActions, useShares } from '../shares.queries';
import { sharesPageTexts as texts } from '../texts';
import { ShareRow } from './share-row';
import { WorkspaceLogoCard } from './workspace-logo-card';
import styles from './shares-page.module.css';

type Actions = ReturnType<typeof useShareActions>;

function RevokeAll({ actions }: { actions: Actions }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="default" loading={actions.isBusy} onClick={() => setAsking(true)}>
        {texts.revokeAll}
      </Button>
      <AlertDialog
        opened={isAsking}
        onClose={close}
        title={texts.revokeAllTitle}
        actions={
          <>
            <Button variant="default" data-autofocus onClick={close}>
              {texts.no}
            </Button>
            <Button
              color="red"
              onClick={() => {
                close();
                actions.revokeAll();
              }}
            >
              {texts.revokeAll}
            </Button>
          </>
        }
      >
        {texts.revokeAllText}
      </AlertDialog>
    </>
  );
}

function Content({ shares, actions }: { shares: ReturnType<typeof useShares>; actions: Actions }) {
  if (shares.isPending) {
    return (
      <Skeletons label={texts.loading}>
        <Skeleton height={280} radius="md" />
      </Skeletons>
    );
  }
  if (!shares.data) {
    return (
      <ErrorState
        title={texts.failed}
        onAction={() => void shares.refetch()}
        isRetrying={shares.isFetching}
      />
    );
  }
  if (shares.rows.length === 0) {
    return (
      <EmptyState
        icon={<Link2Off size={32} strokeWidth={1.5} aria-hidden />}
        title={texts.empty}
        description={texts.emptyHint}
      />
    );
  }
  return (
    <ul className={styles.list}>
      {shares.rows.map((share) => (
        <ShareRow key={share.id} share={share} actions={actions} />
      ))}
    </ul>
  );
}

/** Every link of a space: who made it, what it shows, when it ends, who looked. */
export function SharesPage() {
  const shares = useShares();
  const actions = useShareActions();
  const { rows, data } = shares;
  return (
    <div className={page.page}>
      <PageHead title={texts.title} count={data && texts.count(rows.length)}>
        {rows.some((it) => it.can_change) && <RevokeAll actions={actions} />}
      </PageHead>
      <p className={styles.hint}>{texts.hint}</p>
      <Content shares={shares} actions={actions} />
      <WorkspaceLogoCard />
    </div>
  );
}
