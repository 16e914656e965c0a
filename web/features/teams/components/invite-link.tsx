import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { inviteTexts as texts } from '../texts';
import styles from './teams.module.css';

/** The link of an invite, which is shown only once. */
export function InviteLink({ url }: { url: string }) {
  const clipboard = useClipboard({ timeout: 3_000 });
  return (
    <div className={styles.link}>
      <TextInput
        label={texts.link}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" onClick={() => void clipboard.copy(url)}>
        <span aria-live="polite">{clipboard.copied ? texts.copied : texts.copy}</span>
      </Button>
    </div>
  );
}
