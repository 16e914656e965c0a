import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { planSales } from '../../../shared/plan-sales';
import { siteName } from '../../../shared/site';
import { siteContact } from '../../../shared/site-contact';
import card from '../../../ui/layout/card.module.css';
import { contactTexts as texts, responseTimes } from '../contact-texts';
import { INQUIRY_TYPES } from '../constants';
import { contact } from '../company-details';
import { ContactForm } from './contact-form';
import styles from './contact-page.module.css';
import page from './public-page.module.css';
import { PublicPage } from './public-page';

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt className={page.muted}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const mail = (address: string) => <a href={`mailto:${address}`}>{address}</a>;

/** The address that an operator entered, alone: nothing else is promised in their name. */
function OperatorDetails({ email }: { email: string }) {
  return (
    <aside className={page.stack} aria-label={texts.detailsTitle}>
      <section className={card.card}>
        <h2>{texts.detailsTitle}</h2>
        <dl className={styles.details}>
          <Detail name={siteName}>{mail(email)}</Detail>
        </dl>
      </section>
    </aside>
  );
}

function Details() {
  return (
    <aside className={page.stack} aria-label={texts.detailsTitle}>
      <section className={card.card}>
        <h2>{texts.detailsTitle}</h2>
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
      <section className={card.card}>
        <h2>{texts.responseTitle}</h2>
        <dl className={styles.details}>
          {responseTimes.map(({ channel, time, ...more }) => (
            <Detail key={channel} name={channel}>
              {time}
              {'note' in more && <span className={page.muted}> ({more.note})</span>}
            </Detail>
          ))}
        </dl>
      </section>
    </aside>
  );
}

/** The form beside the contact details. `?inquiryType=` preselects the type. */
export function ContactPage() {
  const [search] = useSearchParams();
  const wanted = search.get('inquiryType');
  const inquiryType = INQUIRY_TYPES.find((type) => type === wanted) ?? 'general';
  return (
    <PublicPage title={texts.title} lead={planSales.isOn ? texts.lead : texts.leadWithoutPlans}>
      <div className={page.columns}>
        <ContactForm key={inquiryType} inquiryType={inquiryType} />
        {siteContact.email === null ? <Details /> : <OperatorDetails email={siteContact.email} />}
      </div>
    </PublicPage>
  );
}
