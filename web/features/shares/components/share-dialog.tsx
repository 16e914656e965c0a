import { Alert, Button, Modal, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../../ui/dialogs/dialog-foot';
import { ApiError } from '../../../../server/contract/client';
import type { ProposedRectangle, Rectangle } from '../../../../server/contract/sharing/redactions';
import type { Share } from '../../../../server/contract/sharing/shares';
import { useApiMutation } from '../../../shared/api/hooks';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import type { Shared } from '../../screenshots/cards/dialogs.store';
import { bodyOf, type ShareWishes, usualWishes } from '../share-wishes.model';
import { serverSentence } from '../../../shared/api/server-sentence';
import { useFormRules, useHide, useIsFree, useRedaction } from '../shares.queries';
import { shareTexts as texts } from '../texts';
import { HiddenPlaces } from './hidden-places';
import { RedactionEditor } from './redaction-editor';
import { ShareFields } from './share-fields';
import { ShareMade } from './share-made';
import styles from './share-dialog.module.css';

const whatOf = (shared: Shared) =>
  shared.collectionId === undefined
    ? { screenshot_ids: [...shared.ids] }
    : { collection_id: shared.collectionId };

/** The places that a refused link still shows. */
const placesIn = (error: unknown): ProposedRectangle[] =>
  error instanceof ApiError && error.body.code === 'not_clean'
    ? ((error.body.details?.boxes as ProposedRectangle[] | undefined) ?? [])
    : [];

interface ShareDialogProps {
  shared: Shared;
  onClose: () => void;
}

/** Makes a link: what it hides, when it ends, who may open it. */
export function ShareDialog({ shared, onClose }: ShareDialogProps) {
  useReturnFocus();
  const isFree = useIsFree();
  const rules = useFormRules();
  const only = shared.ids?.length === 1 ? (shared.ids[0] ?? null) : null;
  const redaction = useRedaction(only);
  const { hide, isHiding } = useHide(only ?? '');
  const create = useApiMutation('shares.create');
  const [changed, setChanged] = useState<Partial<ShareWishes>>({});
  const wishes = { ...usualWishes(rules), ...changed };
  const [isEditing, setEditing] = useState(false);
  const [made, setMade] = useState<Share | null>(null);

  const proposed = wishes.redact ? (redaction.data?.proposed ?? []) : [];
  const hidden = redaction.data?.rectangles ?? [];
  const left = placesIn(create.error);
  const withPlaces = (places: readonly Rectangle[]) => [
    ...hidden,
    ...places.map(({ x, y, w, h }) => ({ x, y, w, h })),
  ];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (proposed.length > 0) await hide(withPlaces(proposed));
    setMade(await create.mutateAsync({ body: { ...whatOf(shared), ...bodyOf(wishes) } }));
  };
  if (isEditing && only !== null && redaction.data) {
    return (
      <RedactionEditor
        id={only}
        redaction={{ ...redaction.data, proposed: [...redaction.data.proposed, ...left] }}
        isSaving={isHiding}
        onSave={async (rectangles) => {
          await hide(rectangles);
          create.reset();
          setEditing(false);
        }}
        onClose={() => setEditing(false)}
      />
    );
  }
  const count = shared.collectionId === undefined ? shared.ids.length : null;
  return (
    <Modal opened onClose={onClose} title={texts.title(count)}>
      {made ? (
        <ShareMade share={made} onClose={onClose} />
      ) : (
        <form
          onSubmit={(event) => {
            submit(event).catch(() => undefined);
          }}
        >
          <Stack gap="md">
            <p className={styles.hint}>
              {texts.hint} {count === null && texts.follows}
            </p>
            {only !== null && wishes.redact && (
              <HiddenPlaces query={redaction} onEdit={() => setEditing(true)} />
            )}
            <ShareFields
              wishes={wishes}
              isFree={isFree}
              rules={rules}
              onChange={(change) => setChanged({ ...changed, ...change })}
            />
            {create.isError && (
              <Alert role="alert" color="red" title={left.length > 0 ? texts.notClean : undefined}>
                {serverSentence(create.error, texts.failed)}
              </Alert>
            )}
          </Stack>
          <DialogFoot onClose={onClose}>
            <Button type="submit" loading={create.isPending || isHiding} data-autofocus>
              {proposed.length > 0 ? texts.redactAndShare : texts.create}
            </Button>
          </DialogFoot>
        </form>
      )}
    </Modal>
  );
}
