import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import { supportTexts as texts } from '../support-texts';

/** Says of a control that it is not open yet, to the pointer, the keyboard and the finger. */
export default function ComingSoon({ children }: { children: ReactElement }) {
  return (
    <Tooltip
      label={texts.comingSoon}
      openDelay={0}
      events={{ hover: true, focus: true, touch: true }}
    >
      {children}
    </Tooltip>
  );
}
