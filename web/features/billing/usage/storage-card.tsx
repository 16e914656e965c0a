import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatBytes } from '../../../shared/format-bytes';
import { paths } from '../../../shared/paths';
import card from '../../../ui/layout/card.module.css';
import { QueryView } from '../../../ui/states/query-view';
import { Skeletons } from '../../../ui/states/skeletons';
import { useStorage } from './storage.queries';
import { StorageMeter } from './storage-meter';
import { storageTexts as texts } from './storage-texts';
import styles from './usage-meter.module.css';

/** The bytes of a space, and what emptying its trash frees. */
export function StorageCard({ scope }: { scope: { team_id?: string } }) {
  const loading = (
    <Skeletons label={texts.loading}>
      <Skeleton height={44} />
    </Skeletons>
  );
  return (
    <section className={card.card} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className={styles.hint}>{scope.team_id ? texts.inTeam : texts.inPersonal}</p>
      <QueryView query={useStorage(scope)} loading={loading} failed={texts.failed}>
        {(use) => (
          <>
            <StorageMeter use={use} />
            {use.trash_bytes > 0 && (
              <p>
                {texts.trash(formatBytes(use.trash_bytes))}{' '}
                <Link to={paths.trash}>{texts.toTrash}</Link>
              </p>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
