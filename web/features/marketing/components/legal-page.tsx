import { type LegalPageTexts, legalTexts } from '../legal-texts';
import { PublicPage } from './public-page';
import styles from './legal-page.module.css';

/** A page of rules: the text of the operator in short sections. */
export function LegalPage({ texts }: { texts: LegalPageTexts }) {
  const { title, lead, changedOn, sections } = texts;
  const changed = (
    <p className={styles.changed}>
      {legalTexts.changed} <time dateTime={changedOn}>{changedOn}</time>
    </p>
  );
  return (
    <PublicPage title={title} lead={lead} head={changed}>
      <div className={styles.sections}>
        {sections.map((section) => (
          <section key={section.title} className={styles.section}>
            <h2>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </PublicPage>
  );
}
