import { Button } from '@mantine/core';
import type { Invite } from '../../../../server/contract/invites';
import { formatDate } from '../../../shared/format';
import { showToast } from '../../../ui/toasts/toast';
import { TwoStepButton } from '../../../ui/dialogs/two-step-button';
import { useSingleRun } from '../../../ui/dialogs/use-single-run';
import { useResendInvite, useRevokeInvite } from '../invites.queries';
import { teamPageTexts, teamTexts } from '../texts';
import { InviteLink } from './invite-link';
import styles from './team.module.css';

const texts = teamPageTexts.invites;

interface InviteRowProps {
  invite: Invite;
  /** The current time, in milliseconds. */
  now: number;
  /** Whether the person's role allows handling this invite. */
  mayHandle: boolean;
  /** Whether invites can be sent: not in a paused team. */
  maySend: boolean;
}

function Facts({ invite, now }: Pick<InviteRowProps, 'invite' | 'now'>) {
  const { email, role, invited_by: by, expires_at: expiresAt } = invite;
  const isExpired = Date.parse(expiresAt) <= now;
  return (
    <div className={styles.words}>
      <span className={styles.name}>{email}</span>
      <span className={styles.facts}>
        <span>{by === null ? texts.as(role) : texts.by(role, by)}</span>
        <time dateTime={expiresAt}>
          {isExpired ? texts.expired : texts.expires(formatDate(expiresAt))}
        </time>
      </span>
    </div>
  );
}

/** A pending invite; after resending it shows the new link once. */
export function InviteRow({ invite, now, mayHandle, maySend }: InviteRowProps) {
  const { id, email } = invite;
  const resend = useResendInvite();
  const once = useSingleRun();
  const revoke = useRevokeInvite();
  const params = { id };
  const revoked = () => showToast({ message: texts.revoked(email) });
  return (
    <li>
      <div className={styles.row}>
        <Facts invite={invite} now={now} />
        {mayHandle && (
          <div className={styles.actions}>
            {maySend && (
              <Button
                variant="subtle"
                color="gray"
                c="var(--text)"
                size="compact-md"
                aria-label={texts.resendTo(email)}
                loading={resend.isPending}
                onClick={() => once((ended) => resend.mutate({ params }, ended))}
              >
                {texts.resend}
              </Button>
            )}
            <TwoStepButton
              variant="subtle"
              color="gray"
              c="var(--text)"
              size="compact-md"
              label={texts.revokeOf(email)}
              question={texts.confirmRevoke(email)}
              yes={texts.revoke}
              no={teamTexts.cancel}
              // A promise, because the row unmounts; the mutation itself reports a failure.
              onYes={() => void revoke.mutateAsync({ params }).then(revoked, () => undefined)}
            >
              {texts.revoke}
            </TwoStepButton>
          </div>
        )}
      </div>
      {resend.data && (
        <div className={styles.resent}>
          <p role="status">{texts.resent(email)}</p>
          <InviteLink url={resend.data.url} />
        </div>
      )}
    </li>
  );
}
