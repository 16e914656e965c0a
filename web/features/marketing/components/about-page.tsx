import {
  CalendarClock,
  FileStack,
  Layers,
  type LucideIcon,
  ScanText,
  TextSearch,
  UsersRound,
} from 'lucide-react';
import card from '../../../ui/layout/card.module.css';
import { aboutFeatures, aboutTexts, aboutValues } from '../about-texts';
import { statistics } from '../company-details';
import styles from './about-page.module.css';
import page from './public-page.module.css';
import { PublicPage, PublicSection } from './public-page';

const icons: Readonly<Record<(typeof aboutFeatures)[number]['key'], LucideIcon>> = {
  read: ScanText,
  search: TextSearch,
  calendar: CalendarClock,
  collections: FileStack,
  duplicates: Layers,
  teams: UsersRound,
};

function Statistics() {
  return (
    <ul className={styles.statistics} aria-label={aboutTexts.statistics}>
      {statistics.map(({ value, label }) => (
        <li key={label} className={styles.statistic}>
          <strong className={styles.value}>{value}</strong> {label}
        </li>
      ))}
    </ul>
  );
}

function Features() {
  return (
    <ul className={page.cards}>
      {aboutFeatures.map(({ key, title, text }) => {
        const Icon = icons[key];
        return (
          <li key={key} className={`${card.card} ${card.feature}`}>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            <h3>{title}</h3>
            <p className={page.muted}>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** The mission, story and values, with the operator's figures. */
export function AboutPage() {
  return (
    <PublicPage title={aboutTexts.title} lead={aboutTexts.lead}>
      <PublicSection title={aboutTexts.missionTitle}>
        <p className={styles.mission}>{aboutTexts.mission}</p>
        <Statistics />
      </PublicSection>
      <PublicSection title={aboutTexts.featuresTitle}>
        <Features />
      </PublicSection>
      <PublicSection title={aboutTexts.storyTitle}>
        <div className={styles.story}>
          {aboutTexts.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </PublicSection>
      <PublicSection title={aboutTexts.valuesTitle}>
        <ul className={page.cards}>
          {aboutValues.map(({ title, text }) => (
            <li key={title} className={styles.principle}>
              <h3>{title}</h3>
              <p className={page.muted}>{text}</p>
            </li>
          ))}
        </ul>
      </PublicSection>
    </PublicPage>
  );
}
