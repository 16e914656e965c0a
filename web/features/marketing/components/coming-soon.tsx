import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';
import { supportTexts as texts } from '../support-texts';

interface ComingSoonProps {
  /** The control that is not available yet; `id` is its description. */
  target: RefObject<HTMLElement | null>;
  id: string;
}

/** A tooltip that says that a control is not available yet. Shown while mounted. */
export default function ComingSoon({ target, id }: ComingSoonProps) {
  return <Tooltip opened target={target} label={<span id={id}>{texts.comingSoon}</span>} />;
}
