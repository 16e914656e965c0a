import { ActionIcon, Tooltip } from '@mantine/core';
import {
  ChevronLeft,
  ChevronRight,
  Download,
  Info,
  type LucideIcon,
  RotateCw,
  Trash2,
  X,
} from 'lucide-react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { downloadUrl, titleOf } from '../screenshot.model';
import { screenshotTexts } from '../texts';
import { ConfirmDelete, HeartButton } from './row-buttons';
import styles from './viewer.module.css';

const texts = screenshotTexts.viewer;

interface ToolProps {
  label: string;
  Icon: LucideIcon;
  onAct: (() => void) | undefined;
  isOn?: boolean;
}

function Tool({ label, Icon, onAct, isOn }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        aria-pressed={isOn}
        disabled={onAct === undefined}
        onClick={onAct}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

interface ViewerBarProps {
  row: Screenshot | undefined;
  position: string;
  areDetailsShown: boolean;
  isConfirming: boolean;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onToggleDetails: () => void;
  onFavorite: (row: Screenshot) => void;
  onRerun: (row: Screenshot) => void;
  onAskDelete: (isAsked: boolean) => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Where one is, and everything that can be done to the open screenshot. */
export function ViewerBar({ row, position, isConfirming, ...on }: ViewerBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.steps}>
        <Tool label={texts.previous} Icon={ChevronLeft} onAct={on.onPrevious} />
        <Tool label={texts.next} Icon={ChevronRight} onAct={on.onNext} />
        <span className={styles.position}>{position}</span>
      </div>
      {row && (
        <div className={styles.tools}>
          <HeartButton row={row} onToggle={() => on.onFavorite(row)} />
          {!row.is_locked && (
            <>
              <Tooltip label={texts.download}>
                <ActionIcon
                  component="a"
                  href={downloadUrl(row.id)}
                  download={row.original_name}
                  variant="subtle"
                  color="gray"
                  size={36}
                  aria-label={texts.download}
                >
                  <Download size={18} aria-hidden />
                </ActionIcon>
              </Tooltip>
              <Tool label={texts.rerun} Icon={RotateCw} onAct={() => on.onRerun(row)} />
            </>
          )}
          {isConfirming ? (
            <ConfirmDelete
              title={titleOf(row)}
              onDelete={on.onDelete}
              onCancel={() => on.onAskDelete(false)}
            />
          ) : (
            <Tool
              label={screenshotTexts.deleteOf(titleOf(row))}
              Icon={Trash2}
              onAct={() => on.onAskDelete(true)}
            />
          )}
          <Tool
            label={on.areDetailsShown ? texts.hideDetails : texts.showDetails}
            Icon={Info}
            isOn={on.areDetailsShown}
            onAct={on.onToggleDetails}
          />
        </div>
      )}
      <Tool label={texts.close} Icon={X} onAct={on.onClose} />
    </header>
  );
}
