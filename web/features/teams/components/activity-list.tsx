import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ActivityEntry } from '../../../../server/contract/activity';
import { formatDateTime } from '../../../shared/format';
import { paths } from '../../../shared/paths';
import { Panel, Stale } from '../../../ui/layout/panel';
import { Skeletons } from '../../../ui/states/skeletons';
import { gatherEntries, activitySentence } from '../activity.model';
import { useActivity } from '../activity.queries';
import { activityTexts as texts } from '../texts';
import styles from './team.module.css';

function Entry({ entry, teamId }: { entry: ActivityEntry; teamId: string }) {
  const { who, sentence } = activitySentence(entry);
  const { screenshot_id: shot, created_at: at } = entry;
  return (
    <li className={styles.entry}>
      <span>
        {sentence}{' '}
        {shot && (
          <Link
            to={`${paths.gallery}?team_id=${teamId}&view=${shot}`}
            aria-label={texts.viewOf(who, entry.kind)}
          >
            {texts.view}
          </Link>
        )}
      </span>
      <time className={styles.caption} dateTime={at}>
        {formatDateTime(at)}
      </time>
    </li>
  );
}

function Content({ id }: { id: string }) {
  const pages = useActivity(id);
  if (pages.isPending) {
    return (
      <Skeletons label={texts.loading}>
        <Skeleton height={160} />
      </Skeletons>
    );
  }
  if (!pages.data) {
    return (
      <Stale isRetrying={pages.isFetching} onRetry={() => void pages.refetch()}>
        {texts.failed}
      </Stale>
    );
  }
  const entries = gatherEntries(pages.data.pages.flat());
  if (entries.length === 0) return <p className={styles.muted}>{texts.none}</p>;
  return (
    <>
      <ol className={styles.entries} aria-label={texts.title}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} teamId={id} />
        ))}
      </ol>
      {pages.hasNextPage && (
        <Button
          variant="default"
          mt="sm"
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </>
  );
}

/** The activity of the team, newest first. */
export function ActivityList({ id }: { id: string }) {
  return (
    <Panel title={texts.title} summary={texts.summary}>
      <Content id={id} />
    </Panel>
  );
}
