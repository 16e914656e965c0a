import { Radio, Stack } from '@mantine/core';
import { formatDate } from '../../../shared/format';
import { changeTexts as texts } from '../pricing-texts';

export type When = 'now' | 'period_end';

interface ChangeTimeProps {
  value: When;
  /** An instant. */
  periodEnd: string;
  onChange: (when: When) => void;
}

/** A smaller plan may wait until what is paid for has been used. */
export function ChangeTime({ value, periodEnd, onChange }: ChangeTimeProps) {
  return (
    <Radio.Group label={texts.when} value={value} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        <Radio value="now" label={texts.now} />
        <Radio value="period_end" label={texts.atPeriodEnd(formatDate(periodEnd))} />
      </Stack>
    </Radio.Group>
  );
}
