import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { uiTexts } from '../../../ui/texts';
import styles from './notice.module.css';

interface NoticeProps {
  kind: 'plain' | 'ok' | 'warn' | 'danger';
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** A button or link beside the text. */
  action?: ReactNode;
  /** Adds a close button. */
  onClose?: () => void;
  /** `alert` interrupts a screen reader; most notices can wait. */
  role?: 'status' | 'alert';
}

/** A coloured box with an icon: what happened to a plan and what the person can do. */
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
