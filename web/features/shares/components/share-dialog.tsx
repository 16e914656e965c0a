import { Alert, Button, Group, Modal, NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../../server/contract/client';
import type { ProposedRectangle, Rectangle } from '../../../../server/contract/sharing/redactions';
import type { Share } from '../../../../server/contract/sharing/shares';
import { useApiMutation } from '../../../shared/api/hooks';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import type { Shared } from '../../screenshots/cards/dialogs.store';
import { useSubscriptionStatus } from '../../billing/shared/billing.queries';
import { useWorkspace } from '../../workspaces/use-workspace';
import { sentenceOf, useHide, useRedaction } from '../shares.queries';
import { shareTexts as texts } from '../texts';
import { HiddenPlaces } from './hidden-places';
import { RedactionEditor } from './redaction-editor';
import { ShareMade } from './share-made';
import styles from './share-dialog.module.css';

interface Wishes {
  days: string;
  password: string;
  views: string;
  redact: boolean;
  showText: boolean;
  allowDownload: boolean;
}

const USUAL: Wishes = {
  ...{ days: '7', password: '', views: '' },
  ...{ redact: true, showText: true, allowDownload: false },
};

const bodyOf = (shared: Shared, wishes: Wishes) => ({
  ...(shared.collectionId === undefined
    ? { screenshot_ids: [...shared.ids] }
    : { collection_id: shared.collectionId }),
  expires_in_days: wishes.days === 'never' ? null : Number(wishes.days),
  password: wishes.password || null,
  max_views: wishes.views ? Number(wishes.views) : null,
  redact: wishes.redact,
  show_text: wishes.showText,
  allow_download: wishes.allowDownload,
});

/** The places that a refused link still shows. */
const placesIn = (error: unknown): ProposedRectangle[] =>
  error instanceof ApiError && error.body.code === 'not_clean'
    ? ((error.body.details?.boxes as ProposedRectangle[] | undefined) ?? [])
    : [];

interface FieldsProps {
  wishes: Wishes;
  isFree: boolean;
  onChange: (change: Partial<Wishes>) => void;
}

function Fields({ wishes, isFree, onChange }: FieldsProps) {
  return (
    <>
      <NativeSelect
        label={texts.ends}
        data={texts.endChoices}
        value={wishes.days}
        onChange={(event) => onChange({ days: event.currentTarget.value })}
      />
      <div className={styles.pair}>
        <TextInput
          label={texts.password}
          description={isFree ? texts.bronze : texts.passwordHint}
          type="password"
          autoComplete="new-password"
          minLength={4}
          disabled={isFree}
          value={wishes.password}
          onChange={(event) => onChange({ password: event.currentTarget.value })}
        />
        <TextInput
          label={texts.views}
          description={isFree ? texts.bronze : texts.viewsHint}
          type="number"
          min={1}
          disabled={isFree}
          value={wishes.views}
          onChange={(event) => onChange({ views: event.currentTarget.value })}
        />
      </div>
      <Switch
        label={texts.redact}
        description={texts.redactHint}
        checked={wishes.redact}
        onChange={(event) => onChange({ redact: event.currentTarget.checked })}
      />
      <Switch
        label={texts.showText}
        checked={wishes.showText}
        onChange={(event) => onChange({ showText: event.currentTarget.checked })}
      />
      <Switch
        label={texts.allowDownload}
        checked={wishes.allowDownload}
        onChange={(event) => onChange({ allowDownload: event.currentTarget.checked })}
      />
    </>
  );
}

interface ShareDialogProps {
  shared: Shared;
  onClose: () => void;
}

/** Makes a link: what it hides, when it ends, who may open it. */
export function ShareDialog({ shared, onClose }: ShareDialogProps) {
  useReturnFocus();
  const { status } = useSubscriptionStatus();
  const { isPersonal } = useWorkspace();
  const only = shared.ids?.length === 1 ? (shared.ids[0] ?? null) : null;
  const redaction = useRedaction(only);
  const { hide, isHiding } = useHide(only ?? '');
  const create = useApiMutation('shares.create');
  const [wishes, setWishes] = useState(USUAL);
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
    setMade(await create.mutateAsync({ body: bodyOf(shared, wishes) }));
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
            <Fields
              wishes={wishes}
              // A team has a plan with teams, or it makes no links.
              isFree={isPersonal && status?.features.includes('team_collaboration') === false}
              onChange={(change) => setWishes({ ...wishes, ...change })}
            />
            {create.isError && (
              <Alert role="alert" color="red" title={left.length > 0 ? texts.notClean : undefined}>
                {sentenceOf(create.error, texts.failed)}
              </Alert>
            )}
          </Stack>
          <Group justify="flex-end" gap="xs" mt="lg">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" loading={create.isPending || isHiding} data-autofocus>
              {proposed.length > 0 ? texts.redactAndShare : texts.create}
            </Button>
          </Group>
        </form>
      )}
    </Modal>
  );
}
