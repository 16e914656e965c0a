import { Button, Group } from '@mantine/core';
import type { InviteView } from '../../../../server/contract/invites';
import { formatDateTime } from '../../../shared/format';
import { PageTitle } from '../../../ui/layout/page-title';
import { SignInButtons } from '../../auth/components/sign-in-buttons';
import { useSession } from '../../auth/session.queries';
import { serverSentence } from '../../../shared/api/server-sentence';
import { invitePageTexts as texts, teamTexts } from '../texts';
import styles from './invite-page.module.css';

interface InviteOfferProps {
  invite: InviteView;
  /** The error of the last answer. */
  error: unknown;
  busyWith: 'accept' | 'decline' | null;
  onAccept: () => void;
  onDecline: () => void;
}

function Facts({ invite, email }: { invite: InviteView; email: string | null }) {
  const { role, email_hint: hint, expires_at: expiresAt } = invite;
  return (
    <dl className={styles.facts}>
      <dt>{texts.facts.role}</dt>
      <dd>{teamTexts.roles[role]}</dd>
      <dt>{texts.facts.for}</dt>
      <dd>{hint}</dd>
      {email !== null && (
        <>
          <dt>{texts.facts.signedInAs}</dt>
          <dd>{email}</dd>
        </>
      )}
      <dt>{texts.facts.expires}</dt>
      <dd>
        <time dateTime={expiresAt}>{formatDateTime(expiresAt)}</time>
      </dd>
    </dl>
  );
}

/** An open invite; visitors sign in first and return here. */
export function InviteOffer({ invite, error, busyWith, onAccept, onDecline }: InviteOfferProps) {
  const session = useSession();
  const isIn = session.state === 'in';
  return (
    <section className={styles.card} aria-label={texts.title(invite.team_name)}>
      <PageTitle title={texts.title(invite.team_name)} className={styles.title} />
      <p className={styles.lead}>{texts.by(invite.invited_by, invite.role)}</p>
      <Facts invite={invite} email={isIn ? session.user.email : null} />
      {error !== null && (
        <p role="alert" className={styles.danger}>
          {serverSentence(error, texts.actFailed)}
        </p>
      )}
      {isIn ? (
        <Group gap="sm">
          <Button
            size="md"
            loading={busyWith === 'accept'}
            disabled={busyWith === 'decline'}
            onClick={onAccept}
          >
            {texts.accept}
          </Button>
          <Button
            size="md"
            variant="default"
            loading={busyWith === 'decline'}
            disabled={busyWith === 'accept'}
            onClick={onDecline}
          >
            {texts.decline}
          </Button>
        </Group>
      ) : (
        <>
          <p className={styles.muted}>{texts.signInHint(invite.email_hint)}</p>
          <SignInButtons />
        </>
      )}
    </section>
  );
}
