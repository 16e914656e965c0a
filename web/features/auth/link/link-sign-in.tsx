import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_EMAIL } from '../../../../server/contract/limits';
import { siteContact } from '../../../shared/site-contact';
import { requiredField } from '../../../ui/fields/required-field';
import page from '../components/sign-in-page.module.css';
import { useSignInWays } from '../use-sign-in-ways';
import { linkTexts } from './link-texts';
import { useAskForLink } from './use-link';

const texts = linkTexts.mail;

function MailLinkForm() {
  const [email, setEmail] = useState('');
  const ask = useAskForLink();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate({ body: { email: email.trim() } });
  };
  return (
    <form className={page.form} onSubmit={submit} aria-label={texts.title}>
      <TextInput
        label={texts.email}
        type="email"
        {...requiredField}
        autoComplete="email"
        maxLength={MAX_EMAIL}
        error={ask.error && (ask.error.message || texts.failed)}
        errorProps={{ role: 'alert' }}
        value={email}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          if (!ask.isIdle) ask.reset();
        }}
      />
      <Button type="submit" variant="default" size="lg" fullWidth loading={ask.isPending}>
        {texts.send}
      </Button>
      <p role="status">{ask.isSuccess && texts.sent(ask.variables.body.email)}</p>
    </form>
  );
}

/** Links of this server beside the buttons of providers; nothing where there are none. */
export function LinkSignIn() {
  const { links } = useSignInWays();
  if (links === 'by_mail') return <MailLinkForm />;
  if (links !== 'by_operator') return null;
  const { email } = siteContact;
  return (
    <p>
      {linkTexts.byOperator}
      {email !== null && (
        <>
          {' '}
          {linkTexts.operatorAt} <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </p>
  );
}
