import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { Share } from '../../../../server/contract/sharing/shares';
import { useShares } from '../shares.queries';
import { shareTexts as texts } from '../texts';
import styles from './share-dialog.module.css';

const sentenceOf = (state: Share['state']): string => {
  if (state === 'preparing') return texts.preparing;
  return state === 'not_clean' ? texts.notClean : texts.ready;
};

/** The address of a link that was just made. */
export function ShareMade({ share, onClose }: { share: Share; onClose: () => void }) {
  const clipboard = useClipboard({ timeout: 3_000 });
  const { rows } = useShares();
  const { state } = rows.find(({ id }) => id === share.id) ?? share;
  const url = share.url ?? '';
  return (
    <Stack gap="md">
      <p className={styles.hint} role="status">
        {sentenceOf(state)}
      </p>
      <div className={styles.link}>
        <TextInput
          label={texts.address}
          readOnly
          data-autofocus
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" onClick={() => void clipboard.copy(url)}>
          <span aria-live="polite">{clipboard.copied ? texts.copied : texts.copy}</span>
        </Button>
      </div>
      <Group justify="flex-end" gap="xs">
        <Button component="a" href={url} target="_blank" rel="noreferrer" variant="default">
          {texts.open}
        </Button>
        <Button onClick={onClose}>{texts.done}</Button>
      </Group>
    </Stack>
  );
}
