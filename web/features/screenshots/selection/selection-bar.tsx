import { Button } from '@mantine/core';
import {
  Download,
  FolderOutput,
  FolderPlus,
  Heart,
  Images,
  type LucideIcon,
  RotateCw,
  Share2,
  Tag,
  Trash2,
  X,
} from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { urlOf } from '../../../../server/contract/client';
import { rescueFocus, useLeavingFocus } from '../../../ui/focus/use-leaving-focus';
import { TwoStep } from '../../../ui/dialogs/two-step';
import { useOpener } from '../../../ui/focus/use-opener';
import { useBulk } from './bulk.queries';
import { useExport } from './export.queries';
import { useOutsideActions } from '../shared/outside-actions';
import { shareDialog, transferDialog } from '../cards/dialogs.store';
import { selectionTexts as texts } from './selection-texts';
import { screenshotTexts } from '../shared/texts';
import styles from './selection-bar.module.css';
import { TagSelectionDialog } from './tag-selection-dialog';
import { useBarKeys } from './use-bar-keys';
import { useBarRoom } from './use-bar-room';

interface ActProps {
  label: string;
  Icon: LucideIcon;
  onAct: () => void;
  isBusy?: boolean;
  /** Those that press it, as `aria-keyshortcuts` writes them. */
  keys?: string;
  /** The cross says enough. */
  isQuiet?: boolean;
  button?: RefObject<HTMLButtonElement | null>;
}

function Act({ label, Icon, onAct, isBusy, keys, isQuiet, button }: ActProps) {
  return (
    <Button
      ref={button}
      size="compact-md"
      variant="subtle"
      color="gray"
      c="var(--text)"
      aria-label={label}
      aria-keyshortcuts={keys}
      loading={isBusy}
      leftSection={<Icon size={16} aria-hidden />}
      onClick={onAct}
    >
      {!isQuiet && <span className={styles.label}>{label}</span>}
    </Button>
  );
}

/** Every browser shows this form of an image. */
const viewOf = (id: string) => urlOf('screenshots.image', { params: { id }, query: { view: '1' } });

/** The clipboard is wanted now and then, so its code is loaded with the first copy. */
const copyOf = async (id: string) => (await import('../shared/copy')).copyImage(viewOf(id));

/** The one card that Tab leads to. */
const TAB_STOP = '[data-index] a[tabindex="0"]';

type Question = 'delete' | 'tag';

interface SelectionActsProps {
  ids: readonly string[];
  onClear: () => void;
  /** It outlives the question that takes the place of the buttons. */
  archive: ReturnType<typeof useExport>;
  /** The button that asks whether to delete. */
  remover: RefObject<HTMLButtonElement | null>;
  onAsk: (question: Question) => void;
}

function SelectionActs({ ids, onClear, archive, remover, onAsk }: SelectionActsProps) {
  const { act } = useBulk();
  const outside = useOutsideActions();
  const [only, ...others] = ids;
  return (
    <>
      <Act
        label={texts.favorite}
        keys="F"
        Icon={Heart}
        onAct={() => void act(ids, { action: 'favorite' })}
      />
      <Act label={texts.collect} keys="C" Icon={FolderPlus} onAct={() => outside?.collect(ids)} />
      <Act
        label={texts.transfer}
        keys="M"
        Icon={FolderOutput}
        onAct={() => transferDialog.open(ids, { onMoved: onClear })}
      />
      <Act label={texts.share} keys="S" Icon={Share2} onAct={() => shareDialog.open({ ids })} />
      {/* The clipboard holds one picture. */}
      {only !== undefined && others.length === 0 && (
        <Act label={texts.copyImage} Icon={Images} onAct={() => void copyOf(only)} />
      )}
      <Act label={texts.tag} Icon={Tag} onAct={() => onAsk('tag')} />
      <Act
        label={texts.rerun}
        keys="R"
        Icon={RotateCw}
        onAct={() => void act(ids, { action: 'process' })}
      />
      <Act
        label={texts.download}
        keys="D"
        Icon={Download}
        isBusy={archive.isPreparing}
        onAct={() => archive.download(ids)}
      />
      <Act
        label={texts.delete}
        keys="Delete #"
        Icon={Trash2}
        button={remover}
        onAct={() => onAsk('delete')}
      />
    </>
  );
}

interface SelectionBarProps {
  ids: readonly string[];
  onClear: () => void;
}

/** The actions on the selection; replaces the head of the page. */
export function SelectionBar({ ids, onClear }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useBarRoom(bar);
  useBarKeys(bar, onClear);
  useLeavingFocus(TAB_STOP);
  const { act, remove } = useBulk();
  const archive = useExport();
  const [asked, setAsked] = useState<Question | null>(null);
  const remover = useOpener(asked === 'delete');
  const removeAll = () => {
    setAsked(null);
    onClear();
    // The card that took the focus after the bar may be one that goes.
    void remove(ids).then(() => rescueFocus(TAB_STOP));
  };
  return (
    <div ref={bar} role="toolbar" aria-label={texts.label} className={styles.bar} data-keep-clear>
      <h1 className={styles.title}>{screenshotTexts.title}</h1>
      <span role="status" className={styles.count}>
        {texts.count(ids.length)}
      </span>
      {asked === 'delete' ? (
        <TwoStep
          label={texts.confirmDelete(ids.length)}
          yes={screenshotTexts.delete}
          no={screenshotTexts.cancel}
          onYes={removeAll}
          onNo={() => setAsked(null)}
        />
      ) : (
        <SelectionActs {...{ ids, onClear, archive, remover }} onAsk={setAsked} />
      )}
      <Act label={texts.clear} Icon={X} onAct={onClear} isQuiet />
      {asked === 'tag' && (
        <TagSelectionDialog
          onClose={() => setAsked(null)}
          onTags={(tags) => void act(ids, { action: 'tag', tags })}
        />
      )}
    </div>
  );
}
