import { Button } from '@mantine/core';
import { memo, useState } from 'react';
import type { TagSummary } from '../../../../server/contract/tags';
import { useLeavingFocus } from '../../../ui/focus/use-leaving-focus';
import { type MergeProposal, mergeProposals, proposalKey } from '../similar-tags';
import { useMergeTags } from '../tags.queries';
import { tagTexts } from '../texts';
import { useRefusedMerges } from '../use-tags-view';
import styles from './merge-proposals.module.css';

const texts = tagTexts.proposals;

interface ProposalProps {
  proposal: MergeProposal;
  onRefuse: () => void;
}

function Proposal({ proposal: { into, from }, onRefuse }: ProposalProps) {
  useLeavingFocus();
  const { merge, isMerging } = useMergeTags();
  const [isDone, setDone] = useState(false);
  const start = async () => setDone(await merge(from, into));
  // The list that is read again no longer proposes it.
  if (isDone) return null;
  return (
    <li className={styles.proposal}>
      <span className={styles.names}>{texts.sentence(from, into)}</span>
      <Button
        size="compact-sm"
        variant="light"
        aria-label={texts.mergeOf(from, into)}
        loading={isMerging}
        onClick={() => void start()}
      >
        {tagTexts.merge}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        aria-label={texts.keepOf(from, into)}
        onClick={onRefuse}
      >
        {texts.keep}
      </Button>
    </li>
  );
}

/**
 * Tags that seem to be spellings of one, each to be merged with one press; nothing where there are none. Every tag is
 * compared with every other, so this is not done again for each letter of a search.
 */
export const MergeProposals = memo(function MergeProposals({
  tags,
}: {
  tags: readonly TagSummary[];
}) {
  const [refused, refuse] = useRefusedMerges();
  const proposals = mergeProposals(tags).filter((it) => !refused.has(proposalKey(it)));
  if (proposals.length === 0) return null;
  return (
    <details className={styles.box} open={proposals.length <= 3}>
      <summary>{texts.title(proposals.length)}</summary>
      <ul className={styles.list}>
        {proposals.map((proposal) => (
          <Proposal
            key={proposalKey(proposal)}
            proposal={proposal}
            onRefuse={() => refuse(proposalKey(proposal))}
          />
        ))}
      </ul>
    </details>
  );
});
