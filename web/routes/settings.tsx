import { ApiKeysCard, ConnectedClisCard } from '../features/keys/components/key-cards';
import { SettingsPage } from '../features/settings/components/settings-page';
import { useWorkspace } from '../features/workspaces/use-workspace';

export default function SettingsRoute() {
  const { scope } = useWorkspace();
  return (
    <SettingsPage
      scope={scope}
      programs={
        <>
          <ConnectedClisCard />
          <ApiKeysCard />
        </>
      }
    />
  );
}
