import { Button, Group, Modal, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { browser } from '../../../shared/browser';
import { TwoStep } from '../../../ui/dialogs/two-step';
import { useOpener } from '../../../ui/focus/use-opener';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { SignInAgain } from '../../auth/components/sign-in-again';
import styles from '../components/settings.module.css';
import { useMakeRecoveryCodes } from './passkeys.queries';
import { passkeysTexts } from './passkeys-texts';

const texts = passkeysTexts.recovery;

function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  useReturnFocus();
  const clipboard = useClipboard({ timeout: 3_000 });
  const save = () => {
    const text = texts.fileText(window.location.origin, codes);
    browser.save(new Blob([text], { type: 'text/plain' }), texts.file);
  };
  return (
    // They are shown once, so a click beside the dialog does not lose them.
    <Modal opened onClose={onClose} title={texts.dialog} closeOnClickOutside={false}>
      <Text mb="md">{texts.once}</Text>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group gap="xs" mt="lg">
        <Button
          variant="default"
          leftSection={<Copy size={16} aria-hidden />}
          onClick={() => void clipboard.copy(codes.join('\n'))}
        >
          <span aria-live="polite">{clipboard.copied ? texts.copied : texts.copy}</span>
        </Button>
        <Button variant="default" leftSection={<Download size={16} aria-hidden />} onClick={save}>
          {texts.download}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {texts.done}
        </Button>
      </Group>
    </Modal>
  );
}

/** The codes for the loss of every passkey: how many are left, and new ones. */
export function RecoveryCodes({ left }: { left: number }) {
  const [isAsking, setAsking] = useState(false);
  const maker = useOpener(isAsking);
  const make = useMakeRecoveryCodes();
  const start = () => {
    setAsking(false);
    make.mutate({});
  };
  return (
    <>
      <h3>{texts.title}</h3>
      <p className={styles.hint}>{left === 0 ? texts.none : texts.left(left)}</p>
      <div className={styles.actions}>
        {isAsking ? (
          <>
            <p>{texts.ask}</p>
            <TwoStep
              label={texts.ask}
              yes={texts.yes}
              no={passkeysTexts.cancel}
              onYes={start}
              onNo={() => setAsking(false)}
            />
          </>
        ) : (
          <Button
            variant="default"
            ref={maker}
            loading={make.isPending}
            onClick={left === 0 ? start : () => setAsking(true)}
          >
            {left === 0 ? texts.make : texts.makeNew}
          </Button>
        )}
      </div>
      {make.error && (
        <p role="alert" className={styles.warning}>
          {make.error.message || texts.failed}
        </p>
      )}
      <SignInAgain error={make.error} />
      {make.data && <CodesDialog codes={make.data.codes} onClose={() => make.reset()} />}
    </>
  );
}
