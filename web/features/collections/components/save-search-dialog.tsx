import { Anchor, Button, Modal, Switch, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { DialogFoot } from '../../../ui/dialogs/dialog-foot';
import { Link, useNavigate } from 'react-router-dom';
import type { Collection, SavedSearch } from '../../../../server/contract/collections';
import { COLLECTION_COLOR } from '../../../../server/contract/limits';
import { fleetingProblem } from '../../../../server/contract/search/fleeting-terms';
import { collectionAddress } from '../../../shared/addresses';
import { paths } from '../../../shared/paths';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { useSingleRun } from '../../../ui/dialogs/use-single-run';
import { showToast } from '../../../ui/toasts/toast';
import { useSubscriptionStatus } from '../../billing/shared/billing.queries';
import { useTeam } from '../../workspaces/use-team';
import { useWorkspace } from '../../workspaces/use-workspace';
import { useCreateCollection } from '../collections.queries';
import { collectionTexts } from '../texts';
import { proposedName } from '../proposed-name';
import { type CollectionDraft, CollectionFields } from './collection-fields';

const texts = collectionTexts.save;

interface SaveSearchDialogProps {
  search: SavedSearch;
  /** The current number of results. */
  count: number;
  onClose: () => void;
}

interface LiveSwitchProps {
  search: SavedSearch;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function LiveSwitch({ search, isOn, onChange }: LiveSwitchProps) {
  const { isPersonal } = useWorkspace();
  const { team } = useTeam();
  const { status } = useSubscriptionStatus();
  // In a team the owner's plan decides.
  const isOpen = (isPersonal ? status : team)?.features.includes('advanced_search') ?? false;
  const fleeting = fleetingProblem(search.q ?? '');
  return (
    <div>
      <Switch
        mt="md"
        label={texts.live}
        disabled={!isOpen || fleeting !== null}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Text c="dimmed" fz="sm" mt={4}>
        {isOn ? texts.liveMeans : texts.fixedMeans}
      </Text>
      {fleeting !== null && (
        <Text c="dimmed" fz="sm" mt={4}>
          {fleeting}
        </Text>
      )}
      {!isOpen && fleeting === null && (
        <Text c="dimmed" fz="sm" mt={4}>
          {isPersonal ? texts.liveNeedsPlan : texts.liveNeedsOwnersPlan}{' '}
          <Anchor component={Link} to={paths.pricing}>
            {texts.seePlans}
          </Anchor>
        </Text>
      )}
    </div>
  );
}

/** Saves a search as a collection of its current results, or as a live collection. */
export function SaveSearchDialog({ search, count, onClose }: SaveSearchDialogProps) {
  useReturnFocus();
  const { scope } = useWorkspace();
  const empty = { name: proposedName(search), description: '', color: COLLECTION_COLOR };
  const [draft, setDraft] = useState<CollectionDraft>(empty);
  const [isLive, setLive] = useState(false);
  const navigate = useNavigate();
  const create = useCreateCollection();
  const once = useSingleRun();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.name.trim() === '') return;
    const body = { ...draft, search, live: isLive };
    const onSuccess = ({ collection }: { collection: Collection }) => {
      const { id, name, screenshot_count: n } = collection;
      const open = () => void navigate(collectionAddress(id));
      const action = { label: texts.open, onAct: open };
      showToast({ message: texts.saved(name, n), kind: 'alert', action });
      onClose();
    };
    once((ended) => create.mutate({ query: scope, body }, { onSuccess, ...ended }));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.title}
      // The alert above it handles the same key.
      closeOnEscape={!create.isError}
    >
      <form onSubmit={submit}>
        <Text c="dimmed" mb="md">
          {texts.summary(count)}
        </Text>
        <CollectionFields draft={draft} onChange={setDraft} />
        <LiveSwitch search={search} isOn={isLive} onChange={setLive} />
        <DialogFoot onClose={onClose}>
          <Button type="submit" loading={create.isPending}>
            {texts.submit}
          </Button>
        </DialogFoot>
      </form>
      <AlertDialog opened={create.isError} onClose={create.reset} title={texts.failedTitle}>
        {texts.failed}
      </AlertDialog>
    </Modal>
  );
}
