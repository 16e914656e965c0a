import { ApiKeysCard, ConnectedClisCard } from '../features/keys/components/key-cards';
import { SettingsPage } from '../features/settings/components/settings-page';

export default function SettingsRoute() {
  return (
    <SettingsPage
      programs={
        <>
          <ConnectedClisCard />
          <ApiKeysCard />
        </>
      }
    />
  );
}
