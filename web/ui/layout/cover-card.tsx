import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './cover-card.module.css';

interface CoverCardProps {
  to: string;
  title: string;
  /** Address of the picture; null where there is none. */
  cover: string | null;
  /** Shown in place of a missing picture. */
  icon: ReactNode;
  /** Says below that icon how a picture comes here. */
  empty?: string;
  /** A stripe below the picture, as a CSS colour. */
  stripe?: string;
  children?: ReactNode;
  /** The line at the lower edge. */
  foot: ReactNode;
  /** Buttons, shown on hover, on focus and on touch. */
  actions?: ReactNode;
  /** Keeps the buttons visible during a question. */
  isAsking?: boolean;
}

type CoverProps = Pick<CoverCardProps, 'cover' | 'icon' | 'stripe' | 'empty'>;

function Cover({ cover, icon, stripe, empty }: CoverProps) {
  const [hasFailed, setFailed] = useState(false);
  if (cover === null)
    return (
      <div className={styles.empty} style={stripe === undefined ? undefined : { color: stripe }}>
        {icon}
        {empty !== undefined && <span className={styles.hint}>{empty}</span>}
      </div>
    );
  return (
    <div className={styles.cover}>
      {hasFailed ? (
        <ImageOff size={24} strokeWidth={1.5} aria-hidden />
      ) : (
        <img src={cover} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
      )}
    </div>
  );
}

/** A card with a cover, linked as a whole. */
export function CoverCard(props: CoverCardProps) {
  const { to, title, cover, icon, empty, stripe, foot, actions, isAsking } = props;
  return (
    <article className={styles.card}>
      <Cover key={cover} cover={cover} icon={icon} stripe={stripe} empty={empty} />
      {stripe !== undefined && <div className={styles.stripe} style={{ background: stripe }} />}
      <div className={styles.body}>
        <Link to={to} className={styles.link} title={title}>
          {title}
        </Link>
        {props.children}
        <div className={styles.foot}>
          <span>{foot}</span>
          {actions && (
            <div className={styles.actions} data-open={isAsking || undefined}>
              {actions}
            </div>
          )}
        </div>
      </div>
    </article>
  );
}
