import { Button, Skeleton, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_EMAIL, SITE_NAME_LENGTH } from '../../../../server/contract/limits';
import type { Site } from '../../../../server/contract/operator/site';
import { Panel } from '../../../ui/layout/panel';
import { QueryView } from '../../../ui/states/query-view';
import { Skeletons } from '../../../ui/states/skeletons';
import { useSiteDetails, useUpdateSite } from '../operator.queries';
import { operatorTexts } from '../texts';
import styles from './operator.module.css';

const texts = operatorTexts.site;
const PRODUCT = 'Shotvault';

const orNull = (typed: string): string | null => typed.trim() || null;

function SiteForm({ saved }: { saved: Site }) {
  const [name, setName] = useState(saved.name ?? '');
  const [contact, setContact] = useState(saved.contact_email ?? '');
  const update = useUpdateSite();
  const next: Site = { name: orNull(name), contact_email: orNull(contact) };
  const isChanged = next.name !== saved.name || next.contact_email !== saved.contact_email;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) update.mutate({ body: next });
  };
  return (
    <form className={styles.site} onSubmit={submit}>
      <TextInput
        label={texts.name}
        description={texts.nameHint(PRODUCT)}
        placeholder={PRODUCT}
        autoComplete="off"
        maxLength={SITE_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label={texts.contact}
        description={texts.contactHint}
        type="email"
        autoComplete="off"
        maxLength={MAX_EMAIL}
        value={contact}
        onChange={(event) => setContact(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        disabled={!isChanged}
        loading={update.isPending || update.isSuccess}
      >
        {texts.save}
      </Button>
      <p role="alert" className={styles.siteFault}>
        {update.error && (update.error.message || texts.failed)}
      </p>
    </form>
  );
}

/** Name and contact address, which people see in many places. */
export function SitePanel() {
  return (
    <Panel title={texts.title} summary={texts.hint}>
      <QueryView
        query={useSiteDetails()}
        loading={
          <Skeletons label={texts.loading}>
            <Skeleton className={styles.waiting} radius="md" />
          </Skeletons>
        }
        failed={texts.loadFailed}
        stale={texts.loadFailed}
      >
        {(saved) => <SiteForm saved={saved} />}
      </QueryView>
    </Panel>
  );
}
