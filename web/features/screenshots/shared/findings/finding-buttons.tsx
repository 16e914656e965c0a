import { ActionIcon } from '@mantine/core';
import { Check, Undo2, X } from 'lucide-react';
import type { Finding } from '../../../../../server/contract/reading/findings';
import { findingTexts as texts, ruleName } from './finding-texts';
import { useFindingVerdict } from './findings.queries';

/** The verdicts on a finding: it is one, it is none, or neither any more. */
export function FindingButtons({ finding }: { finding: Finding }) {
  const { judge, isPending } = useFindingVerdict();
  const name = ruleName(finding.rule);
  const button = { size: 24, variant: 'subtle', color: 'gray', disabled: isPending } as const;
  if (finding.state !== 'open') {
    const label = texts.reopen(name);
    return (
      <ActionIcon {...button} aria-label={label} onClick={() => judge(finding.id, 'open')}>
        <Undo2 size={14} aria-hidden />
      </ActionIcon>
    );
  }
  const [confirm, dismiss] = [texts.confirm(name), texts.dismiss(name)];
  return (
    <>
      <ActionIcon {...button} aria-label={confirm} onClick={() => judge(finding.id, 'confirmed')}>
        <Check size={14} aria-hidden />
      </ActionIcon>
      <ActionIcon {...button} aria-label={dismiss} onClick={() => judge(finding.id, 'dismissed')}>
        <X size={14} aria-hidden />
      </ActionIcon>
    </>
  );
}
