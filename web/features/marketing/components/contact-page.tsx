import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contactTexts as texts, INQUIRY_TYPES, responseTimes } from '../contact-texts';
import { contact } from '../operator';
import { ContactForm } from './contact-form';
import styles from './contact-page.module.css';
import { PublicPage } from './public-page';

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt className={styles.muted}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const mail = (address: string) => <a href={`mailto:${address}`}>{address}</a>;

function Details() {
  return (
    <aside className={styles.aside} aria-label={texts.detailsTitle}>
      <section className={styles.box}>
        <h2 className={styles.boxTitle}>{texts.detailsTitle}</h2>
        <dl className={styles.details}>
          <Detail name={texts.supportEmail}>{mail(contact.supportEmail)}</Detail>
          <Detail name={texts.salesEmail}>{mail(contact.salesEmail)}</Detail>
          <Detail name={texts.phone}>
            <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</a>
          </Detail>
          <Detail name={texts.address}>
            <address className={styles.address}>{contact.address.join('\n')}</address>
          </Detail>
          <Detail name={texts.hours}>{contact.hours}</Detail>
        </dl>
      </section>
      <section className={styles.box}>
        <h2 className={styles.boxTitle}>{texts.responseTitle}</h2>
        <dl className={styles.details}>
          {responseTimes.map(({ channel, time, ...more }) => (
            <Detail key={channel} name={channel}>
              {time}
              {'note' in more && <span className={styles.muted}> ({more.note})</span>}
            </Detail>
          ))}
        </dl>
      </section>
    </aside>
  );
}

/** The form beside every other way to reach the operator. `?inquiryType=` chooses the kind beforehand. */
export function ContactPage() {
  const [search] = useSearchParams();
  const wanted = search.get('inquiryType');
  const inquiryType = INQUIRY_TYPES.find((type) => type === wanted) ?? 'general';
  return (
    <PublicPage title={texts.title} lead={texts.lead}>
      <div className={styles.columns}>
        <ContactForm key={inquiryType} inquiryType={inquiryType} />
        <Details />
      </div>
    </PublicPage>
  );
}
