import { ActionIcon } from '@mantine/core';
import {
  ChevronLeft,
  ChevronRight,
  Crop,
  Download,
  FolderOutput,
  FolderPlus,
  Images,
  Info,
  Link2,
  type LucideIcon,
  RotateCw,
  ScanText,
  Share2,
  Trash2,
  X,
} from 'lucide-react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { downloadUrl, fullImageUrl, isProcessing, titleOf } from '../shared/screenshot.model';
import { screenshotTexts } from '../shared/texts';
import { copyImage, copyText } from '../shared/copy';
import { viewerTexts } from './viewer-texts';
import type { useViewer } from './use-viewer';
import type { ViewerPosition } from './viewer.model';
import { ConfirmDelete, HeartButton } from '../shared/row-buttons';
import { NextFailed } from './next-failed';
import { ViewerMore } from './viewer-more';
import styles from './viewer-bar.module.css';

const texts = viewerTexts;

interface ToolProps {
  label: string;
  Icon: LucideIcon;
  onAct: () => void;
  /** Its key, shown in the tooltip. */
  keys?: string;
  isOff?: boolean;
}

function Tool({ label, Icon, onAct, keys, isOff }: ToolProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      aria-keyshortcuts={keys}
      disabled={isOff}
      onClick={onAct}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}

function DownloadLink({ row }: { row: Screenshot }) {
  return (
    <ActionIcon
      component="a"
      href={downloadUrl(row.id)}
      // The server names it, by what it is.
      download
      variant="subtle"
      color="gray"
      size={36}
      aria-label={texts.download}
      aria-keyshortcuts="D"
    >
      <Download size={18} aria-hidden />
    </ActionIcon>
  );
}

type Viewer = ReturnType<typeof useViewer>;

/** The actions on the open screenshot; only the question while a deletion is being confirmed. */
function Tools({ row, viewer }: { row: Screenshot; viewer: Viewer }) {
  const { commands, areDetailsShown } = viewer;
  const text = row.extracted_text?.text_content ?? '';
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
          <span className={styles.wide}>
            <Tool
              label={texts.copyImage}
              Icon={Images}
              onAct={() => void copyImage(fullImageUrl(row))}
            />
            {text.trim() !== '' && (
              <Tool label={texts.copyText} Icon={ScanText} onAct={() => void copyText(text)} />
            )}
            <Tool
              label={texts.copyLink}
              Icon={Link2}
              onAct={() => void copyText(window.location.href)}
            />
            <Tool label={texts.crop} Icon={Crop} onAct={commands.crop} />
          </span>
          <Tool label={texts.collect} Icon={FolderPlus} onAct={commands.collect} keys="C" />
          <span className={styles.wide}>
            <Tool label={texts.share} Icon={Share2} onAct={commands.share} keys="S" />
            <Tool label={texts.transfer} Icon={FolderOutput} onAct={commands.transfer} keys="M" />
            <Tool
              label={texts.rerun}
              Icon={RotateCw}
              isOff={isProcessing(row)}
              onAct={commands.rerun}
              keys="R"
            />
          </span>
          <ViewerMore row={row} commands={commands} />
        </>
      )}
      {row.can_delete && (
        <Tool
          label={screenshotTexts.deleteOf(titleOf(row))}
          Icon={Trash2}
          onAct={commands.delete}
          keys="Delete"
        />
      )}
      <Tool
        label={areDetailsShown ? texts.hideDetails : texts.showDetails}
        Icon={Info}
        onAct={commands.details}
        keys="I"
      />
    </div>
  );
}

interface ViewerBarProps {
  row: Screenshot | undefined;
  position: string;
  place: ViewerPosition;
  viewer: Viewer;
  /** Loads the screenshots behind the last loaded one, after that has failed. */
  onRetryMore: (() => void) | undefined;
  onClose: () => void;
}

/** Position, actions and the close button. */
export function ViewerBar(props: ViewerBarProps) {
  const { row, position, place, viewer, onRetryMore, onClose } = props;
  const { commands } = viewer;
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <Tool
          label={texts.previous}
          Icon={ChevronLeft}
          isOff={!place.previous}
          onAct={commands.previous}
          keys="ArrowLeft"
        />
        <Tool
          label={texts.next}
          Icon={ChevronRight}
          isOff={!place.next}
          onAct={commands.next}
          keys="ArrowRight"
        />
        <span className={styles.position}>{position}</span>
        {position !== '' && !place.next && onRetryMore && <NextFailed onRetry={onRetryMore} />}
      </div>
      {row && <Tools row={row} viewer={viewer} />}
      <Tool label={texts.close} Icon={X} onAct={onClose} keys="Escape" />
    </div>
  );
}
