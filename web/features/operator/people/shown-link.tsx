import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { peopleTexts as texts } from './people-texts';
import styles from './people.module.css';

interface ShownLinkProps {
  label: string;
  hint: string;
  url: string;
}

/** A link that the server cannot show again. */
export function ShownLink({ label, hint, url }: ShownLinkProps) {
  const clipboard = useClipboard({ timeout: 3_000 });
  return (
    <>
      <p>{hint}</p>
      <div className={styles.link}>
        <TextInput
          label={label}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" onClick={() => void clipboard.copy(url)}>
          <span aria-live="polite">{clipboard.copied ? texts.copied : texts.copy}</span>
        </Button>
      </div>
    </>
  );
}
