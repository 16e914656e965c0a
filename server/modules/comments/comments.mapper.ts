import type { Comment } from '../../contract/organise/comments';
import type { CommentView } from './comments.service';

export function toComment({ row, canEdit, canDelete }: CommentView): Comment {
  return {
    id: row.id,
    screenshot_id: row.screenshotId,
    author: row.author,
    text: row.text,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    can_edit: canEdit,
    can_delete: canDelete,
  } satisfies Comment;
}
