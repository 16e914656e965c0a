import { Button, TextInput } from '@mantine/core';
import { useTimeZone } from '../../../auth/use-time-zone';
import type { GalleryFilter } from '../../shared/gallery-address.model';
import { filterTexts as texts } from '../filter-texts';
import { dayIn } from '../../../../../server/contract/search/day-in';
import styles from './date-presets.module.css';
import { monthOf, monthSpan, PRESETS, presetDays, presetOf, type Span } from './presets.model';

interface DatePresetsProps {
  filter: GalleryFilter;
  onChange: (change: Partial<GalleryFilter>) => void;
}

/** Usual ranges of days, each with one press, and any month. */
export function DatePresets({ filter, onChange }: DatePresetsProps) {
  const today = dayIn(useTimeZone(), new Date());
  const { startDate: from, endDate: to, dateField } = filter;
  const isAnyTime = from === '' && to === '';
  const pressed = presetOf({ from, to }, today);
  const month = monthOf({ from, to });
  const choose = (span: Span) =>
    onChange({
      startDate: span.from,
      endDate: span.to,
      // The days of the gallery, until the person says which days are meant.
      dateField: isAnyTime ? 'image' : dateField,
    });
  return (
    <div role="group" aria-label={texts.presets} className={styles.presets}>
      <Button
        size="compact-md"
        variant={isAnyTime ? 'light' : 'default'}
        aria-pressed={isAnyTime}
        onClick={() => onChange({ startDate: '', endDate: '', dateField: 'uploaded' })}
      >
        {texts.anyTime}
      </Button>
      {PRESETS.map((preset) => (
        <Button
          key={preset}
          size="compact-md"
          variant={preset === pressed ? 'light' : 'default'}
          aria-pressed={preset === pressed}
          onClick={() => choose(presetDays(today)[preset])}
        >
          {texts.preset[preset]}
        </Button>
      ))}
      <TextInput
        type="month"
        className={styles.month}
        data-empty={month === null || undefined}
        leftSection={<span aria-hidden>{texts.month}</span>}
        leftSectionWidth={64}
        aria-label={texts.month}
        placeholder="YYYY-MM"
        pattern="\d{4}-\d{2}"
        max={today.slice(0, 7)}
        value={month ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          if (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(chosen)) choose(monthSpan(chosen));
        }}
      />
    </div>
  );
}
