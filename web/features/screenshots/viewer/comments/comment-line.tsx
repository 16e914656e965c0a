import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Comment } from '../../../../../server/contract/organise/comments';
import type { Member } from '../../../../../server/contract/teams';
import { formatDateTime } from '../../../../shared/format';
import { commentTexts as texts } from './comment-texts';
import { MentionField } from './mention-field';
import styles from './viewer-comments.module.css';

interface CommentLineProps {
  comment: Comment;
  members: readonly Member[];
  onSave: (text: string) => void;
  onRemove: () => void;
}

function EditForm({
  comment,
  members,
  onSave,
  onEnd,
}: Omit<CommentLineProps, 'onRemove'> & { onEnd: () => void }) {
  const [typed, setTyped] = useState(comment.text);
  const submit = () => {
    const text = typed.trim();
    if (text === '') return;
    if (text !== comment.text) onSave(text);
    onEnd();
  };
  return (
    <div className={styles.form}>
      <MentionField
        isFocused
        label={texts.editField}
        value={typed}
        members={members}
        onChange={setTyped}
        onSubmit={submit}
        onCancel={onEnd}
      />
      <div className={styles.buttons}>
        <Button size="compact-sm" disabled={typed.trim() === ''} onClick={submit}>
          {texts.save}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onEnd}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}

/** One comment with what the person may do with it. */
export function CommentLine(props: CommentLineProps) {
  const { comment, onRemove } = props;
  const [isEditing, setEditing] = useState(false);
  const author = comment.author?.name ?? texts.formerMember;
  return (
    <li>
      <div className={styles.head}>
        <strong>{author}</strong>
        <time className={styles.muted} dateTime={comment.created_at}>
          {formatDateTime(comment.created_at)}
          {comment.edited_at !== null && ` · ${texts.edited}`}
        </time>
      </div>
      {isEditing ? (
        <EditForm {...props} onEnd={() => setEditing(false)} />
      ) : (
        <p className={styles.text}>{comment.text}</p>
      )}
      {!isEditing && (comment.can_edit || comment.can_delete) && (
        <div className={styles.buttons}>
          {comment.can_edit && (
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              aria-label={texts.editOf(author)}
              onClick={() => setEditing(true)}
            >
              {texts.edit}
            </Button>
          )}
          {comment.can_delete && (
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              aria-label={texts.removeOf(author)}
              onClick={onRemove}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
