import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { Pencil, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { TagSummary } from '../../../../server/contract/tags';
import { TwoStep } from '../../../ui/dialogs/two-step';
import { useLeavingFocus } from '../../../ui/focus/use-leaving-focus';
import { useOpener } from '../../../ui/focus/use-opener';
import { Skeletons } from '../../../ui/states/skeletons';
import { useWorkspace } from '../../workspaces/use-workspace';
import { tagAddress } from '../../../shared/addresses';
import { partsOf } from '../tags.model';
import { useDeleteTag } from '../tags.queries';
import { tagTexts as texts } from '../texts';
import styles from './tag-list.module.css';

interface TagLineProps {
  tag: TagSummary;
  onRename: (name: string) => void;
}

/** Memoised: typing in the search takes hundreds of lines away at once. */
const TagLine = memo(function TagLine({ tag, onRename }: TagLineProps) {
  useLeavingFocus();
  const { tag_name: name, screenshot_count: count } = tag;
  const { teamId } = useWorkspace();
  const remove = useDeleteTag();
  const [isAsking, setAsking] = useState(false);
  const remover = useOpener(isAsking);
  return (
    <li className={styles.line}>
      <Link className={styles.name} to={tagAddress(name, teamId)}>
        {name}
      </Link>
      <span className={styles.count} aria-label={texts.screenshots(count)}>
        {count}
      </span>
      {isAsking ? (
        <TwoStep
          label={texts.confirmDelete(name)}
          yes={texts.yes}
          no={texts.no}
          onYes={() => remove(name)}
          onNo={() => setAsking(false)}
        />
      ) : (
        <div className={styles.actions}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.rename(name)}
            onClick={() => onRename(name)}
          >
            <Pencil size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            ref={remover}
            aria-label={texts.delete(name)}
            onClick={() => setAsking(true)}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </li>
  );
});

/** A screenful. */
const LINES = 36;
/** As unlike each other as names are. */
const WIDTHS = [96, 64, 128, 80, 112];

/** The lines of the list before its tags are known. */
export const TagListSkeleton = () => (
  <Skeletons label={texts.loading} className={styles.list}>
    {Array.from({ length: LINES }, (_, index) => (
      <div key={index} className={styles.line}>
        <Skeleton height={12} width={WIDTHS[index % WIDTHS.length]} />
      </div>
    ))}
  </Skeletons>
);

interface TagListProps {
  tags: readonly TagSummary[];
  /** A search shows all that it finds. */
  isSearch: boolean;
  onRename: (name: string) => void;
}

/** Tags by name and number, many on a page; those of a single screenshot wait behind a button. */
export function TagList({ tags, isSearch, onRename }: TagListProps) {
  const [areAllShown, setAllShown] = useState(false);
  const { shown, singles } = partsOf(tags, isSearch || areAllShown);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((tag) => (
          <TagLine key={tag.tag_name} tag={tag} onRename={onRename} />
        ))}
      </ul>
      {singles > 0 && (
        <Button variant="default" mt="md" onClick={() => setAllShown(true)}>
          {texts.showSingles(singles)}
        </Button>
      )}
    </>
  );
}
