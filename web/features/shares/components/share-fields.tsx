import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { MAX_TITLE, SHARE_PASSWORD } from '../../../../server/contract/limits';
import { type FormRules, offeredDays, type ShareWishes } from '../share-wishes.model';
import { shareTexts as texts } from '../texts';
import styles from './share-dialog.module.css';

interface ShareFieldsProps {
  wishes: ShareWishes;
  /** Passwords and limits of views are not in the plan. */
  isFree: boolean;
  rules: FormRules;
  /** The end and the password of a link that there is already. */
  present?: { end: string; hasPassword: boolean };
  onChange: (change: Partial<ShareWishes>) => void;
}

/** The fields of a link, new or old. */
export function ShareFields({ wishes, isFree, rules, present, onChange }: ShareFieldsProps) {
  return (
    <>
      <TextInput
        label={texts.name}
        description={texts.nameHint}
        maxLength={MAX_TITLE}
        value={wishes.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <End wishes={wishes} rules={rules} present={present?.end} onChange={onChange} />
      <div className={styles.pair}>
        <Password
          wishes={wishes}
          isFree={isFree && !present?.hasPassword}
          isNeeded={rules.password_needed && !present?.hasPassword}
          isSet={present?.hasPassword ?? false}
          onChange={onChange}
        />
        <TextInput
          label={texts.views}
          description={isFree ? texts.needsProtectionPlan : texts.viewsHint}
          type="number"
          min={1}
          disabled={isFree && wishes.views === ''}
          value={wishes.views}
          onChange={(event) => onChange({ views: event.currentTarget.value })}
        />
      </div>
      {present?.hasPassword && !rules.password_needed && (
        <Switch
          label={texts.dropPassword}
          checked={wishes.dropsPassword}
          onChange={(event) =>
            onChange({ dropsPassword: event.currentTarget.checked, password: '' })
          }
        />
      )}
      <Switch
        label={texts.redact}
        description={texts.redactHint}
        checked={wishes.redact}
        onChange={(event) => onChange({ redact: event.currentTarget.checked })}
      />
      <Switch
        label={texts.showText}
        checked={wishes.showText}
        onChange={(event) => onChange({ showText: event.currentTarget.checked })}
      />
      <Switch
        label={texts.allowDownload}
        checked={wishes.allowDownload}
        onChange={(event) => onChange({ allowDownload: event.currentTarget.checked })}
      />
    </>
  );
}

interface EndProps extends Pick<ShareFieldsProps, 'wishes' | 'rules' | 'onChange'> {
  present: string | undefined;
}

function End({ wishes, rules: { most_days: most }, present, onChange }: EndProps) {
  const choices = [
    ...(present === undefined ? [] : [{ value: 'keep', label: texts.keepEnd(present) }]),
    ...offeredDays(most).map((n) => ({ value: String(n), label: texts.afterDays(n) })),
    { value: 'date', label: texts.onDate },
    ...(most === null ? [{ value: 'never', label: texts.never }] : []),
  ];
  const select = (
    <NativeSelect
      label={texts.ends}
      data={choices}
      value={wishes.ends}
      onChange={(event) => onChange({ ends: event.currentTarget.value })}
    />
  );
  if (wishes.ends !== 'date') return select;
  return (
    <div className={styles.pair}>
      {select}
      <TextInput
        label={texts.lastDay}
        type="date"
        required
        min={dayAfter(0)}
        max={most === null ? undefined : dayAfter(most)}
        value={wishes.date}
        onChange={(event) => onChange({ date: event.currentTarget.value })}
      />
    </div>
  );
}

/** A day from now, as date fields write it; this locale writes days as 2026-11-20. */
function dayAfter(days: number): string {
  const at = new Date();
  at.setDate(at.getDate() + days);
  return at.toLocaleDateString('sv-SE');
}

interface PasswordProps extends Pick<ShareFieldsProps, 'wishes' | 'isFree' | 'onChange'> {
  isNeeded: boolean;
  isSet: boolean;
}

function Password({ wishes, isFree, isNeeded, isSet, onChange }: PasswordProps) {
  const hint = isSet ? texts.keepPassword : isNeeded ? texts.neededHint : texts.passwordHint;
  return (
    <TextInput
      label={isSet ? texts.newPassword : texts.password}
      description={isFree ? texts.needsProtectionPlan : hint}
      type="password"
      autoComplete="new-password"
      minLength={SHARE_PASSWORD.least}
      required={isNeeded}
      disabled={isFree || wishes.dropsPassword}
      value={wishes.password}
      onChange={(event) => onChange({ password: event.currentTarget.value })}
    />
  );
}
