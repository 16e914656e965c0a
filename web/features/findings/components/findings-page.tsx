import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SURE_FINDING } from '../../../../server/contract/limits';
import {
  FINDING_CLASSES,
  type FindingClass,
} from '../../../../server/contract/reading/finding-classes';
import type { ListedFinding } from '../../../../server/contract/reading/findings';
import { useApiPages } from '../../../shared/api/hooks';
import { formatDate } from '../../../shared/format';
import { paths } from '../../../shared/paths';
import { PageHead } from '../../../ui/layout/page-head';
import list from '../../../ui/layout/list.module.css';
import { PagedList } from '../../../ui/layout/paged-list';
import page from '../../../ui/layout/page.module.css';
import { EmptyState } from '../../../ui/states/empty-state';
import { LINES_PER_PAGE } from '../../screenshots/shared/constants';
import { FindingButtons } from '../../screenshots/shared/findings/finding-buttons';
import { findingTexts, ruleName } from '../../screenshots/shared/findings/finding-texts';
import { thumbnailUrl, titleOf } from '../../screenshots/shared/screenshot.model';
import { useWorkspace } from '../../workspaces/use-workspace';
import { useLeavingFocus } from '../../../ui/focus/use-leaving-focus';
import { findingsTexts as texts } from '../texts';
import styles from './findings-page.module.css';

function useOpenFindings() {
  const { scope } = useWorkspace();
  const pages = useApiPages('findings.list', {
    query: { ...scope, state: 'open', limit: LINES_PER_PAGE },
  });
  return { ...pages, rows: pages.data?.pages.flatMap(({ rows }) => rows) ?? [] };
}

function Row({ finding, teamId }: { finding: ListedFinding; teamId: string | null }) {
  useLeavingFocus();
  const address = new URLSearchParams({
    ...(teamId ? { team_id: teamId } : {}),
    view: finding.screenshot_id,
  });
  return (
    <li className={`${list.row} ${styles.row}`}>
      <img
        className={`${list.thumb} ${styles.thumb}`}
        src={thumbnailUrl(finding.screenshot_id, 'small')}
        alt=""
        loading="lazy"
      />
      <span className={styles.what}>
        <strong>{ruleName(finding.rule)}</strong>
        {finding.confidence < SURE_FINDING && <span>{findingTexts.possible}</span>}
      </span>
      <Link className={styles.link} to={`${paths.gallery}?${address.toString()}`}>
        {titleOf(finding)}
      </Link>
      <time className={styles.date} dateTime={finding.created_at}>
        {formatDate(finding.created_at)}
      </time>
      <span className={styles.buttons}>
        <FindingButtons finding={finding} />
      </span>
    </li>
  );
}

function Section({ about, rows }: { about: FindingClass; rows: readonly ListedFinding[] }) {
  const { teamId } = useWorkspace();
  const id = `findings-${about}`;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {findingTexts.classes[about]} <span>{rows.length}</span>
      </h2>
      <ul className={list.list}>
        {rows.map((finding) => (
          <Row key={finding.id} finding={finding} teamId={teamId} />
        ))}
      </ul>
    </section>
  );
}

function Sections({ rows }: { rows: readonly ListedFinding[] }) {
  return FINDING_CLASSES.map((about) => ({
    about,
    some: rows.filter((row) => row.class === about),
  }))
    .filter(({ some }) => some.length > 0)
    .map(({ about, some }) => <Section key={about} about={about} rows={some} />);
}

/** The open findings of the space by class. */
export function FindingsPage() {
  const found = useOpenFindings();
  const { isPersonal } = useWorkspace();
  return (
    <div className={page.page}>
      <PageHead
        title={texts.title}
        count={found.data && texts.count(found.rows.length, found.hasNextPage)}
      />
      <p className={list.hint}>{isPersonal ? texts.hint : texts.hintInTeam}</p>
      <PagedList
        pages={found}
        loading={texts.loading}
        failed={texts.failed}
        empty={
          <EmptyState
            icon={<ShieldCheck size={32} strokeWidth={1.5} aria-hidden />}
            title={texts.empty}
            description={texts.emptyHint}
          />
        }
      >
        {(rows) => <Sections rows={rows} />}
      </PagedList>
    </div>
  );
}
