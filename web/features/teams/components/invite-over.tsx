import { Button } from '@mantine/core';
import { CircleSlash, type LucideIcon, MailX, UserCheck, UserX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../ui/layout/page-title';
import { useSignOut } from '../../auth/session.queries';
import type { InviteEnd } from '../invite.model';
import { serverSentence } from '../../../shared/api/server-sentence';
import { paths } from '../../../shared/paths';
import { invitePageTexts as texts } from '../texts';
import styles from './invite-page.module.css';

type End = NonNullable<InviteEnd>;

const ICONS: Record<End, LucideIcon> = {
  over: CircleSlash,
  already: UserCheck,
  'wrong-person': UserX,
  declined: MailX,
};

interface InviteOverProps {
  end: End;
  /** The server's error for the answer. */
  error: unknown;
}

function WayOn({ end }: { end: End }) {
  const signOut = useSignOut();
  if (end === 'wrong-person')
    return <Button onClick={() => void signOut()}>{texts.switchAccount}</Button>;
  const to = end === 'already' ? paths.teams : paths.home;
  return (
    <Button component={Link} to={to}>
      {end === 'already' ? texts.toTeams : texts.home}
    </Button>
  );
}

/** An invite that is over: the reason, and a link to continue. */
export function InviteOver({ end, error }: InviteOverProps) {
  const Icon = ICONS[end];
  const { title, hint } = texts.ends[end];
  return (
    <section className={styles.card} data-end>
      <Icon size={32} strokeWidth={1.5} aria-hidden />
      <PageTitle title={title} className={styles.title} />
      <p className={styles.muted} role="status">
        {serverSentence(error, '') || hint}
      </p>
      <WayOn end={end} />
    </section>
  );
}
