import { ApiKeysCard, ConnectedClisCard } from '../features/keys/components/key-cards';
import { useProgramsPending } from '../features/keys/keys.queries';
import { SettingsPage } from '../features/settings/components/settings-page';
import { useWorkspace } from '../features/workspaces/use-workspace';

export default function SettingsRoute() {
  const { scope } = useWorkspace();
  return (
    <SettingsPage
      scope={scope}
      isWaiting={useProgramsPending()}
      programs={
        <>
          <ConnectedClisCard />
          <ApiKeysCard />
        </>
      }
    />
  );
}
