import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { uiTexts } from '../../../ui/texts';
import styles from './notice.module.css';

interface NoticeProps {
  kind: 'plain' | 'ok' | 'warn' | 'danger';
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** A button or link beside the words. */
  action?: ReactNode;
  /** Gives it a cross. */
  onClose?: () => void;
  /** `alert` interrupts the reading software; most notices can wait. */
  role?: 'status' | 'alert';
}

/** A box with a colour, an icon and words: what has happened to a plan, and what to do about it. */
export function Notice({ kind, icon, title, children, action, onClose, role }: NoticeProps) {
  return (
    <Alert
      role={role ?? 'status'}
      className={styles.notice}
      classNames={{ title: styles.ink, icon: styles.ink, closeButton: styles.ink }}
      data-kind={kind}
      icon={icon}
      title={title}
      withCloseButton={onClose !== undefined}
      closeButtonLabel={uiTexts.close}
      onClose={onClose}
    >
      {(children || action) && (
        <div className={styles.body}>
          <div className={styles.words}>{children}</div>
          {action}
        </div>
      )}
    </Alert>
  );
}
