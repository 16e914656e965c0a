import { Modal } from '@mantine/core';
import { useReturnFocus } from '../../ui/focus/use-return-focus';
import { frameTexts } from '../texts';
import { SHORTCUTS } from './shortcuts';
import styles from './shortcut-list.module.css';

/** The dialog with all shortcuts. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  return (
    <Modal opened onClose={onClose} size={840} title={frameTexts.shortcuts}>
      <div className={styles.parts}>
        {SHORTCUTS.map(({ title, items }) => (
          <section key={title} className={styles.part}>
            <h3>{title}</h3>
            <dl className={styles.list}>
              {items.map(({ keys, does }) => (
                <div key={keys} style={{ display: 'contents' }}>
                  <dt>
                    <kbd>{keys}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
