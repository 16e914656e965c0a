import { use } from 'react';
import { SURE_FINDING } from '../../../../../server/contract/limits';
import { FINDING_CLASSES } from '../../../../../server/contract/reading/finding-classes';
import type { Finding } from '../../../../../server/contract/reading/findings';
import { FindingButtons } from '../../shared/findings/finding-buttons';
import { findingTexts as texts, ruleName } from '../../shared/findings/finding-texts';
import section from '../details/section.module.css';
import { MarkBoxes } from '../mark-boxes';
import styles from './viewer-findings.module.css';

function stateOf({ state, confidence }: Finding): string | null {
  if (state !== 'open') return texts[state];
  return confidence < SURE_FINDING ? texts.possible : null;
}

/** One finding; pointer and focus mark its place in the image. */
function FindingItem({ finding }: { finding: Finding }) {
  const mark = use(MarkBoxes);
  const name = ruleName(finding.rule);
  const state = stateOf(finding);
  const show = () => mark(finding.boxes);
  const hide = () => mark([]);
  return (
    <li
      className={styles.item}
      data-state={finding.state}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      <button type="button" className={styles.name} aria-label={texts.show(name)} onClick={show}>
        {name}
      </button>
      {state && <span className={styles.state}>{state}</span>}
      <FindingButtons finding={finding} />
    </li>
  );
}

/** Findings by class; nothing where there is none. */
export default function ViewerFindings({ findings }: { findings: readonly Finding[] }) {
  const groups = FINDING_CLASSES.map((about) => ({
    about,
    found: findings.filter((finding) => finding.class === about),
  })).filter(({ found }) => found.length > 0);
  return (
    <section aria-label={texts.title}>
      <h3 className={section.heading}>{texts.title}</h3>
      {groups.map(({ about, found }) => (
        <div key={about} role="group" aria-label={texts.classes[about]} className={styles.group}>
          <span className={styles.class}>{texts.classes[about]}</span>
          <ul className={styles.list}>
            {found.map((finding) => (
              <FindingItem key={finding.id} finding={finding} />
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.hint}>{texts.hint}</p>
    </section>
  );
}
