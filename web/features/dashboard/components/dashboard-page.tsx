import { Button, Group, Skeleton } from '@mantine/core';
import { CalendarDays, ChartColumn, FolderKanban, Upload, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Dashboard } from '../../../../server/contract/dashboard';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { formatNumber } from '../../../shared/format';
import { paths } from '../../../shared/paths';
import { PageTitle } from '../../../ui/layout/page-title';
import page from '../../../ui/layout/page.module.css';
import { Panel } from '../../../ui/layout/panel';
import panel from '../../../ui/layout/panel.module.css';
import { ErrorState } from '../../../ui/states/error-state';
import { Skeletons } from '../../../ui/states/skeletons';
import tiles from '../../../ui/layout/tiles.module.css';
import { useSession } from '../../auth/session.queries';
import { NextDates } from '../../calendar/components/next-dates';
import { useNextDates } from '../../calendar/use-next-dates';
import { ViewerLayer } from '../../screenshots/viewer/viewer-layer';
import { useWorkspace } from '../../workspaces/use-workspace';
import { useDashboard } from '../dashboard.queries';
import { dashboardTexts as texts } from '../texts';
import { ActivityCard } from './activity-card';
import styles from './dashboard.module.css';
import { HomeSearch } from './home-search';
import { RecentShots } from './recent-shots';

interface DashboardPageProps {
  onUpload: () => void;
  onRerun: (row: Screenshot) => void;
}

/** The given name, or the part of the e-mail address before the at sign. */
function useName(): string {
  const session = useSession();
  if (session.state !== 'in') return '';
  const { google_user_data: google, email } = session.user;
  return google.given_name.trim() || (email.split('@')[0] ?? '');
}

interface BannerProps {
  /** Undefined until it is loaded; the line keeps its height. */
  teamName: string | null | undefined;
  /** The empty state below has the leading action. */
  isEmpty: boolean;
  onUpload: () => void;
}

function Banner({ teamName, isEmpty, onUpload }: BannerProps) {
  const { isPersonal } = useWorkspace();
  const name = useName();
  const team = teamName ? texts.team(teamName) : '\u00a0';
  return (
    <header className={styles.banner}>
      <div>
        <PageTitle title={texts.title}>{texts.welcome(name)}</PageTitle>
        <p>{isPersonal ? texts.personal : team}</p>
      </div>
      <Group gap="sm">
        <Button
          component={Link}
          to={paths.analytics}
          variant="default"
          leftSection={<ChartColumn size={16} aria-hidden />}
        >
          {texts.analytics}
        </Button>
        <Button
          variant={isEmpty ? 'default' : 'filled'}
          leftSection={<Upload size={16} aria-hidden />}
          onClick={onUpload}
        >
          {texts.upload}
        </Button>
      </Group>
    </header>
  );
}

const TILES = [
  ['screenshots', paths.gallery],
  ['favorites', paths.favorites],
  ['collections', paths.collections],
  ['tags', paths.tags],
  ['teams', paths.teams],
] as const;

function Tiles({ counts }: { counts: Dashboard['counts'] }) {
  return (
    <nav className={`${tiles.tiles} ${styles.tiles}`} aria-label={texts.title}>
      {TILES.map(([name, to]) => (
        <Link key={name} to={to} className={tiles.tile}>
          <strong>{formatNumber(counts[name])}</strong>
          <span>{texts.tiles[name]}</span>
        </Link>
      ))}
    </nav>
  );
}

const ACTIONS = [
  { ...texts.actions.upload, to: paths.upload, Icon: Upload },
  { ...texts.actions.organize, to: paths.collections, Icon: FolderKanban },
  { ...texts.actions.teams, to: paths.teams, Icon: Users },
  { ...texts.actions.calendar, to: paths.calendar, Icon: CalendarDays },
];

function QuickActions() {
  return (
    <nav className={styles.actions} aria-label={texts.quickActions}>
      {ACTIONS.map(({ title, hint, to, Icon }) => (
        <Link key={title} to={to} className={styles.action}>
          <Icon size={20} aria-hidden />
          <strong>{title}</strong>
          <span>{hint}</span>
        </Link>
      ))}
    </nav>
  );
}

function TeamPromo() {
  return (
    <section className={`${panel.panel} ${styles.promo}`} aria-label={texts.promo}>
      <div>
        <h2>{texts.promo}</h2>
        <p>{texts.promoHint}</p>
      </div>
      <Button component={Link} to={`${paths.teams}?create=1`} variant="default">
        {texts.createTeam}
      </Button>
    </section>
  );
}

function Waiting() {
  return (
    <Skeletons label={texts.loading}>
      <Skeleton height={300} radius="md" mb="lg" />
      <div className={`${tiles.tiles} ${styles.tiles}`}>
        {TILES.map(([name]) => (
          <Skeleton key={name} height={70} radius="md" />
        ))}
      </div>
      <div className={styles.actions}>
        {ACTIONS.map(({ title }) => (
          <Skeleton key={title} height={94} radius="md" />
        ))}
      </div>
      <Skeleton height={346} radius="md" />
    </Skeletons>
  );
}

/** The home page: what lies ahead and what is new, then counts, quick actions and activity. */
export function DashboardPage({ onUpload, onRerun }: DashboardPageProps) {
  const { data, isPending, isError, refetch, isFetching } = useDashboard();
  const { isPersonal } = useWorkspace();
  const next = useNextDates();
  const again = { onAction: () => void refetch(), isRetrying: isFetching };
  return (
    <div className={page.page}>
      <Banner teamName={data?.team_name} isEmpty={data?.recent.length === 0} onUpload={onUpload} />
      <HomeSearch />
      {isPending || next.isPending ? (
        <Waiting />
      ) : (
        <>
          {next.dates.length > 0 && <NextDates dates={next.dates} today={next.today} isLinked />}
          {data ? (
            <RecentShots rows={data.recent} />
          ) : (
            <Panel title={texts.recent}>
              <ErrorState title={texts.recentFailed} {...again} />
            </Panel>
          )}
          {data ? (
            <Tiles counts={data.counts} />
          ) : (
            <Panel title={texts.counts}>
              <ErrorState title={texts.countsFailed} {...again} />
            </Panel>
          )}
          <QuickActions />
          <ActivityCard
            activity={data?.activity}
            isFailed={isError}
            isRetrying={isFetching}
            onRetry={again.onAction}
          />
          {isPersonal && data?.counts.teams === 0 && <TeamPromo />}
        </>
      )}
      <ViewerLayer siblings={data?.recent ?? []} onRerun={onRerun} />
    </div>
  );
}
