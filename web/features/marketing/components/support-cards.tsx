import { Button } from '@mantine/core';
import { BookOpen, type LucideIcon, Mail, MessagesSquare } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { supportCards as cards } from '../support-texts';
import styles from './support-page.module.css';

interface CardProps {
  Icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

function Card({ Icon, title, text, children }: CardProps) {
  return (
    <li className={styles.card}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <h3>{title}</h3>
      <p className={styles.muted}>{text}</p>
      {children}
    </li>
  );
}

// Placing a tooltip takes more code than the rest of the page.
const ComingSoon = lazy(() => import('./coming-soon'));

/** Visible, and not open yet; it can be reached by keyboard, so that everybody is told so. */
function NotYet({ children }: { children: string }) {
  const button = (
    <Button variant="default" aria-disabled data-disabled>
      {children}
    </Button>
  );
  return (
    <Suspense fallback={button}>
      <ComingSoon>{button}</ComingSoon>
    </Suspense>
  );
}

/** The three ways to get further help. */
export function SupportCards() {
  return (
    <ul className={styles.cards}>
      <Card Icon={MessagesSquare} title={cards.chat.title} text={cards.chat.text}>
        <NotYet>{cards.chat.action}</NotYet>
      </Card>
      <Card Icon={BookOpen} title={cards.docs.title} text={cards.docs.text}>
        <NotYet>{cards.docs.action}</NotYet>
      </Card>
      <Card Icon={Mail} title={cards.contact.title} text={cards.contact.text}>
        <Button component={Link} to={paths.contact} variant="default">
          {cards.contact.action}
        </Button>
      </Card>
    </ul>
  );
}
