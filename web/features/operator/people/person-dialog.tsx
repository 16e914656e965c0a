import { Button, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formatByteSize, parseByteSize } from '../../../../server/contract/storage/byte-sizes';
import type { KnownPerson } from '../../../../server/contract/people';
import { formatDate, formatDateTime, formatNumber } from '../../../shared/format';
import { planSales } from '../../../shared/plan-sales';
import { TwoStepButton } from '../../../ui/dialogs/two-step-button';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { bytesUsed } from '../../billing/usage/storage-texts';
import { useLinkPerson, useSignOutPerson, useUpdatePerson } from './people.queries';
import { peopleTexts as texts } from './people-texts';
import styles from './people.module.css';
import { ShownLink } from './shown-link';

interface PersonProps {
  person: KnownPerson;
}

function Facts({ person }: PersonProps) {
  const { facts } = texts;
  const seen = person.last_seen_at;
  const rows = [
    ...(planSales.isOn ? [[facts.plan, person.plan_name] as const] : []),
    [facts.stored, texts.usage(person.screenshots, bytesUsed(person.bytes, person.limit_bytes))],
    [facts.teams, formatNumber(person.teams)],
    [facts.since, formatDate(person.created_at)],
    [facts.seen, seen === null ? facts.never : formatDateTime(seen)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function PlanField({ person, plans }: PersonProps & { plans: readonly string[] }) {
  const [plan, setPlan] = useState(person.plan_name);
  const update = useUpdatePerson();
  if (plans.length === 0) return null;
  return (
    <div className={styles.link}>
      <NativeSelect
        label={texts.plan.label}
        description={texts.plan.hint}
        data={[...plans]}
        value={plan}
        onChange={(event) => setPlan(event.currentTarget.value)}
      />
      <Button
        variant="default"
        loading={update.isPending}
        disabled={plan === person.plan_name}
        onClick={() => update.mutate({ params: { id: person.id }, body: { plan } })}
      >
        {texts.plan.give}
      </Button>
    </div>
  );
}

/** The text of a limit, as `limitOf` reads it. */
const limitText = (limit: number | null): string => {
  if (limit === null) return '';
  return limit === 0 ? texts.storage.none : formatByteSize(limit);
};

/** Bytes, 0 for none, null for the default; undefined for what is no size. */
function limitOf(text: string): number | null | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '') return null;
  if (typed === texts.storage.none) return 0;
  return parseByteSize(typed) || undefined;
}

function StorageField({ person }: PersonProps) {
  const known = limitText(person.storage_limit);
  const [text, setText] = useState(known);
  const update = useUpdatePerson();
  const limit = limitOf(text);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (limit === undefined) return;
    update.mutate({ params: { id: person.id }, body: { storage_limit: limit } });
  };
  return (
    <form className={styles.link} onSubmit={save}>
      <TextInput
        label={texts.storage.label}
        description={texts.storage.hint}
        autoComplete="off"
        maxLength={30}
        value={text}
        error={limit === undefined && texts.storage.wrong}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        loading={update.isPending}
        disabled={limit === undefined || text.trim() === known}
      >
        {texts.storage.save}
      </Button>
    </form>
  );
}

function Role({ person }: PersonProps) {
  const update = useUpdatePerson();
  if (person.is_appointed_elsewhere) return <p className={styles.muted}>{texts.role.elsewhere}</p>;
  const { make, remove } = texts.role;
  return (
    <Button
      variant="default"
      loading={update.isPending}
      onClick={() =>
        update.mutate({ params: { id: person.id }, body: { operator: !person.is_operator } })
      }
    >
      {person.is_operator ? remove : make}
    </Button>
  );
}

function SignInLink({ person }: PersonProps) {
  const link = useLinkPerson();
  if (link.data?.url) {
    return <ShownLink label={texts.link.label} hint={texts.link.hint} url={link.data.url} />;
  }
  if (link.data) return <p role="status">{texts.link.mailed}</p>;
  return (
    <Button
      variant="default"
      loading={link.isPending}
      onClick={() => link.mutate({ params: { id: person.id } })}
    >
      {texts.link.make}
    </Button>
  );
}

function Endings({ person, isSelf }: PersonProps & { isSelf: boolean }) {
  const update = useUpdatePerson();
  const signOut = useSignOutPerson();
  const { id, email, disabled_at: disabledAt } = person;
  const setDisabled = (disabled: boolean) => update.mutate({ params: { id }, body: { disabled } });
  return (
    <>
      <TwoStepButton
        variant="default"
        loading={signOut.isPending}
        question={texts.signOut.question(email)}
        yes={texts.signOut.yes}
        no={texts.cancel}
        onYes={() => signOut.mutate({ params: { id } })}
      >
        {texts.signOut.ask}
      </TwoStepButton>
      {disabledAt !== null && (
        <Button variant="default" loading={update.isPending} onClick={() => setDisabled(false)}>
          {texts.disable.enable}
        </Button>
      )}
      {disabledAt === null && !isSelf && (
        <TwoStepButton
          variant="outline"
          color="red"
          loading={update.isPending}
          question={texts.disable.question(email)}
          yes={texts.disable.yes}
          no={texts.cancel}
          onYes={() => setDisabled(true)}
        >
          {texts.disable.ask}
        </TwoStepButton>
      )}
    </>
  );
}

interface PersonDialogProps extends PersonProps {
  isSelf: boolean;
  plans: readonly string[];
  /** Whether this server signs people in by links. */
  hasLinks: boolean;
  onClose: () => void;
}

/** The account of one person, with everything that an operator may do with it. */
export function PersonDialog(props: PersonDialogProps) {
  const { person, isSelf, plans, hasLinks, onClose } = props;
  useReturnFocus();
  // Other operators are signed in on the command line only.
  const mayLink = hasLinks && person.disabled_at === null && (isSelf || !person.is_operator);
  return (
    <Modal opened onClose={onClose} title={person.email}>
      <Stack gap="md">
        <Facts person={person} />
        <PlanField person={person} plans={plans} />
        <StorageField person={person} />
        {person.disabled_at === null && <Role person={person} />}
        {mayLink && <SignInLink person={person} />}
        <Endings person={person} isSelf={isSelf} />
      </Stack>
    </Modal>
  );
}
