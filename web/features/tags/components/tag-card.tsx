import { Tag } from 'lucide-react';
import type { TagSummary } from '../../../../server/contract/tags';
import { EditableCoverCard } from '../../../ui/layout/editable-cover-card';
import { thumbnailUrl } from '../../screenshots/shared/screenshot.model';
import { useWorkspace } from '../../workspaces/use-workspace';
import { tagAddress } from '../../../shared/addresses';
import { useDeleteTag } from '../tags.queries';
import { tagTexts as texts } from '../texts';

interface TagCardProps {
  tag: TagSummary;
  onRename: () => void;
}

/** One tag: its newest screenshot, name and count. */
export function TagCard({ tag, onRename }: TagCardProps) {
  const { tag_name: name, first_screenshot_id: first } = tag;
  const { teamId } = useWorkspace();
  const remove = useDeleteTag();
  return (
    <EditableCoverCard
      to={tagAddress(name, teamId)}
      title={name}
      cover={first && thumbnailUrl(first, 'large')}
      icon={<Tag size={32} strokeWidth={1.5} aria-hidden />}
      foot={texts.screenshots(tag.screenshot_count)}
      editLabel={texts.rename(name)}
      deleteLabel={texts.delete(name)}
      confirm={{ question: texts.confirmDelete(name), yes: texts.yes, no: texts.no }}
      onEdit={onRename}
      onDelete={() => remove(name)}
    />
  );
}
