import { Accordion, Button, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Chips } from '../../../ui/fields/chips';
import { findQuestions, partsOf } from '../faq.model';
import { categories, type Question, questions } from '../support-faq';
import { supportTexts as texts } from '../support-texts';
import { useSupportAddress } from '../use-support-address';
import { PublicPage, PublicSection } from './public-page';
import { SupportCards } from './support-cards';
import styles from './support-page.module.css';

function Marked({ text, query }: { text: string; query: string }) {
  return partsOf(text, query).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

function Answers({ found, query }: { found: readonly Question[]; query: string }) {
  return (
    // With the default mode the answers would be missing from the prerendered page.
    <Accordion multiple order={3} keepMountedMode="display-none" className={styles.answers}>
      {found.map(({ id, question, answer }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>
            <Marked text={question} query={query} />
          </Accordion.Control>
          <Accordion.Panel>
            <Marked text={answer} query={query} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

function Nothing({ onClear }: { onClear: () => void }) {
  return (
    <div className={styles.nothing}>
      <h3>{texts.none}</h3>
      <p className={styles.muted}>{texts.noneHint}</p>
      <Button variant="default" onClick={onClear}>
        {texts.clear}
      </Button>
    </div>
  );
}

/** Frequent questions with search and categories, and the ways to ask others. */
export function SupportPage() {
  const { query, category, setQuery, setCategory, clear } = useSupportAddress();
  const field = useRef<HTMLInputElement>(null);
  const found = findQuestions(questions(), { query, category });
  // Runs after the heading has taken the focus of the navigation.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const onClear = () => {
    clear();
    field.current?.focus();
  };
  return (
    <PublicPage title={texts.title} lead={texts.lead}>
      <PublicSection title={texts.questions}>
        <TextInput
          ref={field}
          type="search"
          size="md"
          className={styles.search}
          aria-label={texts.search}
          placeholder={texts.search}
          leftSection={<Search size={16} aria-hidden />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <Chips
          label={texts.categories}
          values={categories()}
          chosen={category}
          onChoose={setCategory}
        />
        <p role="status" className={styles.muted}>
          {texts.found(found.length)}
        </p>
        {found.length > 0 ? <Answers found={found} query={query} /> : <Nothing onClear={onClear} />}
      </PublicSection>
      <PublicSection title={texts.helpTitle}>
        <SupportCards />
      </PublicSection>
    </PublicPage>
  );
}
