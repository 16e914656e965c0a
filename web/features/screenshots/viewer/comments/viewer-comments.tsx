import { Button } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import type { Screenshot } from '../../../../../server/contract/screenshots';
import type { Member } from '../../../../../server/contract/teams';
import { useApiQuery } from '../../../../shared/api/hooks';
import { formKeys, KEEPS_ESCAPE, leaveField } from '../../../../ui/dialogs/escape-in-dialog';
import { useKeptFocus } from '../../../../ui/focus/use-kept-focus';
import { Stale } from '../../../../ui/layout/panel';
import { useSession } from '../../../auth/session.queries';
import { useWorkspace } from '../../../workspaces/use-workspace';
import section from '../details/section.module.css';
import { commentDrafts, useCommentDraft } from './comment-drafts';
import { CommentLine } from './comment-line';
import { commentTexts as texts } from './comment-texts';
import { useCommentChanges, useComments } from './comments.queries';
import { othersFirst } from './mention.model';
import { MentionField } from './mention-field';
import styles from './viewer-comments.module.css';

interface WriteFormProps {
  screenshotId: string;
  members: readonly Member[];
  isSending: boolean;
  onSend: (text: string) => Promise<boolean>;
}

function WriteForm({ screenshotId, members, isSending, onSend }: WriteFormProps) {
  const typed = useCommentDraft(screenshotId) ?? '';
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    const text = typed.trim();
    if (text !== '' && !isSending && (await onSend(text)))
      // Words that were typed meanwhile are not sent yet.
      commentDrafts.drop(screenshotId, typed);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      // The draft stays; the next Escape is the viewer's.
      {...formKeys(leaveField)}
    >
      <MentionField
        label={texts.field}
        description={typed === '' ? undefined : texts.hint}
        value={typed}
        members={members}
        onChange={(text) => commentDrafts.keep(screenshotId, text)}
        onSubmit={() => void submit()}
        onCancel={leaveField}
      />
      <div className={styles.buttons}>
        <Button
          {...KEEPS_ESCAPE}
          type="submit"
          size="compact-sm"
          loading={isSending}
          disabled={typed.trim() === ''}
        >
          {texts.send}
        </Button>
      </div>
    </form>
  );
}

function Comments({ id, teamId }: { id: string; teamId: string }) {
  const { data: comments, isError, isFetching, refetch } = useComments(id);
  const { data: team } = useApiQuery('teams.get', { params: { id: teamId } });
  const { send, save, remove, isSending, isSaving } = useCommentChanges(id);
  const session = useSession();
  const own = session.state === 'in' ? session.user.email : undefined;
  const part = useRef<HTMLElement>(null);
  useKeptFocus(part, comments?.length ?? 0);
  const members = othersFirst(team?.members ?? [], own);
  return (
    <section ref={part} aria-label={texts.title} tabIndex={-1}>
      <div className={section.headingLine}>
        <h3 className={section.heading}>{texts.title}</h3>
      </div>
      {isError && !comments && (
        <Stale isRetrying={isFetching} onRetry={() => void refetch()}>
          {texts.failed}
        </Stale>
      )}
      {comments && comments.length > 0 && (
        <ol className={styles.comments}>
          {comments.map((comment) => (
            <CommentLine
              key={comment.id}
              comment={comment}
              members={members}
              isSaving={isSaving}
              onSave={(text) => save(comment.id, text)}
              onRemove={() => remove(comment.id)}
            />
          ))}
        </ol>
      )}
      <WriteForm screenshotId={id} members={members} isSending={isSending} onSend={send} />
    </section>
  );
}

/** Remarks of the members of the team about it; a personal space has no comments, and a locked one shows none. */
export function ViewerComments({ row }: { row: Screenshot }) {
  const { teamId } = useWorkspace();
  return teamId === null || row.is_locked ? null : <Comments id={row.id} teamId={teamId} />;
}
