import { Accordion } from '@mantine/core';
import { faqTitle, pricingFaq } from '../shared/pricing-texts';
import styles from './faq.module.css';

/** Questions about plans and payment, in an accordion. */
export function Faq() {
  return (
    <section className={styles.faq}>
      <h2>{faqTitle}</h2>
      <Accordion multiple order={3} keepMountedMode="display-none">
        {pricingFaq.map(({ id, question, answer }) => (
          <Accordion.Item key={id} value={id}>
            <Accordion.Control>{question}</Accordion.Control>
            <Accordion.Panel>{answer}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  );
}
