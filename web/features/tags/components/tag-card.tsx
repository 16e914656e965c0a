import { ActionIcon } from '@mantine/core';
import { Pencil, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TagSummary } from '../../../../server/contract/tags';
import { CoverCard } from '../../../ui/cover-card';
import { TwoStep } from '../../../ui/two-step';
import { thumbnailUrl } from '../../screenshots/screenshot.model';
import { useWorkspace } from '../../workspaces/use-workspace';
import { tagAddress } from '../tags.model';
import { useDeleteTag } from '../tags.queries';
import { tagTexts as texts } from '../texts';

interface TagCardProps {
  tag: TagSummary;
  onRename: () => void;
}

/** One tag: its newest screenshot, its name, how many carry it. */
export function TagCard({ tag, onRename }: TagCardProps) {
  const { tag_name: name, first_screenshot_id: first } = tag;
  const { teamId } = useWorkspace();
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteTag();
  return (
    <CoverCard
      to={tagAddress(name, teamId)}
      title={name}
      cover={first && thumbnailUrl(first, 640)}
      icon={<Tag size={32} strokeWidth={1.5} aria-hidden />}
      isAsking={isAsking}
      foot={isAsking ? null : texts.screenshots(tag.screenshot_count)}
      actions={
        isAsking ? (
          <TwoStep
            label={texts.confirmDelete(name)}
            yes={texts.yes}
            no={texts.no}
            onYes={() => remove(name)}
            onNo={() => setAsking(false)}
          />
        ) : (
          <>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={texts.rename(name)}
              onClick={onRename}
            >
              <Pencil size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={texts.delete(name)}
              onClick={() => setAsking(true)}
            >
              <Trash2 size={16} aria-hidden />
            </ActionIcon>
          </>
        )
      }
    />
  );
}
