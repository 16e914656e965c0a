import { Button, TextInput } from '@mantine/core';
import { Lightbulb } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import card from '../../../ui/layout/card.module.css';
import { type Release, releases, releasesTexts as texts } from '../releases-texts';
import page from './public-page.module.css';
import { PublicPage } from './public-page';
import styles from './releases-page.module.css';

function Entry({ release }: { release: Release }) {
  const { version, date, type, title, features } = release;
  return (
    <article className={`${card.card} ${styles.entry}`}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <p className={styles.facts}>
          <span className={styles.version}>{version}</span>
          <span className={styles.type}>{type}</span>
          <time dateTime={date}>{date}</time>
        </p>
      </header>
      <h3>{texts.features}</h3>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
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
