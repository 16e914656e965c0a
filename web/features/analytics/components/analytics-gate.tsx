import { Button } from '@mantine/core';
import { ChartColumn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/empty-state';
import { useWorkspace } from '../../workspaces/use-workspace';
import { analyticsTexts as texts } from '../texts';
import styles from './analytics.module.css';

/** For those whose plan has no analytics: what they would see, and with which plan. */
export function AnalyticsGate({ plan }: { plan: string }) {
  const { isPersonal } = useWorkspace();
  return (
    <>
      <EmptyState
        icon={<ChartColumn size={32} strokeWidth={1.5} aria-hidden />}
        title={texts.gate(plan)}
        description={isPersonal ? texts.gateHint : texts.gateHintTeam}
      >
        <Button component={Link} to="/pricing">
          {texts.plans}
        </Button>
      </EmptyState>
      <ul className={styles.tiles} aria-label={texts.shown}>
        {texts.shows.map(({ title, hint }) => (
          <li key={title} className={styles.tile}>
            <strong>{title}</strong>
            <span>{hint}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
