import { StorageCard } from '../features/billing/usage/storage-card';
import { useStorage } from '../features/billing/usage/storage.queries';
import { ApiKeysCard, ConnectedClisCard } from '../features/keys/components/key-cards';
import { useProgramsPending } from '../features/keys/keys.queries';
import { SettingsPage } from '../features/settings/components/settings-page';
import { useWorkspace } from '../features/workspaces/use-workspace';

export default function SettingsRoute() {
  const { scope } = useWorkspace();
  const areProgramsPending = useProgramsPending();
  const { isPending: isStoragePending } = useStorage(scope);
  return (
    <SettingsPage
      scope={scope}
      storage={<StorageCard scope={scope} />}
      isWaiting={areProgramsPending || isStoragePending}
      programs={
        <>
          <ConnectedClisCard />
          <ApiKeysCard />
        </>
      }
    />
  );
}
