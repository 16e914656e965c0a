import { Button } from '@mantine/core';
import { Upload } from 'lucide-react';
import { PageTitle } from '../../../ui/page-title';
import { useSubscriptionStatus } from '../../billing/billing.queries';
import { billingTexts } from '../../billing/texts';
import { useWorkspace } from '../../workspaces/use-workspace';
import { screenshotTexts as texts } from '../texts';
import styles from './gallery-header.module.css';

/** The plan and what is left of it: belongs to the personal space only. */
function PlanNote() {
  const { status, planName } = useSubscriptionStatus();
  if (!status || !planName) return null;
  return (
    <p className={styles.plan}>
      {planName} · {billingTexts.remaining(status.remaining_uploads)}
    </p>
  );
}

interface GalleryHeaderProps {
  /** Absent until it is known. */
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
