import { Alert, Button, FileButton, Group } from '@mantine/core';
import { LOGO } from '../../../../server/contract/limits';
import type { WorkspaceLogo } from '../../../../server/contract/sharing/workspace-logo';
import { useApiQuery } from '../../../shared/api/hooks';
import card from '../../../ui/layout/card.module.css';
import { useWorkspace } from '../../workspaces/use-workspace';
import { useWorkspaceLogo } from '../shares.queries';
import { logoTexts as texts } from '../texts';
import styles from './workspace-logo-card.module.css';

/** Name and logo on the pages of links, for whoever may set them; everybody else sees nothing here. */
export function WorkspaceLogoCard() {
  const { scope } = useWorkspace();
  const { data: logo } = useApiQuery('shares.logo', { query: scope });
  if (!logo?.can_change || !(logo.is_shown || logo.image !== null)) return null;
  return (
    <section className={`${card.card} ${styles.apart}`} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className={styles.hint}>{logo.is_shown ? texts.hint : texts.needsLogoPlan}</p>
      <Logo logo={logo} />
    </section>
  );
}

function Logo({ logo: { image, is_shown: isShown } }: { logo: WorkspaceLogo }) {
  const { put, remove, problem, isBusy } = useWorkspaceLogo();
  return (
    <>
      {image !== null && <img className={styles.logo} src={image} alt={texts.present} />}
      {problem !== null && (
        <Alert role="alert" color="red">
          {problem}
        </Alert>
      )}
      <Group gap="xs">
        {isShown && (
          <FileButton accept="image/*" onChange={(file) => file && void put(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={isBusy}>
                {image === null ? texts.choose : texts.replace}
              </Button>
            )}
          </FileButton>
        )}
        {image !== null && (
          <Button variant="default" disabled={isBusy} onClick={remove}>
            {texts.remove}
          </Button>
        )}
      </Group>
      {isShown && <p className={styles.limit}>{texts.limit(LOGO.mostBytes / 1024)}</p>}
    </>
  );
}
