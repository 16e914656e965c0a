import { Menu } from '@mantine/core';
import {
  Download,
  EllipsisVertical,
  FolderOutput,
  FolderPlus,
  Heart,
  Images,
  type LucideIcon,
  Pencil,
  RotateCw,
  Share2,
  Trash2,
} from 'lucide-react';
import { useRef } from 'react';
import type { Screenshot } from '../../../../server/contract/screenshots';
import { type CardActions, commandFor } from './card-actions';
import { cardMenuTexts as texts } from './card-menu-texts';
import { titleOf } from '../shared/screenshot.model';
import styles from '../shared/row-buttons.module.css';

interface Entry {
  /** The keyboard shortcut of the same action. */
  keyName: string;
  label: string;
  Icon: LucideIcon;
}

const entriesOf = ({ is_favorite: isFavorite }: Screenshot): Entry[] => [
  { keyName: 'f', label: isFavorite ? texts.unfavorite : texts.favorite, Icon: Heart },
  { keyName: 'c', label: texts.collect, Icon: FolderPlus },
  { keyName: 's', label: texts.share, Icon: Share2 },
  { keyName: 'copy image', label: texts.copyImage, Icon: Images },
  { keyName: 'm', label: texts.transfer, Icon: FolderOutput },
  { keyName: 'e', label: texts.edit, Icon: Pencil },
  { keyName: 'r', label: texts.rerun, Icon: RotateCw },
  { keyName: 'd', label: texts.download, Icon: Download },
  { keyName: 'delete', label: texts.delete, Icon: Trash2 },
];

interface CardMenuProps {
  row: Screenshot;
  actions: CardActions;
}

/** All actions of a card, for touch devices: they have neither keys nor hover. */
export function CardMenu({ row, actions }: CardMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const open = entriesOf(row).flatMap((entry) => {
    const command = commandFor(entry.keyName, row);
    return command ? [{ ...entry, command }] : [];
  });
  return (
    <Menu
      position="top-end"
      width={208}
      // Where neither side has room for all of it, it lies over its button and not beyond the window.
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
      // Mantine returns the focus too late, when a dialog opened from here already has it.
      returnFocus={false}
      onClose={() => button.current?.focus({ preventScroll: true })}
    >
      <Menu.Target>
        <button
          ref={button}
          type="button"
          className={styles.icon}
          aria-label={texts.label(titleOf(row))}
          tabIndex={-1}
        >
          <EllipsisVertical size={16} aria-hidden />
        </button>
      </Menu.Target>
      {/* The grid would handle the arrow keys. */}
      <Menu.Dropdown onKeyDown={(event) => event.stopPropagation()}>
        {open.map(({ keyName, label, Icon, command }) => (
          <Menu.Item
            key={keyName}
            mih={44}
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => command(actions, row)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
