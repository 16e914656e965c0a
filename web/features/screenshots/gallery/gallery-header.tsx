import { Button } from '@mantine/core';
import { Upload } from 'lucide-react';
import { PageTitle } from '../../../ui/layout/page-title';
import { useSubscriptionStatus } from '../../billing/shared/billing.queries';
import { billingTexts } from '../../billing/shared/texts';
import { useWorkspace } from '../../workspaces/use-workspace';
import { screenshotTexts as texts } from '../shared/texts';
import styles from './gallery-header.module.css';

/** The plan and the remaining uploads; shown in the personal workspace only. */
function PlanNote() {
  const { status, planName } = useSubscriptionStatus();
  return (
    // Keeps its line on phones until the words arrive.
    <p className={styles.plan}>
      {status && planName
        ? `${planName} · ${billingTexts.remaining(status.remaining_uploads)}`
        : '\u00a0'}
    </p>
  );
}

interface GalleryHeaderProps {
  /** Undefined until it is known. */
  total: number | undefined;
  onUpload: () => void;
}

export function GalleryHeader({ total, onUpload }: GalleryHeaderProps) {
  const { isPersonal } = useWorkspace();
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <PageTitle title={texts.title} />
        <p role="status" className={styles.count}>
          {total !== undefined && texts.count(total)}
        </p>
      </div>
      {isPersonal && <PlanNote />}
      <Button leftSection={<Upload size={16} aria-hidden />} onClick={onUpload}>
        {texts.upload}
      </Button>
    </header>
  );
}
