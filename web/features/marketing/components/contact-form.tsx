import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useCallback, useRef } from 'react';
import { contactTexts as texts, type InquiryType, inquiryOptions } from '../contact-texts';
import { useSimulatedSend } from '../use-simulated-send';
import styles from './contact-page.module.css';
import page from './public-page.module.css';

// All fields are required, and one sentence says so instead of a star in each label.
const needed = { required: true, withAsterisk: false } as const;

/** The contact form. It simulates sending and then resets. */
export function ContactForm({ inquiryType }: { inquiryType: InquiryType }) {
  const form = useRef<HTMLFormElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const startAgain = useCallback(() => {
    form.current?.reset();
    name.current?.focus();
  }, []);
  const { state, send } = useSimulatedSend(startAgain);
  const isBusy = state !== 'writing';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form ref={form} className={styles.form} aria-label={texts.formTitle} onSubmit={onSubmit}>
      <p className={page.muted}>{texts.allRequired}</p>
      <TextInput {...needed} ref={name} name="name" label={texts.name} autoComplete="name" />
      <TextInput
        {...needed}
        type="email"
        name="email"
        label={texts.email}
        autoComplete="email"
        spellCheck={false}
      />
      <NativeSelect
        name="inquiryType"
        label={texts.inquiryType}
        data={inquiryOptions}
        defaultValue={inquiryType}
      />
      <TextInput {...needed} name="subject" label={texts.subject} />
      <Textarea {...needed} name="message" label={texts.message} rows={6} />
      <div className={styles.action}>
        {/* Not disabled: that would move the focus away from the person who pressed it. */}
        <Button type="submit" aria-disabled={isBusy} data-disabled={isBusy || undefined}>
          {state === 'sending' ? texts.sending : texts.send}
        </Button>
        <p role="status" className={styles.sent}>
          {state === 'sent' && texts.sent}
        </p>
      </div>
    </form>
  );
}
