import { ActionIcon, Menu } from '@mantine/core';
import {
  Crop,
  EllipsisVertical,
  FolderOutput,
  Images,
  Link2,
  RotateCw,
  ScanText,
  Share2,
} from 'lucide-react';
import { useRef } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { fullImageUrl, isProcessing } from '../shared/screenshot.model';
import { copyImage, copyText } from '../shared/copy';
import { viewerTexts as texts } from './viewer-texts';
import styles from './viewer-bar.module.css';

interface ViewerMoreProps {
  row: Screenshot;
  commands: Record<'crop' | 'share' | 'transfer' | 'rerun', () => void>;
}

/** On phones: the tools for which the bar has no room. */
export function ViewerMore({ row, commands }: ViewerMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const text = row.extracted_text?.text_content.trim() ?? '';
  const entries = [
    { label: texts.copyImage, Icon: Images, act: () => void copyImage(fullImageUrl(row)) },
    ...(text === ''
      ? []
      : [{ label: texts.copyText, Icon: ScanText, act: () => void copyText(text) }]),
    { label: texts.copyLink, Icon: Link2, act: () => void copyText(window.location.href) },
    { label: texts.crop, Icon: Crop, act: commands.crop },
    { label: texts.share, Icon: Share2, act: commands.share },
    { label: texts.transfer, Icon: FolderOutput, act: commands.transfer },
    ...(isProcessing(row) ? [] : [{ label: texts.rerun, Icon: RotateCw, act: commands.rerun }]),
  ];
  return (
    <Menu
      position="bottom-end"
      width={232}
      // A dialog that opens from here takes the focus itself.
      returnFocus={false}
      onClose={() => button.current?.focus({ preventScroll: true })}
    >
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          size={36}
          className={styles.more}
          aria-label={texts.more}
        >
          <EllipsisVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      {/* The viewer would handle arrows and letters. */}
      <Menu.Dropdown onKeyDown={(event) => event.stopPropagation()}>
        {entries.map(({ label, Icon, act }) => (
          <Menu.Item
            key={label}
            mih={44}
            leftSection={<Icon size={16} aria-hidden />}
            onClick={act}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
