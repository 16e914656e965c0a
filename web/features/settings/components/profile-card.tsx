import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import card from '../../../ui/layout/card.module.css';
import { Initial } from '../../../ui/layout/initial';
import type { User } from '../../../../server/contract/auth';
import { MAX_NAME } from '../../../../server/contract/limits';
import { requiredField } from '../../../ui/fields/required-field';
import { useUpdateProfile } from '../settings.queries';
import { settingsTexts } from '../texts';
import styles from './settings.module.css';

const texts = settingsTexts.profile;

export function ProfileCard({ user }: { user: User }) {
  const { name: savedName, given_name: savedGivenName } = user.google_user_data;
  const [name, setName] = useState(savedName);
  const [givenName, setGivenName] = useState(savedGivenName);
  const update = useUpdateProfile();
  const isChanged = name.trim() !== savedName || givenName.trim() !== savedGivenName;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || givenName.trim() === '' || !isChanged) return;
    update.mutate({ body: { name, given_name: givenName } });
  };
  return (
    <form className={card.card} onSubmit={submit}>
      <div className={styles.who}>
        <Initial name={savedName} size={48} />
        <div>
          <h2>{texts.title}</h2>
          <p className={styles.hint}>{texts.hint}</p>
        </div>
      </div>
      <div className={styles.fields}>
        <TextInput
          label={texts.name}
          {...requiredField}
          maxLength={MAX_NAME}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label={texts.givenName}
          {...requiredField}
          maxLength={MAX_NAME}
          value={givenName}
          onChange={(event) => setGivenName(event.currentTarget.value)}
        />
        <dl className={styles.fixed}>
          <dt>{texts.email}</dt>
          <dd>{user.email}</dd>
        </dl>
      </div>
      <div className={styles.actions}>
        <Button type="submit" disabled={!isChanged} loading={update.isPending}>
          {settingsTexts.save}
        </Button>
      </div>
    </form>
  );
}
