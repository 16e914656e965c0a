import { ActionIcon, Tooltip } from '@mantine/core';
import {
  ChevronLeft,
  ChevronRight,
  Download,
  FolderPlus,
  Info,
  type LucideIcon,
  RotateCw,
  Trash2,
  X,
} from 'lucide-react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { downloadUrl, isProcessing, titleOf } from '../screenshot.model';
import { screenshotTexts } from '../texts';
import { viewerTexts } from '../viewer-texts';
import type { useViewer } from '../use-viewer';
import type { Place } from '../viewer.model';
import { ConfirmDelete, HeartButton } from './row-buttons';
import styles from './viewer.module.css';

const texts = viewerTexts;

interface ToolProps {
  label: string;
  Icon: LucideIcon;
  onAct: () => void;
  isOff?: boolean;
  isOn?: boolean;
}

function Tool({ label, Icon, onAct, isOff, isOn }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        aria-pressed={isOn}
        disabled={isOff}
        onClick={onAct}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

function DownloadLink({ row }: { row: Screenshot }) {
  return (
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
  );
}

type Viewer = ReturnType<typeof useViewer>;

/** Everything that can be done to the open screenshot; while it asks about a deletion, only that. */
function Tools({ row, viewer }: { row: Screenshot; viewer: Viewer }) {
  const { commands, areDetailsShown } = viewer;
  if (viewer.isConfirming) {
    return (
      <div className={styles.tools} data-confirming>
        <ConfirmDelete
          title={titleOf(row)}
          onDelete={viewer.remove}
          onCancel={() => viewer.setConfirming(false)}
        />
      </div>
    );
  }
  return (
    <div className={styles.tools}>
      <HeartButton row={row} onToggle={commands.favorite} />
      {!row.is_locked && (
        <>
          <DownloadLink row={row} />
          <Tool label={texts.collect} Icon={FolderPlus} onAct={commands.collect} />
          <Tool
            label={texts.rerun}
            Icon={RotateCw}
            isOff={isProcessing(row)}
            onAct={commands.rerun}
          />
        </>
      )}
      {row.can_delete && (
        <Tool
          label={screenshotTexts.deleteOf(titleOf(row))}
          Icon={Trash2}
          onAct={commands.delete}
        />
      )}
      <Tool
        label={areDetailsShown ? texts.hideDetails : texts.showDetails}
        Icon={Info}
        onAct={commands.details}
      />
    </div>
  );
}

interface ViewerBarProps {
  row: Screenshot | undefined;
  position: string;
  place: Place;
  viewer: Viewer;
  onClose: () => void;
}

/** Where one is, what can be done here, and the way out. */
export function ViewerBar({ row, position, place, viewer, onClose }: ViewerBarProps) {
  const { commands } = viewer;
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <Tool
          label={texts.previous}
          Icon={ChevronLeft}
          isOff={!place.previous}
          onAct={commands.previous}
        />
        <Tool label={texts.next} Icon={ChevronRight} isOff={!place.next} onAct={commands.next} />
        <span className={styles.position}>{position}</span>
      </div>
      {row && <Tools row={row} viewer={viewer} />}
      <Tool label={texts.close} Icon={X} onAct={onClose} />
    </div>
  );
}
