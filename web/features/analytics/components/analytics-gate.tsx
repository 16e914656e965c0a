import { Button } from '@mantine/core';
import { ChartColumn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import card from '../../../ui/layout/card.module.css';
import { EmptyState } from '../../../ui/states/empty-state';
import page from '../../../ui/layout/page.module.css';
import { useWorkspace } from '../../workspaces/use-workspace';
import { analyticsTexts as texts } from '../texts';
import styles from './analytics.module.css';

/** Shown to people whose plan has no analytics: a description, and the plan that includes them. */
export function AnalyticsGate({ plan }: { plan: string }) {
  const { isPersonal } = useWorkspace();
  return (
    <>
      <EmptyState
        icon={<ChartColumn size={32} strokeWidth={1.5} aria-hidden />}
        title={texts.gate(plan)}
        description={isPersonal ? texts.gateHint : texts.gateHintTeam}
      >
        <Button component={Link} to={paths.pricing}>
          {texts.plans}
        </Button>
      </EmptyState>
      <ul className={page.cards} aria-label={texts.shown}>
        {texts.shows.map(({ title, hint }) => (
          <li key={title} className={card.card}>
            <strong>{title}</strong>
            <p className={styles.none}>{hint}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
