import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { formatDate, formatDateTime } from '../../../shared/format';
import { paths } from '../../../shared/paths';
import { EmptyState } from '../../../ui/states/empty-state';
import { Panel } from '../../../ui/layout/panel';
import { HeartButton } from '../../screenshots/shared/row-buttons';
import { Thumbnail } from '../../screenshots/shared/thumbnail';
import { changeAddress } from '../../screenshots/shared/gallery-address.model';
import { titleOf } from '../../screenshots/shared/screenshot.model';
import { useFavorite } from '../../screenshots/shared/screenshots.queries';
import { useAddSamples } from '../../screenshots/gallery/use-add-samples';
import { useFocusReturn } from '../../screenshots/shared/use-focus-return';
import { useGalleryAddress } from '../../screenshots/shared/use-gallery-address';
import { dashboardTexts as texts } from '../texts';
import styles from './dashboard.module.css';

interface ShotProps {
  row: Screenshot;
  onFavorite: () => void;
}

function Shot({ row, onFavorite }: ShotProps) {
  const [search] = useSearchParams();
  return (
    <li className={styles.shot} data-id={row.id} data-locked={row.is_locked || undefined}>
      <figure>
        <Thumbnail row={row} sizes="(min-width: 1024px) 20vw, 50vw" isFirst />
      </figure>
      {!row.is_processed && (
        <span className={styles.dot} title={texts.unprocessed}>
          <VisuallyHidden>{texts.unprocessed}</VisuallyHidden>
        </span>
      )}
      <div className={styles.shotBody}>
        <Link
          className={styles.shotLink}
          to={`?${changeAddress(search, { openId: row.id })}`}
          state={{ isOpenedHere: true }}
          title={titleOf(row)}
        >
          {titleOf(row)}
        </Link>
        <div className={styles.shotFoot}>
          <span>
            <time dateTime={row.created_at} title={formatDateTime(row.created_at)}>
              {formatDate(row.created_at)}
            </time>{' '}
            <span>{texts.tagCount(row.tags.length)}</span>
          </span>
          <HeartButton row={row} onToggle={onFavorite} />
        </div>
      </div>
    </li>
  );
}

function Empty() {
  const { addSamples, isAdding } = useAddSamples();
  return (
    <EmptyState
      icon={<ImagePlus size={32} strokeWidth={1.5} aria-hidden />}
      title={texts.empty}
      description={texts.emptyHint}
    >
      <Button component={Link} to={paths.upload}>
        {texts.upload}
      </Button>
      <Button variant="default" loading={isAdding} onClick={addSamples}>
        {texts.samples}
      </Button>
    </EmptyState>
  );
}

/** Returns the focus to the card after the viewer has closed. */
function useReturnToShot() {
  const list = useRef<HTMLUListElement>(null);
  const { openId } = useGalleryAddress();
  const cards = useRef({
    focus: (id: string) => {
      const shots = [...(list.current?.children ?? [])];
      const shot = shots.find((item) => item.getAttribute('data-id') === id);
      shot?.querySelector('a')?.focus();
    },
  });
  useFocusReturn(openId, cards);
  return list;
}

/** The five newest screenshots, or the ways to add some. */
export function RecentShots({ rows }: { rows: readonly Screenshot[] }) {
  const toggle = useFavorite();
  const list = useReturnToShot();
  return (
    <Panel
      title={texts.recent}
      more={
        rows.length > 0 && (
          <Anchor component={Link} to={paths.gallery} fz="sm">
            {texts.seeAll}
          </Anchor>
        )
      }
    >
      {rows.length === 0 ? (
        <Empty />
      ) : (
        <ul ref={list} className={styles.recent}>
          {rows.map((row) => (
            <Shot key={row.id} row={row} onFavorite={() => toggle(row)} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
