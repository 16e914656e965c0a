import { Skeleton } from '@mantine/core';
import { ErrorState } from '../../../ui/states/error-state';
import { PageTitle } from '../../../ui/layout/page-title';
import { Skeletons } from '../../../ui/states/skeletons';
import { useSingleRun } from '../../../ui/dialogs/use-single-run';
import { inviteEnd } from '../invite.model';
import { useAcceptInvite, useDeclineInvite, useInviteView } from '../invites.queries';
import { invitePageTexts as texts } from '../texts';
import { InviteOffer } from './invite-offer';
import { InviteOver } from './invite-over';
import styles from './invite-page.module.css';

function Content({ token }: { token: string }) {
  const view = useInviteView(token);
  const accept = useAcceptInvite();
  const once = useSingleRun();
  const decline = useDeclineInvite();
  const answerError = accept.error ?? decline.error;
  const end = inviteEnd({
    viewError: view.error,
    answerError,
    isDeclined: decline.isSuccess,
  });
  if (end) return <InviteOver end={end} error={answerError} />;
  if (view.isPending) {
    return (
      <Skeletons label={texts.loading}>
        <Skeleton h={320} radius="md" />
      </Skeletons>
    );
  }
  if (!view.data) {
    return (
      <>
        <PageTitle title={texts.fallbackTitle} className={styles.title} />
        <ErrorState
          title={texts.failed}
          onAction={() => void view.refetch()}
          isRetrying={view.isFetching}
        />
      </>
    );
  }
  const params = { id: token };
  return (
    <InviteOffer
      invite={view.data}
      error={answerError}
      busyWith={accept.isPending ? 'accept' : decline.isPending ? 'decline' : null}
      onAccept={() => {
        decline.reset();
        once((ended) => accept.mutate({ params }, ended));
      }}
      onDecline={() => {
        accept.reset();
        once((ended) => decline.mutate({ params }, ended));
      }}
    />
  );
}

/** The page behind the link of an invite, for visitors and signed-in people. */
export function InvitePage({ token }: { token: string }) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <Content token={token} />
      </div>
    </div>
  );
}
