import { Button, Modal, Radio, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { DialogFoot } from '../../../ui/dialogs/dialog-foot';
import { useApiQuery } from '../../../shared/api/hooks';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { QueryView } from '../../../ui/states/query-view';
import { Skeletons } from '../../../ui/states/skeletons';
import { useWorkspace } from '../../workspaces/use-workspace';
import { type Target, useTransfer } from './transfer.queries';
import { transferTexts as texts } from './transfer-texts';
import styles from './transfer-dialog.module.css';

/** Radio buttons carry text; the personal space has no id. */
const PERSONAL = 'personal';
const valueOf = ({ teamId }: Target) => teamId ?? PERSONAL;

/** The spaces of the person without the one that is shown. */
function useOtherWorkspaces() {
  const { teamId } = useWorkspace();
  const query = useApiQuery('teams.mine', {});
  const teams = (query.data ?? []).map(({ id, name }) => ({ teamId: id, name }));
  const all: Target[] = [{ teamId: null, name: texts.personal }, ...teams];
  return { query, spaces: all.filter((space) => space.teamId !== teamId) };
}

interface ChoiceProps {
  spaces: readonly Target[];
  chosen: Target | undefined;
  isCopy: boolean;
  onSpace: (value: string) => void;
  onCopy: (isCopy: boolean) => void;
}

function Choice({ spaces, chosen, isCopy, onSpace, onCopy }: ChoiceProps) {
  const first = useRef<HTMLInputElement>(null);
  // The dialog has looked for its first field before the spaces were known.
  useEffect(() => first.current?.focus(), []);
  if (spaces.length === 0) return <p className={styles.hint}>{texts.noSpaces}</p>;
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={texts.what}
        value={isCopy ? 'copy' : 'move'}
        onChange={(value) => onCopy(value === 'copy')}
        data={[
          { value: 'move', label: texts.move },
          { value: 'copy', label: texts.copy },
        ]}
      />
      <Radio.Group label={texts.spaces} value={chosen ? valueOf(chosen) : null} onChange={onSpace}>
        <Stack gap="xs" mt="xs">
          {spaces.map((space, at) => (
            <Radio
              key={valueOf(space)}
              ref={at === 0 ? first : undefined}
              value={valueOf(space)}
              label={space.name}
              data-autofocus={at === 0 || undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
      <p className={styles.hint}>
        {isCopy ? texts.copies : texts.moves}{' '}
        {chosen && (chosen.teamId === null ? texts.intoPersonal : texts.intoTeam)}
      </p>
    </Stack>
  );
}

interface TransferDialogProps {
  ids: readonly string[];
  onMoved?: () => void;
  /** The space that is chosen already; null is the personal one. */
  to?: string | null;
  onClose: () => void;
}

/** Asks for the other space, and says what goes along. The only other space is chosen already. */
export function TransferDialog({ ids, onMoved, to, onClose }: TransferDialogProps) {
  useReturnFocus();
  const transfer = useTransfer();
  const { query, spaces } = useOtherWorkspaces();
  const [value, setValue] = useState(to === undefined ? null : (to ?? PERSONAL));
  const [isCopy, setCopy] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const chosen = spaces.length === 1 ? spaces[0] : spaces.find((it) => valueOf(it) === value);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || isBusy) return;
    setBusy(true);
    const moved = await transfer(ids, chosen, isCopy);
    onClose();
    if (moved.length > 0) onMoved?.();
  };
  return (
    <Modal opened onClose={onClose} title={texts.title(ids.length)}>
      <form onSubmit={(event) => void submit(event)}>
        <QueryView
          query={query}
          failed={texts.failedToLoad}
          loading={
            <Skeletons label={texts.loading}>
              <Skeleton height={120} />
            </Skeletons>
          }
        >
          {() => (
            <Choice
              spaces={spaces}
              chosen={chosen}
              isCopy={isCopy}
              onSpace={setValue}
              onCopy={setCopy}
            />
          )}
        </QueryView>
        <DialogFoot onClose={onClose}>
          <Button type="submit" disabled={!chosen} loading={isBusy}>
            {texts.submit[isCopy ? 'copy' : 'move'](ids.length)}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}
