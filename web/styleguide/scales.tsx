import { useState } from 'react';
import { Section } from './section';
import styles from './styleguide.module.css';
import { isOfScale, isType, readTokens } from './tokens';

const SENTENCE = 'Every screenshot, found again by what it says 0123456789';

/** Type, space, radius and shadow. */
export function Scales() {
  const [tokens] = useState(readTokens);
  return (
    <>
      <Section title="Type">
        <dl className={styles.types}>
          {tokens.filter(isType).map(({ name, value }) => (
            <div key={name}>
              <dt>
                {name.slice(2)} <code>{value.replace(/ var.*/, '')}</code>
              </dt>
              <dd style={{ font: `var(${name})` }}>{SENTENCE}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Space">
        <ul className={styles.scale}>
          {tokens.filter(isOfScale('--space-')).map(({ name, value }) => (
            <li key={name}>
              <span className={styles.bar} style={{ width: `var(${name})` }} />
              {name.slice(2)} <code>{value}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Radius and shadow">
        <ul className={styles.scale}>
          {tokens.filter(isOfScale('--radius-')).map(({ name, value }) => (
            <li key={name}>
              <span className={styles.corner} style={{ borderRadius: `var(${name})` }} />
              {name.slice(2)} <code>{value}</code>
            </li>
          ))}
          <li>
            <span className={styles.corner} style={{ boxShadow: 'var(--shadow-layer)' }} />
            shadow-layer
          </li>
        </ul>
      </Section>
    </>
  );
}
