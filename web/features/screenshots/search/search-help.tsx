import { Anchor, Modal, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { dayIn } from '../../../../server/contract/search/day-in';
import { useApiQuery } from '../../../shared/api/hooks';
import { paths } from '../../../shared/paths';
import { useTimeZone } from '../../auth/use-time-zone';
import { useReturnFocus } from '../../../ui/focus/use-return-focus';
import { useWorkspace } from '../../workspaces/use-workspace';
import { type Example, helpSections } from './search-help.model';
import { searchHelpTexts as texts } from './search-help-texts';
import { useLacksOperators } from './use-lacks-operators';
import styles from './search-help.module.css';

/** Says that the space has no operators yet, and where they come from. */
function PlanHint() {
  const { isPersonal } = useWorkspace();
  if (!useLacksOperators()) return null;
  return (
    <Text c="dimmed" fz="sm" mb="md">
      {isPersonal ? texts.needsPlan : texts.needsOwnersPlan}{' '}
      <Anchor component={Link} to={paths.pricing}>
        {texts.seePlans}
      </Anchor>
    </Text>
  );
}

function ExampleRow({ q, hint, onTry }: Example & { onTry: (q: string) => void }) {
  return (
    <li className={styles.row}>
      <button type="button" className={styles.example} onClick={() => onTry(q)}>
        {q}
      </button>
      <span className={styles.hint}>{hint}</span>
    </li>
  );
}

interface SearchHelpProps {
  onTry: (q: string) => void;
  onClose: () => void;
}

/** Everything that a search understands, with examples to press. */
export function SearchHelp({ onTry, onClose }: SearchHelpProps) {
  useReturnFocus();
  const { scope } = useWorkspace();
  const timeZone = useTimeZone();
  const { data: tags } = useApiQuery('tags.list', { query: scope });
  const { data: collections } = useApiQuery('collections.list', { query: scope });
  const sections = helpSections({
    tag: tags?.[0]?.tag_name,
    collection: collections?.[0]?.name,
    today: dayIn(timeZone, new Date()),
  });
  return (
    <Modal opened onClose={onClose} title={texts.title} size="lg">
      <Text c="dimmed" mb="sm">
        {texts.intro}
      </Text>
      <PlanHint />
      {sections.map(({ title, examples }) => (
        <section key={title} aria-label={title} className={styles.section}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.list}>
            {examples.map((it) => (
              <ExampleRow key={it.q} {...it} onTry={onTry} />
            ))}
          </ul>
        </section>
      ))}
    </Modal>
  );
}
