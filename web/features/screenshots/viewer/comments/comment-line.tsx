import { Button } from '@mantine/core';
import { type RefObject, useState } from 'react';
import type { Comment } from '../../../../../server/contract/organise/comments';
import type { Member } from '../../../../../server/contract/teams';
import { formatDateTime } from '../../../../shared/format';
import { formKeys, KEEPS_ESCAPE } from '../../../../ui/dialogs/escape-in-dialog';
import { TwoStep } from '../../../../ui/dialogs/two-step';
import { useOpener } from '../../../../ui/focus/use-opener';
import { commentDrafts, useCommentDraft } from './comment-drafts';
import { commentTexts as texts } from './comment-texts';
import { MentionField } from './mention-field';
import styles from './viewer-comments.module.css';

interface CommentLineProps {
  comment: Comment;
  members: readonly Member[];
  isSaving: boolean;
  /** Resolves to whether it was saved. */
  onSave: (text: string) => Promise<boolean>;
  onRemove: () => void;
}

/** Stays open with what was typed until that is saved. */
function EditForm({
  comment,
  typed,
  isFocused,
  members,
  isSaving,
  onSave,
  onEnd,
}: Omit<CommentLineProps, 'onRemove'> & { typed: string; isFocused: boolean; onEnd: () => void }) {
  const submit = async () => {
    const text = typed.trim();
    if (text === '' || isSaving) return;
    if (text === comment.text || (await onSave(text))) onEnd();
  };
  // A save that is refused keeps the typed text here.
  const cancel = () => !isSaving && onEnd();
  return (
    <div className={styles.form} {...formKeys(cancel)}>
      <MentionField
        isFocused={isFocused}
        label={texts.editField}
        value={typed}
        members={members}
        onChange={(text) => commentDrafts.keep(comment.id, text)}
        onSubmit={() => void submit()}
        onCancel={cancel}
      />
      <div className={styles.buttons}>
        <Button
          {...KEEPS_ESCAPE}
          size="compact-sm"
          loading={isSaving}
          disabled={typed.trim() === ''}
          onClick={() => void submit()}
        >
          {texts.save}
        </Button>
        <Button {...KEEPS_ESCAPE} size="compact-sm" variant="default" onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}

interface ActionsProps {
  comment: Comment;
  author: string;
  editor: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  onRemove: () => void;
}

/** Nothing brings a comment back, so deleting it takes two presses. */
function Actions({ comment, author, editor, onEdit, onRemove }: ActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const remover = useOpener(isAsking);
  if (isAsking) {
    return (
      <TwoStep
        label={texts.confirmRemove(author)}
        yes={texts.remove}
        no={texts.cancel}
        onYes={onRemove}
        onNo={() => setAsking(false)}
      />
    );
  }
  const look = { size: 'compact-xs', variant: 'subtle', color: 'gray' } as const;
  return (
    <div className={styles.actions}>
      {comment.can_edit && (
        <Button {...look} ref={editor} aria-label={texts.editOf(author)} onClick={onEdit}>
          {texts.edit}
        </Button>
      )}
      {comment.can_delete && (
        <Button
          {...look}
          ref={remover}
          aria-label={texts.removeOf(author)}
          onClick={() => setAsking(true)}
        >
          {texts.remove}
        </Button>
      )}
    </div>
  );
}

/** One comment with what the person may do with it. */
export function CommentLine(props: CommentLineProps) {
  const { comment, onRemove } = props;
  const typed = useCommentDraft(comment.id);
  const isEditing = typed !== null;
  /** Kept words take the focus from nobody. */
  const [isPressed, setPressed] = useState(false);
  const editor = useOpener(isEditing);
  const author = comment.author?.name ?? texts.formerMember;
  const edit = () => {
    setPressed(true);
    commentDrafts.keep(comment.id, comment.text);
  };
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
        <EditForm
          {...props}
          typed={typed}
          isFocused={isPressed}
          onEnd={() => commentDrafts.drop(comment.id)}
        />
      ) : (
        <p className={styles.text}>{comment.text}</p>
      )}
      {!isEditing && (comment.can_edit || comment.can_delete) && (
        <Actions
          comment={comment}
          author={author}
          editor={editor}
          onEdit={edit}
          onRemove={onRemove}
        />
      )}
    </li>
  );
}
