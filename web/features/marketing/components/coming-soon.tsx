import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';
import { supportTexts as texts } from '../support-texts';

interface ComingSoonProps {
  /** The control that is not open yet; it names `id` as its description. */
  target: RefObject<HTMLElement | null>;
  id: string;
}

/** Says of a control that it is not open yet. Shown for as long as it is there. */
export default function ComingSoon({ target, id }: ComingSoonProps) {
  return <Tooltip opened target={target} label={<span id={id}>{texts.comingSoon}</span>} />;
}
