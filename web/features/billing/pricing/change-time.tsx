import { Radio, Stack } from '@mantine/core';
import { formatDate } from '../../../shared/format';
import { changeTexts as texts } from '../shared/pricing-texts';

export type When = 'now' | 'period_end';

interface ChangeTimeProps {
  value: When;
  /** ISO 8601. */
  periodEnd: string;
  onChange: (when: When) => void;
}

/** Chooses whether a smaller plan starts now or at the end of the paid period. */
export function ChangeTime({ value, periodEnd, onChange }: ChangeTimeProps) {
  return (
    <Radio.Group label={texts.when} value={value} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        <Radio value="period_end" label={texts.atPeriodEnd(formatDate(periodEnd))} />
        <Radio value="now" label={texts.now} />
      </Stack>
    </Radio.Group>
  );
}
