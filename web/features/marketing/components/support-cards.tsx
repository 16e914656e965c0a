import { Button } from '@mantine/core';
import { BookOpen, type LucideIcon, Mail, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import card from '../../../ui/layout/card.module.css';
import { supportCards as cards } from '../support-texts';
import { NotYet } from './not-yet';
import page from './public-page.module.css';
import styles from './support-page.module.css';

interface CardProps {
  Icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

function Card({ Icon, title, text, children }: CardProps) {
  return (
    <li className={`${card.card} ${card.feature} ${styles.way}`}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <h3>{title}</h3>
      <p className={page.muted}>{text}</p>
      {children}
    </li>
  );
}

export function SupportCards() {
  return (
    <ul className={page.cards}>
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
