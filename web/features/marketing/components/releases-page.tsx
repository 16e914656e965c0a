import { Button, TextInput } from '@mantine/core';
import { Lightbulb } from 'lucide-react';
import { Link } from 'react-router-dom';
import changelog from '../../../../CHANGELOG.md?raw';
import { paths } from '../../../shared/paths';
import card from '../../../ui/layout/card.module.css';
import {
  readReleases,
  type Release,
  type ReleasePart,
  type ReleaseTopic,
} from '../changelog.model';
import { releasesTexts as texts } from '../releases-texts';
import page from './public-page.module.css';
import { PublicPage } from './public-page';
import styles from './releases-page.module.css';

const releases = readReleases(changelog);

/** Lists up to here are shown whole. */
const LONGEST = 10;
const SHOWN = 6;

/** Text in backticks is code. */
function Words({ text }: { text: string }) {
  return text.split('`').map((words, at) => (at % 2 === 1 ? <code key={at}>{words}</code> : words));
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  );
}

function Fold({ title, items }: ReleaseTopic) {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      <Items items={items} />
    </details>
  );
}

/** A long list shows its first lines; topics show their names. The rest is folded. */
function Part({ part: { title, items, topics } }: { part: ReleasePart }) {
  const shown = items.length > LONGEST ? SHOWN : items.length;
  const rest = items.slice(shown);
  return (
    <>
      <h3>{title in texts.parts ? texts.parts[title as keyof typeof texts.parts] : title}</h3>
      {shown > 0 && <Items items={items.slice(0, shown)} />}
      {rest.length > 0 && <Fold title={texts.more(rest.length)} items={rest} />}
      {topics.length > 0 && (
        <div>
          {topics.map((topic) => (
            <Fold key={topic.title} {...topic} />
          ))}
        </div>
      )}
    </>
  );
}

function Entry({ release }: { release: Release }) {
  const { version, date, type, title, parts } = release;
  return (
    <article className={`${card.card} ${styles.entry}`}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <p className={styles.facts}>
          <span className={styles.version}>{version}</span>
          <span className={styles.type}>{texts.types[type]}</span>
          <time dateTime={date}>{date}</time>
        </p>
      </header>
      {parts.map((part) => (
        <Part key={part.title} part={part} />
      ))}
    </article>
  );
}

function Subscribe() {
  return (
    <section className={`${card.card} ${styles.box}`}>
      <h2>{texts.subscribeTitle}</h2>
      <div className={styles.subscribe}>
        <TextInput
          type="email"
          label={texts.email}
          disabled
          aria-describedby="subscribe-note"
          className={styles.field}
        />
        <Button disabled>{texts.subscribe}</Button>
      </div>
      <p id="subscribe-note" className={page.muted}>
        {texts.notOpen}
      </p>
    </section>
  );
}

/** The release notes, and a link to request a feature. */
export function ReleasesPage() {
  return (
    <PublicPage title={texts.title} lead={texts.lead}>
      <div className={page.columns}>
        <div className={page.stack}>
          {releases.map((release) => (
            <Entry key={release.version} release={release} />
          ))}
        </div>
        <aside className={page.stack} aria-label={texts.requestTitle}>
          <section className={`${card.card} ${styles.box}`}>
            <h2>{texts.requestTitle}</h2>
            <p className={page.muted}>{texts.requestHint}</p>
            <Button
              component={Link}
              to={`${paths.contact}?inquiryType=feedback`}
              variant="default"
              leftSection={<Lightbulb size={16} aria-hidden />}
            >
              {texts.request}
            </Button>
          </section>
          <Subscribe />
        </aside>
      </div>
    </PublicPage>
  );
}
